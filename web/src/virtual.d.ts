declare module 'virtual:words' {
  /** By language: how to fetch its words. */
  const languages: Record<string, () => Promise<{ default: string }>>
  export default languages
  /** By part, then by language: words that only some pages need. */
  export const apart: Record<string, Record<string, () => Promise<{ default: string }>>>
}
