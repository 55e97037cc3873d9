/** Gives a document to the reader as a file. */
export function save(name: string, document_: unknown): void {
  const link = document.createElement('a')
  const blob = new Blob([JSON.stringify(document_, null, 1)], { type: 'application/json' })
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}
