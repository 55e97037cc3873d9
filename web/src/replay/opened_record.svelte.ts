/** The record that the reader opened: a file dropped on the page, or chosen. */
import { AppError } from '../net/errors'
import { navigate } from '../routes.svelte'

let opened = $state.raw<unknown>(null)

export const openedRecord = {
  get record(): unknown {
    return opened
  },
}

/** Reads the file and goes to its replay. */
export async function openRecordFile(file: File): Promise<''> {
  let record: unknown
  try {
    record = JSON.parse(await file.text())
  } catch {
    throw new AppError('no-json', { name: file.name })
  }
  opened = record
  navigate({ page: 'replay', id: null })
  return ''
}
