import { createHash } from 'node:crypto'
import { no } from '#fulfilment/purchasing/purchasing.refusals.ts'
import { readCsv } from '#platform/files/csv.ts'
import { dayOf, signedMinor } from '#platform/files/csv-values.ts'
import { type Currency, isCurrency } from '#platform/values/amounts/money.ts'
import type { Locale } from '#platform/work/work.ts'
import { type StatementColumn as Column, columnNames, statementColumns } from './statement-columns.ts'

export type CardLine = {
  readonly hash: string
  readonly day: string
  readonly merchant: string
  readonly reference: string
  /** In the card's currency: above zero charged, below zero returned. */
  readonly minor: bigint
  readonly original: { readonly minor: bigint; readonly currency: Currency } | null
}
/** A line that could not be read: its number in the file, its column, and its text. */
export type LineFault = { readonly line: number; readonly fault: 'day' | 'amount'; readonly found?: string }
/** The sign of a charge if one column holds both: banks differ. */
export type ChargeSign = 'plus' | 'minus'

const plain = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** How to read a file: its card's currency, the bank's sign for a charge, and the language of errors. */
type Reading = { readonly currency: Currency; readonly sign: ChargeSign; readonly locale: Locale }

/** The lines of a card's CSV, and those that cannot be read. */
export function parseCardStatement(text: string, { currency, sign, locale }: Reading) {
  const { header, rows } = readCsv(text)
  const there = header.map(plain)
  const place = (column: Column) =>
    statementColumns[column].map((name) => there.indexOf(plain(name))).find((at) => at >= 0) ?? -1
  const places = Object.fromEntries((Object.keys(statementColumns) as Column[]).map((name) => [name, place(name)]))
  const lacking = (['day', 'merchant', 'amount'] as const).find(
    (needed) => places[needed] === -1 && (needed !== 'amount' || places.debit === -1),
  )
  if (lacking) throw no.STATEMENT_COLUMN({ path: 'file', column: columnNames(lacking, locale)[0] ?? lacking })
  const lines: CardLine[] = []
  const faults: LineFault[] = []
  const seen = new Map<string, number>()
  for (const [index, row] of rows.entries()) {
    const cell = (column: Column) => (row[places[column] ?? -1] ?? '').trim()
    const day = dayOf(cell('day'))
    const minor = chargeOf(cell, currency, sign)
    if (day === null || minor === null || minor === 0n) {
      const [fault, found] = day === null ? (['day', cell('day')] as const) : (['amount', amountSaid(cell)] as const)
      faults.push({ line: index + 2, fault, found: found.slice(0, mostFound) })
      continue
    }
    const [merchant, reference] = [cell('merchant').slice(0, 200), cell('reference').slice(0, 100)]
    const facts = [day, String(minor), merchant, reference].join('\u0000')
    // Equal lines of one file are two charges; the same line in a later file is the same charge.
    const times = (seen.get(facts) ?? 0) + 1
    seen.set(facts, times)
    lines.push({
      hash: hashOf(`${facts}\u0000${times}`),
      day,
      merchant,
      reference,
      minor,
      original: originalOf(cell),
    })
  }
  return { lines, faults }
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

type Cell = (column: Column) => string
const mostFound = 40

function amountSaid(cell: Cell): string {
  return [cell('amount'), cell('debit'), cell('credit')].filter((text) => text !== '').join(' / ')
}

function chargeOf(cell: Cell, currency: Currency, sign: ChargeSign): bigint | null {
  if (cell('amount') !== '') {
    const minor = signedMinor(cell('amount'), currency)
    return minor === null ? null : sign === 'plus' ? minor : -minor
  }
  const [debit, credit] = [cell('debit'), cell('credit')].map((text) =>
    text === '' ? 0n : signedMinor(text, currency),
  )
  if (debit == null || credit == null) return null
  return absolute(debit) - absolute(credit)
}

function originalOf(cell: Cell): CardLine['original'] {
  const currency = cell('originalCurrency').toUpperCase()
  if (!isCurrency(currency)) return null
  const minor = signedMinor(cell('original'), currency)
  return minor === null ? null : { minor: absolute(minor), currency }
}

const absolute = (minor: bigint) => (minor < 0n ? -minor : minor)
