/** A paragraph's markup: *this* is emphasis, `this` a word of the notation, 3.2 another paragraph. */
export interface Span {
  text: string
  as?: 'em' | 'code' | 'link'
}

const SIGNS = /\*([^*]+)\*|`([^`]+)`|(?<![\d.])(\d{1,2}\.\d{1,2})(?![\d.]\d)/g

/** `known` says whether a number is a paragraph's. */
export function parseSpans(line: string, known: (number: string) => boolean): Span[] {
  const spans: Span[] = []
  let done = 0
  for (const found of line.matchAll(SIGNS)) {
    const [whole, em, code, number] = found
    if (number && !known(number)) continue
    if (found.index > done) spans.push({ text: line.slice(done, found.index) })
    spans.push(
      em
        ? { text: em, as: 'em' }
        : code
          ? { text: code, as: 'code' }
          : { text: number ?? '', as: 'link' },
    )
    done = found.index + whole.length
  }
  if (done < line.length) spans.push({ text: line.slice(done) })
  return spans
}

export interface Body {
  text: string
  list: string[]
  /** The first row is the header. */
  table: string[][]
}

/** The first line is text; the lines after it are a list (`1. `) or a table (`| `). */
export function parseBody(paragraph: string): Body {
  const [text = '', ...more] = paragraph.split('\n')
  const rows = more.filter((line) => line.startsWith('|'))
  return {
    text,
    list: more.filter((line) => /^\d+\. /.test(line)).map((line) => line.replace(/^\d+\. /, '')),
    table: rows.map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    ),
  }
}

/** The text without its markup, for searching. */
export function plain(paragraph: string): string {
  return paragraph
    .replace(/[*`]/g, '')
    .replace(/[|\s]+/g, ' ')
    .trim()
}
