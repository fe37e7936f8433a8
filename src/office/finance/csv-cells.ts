import { readCsv } from '#platform/files/csv.ts'
import { no } from './finance.refusals.ts'

/** A line of a file that could not be read, and which cell of it. */
export type LineFault = { readonly line: number; readonly fault: string }
export type NamedRow<Column extends string> = {
  /** Where it stands in the file, the header being line 1. */
  readonly line: number
  readonly cell: (column: Column) => string
}

/** What a column is called in the files we know; `needed` ones must be there. */
export type Columns<Column extends string> = Readonly<
  Record<Column, { readonly names: readonly string[]; readonly needed?: boolean }>
>

const plain = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** The rows of a CSV by what their columns are, whatever their order and the way their names are written. */
export function readNamedRows<Column extends string>(text: string, columns: Columns<Column>): NamedRow<Column>[] {
  const { header, rows } = readCsv(text)
  const there = header.map(plain)
  const places = new Map<Column, number>()
  for (const column of Object.keys(columns) as Column[]) {
    const { names, needed } = columns[column]
    const at = names
      .map(plain)
      .map((name) => there.indexOf(name))
      .find((place) => place >= 0)
    if (at === undefined && needed) throw no.CSV_COLUMN_MISSING({ path: 'file', column: names[0] ?? column })
    if (at !== undefined) places.set(column, at)
  }
  if (rows.length === 0) throw no.CSV_WITHOUT_LINES({ path: 'file' })
  return rows.map((row, index) => ({
    line: index + 2,
    cell: (column) => (row[places.get(column) ?? -1] ?? '').trim(),
  }))
}
