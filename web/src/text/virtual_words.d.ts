declare module 'virtual:words' {
  /** By language and part: how to fetch its words. */
  const languages: Record<string, Record<string, () => Promise<{ default: string }>>>
  export default languages
}
