import { type Selectable, sql } from 'kysely'
import type { Currency } from '#platform/values/amounts/money.ts'
import { largerOf } from '#platform/values/amounts/round.ts'
import { among } from '#platform/work/among.ts'
import type { OrderHolds, Orders } from '#platform/work/database.gen.ts'
import type { Work } from '#platform/work/work.ts'
import { sites, toSite } from '#sites/sites.ts'

/** What an order costs and what was paid for it, in minor units of its currency. Paid and refunded come from the ledger. */
export type OrderMoney = {
  readonly currency: Currency
  /** The agreed total: the goods and the payment methods' fees, less what we gave back voluntarily. */
  readonly total: bigint
  /** The part of the total that is paid when the goods have arrived. */
  readonly later: bigint
  /** Fees and differences that became due after the purchase. */
  readonly dues: bigint
  readonly paid: bigint
  readonly refunded: bigint
  /** The part of the refunded money that is still on hold until the customer accepts. */
  readonly held: bigint
  /** Paid and not refunded. */
  readonly kept: bigint
  /** Due before we buy, or directly after. */
  readonly dueNow: bigint
  /** Due before anything is handed over. */
  readonly due: bigint
  /** Held above what the order costs. */
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
  return moneyOf(order)
}

/** The money of a locked order after a further payment of this amount. */
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
  const ids = orders.map((order) => order.id)
  const { rows } = await sql<LedgerRow>`
    select o.id, ${paidColumns} from orders o ${moneyOfOrder} where o.id ${among(ids)}`.execute(work.db)
  const found = new Map(rows.map((row) => [row.id, row]))
  return new Map(orders.map((order) => [order.id, moneyOf(order, found.get(order.id))]))
}

// The agreed amounts of an order, and its site.
type AgreedMoney = Pick<Selectable<Orders>, 'site' | 'base_minor' | 'fees_minor' | 'courtesy_minor' | 'later_minor'>
type PaidMoney = Pick<OrderMoney, 'paid' | 'refunded' | 'held' | 'dues'>
type LedgerRow = { readonly id: string } & PaidMoney
export type MoneyRow = AgreedMoney & PaidMoney

// The amounts of an order `o` in the ledger and in the tables beside it.
const paidColumns = sql`coalesce(ledger.paid, 0)::bigint as paid, coalesce(ledger.refunded, 0)::bigint as refunded,
  coalesce(held.minor, 0)::bigint as held, coalesce(dues.minor, 0)::bigint as dues`

/** All columns that the money of an order `o` is computed from (`moneyOfRow`), for use in other statements. */
export const moneyColumns = sql`o.site, o.base_minor, o.fees_minor, o.courtesy_minor, o.later_minor, ${paidColumns}`

// An amount due on an item that was cancelled later is not owed any more.
export const moneyOfOrder = sql`
  cross join lateral (select sum(line.amount_minor) filter (where entry.kind = 'order_payment') as paid,
      -sum(line.amount_minor) filter (where entry.kind in ('order_refund', 'order_hold')) as refunded
    from ledger_lines line join journal_entries entry on entry.id = line.entry_id
    where line.account = 'order:' || o.id and line.currency = o.currency) ledger
  cross join lateral (select sum(minor) as minor from order_holds where order_id = o.id and released_at is null) held
  cross join lateral (select sum(due.minor) as minor from order_dues due left join order_items item on item.id = due.item_id
    where due.order_id = o.id and item.state is distinct from 'cancelled') dues`

/** The money of an order by `moneyColumns`. */
export function moneyOfRow(row: MoneyRow): OrderMoney {
  return moneyOf(row, row)
}

/** The money of an order nobody has paid for, or for which so much was. */
export function moneyOf(
  order: AgreedMoney,
  { paid, refunded, held, dues }: PaidMoney = { paid: 0n, refunded: 0n, held: 0n, dues: 0n },
): OrderMoney {
  const currency = sites[toSite(order.site)].currency
  return reckon(order, { currency, dues, held, paid, refunded })
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

/** The payment status of the specification: computed, never stored. */
export function paymentStatus(money: OrderMoney, isCancelled: boolean): PaymentStatus {
  if (isCancelled) return 'Cancelled'
  if (money.kept === 0n && money.dueNow > 0n) return 'Not Paid'
  return money.due === 0n ? 'Paid' : 'Partially Paid'
}

export function orderTotal(order: AgreedMoney): bigint {
  return order.base_minor + order.fees_minor - order.courtesy_minor
}

type LedgerPart = Pick<OrderMoney, 'currency' | 'dues' | 'held' | 'paid' | 'refunded'>

function reckon(order: AgreedMoney, part: LedgerPart): OrderMoney {
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
