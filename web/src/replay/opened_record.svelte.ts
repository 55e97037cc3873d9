/** A record that the reader brought along: a file dropped on the page, or chosen. */
import { go } from '../routes.svelte'
import { Trouble } from '../net/errors'

let brought = $state.raw<unknown>(null)

export const records = {
  get brought(): unknown {
    return brought
  },
}

/** Reads the file and goes to its replay. */
export async function fileFrom(file: File): Promise<''> {
  let record: unknown
  try {
    record = JSON.parse(await file.text())
  } catch {
    throw new Trouble('no-json', { name: file.name })
  }
  brought = record
  go({ page: 'replay', id: null })
  return ''
}
