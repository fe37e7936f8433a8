import type { Selectable } from 'kysely'
import { z } from 'zod'
import { onceInMoment } from '#platform/values/moment.ts'
import type { OrderPayments } from '#platform/work/database.gen.ts'
import type { Work } from '#platform/work/work.ts'
import { methodName } from '#pricing/quote/method-table.ts'
import { m } from '#words/messages.js'

export type PaymentRow = {
  readonly at: Date
  readonly what: 'payment' | 'refund' | 'hold'
  readonly kind: 'card' | 'cash' | 'valu'
  readonly method: string | null
  readonly methodName: string | null
  readonly minor: bigint
  readonly feesMinor: bigint
  readonly paymentId: string | null
}

export type DueRow = {
  readonly at: Date
  readonly reason: string
  readonly label: string
  /** The item; null if it concerns the whole order. */
  readonly title: string | null
  readonly why: string | null
  /** The weight of one unit that was quoted and the real one, if that is the reason. */
  readonly weights: Weights | null
  readonly minor: bigint
}

/** All payments into an order and out of it, as stored, oldest first. */
export function readOrderPayments(work: Work, orderId: string): Promise<readonly Selectable<OrderPayments>[]> {
  const ofOrder = work.db.selectFrom('order_payments').selectAll().where('order_id', '=', orderId)
  return onceInMoment(work, `payments ${orderId}`, () => ofOrder.orderBy('at').orderBy('id').execute())
}

/** The payments and refunds of an order, oldest first. */
export async function readPaymentRows(work: Work, orderId: string): Promise<readonly PaymentRow[]> {
  const all = await readOrderPayments(work, orderId)
  // The price of a package bought with the order is a line of its price, not a refund.
  const rows = all.filter((row) => row.what !== 'package')
  return rows.map((row) => ({
    at: row.at,
    what: z.enum(['payment', 'refund', 'hold']).parse(row.what),
    kind: z.enum(['card', 'cash', 'valu']).parse(row.kind),
    method: row.method,
    methodName: row.method && methodName(row.method, work.locale),
    minor: row.minor,
    feesMinor: row.fees_minor,
    paymentId: row.payment_id,
  }))
}

const labels = {
  weight: m.orders_due_weight,
  duty: m.orders_due_duty,
  fee: m.orders_due_fee,
  storage: m.orders_due_storage,
  cancellation: m.orders_due_cancellation,
  return: m.orders_due_return,
  returnFee: m.orders_due_return_fee,
  priceOff: m.orders_due_price_off,
  returnToStore: m.orders_due_return_to_store,
} as const
const reasons = z.enum([
  'weight',
  'duty',
  'fee',
  'storage',
  'cancellation',
  'return',
  'returnFee',
  'priceOff',
  'returnToStore',
])
const weights = z.object({ quotedGrams: z.int().nullable(), realGrams: z.int() })
type Weights = z.output<typeof weights>

/** Amounts that became due, or are owed to the customer, after the purchase, each with its reason. */
export async function readDueRows(work: Work, orderId: string): Promise<readonly DueRow[]> {
  const rows = await work.db
    .selectFrom('order_dues as due')
    .leftJoin('order_items as item', 'item.id', 'due.item_id')
    .select(['due.at', 'due.reason', 'due.facts', 'due.minor', 'item.title'])
    .where('due.order_id', '=', orderId)
    // An amount due on goods that were cancelled later is not owed any more.
    .where('item.state', 'is distinct from', 'cancelled')
    .orderBy('due.at')
    .orderBy('due.id')
    .execute()
  return joinStorage(rows).map((row) => {
    const reason = reasons.parse(row.reason)
    const label = labels[reason]({}, { locale: work.locale })
    const weighed = reason === 'weight' ? weights.parse(row.facts) : null
    const why = weighed ? weightWhy(work, weighed) : reason === 'storage' ? storageWhy(work, row) : null
    return { at: row.at, reason, label, title: row.title, why, weights: weighed, minor: row.minor }
  })
}

type StoredDue = {
  readonly at: Date
  readonly reason: string
  readonly facts: unknown
  readonly minor: bigint
  readonly title: string | null
}

// Each day of storage is booked for itself; the customer reads one line for each item, and another for what was waived.
function joinStorage<Row extends StoredDue>(rows: readonly Row[]): readonly (Row & { readonly days?: number })[] {
  const joined: (Row & { readonly days?: number })[] = []
  const places = new Map<string, number>()
  for (const row of rows) {
    const key = row.reason === 'storage' ? `${row.title} ${row.minor > 0n}` : null
    const place = key === null ? undefined : places.get(key)
    const days = key === null ? 0 : (storageFacts.parse(row.facts).days ?? 0)
    if (key !== null && place === undefined) places.set(key, joined.length)
    if (place === undefined) joined.push(key === null ? row : { ...row, days })
    else {
      const before = joined[place]!
      joined[place] = { ...before, at: row.at, minor: before.minor + row.minor, days: (before.days ?? 0) + days }
    }
  }
  return joined
}

const storageFacts = z.object({ days: z.int().optional() })

function storageWhy({ locale }: Work, { minor, days = 0 }: { readonly minor: bigint; readonly days?: number }): string {
  return minor > 0n
    ? m.orders_due_storage_why({ days: String(days) }, { locale })
    : m.orders_due_storage_waived({}, { locale })
}

function weightWhy({ locale }: Work, { quotedGrams, realGrams }: Weights): string {
  const real = String(realGrams)
  if (quotedGrams === null) return m.orders_due_weight_why_unknown({ real }, { locale })
  return m.orders_due_weight_why({ quoted: String(quotedGrams), real }, { locale })
}
