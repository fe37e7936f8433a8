import { sql } from 'kysely'
import { requestStates } from '#fulfilment/requests/request-moves.ts'
import { endedReturns } from '#fulfilment/returns/return-moves.ts'
import { isOpen, type PaymentStatus, paymentStatuses } from '#money/payments/payment-moves.ts'
import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import { type Money, money } from '#platform/values/amounts/money.ts'
import type { Work } from '#platform/work/work.ts'
import { finalStates } from '#selling/orders/items/item-states.ts'
import { mainSite, type Site, siteCodes, sites } from '#sites/sites.ts'

const obstacleKinds = [
  'orders',
  'requests',
  'returns',
  'payments',
  'receipts',
  'withdrawals',
  'refunds',
  'money',
  'held',
  'debt',
  'package',
  'invoice',
] as const
export type ObstacleKind = (typeof obstacleKinds)[number]

/** A reason against deleting an account: its site, its name, and its amount if it is money. */
export type Obstacle = {
  readonly kind: ObstacleKind
  readonly site: Site
  readonly numbers: readonly string[]
  readonly amount: Money | null
}

const openPayments = Object.keys(paymentStatuses).filter((status) => isOpen(status as PaymentStatus))
const openRequests = requestStates.filter((state) => state !== 'fulfilled' && state !== 'cancelled')

/** Everything of the acting customer that is still open, on both sites. */
export async function readObstacles(work: Work): Promise<readonly Obstacle[]> {
  const id = signedInCustomer(work)
  const { rows } = await sql<Found>`
    select kind, site, array_agg(number order by number) filter (where number is not null) as numbers,
      sum(minor)::bigint as minor
    from (${unended(id)} union all ${moneyOf(id)}) as found group by kind, site`.execute(work.db)
  return rows
    .map(({ kind, site, numbers, minor }) => ({
      kind,
      site,
      numbers: numbers ?? [],
      amount: minor === null ? null : money(minor, sites[site].currency),
    }))
    .sort((one, other) => place(one) - place(other))
}

type Found = {
  readonly kind: ObstacleKind
  readonly site: Site
  readonly numbers: readonly string[] | null
  readonly minor: bigint | null
}

function place({ kind, site }: Obstacle): number {
  return obstacleKinds.indexOf(kind) * siteCodes.length + siteCodes.indexOf(site)
}

// An open payment of an ended order will not be paid: it is deleted with the account (`delete-account.ts`) and does not
// prevent the deletion.
const isOfEndedOrder = sql`(subject_kind is not distinct from 'order' and not exists (
  select from order_items item where item.order_id = subject_id and not item.state = any(${[...finalStates]})))`

function unended(id: string) {
  return sql`
    select 'orders' as kind, site, number, null::bigint as minor from orders where customer_id = ${id} and exists (
      select from order_items item where item.order_id = orders.id and not item.state = any(${[...finalStates]}))
    union all
    select 'requests', site, number, null from requests where customer_id = ${id} and state = any(${openRequests})
    union all
    select 'returns', site, number, null from returns where customer_id = ${id} and not state = any(${[...endedReturns]})
    union all
    select case status when 'pending_review' then 'receipts' else 'payments' end, site, number, null from payments
      where customer_id = ${id} and status = any(${openPayments}) and (status = 'pending_review' or not ${isOfEndedOrder})
    union all
    select 'withdrawals', site, number, null from withdrawals
      where customer_id = ${id} and status in ('pending_review', 'on_progress')
    union all
    select 'refunds', site, number, null from refunds where customer_id = ${id} and status = 'sending'
    union all
    select 'package', site, null, null from subscriptions where customer_id = ${id} and status in ('Active', 'Requested')
    union all
    select 'invoice', site, number, null from orders where ${owesInvoice(id)}`
}

// Handed over and paid, but not invoiced yet: an invoice names its buyer.
function owesInvoice(id: string) {
  return sql`customer_id = ${id} and not exists (select from invoices where order_id = orders.id)
    and (select coalesce(sum(minor), 0) from order_payments where order_id = orders.id and what <> 'hold') > 0
    and exists (select from order_items item where item.order_id = orders.id and item.state in ('picked_up', 'delivered'))
    and not exists (
      select from order_items item where item.order_id = orders.id and not item.state = any(${[...finalStates]}))`
}

// The customer's money, and what they owe.
function moneyOf(id: string) {
  const own = ['card', 'cash', 'hold:card', 'hold:cash', 'hold:valu'].map((part) => `customer:${id}:${part}`)
  // Money in a currency of no site is shown with the main site.
  const site = sql`coalesce((select code from sites where sites.currency = owned.currency), ${mainSite})`
  return sql`
    select case when name like '%:hold:%' then 'held' else 'money' end, ${site}, null, balance from ledger_accounts as owned
      where name = any(${own}) and balance > 0
    union all
    select 'debt', ${site}, null, sum(amount_minor)::bigint from ledger_lines as owned
      where account = ${`receivable:${id}`} group by currency having sum(amount_minor) <> 0`
}
