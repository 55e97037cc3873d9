/** The TOML parser in its own module, so that it is fetched only when somebody provides TOML. */
export { parse } from 'smol-toml'
