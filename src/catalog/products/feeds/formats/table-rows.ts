import { FeedFault } from './feed-row.ts'
import type { RawRow } from './xml-rows.ts'

const LONGEST_CELL = 100_000
const LONGEST_ROW = 1_000_000
const DELIMITERS = ['\t', ',', ';', '|'] as const
const MOST_COLUMNS = 600

type Cells = { readonly cells: readonly string[]; readonly isLong: boolean }

/** The rows of a table with a line of names above, some at a time: comma, tab, semicolon or bar, quotes doubled inside quotes. */
export async function* tableRows(text: AsyncIterable<string>): AsyncGenerator<readonly RawRow[]> {
  let names: readonly string[] | null = null
  let number = 0
  for await (const lines of tableLines(text)) {
    const rows: RawRow[] = []
    for (const { cells, isLong } of lines) {
      if (names === null) {
        names = cells.map(columnName)
        if (names.length < 3 || names.length > MOST_COLUMNS || isLong) throw new FeedFault('OTHER_FORMAT')
        continue
      }
      number += 1
      rows.push(rowOf(number, names, cells, isLong))
    }
    if (rows.length > 0) yield rows
  }
}

function rowOf(number: number, names: readonly string[], cells: readonly string[], isLong: boolean): RawRow {
  const fields = new Map<string, string[]>()
  names.forEach((name, place) => {
    const said = cells[place] ?? ''
    if (name === '' || said === '') return
    const known = fields.get(name)
    if (known) known.push(said)
    else fields.set(name, [said])
  })
  const isOther = cells.length < names.length || cells.slice(names.length).some((cell) => cell.trim() !== '')
  return { number, fields, fault: isLong ? 'TOO_LONG' : isOther ? 'WRONG_COLUMNS' : null }
}

/** `Fashion:size` keeps its prefix, `g:price` and `image[0].url` do not keep theirs; spaces are lines. */
function columnName(cell: string): string {
  return cell
    .trim()
    .toLowerCase()
    .replace(/^g:/, '')
    .replace(/^image\[0\]\.url$/, 'image_link')
    .replace(/\s+/g, '_')
}

async function* tableLines(text: AsyncIterable<string>): AsyncGenerator<readonly Cells[]> {
  let rest = ''
  let delimiter: string | null = null
  for await (const chunk of text) {
    rest += chunk
    delimiter ??= delimiterOf(rest)
    if (delimiter === null) {
      if (rest.length > LONGEST_ROW) throw new FeedFault('OTHER_FORMAT')
      continue
    }
    const { lines, next } = cut(rest, delimiter, false)
    rest = rest.slice(next)
    if (lines.length > 0) yield lines
  }
  const { lines } = cut(rest, delimiter ?? delimiterOf(`${rest}\n`) ?? ',', true)
  if (lines.length > 0) yield lines
}

/** The one that stands most often in the line of names. */
function delimiterOf(text: string): string | null {
  const line = text.split('\n', 1)[0]!
  if (line.length === text.length) return null
  const counts = DELIMITERS.map((one) => ({ one, count: line.split(one).length }))
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).one
}

/** Whole lines of the text, and where the first unfinished one begins. A quote that is never closed costs its own line alone. */
function cut(
  text: string,
  delimiter: string,
  isEnd: boolean,
): { readonly lines: readonly Cells[]; readonly next: number } {
  const lines: Cells[] = []
  let at = 0
  while (at < text.length) {
    const line = lineAt(text, at, delimiter, isEnd)
    if (line === null) {
      if (text.length - at <= LONGEST_ROW && !isEnd) break
      const end = text.indexOf('\n', at)
      if (end < 0 && !isEnd) {
        // The line is too long even unquoted: what is read of it goes, its end comes later.
        lines.push({ cells: [], isLong: true })
        return { lines, next: text.length }
      }
      lines.push({ cells: [], isLong: true })
      at = end < 0 ? text.length : end + 1
      continue
    }
    if (line.cells.length > 1 || line.cells[0]!.trim() !== '') lines.push(line)
    at = line.next
  }
  return { lines, next: at }
}

function lineAt(
  text: string,
  from: number,
  delimiter: string,
  isEnd: boolean,
): (Cells & { readonly next: number }) | null {
  const cells: string[] = []
  let isLong = false
  let at = from
  const add = (cell: string) => {
    isLong ||= cell.length > LONGEST_CELL || cells.length >= MOST_COLUMNS
    if (!isLong) cells.push(cell)
  }
  for (;;) {
    let cell: string
    if (text[at] === '"') {
      const end = closingQuote(text, at + 1)
      if (end < 0 || (end + 1 >= text.length && !isEnd)) return null
      cell = text.slice(at + 1, end).replaceAll('""', '"')
      at = end + 1
    } else cell = ''
    const stop = nextStop(text, at, delimiter)
    if (stop >= text.length && !isEnd) return null
    add(cell + text.slice(at, stop).replace(/\r$/, ''))
    if (stop >= text.length || text[stop] === '\n') return { cells, isLong, next: stop + 1 }
    at = stop + 1
  }
}

function closingQuote(text: string, from: number): number {
  for (let at = text.indexOf('"', from); at >= 0; at = text.indexOf('"', at + 2)) if (text[at + 1] !== '"') return at
  return -1
}

function nextStop(text: string, from: number, delimiter: string): number {
  const line = text.indexOf('\n', from)
  const cell = text.indexOf(delimiter, from)
  if (cell >= 0 && (line < 0 || cell < line)) return cell
  return line < 0 ? text.length : line
}
