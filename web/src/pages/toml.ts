/** The reader of TOML by itself, so that it is fetched only when somebody brings such a document. */
export { parse } from 'smol-toml'
