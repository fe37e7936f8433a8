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
  /** Of which goods; null where it is the order's. */
  readonly title: string | null
  readonly why: string | null
  readonly minor: bigint
}

/** All that was paid for an order and all that left it, as it is kept, oldest first. */
export function readOrderPayments(work: Work, orderId: string): Promise<readonly Selectable<OrderPayments>[]> {
  const ofOrder = work.db.selectFrom('order_payments').selectAll().where('order_id', '=', orderId)
  return onceInMoment(work, `payments ${orderId}`, () => ofOrder.orderBy('at').orderBy('id').execute())
}

/** What came in for an order and what went back, oldest first. */
export async function readPaymentRows(work: Work, orderId: string): Promise<readonly PaymentRow[]> {
  const all = await readOrderPayments(work, orderId)
  // The price of a package bought with it is a line of its price, not money that went back.
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

/** What became due, or is owed back, after the purchase, each with its reason. */
export async function readDueRows(work: Work, orderId: string): Promise<readonly DueRow[]> {
  const rows = await work.db
    .selectFrom('order_dues as due')
    .leftJoin('order_items as item', 'item.id', 'due.item_id')
    .select(['due.at', 'due.reason', 'due.facts', 'due.minor', 'item.title'])
    .where('due.order_id', '=', orderId)
    // What was due of goods that were cancelled later is nobody's any more.
    .where('item.state', 'is distinct from', 'cancelled')
    .orderBy('due.at')
    .orderBy('due.id')
    .execute()
  return rows.map((row) => {
    const reason = reasons.parse(row.reason)
    const label = labels[reason]({}, { locale: work.locale })
    const why = reason === 'weight' ? weightWhy(work, row.facts) : null
    return { at: row.at, reason, label, title: row.title, why, minor: row.minor }
  })
}

function weightWhy({ locale }: Work, facts: unknown): string {
  const { quotedGrams, realGrams } = weights.parse(facts)
  const real = String(realGrams)
  if (quotedGrams === null) return m.orders_due_weight_why_unknown({ real }, { locale })
  return m.orders_due_weight_why({ quoted: String(quotedGrams), real }, { locale })
}
