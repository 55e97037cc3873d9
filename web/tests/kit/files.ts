import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** All components and modules in a folder. */
export function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? files(path) : /\.(svelte|ts)$/.test(path) ? [path] : []
  })
}
