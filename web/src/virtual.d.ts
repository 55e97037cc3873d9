declare module 'virtual:words' {
  /** By language: how to fetch its words. */
  const languages: Record<string, () => Promise<{ default: string }>>
  export default languages
}
