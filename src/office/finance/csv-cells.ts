import { readCsv } from '#platform/files/csv.ts'
import type { Currency } from '#platform/values/amounts/money.ts'
import { parseMoney, withWesternDigits } from '#platform/values/amounts/parse-money.ts'
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

/** An amount with its sign: '-1,200.50' and '(1,200.50)' are below zero; null when it is not clear. */
export function signedMinor(text: string, currency: Currency): bigint | null {
  const isBelow = /^\s*(?:[-−].*|\(.*\))\s*$/.test(text)
  const amount = parseMoney(text.replace(/[-−+()]/g, ''), currency)
  if (!amount) return null
  return isBelow ? -amount.minor : amount.minor
}

/** '2026-11-21' from that, '21/11/2026' or '21-11-2026', a time behind it or not; null when it is no day. */
export function dayOf(text: string): string | null {
  const western = withWesternDigits(text).trim()
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/.exec(western)
  const local = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?:[T ,].*)?$/.exec(western)
  const [year, month, day] = iso ? iso.slice(1) : local ? local.slice(1).toReversed() : []
  if (!year || !month || !day) return null
  const found = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const moment = new Date(`${found}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(found) ? found : null
}
