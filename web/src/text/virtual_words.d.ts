declare module 'virtual:words' {
  /** How to fetch the words of each language and part. */
  const languages: Record<string, Record<string, () => Promise<{ default: string }>>>
  export default languages
}
