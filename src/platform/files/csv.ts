import { refusals } from '#platform/work/refusal.ts'

const no = refusals({ CSV_UNREADABLE: 422 })

export type CsvCell = string | number | bigint | boolean | null
export type CsvTable = { readonly header: readonly string[]; readonly rows: readonly (readonly string[])[] }

/** The byte order mark: without it Excel reads the text in the machine's code page and Arabic becomes unreadable. */
const byteOrderMark = '\ufeff'
export const csvMediaType = 'text/csv; charset=utf-8'

// OWASP "CSV Injection": text that a spreadsheet would run as a formula, also after spaces and apostrophes, or in full width.
const wouldRun = /^['\s]*[=+\-@|\uff1d\uff0b\uff0d\uff20]|^'*[\t\r\n]/
const isNumber = /^-?\d+(\.\d+)?$/

/**
 * A table as CSV (RFC 4180, UTF-8 with its mark, CRLF): every CSV of the product is made here. A text that a
 * spreadsheet would run as a formula gets an apostrophe before it; numbers stay numbers. `readCsv` returns the same
 * cells.
 */
export function writeCsv(header: readonly string[], rows: Iterable<readonly CsvCell[]>): string {
  return csvHead(header) + csvRows(rows, header.length)
}

/** The beginning of a table that is written piece by piece: the mark and the header. */
export function csvHead(header: readonly string[]): string {
  return byteOrderMark + csvRows([header], header.length)
}

/** Further rows of it, each of so many cells. */
export function csvRows(rows: Iterable<readonly CsvCell[]>, width: number): string {
  return Array.from(rows, (row) => `${writeLine(row, width)}\r\n`).join('')
}

function writeLine(cells: readonly CsvCell[], width: number): string {
  if (cells.length !== width) throw new Error(`A row of ${cells.length} cells under a header of ${width}`)
  const line = cells.map(writeCell).join(',')
  // An empty line would be skipped by readers.
  return line === '' ? '""' : line
}

function writeCell(cell: CsvCell): string {
  if (cell === null) return ''
  const text = String(cell)
  const harmless = wouldRun.test(text) && !isNumber.test(text) ? `'${text}` : text
  return /[",;\r\n\t]|^\s|\s$/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/**
 * The cells of a CSV, ours or another's: with or without the mark, with any line ends, separated by commas, semicolons
 * (Excel's choice in countries with a decimal comma) or tabs. A broken file is refused, with its line.
 */
export function readCsv(text: string): CsvTable {
  const [header = [], ...rows] = readLines(text.startsWith(byteOrderMark) ? text.slice(1) : text)
  const odd = rows.findIndex((row) => row.length !== header.length)
  if (odd >= 0) throw no.CSV_UNREADABLE({ line: odd + 2 })
  return { header, rows }
}

// A quoted cell, or one up to the next separator or line end; then what ends it.
const cellForms = {
  ',': /"((?:[^"]|"")*)"(?=[,\r\n]|$)|([^",\r\n]*)(?=[,\r\n]|$)/y,
  ';': /"((?:[^"]|"")*)"(?=[;\r\n]|$)|([^";\r\n]*)(?=[;\r\n]|$)/y,
  '\t': /"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^"\t\r\n]*)(?=[\t\r\n]|$)/y,
} as const

// The character between the first two cells of the header.
function separatorOf(text: string): keyof typeof cellForms {
  const first = /^(?:"(?:[^"]|"")*"|[^",;\t\r\n]*)([,;\t])/.exec(text)?.[1]
  return first === ';' || first === '\t' ? first : ','
}

function readLines(text: string): string[][] {
  const separator = separatorOf(text)
  const cellForm = cellForms[separator]
  const lines: string[][] = []
  let line: string[] = []
  let at = 0
  while (at < text.length || line.length > 0) {
    cellForm.lastIndex = at
    const found = cellForm.exec(text)
    if (!found) throw no.CSV_UNREADABLE({ line: lines.length + 1 })
    at = cellForm.lastIndex
    line.push(readCell(found[1]?.replaceAll('""', '"') ?? found[2] ?? ''))
    if (text[at] === separator) {
      at++
      continue
    }
    const isBlank = line.length === 1 && found[0] === ''
    if (!isBlank) lines.push(line)
    line = []
    at += text.startsWith('\r\n', at) ? 2 : 1
  }
  return lines
}

function readCell(text: string): string {
  return text.startsWith("'") && wouldRun.test(text.slice(1)) ? text.slice(1) : text
}
