/** Hands a document to the reader as a file. */
export function download(name: string, document: unknown): void {
  const text = JSON.stringify(document, null, 1) + '\n'
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = window.document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
