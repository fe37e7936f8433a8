import { type Selectable, sql } from 'kysely'
import type { Currency } from '#money/money.ts'
import { largerOf } from '#money/round.ts'
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
  const moneys = await readMoneyOfOrders(work, [order])
  return moneys.get(order.id)!
}

/** The money of an order nobody has paid for yet. */
export function moneyOfNewOrder(order: Selectable<Orders>): OrderMoney {
  const currency = siteCurrency[order.site === 'ae' ? 'ae' : 'eg']
  return reckon(order, { currency, dues: 0n, held: 0n, paid: 0n, refunded: 0n })
}

/** What the money of a locked order becomes when so much more was paid towards it. */
export function moneyAfter(order: Selectable<Orders>, before: OrderMoney, received: bigint): OrderMoney {
  const { currency, dues, held, refunded } = before
  return reckon(order, { currency, dues, held, refunded, paid: before.paid + received })
}

/** The same for many orders of one site at once. */
export async function readMoneyOfOrders(
  work: Work,
  orders: readonly Selectable<Orders>[],
): Promise<ReadonlyMap<string, OrderMoney>> {
  if (orders.length === 0) return new Map()
  const currency = siteCurrency[orders[0]?.site === 'ae' ? 'ae' : 'eg']
  const ids = orders.map((order) => order.id)
  const { rows: ledger } = await sql<{ account: string; kind: string; minor: bigint }>`
    select line.account, entry.kind, sum(line.amount_minor)::bigint as minor
    from ledger_lines line join journal_entries entry on entry.id = line.entry_id
    where line.account = any(${ids.map((id) => `order:${id}`)}) and line.currency = ${currency}
    group by line.account, entry.kind`.execute(work.db)
  // A due of an item that was cancelled later is nobody's any more.
  const { rows: facts } = await sql<{ id: string; held: bigint; dues: bigint }>`
    select o.id,
      coalesce((select sum(minor) from order_holds where order_id = o.id and released_at is null), 0)::bigint as held,
      coalesce((select sum(due.minor) from order_dues due left join order_items item on item.id = due.item_id
        where due.order_id = o.id and item.state is distinct from 'cancelled'), 0)::bigint as dues
    from orders o where o.id = any(${ids})`.execute(work.db)
  const of = (id: string, kind: string): bigint =>
    ledger.find((row) => row.account === `order:${id}` && row.kind === kind)?.minor ?? 0n
  return new Map(
    orders.map((order) => {
      const { held = 0n, dues = 0n } = facts.find((row) => row.id === order.id) ?? {}
      const refunded = -(of(order.id, 'order_refund') + of(order.id, 'order_hold'))
      return [order.id, reckon(order, { currency, dues, held, paid: of(order.id, 'order_payment'), refunded })]
    }),
  )
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
    dueNow: largerOf(0n, now - kept),
    due: largerOf(0n, now + later - kept),
    surplus: largerOf(0n, kept - now),
  }
}
