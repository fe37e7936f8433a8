import type { Selectable } from 'kysely'
import type { Currency } from '#money/money.ts'
import type { OrderHolds, Orders } from '#platform/database.gen.ts'
import { siteCurrency, type Work } from '#platform/work.ts'

/** What an order costs and what was paid towards it, in minor units of its currency. Paid and refunded are the ledger's. */
export type OrderMoney = {
  readonly currency: Currency
  /** Everything agreed: the goods, the methods' fees, less what we gave back of our own accord. */
  readonly total: bigint
  /** The part of the total that is paid when the goods have arrived. */
  readonly later: bigint
  /** Fees and differences that became due after the purchase. */
  readonly dues: bigint
  readonly paid: bigint
  readonly refunded: bigint
  /** Of the refunded: still on hold, until the customer accepts. */
  readonly held: bigint
  /** Paid and not given back. */
  readonly kept: bigint
  /** To be paid before we buy, or at once after. */
  readonly dueNow: bigint
  /** To be paid before anything is handed over. */
  readonly due: bigint
  /** Kept above what is owed. */
  readonly surplus: bigint
}

export type PaymentStatus = 'Paid' | 'Partially Paid' | 'Not Paid' | 'Cancelled'

/** Reads the money of an order from the ledger and its agreed total. */
export async function readOrderMoney(work: Work, order: Selectable<Orders>): Promise<OrderMoney> {
  const currency = siteCurrency[order.site === 'ae' ? 'ae' : 'eg']
  const ledger = await work.db
    .selectFrom('ledger_lines as line')
    .innerJoin('journal_entries as entry', 'entry.id', 'line.entry_id')
    .select('entry.kind')
    .select((select) => select.cast<bigint>(select.fn.sum('line.amount_minor'), 'bigint').as('minor'))
    .where('line.account', '=', `order:${order.id}`)
    .where('line.currency', '=', currency)
    .groupBy('entry.kind')
    .execute()
  const of = (kind: string): bigint => ledger.find((row) => row.kind === kind)?.minor ?? 0n
  const holds = await readWaitingHolds(work, order.id)
  const held = holds.reduce((sum, hold) => sum + hold.minor, 0n)
  const dues = await readDues(work, order.id)
  return reckon(order, {
    currency,
    dues,
    held,
    paid: of('order_payment'),
    refunded: -(of('order_refund') + of('order_hold')),
  })
}

export function readWaitingHolds(work: Work, orderId: string): Promise<readonly Selectable<OrderHolds>[]> {
  return work.db
    .selectFrom('order_holds')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('released_at', 'is', null)
    .orderBy('id')
    .execute()
}

/** The payment status of the specification, reckoned and never stored. */
export function paymentStatus(money: OrderMoney, isCancelled: boolean): PaymentStatus {
  if (isCancelled) return 'Cancelled'
  if (money.kept === 0n && money.dueNow > 0n) return 'Not Paid'
  return money.due === 0n ? 'Paid' : 'Partially Paid'
}

export function orderTotal(order: Selectable<Orders>): bigint {
  return order.base_minor + order.fees_minor - order.courtesy_minor
}

type LedgerPart = Pick<OrderMoney, 'currency' | 'dues' | 'held' | 'paid' | 'refunded'>

function reckon(order: Selectable<Orders>, part: LedgerPart): OrderMoney {
  const total = orderTotal(order)
  const later = order.later_minor
  const kept = part.paid - part.refunded
  const now = total - later + part.dues
  return {
    ...part,
    total,
    later,
    kept,
    dueNow: atLeastZero(now - kept),
    due: atLeastZero(now + later - kept),
    surplus: atLeastZero(kept - now),
  }
}

// A due of an item that was cancelled later is nobody's any more.
async function readDues(work: Work, orderId: string): Promise<bigint> {
  const { minor } = await work.db
    .selectFrom('order_dues as due')
    .leftJoin('order_items as item', 'item.id', 'due.item_id')
    .select((select) => select.cast<bigint | null>(select.fn.sum('due.minor'), 'bigint').as('minor'))
    .where('due.order_id', '=', orderId)
    .where((where) => where.or([where('item.id', 'is', null), where('item.state', '<>', 'cancelled')]))
    .executeTakeFirstOrThrow()
  return minor ?? 0n
}

function atLeastZero(minor: bigint): bigint {
  return minor < 0n ? 0n : minor
}
