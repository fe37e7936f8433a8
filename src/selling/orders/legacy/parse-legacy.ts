import { internationalPhone, phone as phoneForm } from '#people/access/phone.ts'
import { readCsv } from '#platform/files/csv.ts'
import { parseMoney, withWesternDigits } from '#platform/values/amounts/parse-money.ts'
import { type Site, sites } from '#sites/sites.ts'

export const legacyColumns = [
  'number',
  'date',
  'email',
  'phone',
  'status',
  'total',
  'item',
  'quantity',
  'store',
] as const
type LegacyColumn = (typeof legacyColumns)[number]

/** An unreadable cell, by its place in the file; a missing column is reported in line 1. */
export type LegacyFault = { readonly line: number; readonly column: LegacyColumn; readonly why: FaultKind }
export const faultKinds = ['missing', 'wrong', 'differs'] as const
export type FaultKind = (typeof faultKinds)[number]

export type LegacyItem = { readonly title: string; readonly quantity: number; readonly store: string }
export type LegacyOrder = {
  readonly number: string
  readonly placedOn: string
  readonly email: string | null
  readonly phone: string | null
  readonly status: 'fulfilled' | 'cancelled'
  readonly totalMinor: bigint
  readonly items: readonly LegacyItem[]
}

type Cells = Readonly<Record<LegacyColumn, string>>
const needed: readonly LegacyColumn[] = ['number', 'date', 'status', 'total', 'item']
const statuses = {
  fulfilled: 'fulfilled',
  delivered: 'fulfilled',
  cancelled: 'cancelled',
  canceled: 'cancelled',
} as const

/** The orders of a file: one line per item, lines with the same number are one order. Faulty lines are named. */
export function parseLegacy(
  text: string,
  { site, now }: { readonly site: Site; readonly now: Date },
): { readonly orders: readonly LegacyOrder[]; readonly faults: readonly LegacyFault[] } {
  const { header, rows } = readCsv(text)
  const names = header.map((name) => name.trim().toLowerCase())
  const faults: LegacyFault[] = needed
    .filter((column) => !names.includes(column))
    .map((column) => ({ line: 1, column, why: 'missing' as const }))
  if (faults.length > 0) return { orders: [], faults }
  const orders = new Map<string, LegacyOrder>()
  for (const [at, row] of rows.entries()) {
    const line = at + 2
    const cell = (column: LegacyColumn) => row[names.indexOf(column)]?.trim() ?? ''
    const cells = Object.fromEntries(legacyColumns.map((column) => [column, cell(column)])) as Cells
    const found = readLine(cells, site, now)
    if ('column' in found) {
      faults.push({ line, ...found })
      continue
    }
    const before = orders.get(found.number)
    const odd = before && oddColumn(before, found)
    if (odd) faults.push({ line, column: odd, why: 'differs' })
    else orders.set(found.number, before ? { ...before, items: [...before.items, ...found.items] } : found)
  }
  return { orders: [...orders.values()], faults }
}

type Fault = Omit<LegacyFault, 'line'>

function readLine(cells: Cells, site: Site, now: Date): LegacyOrder | Fault {
  for (const column of needed) if (cells[column] === '') return { column, why: 'missing' }
  if (!/^[\w-]{1,30}$/.test(cells.number)) return wrong('number')
  const placedOn = dayOf(cells.date, now)
  if (!placedOn) return wrong('date')
  const status = Object.entries(statuses).find(([name]) => name === cells.status.toLowerCase())?.[1]
  if (!status) return wrong('status')
  const total = parseMoney(cells.total, sites[site].currency)
  if (!total || total.minor < 0n) return wrong('total')
  if (cells.item.length > 300) return wrong('item')
  const quantity = cells.quantity === '' ? 1 : Number(withWesternDigits(cells.quantity))
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > 1000) return wrong('quantity')
  if (cells.email !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(cells.email)) return wrong('email')
  const phone = cells.phone === '' ? null : phoneForm.safeParse(cells.phone)
  if (phone && !phone.success) return wrong('phone')
  if (cells.email === '' && !phone) return { column: 'email', why: 'missing' }
  return {
    number: cells.number,
    placedOn,
    status,
    totalMinor: total.minor,
    email: cells.email === '' ? null : cells.email.toLowerCase(),
    phone: phone?.success ? internationalPhone(phone.data, site) : null,
    items: [{ title: cells.item, quantity, store: cells.store.slice(0, 100) }],
  }
}

function wrong(column: LegacyColumn): Fault {
  return { column, why: 'wrong' }
}

// The order's values must be the same in all of its lines.
function oddColumn(one: LegacyOrder, other: LegacyOrder): LegacyColumn | null {
  if (one.placedOn !== other.placedOn) return 'date'
  if (one.email !== other.email) return 'email'
  if (one.phone !== other.phone) return 'phone'
  if (one.status !== other.status) return 'status'
  return one.totalMinor === other.totalMinor ? null : 'total'
}

// 2023-05-31 or 31/05/2023; days that do not exist or lie in the future are refused.
function dayOf(text: string, now: Date): string | null {
  const western = withWesternDigits(text)
  const [, day, month, year] = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(western) ?? []
  const iso = year ? `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}` : western
  const date = new Date(`${iso}T00:00:00Z`)
  const isReal = /^20\d\d-\d\d-\d\d$/.test(iso) && !Number.isNaN(date.getTime())
  return isReal && date.toISOString().startsWith(iso) && date.getTime() < now.getTime() ? iso : null
}
