/** A new id for a command. Pages served over plain http have no `randomUUID`. */
export function newTicket(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
