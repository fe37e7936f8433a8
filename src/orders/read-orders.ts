import { type Expression, type SqlBool, sql } from 'kysely'
import { withWesternDigits } from '#money/parse-money.ts'
import { signedInCustomer } from '#people/signed-in-customer.ts'
import type { Work } from '#platform/work.ts'
import { stateLabel } from './item-label.ts'
import { type ItemState, isFinal, type OrderTab, orderStatus } from './item-states.ts'
import type { Order } from './lock-order.ts'
import { readOpenQuestions } from './open-questions.ts'
import { type OrderMoney, type PaymentStatus, paymentStatus, readMoneyOfOrders } from './order-money.ts'
import { type PendingAction, pendingActions } from './pending-actions.ts'
import { withItems } from './with-items.ts'

export type OrderSection = 'actionNeeded' | 'ready' | 'recent'
export type OrderRow = {
  readonly number: string
  readonly placedAt: Date
  readonly status: ItemState
  readonly statusLabel: string
  readonly paymentStatus: PaymentStatus
  readonly section: OrderSection
  readonly totalMinor: bigint
  readonly dueMinor: bigint
  readonly currency: string
  readonly items: readonly {
    readonly id: string
    readonly title: string
    readonly image: string | null
    readonly quantity: number
    readonly state: ItemState
    readonly stateLabel: string
  }[]
  readonly actions: readonly PendingAction[]
}
export type OrderQuestion = {
  readonly tab: OrderTab
  readonly search?: string | null
  readonly page?: number
  readonly pageSize?: number
}
export type OrderList = {
  readonly items: readonly OrderRow[]
  readonly total: number
  readonly counts: Readonly<Record<OrderTab, number>>
}

/** The acting customer's orders of this site in one tab, newest first; a search is for an order's number. */
export async function readOrders(
  work: Work,
  { tab, search, page = 1, pageSize = 20 }: OrderQuestion,
): Promise<OrderList> {
  const customerId = signedInCustomer(work)
  const wanted = withWesternDigits(search ?? '').replace(/\D/g, '')
  const tabOf = sql<OrderTab>`(select case when bool_and(item.state = 'cancelled') then 'cancelled'
    when bool_and(item.state in ('picked_up', 'delivered', 'cancelled')) then 'fulfilled' else 'ongoing' end
    from order_items item where item.order_id = orders.id)`
  const mine = work.db.selectFrom('orders').where('customer_id', '=', customerId).where('site', '=', work.site)
  const found = search ? mine.where('number', '=', wanted) : mine
  const counted = await found
    .select([tabOf.as('tab'), sql<number>`count(*)::int`.as('count')])
    .groupBy('tab')
    .execute()
  const count = (one: OrderTab) => counted.find((row) => row.tab === one)?.count ?? 0
  const rows = await found
    .selectAll()
    .where(sql`${tabOf} = ${tab}` as Expression<SqlBool>)
    .orderBy('placed_at', 'desc')
    .orderBy('id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  const orders = await withItems(work, rows)
  const moneys = await readMoneyOfOrders(work, orders)
  const questions = await readOpenQuestions(work, orders)
  const items = orders.map((order) => {
    const money = moneys.get(order.id)!
    return toRow(work, order, pendingActions(order, money, questions), money)
  })
  return {
    items,
    total: count(tab),
    counts: { ongoing: count('ongoing'), fulfilled: count('fulfilled'), cancelled: count('cancelled') },
  }
}

function toRow({ locale, site }: Work, order: Order, actions: readonly PendingAction[], money: OrderMoney): OrderRow {
  const status = orderStatus(order.items.map((item) => item.state))
  const country = order.items.find((item) => item.state === status)?.country ?? ''
  return {
    number: order.number,
    placedAt: order.placed_at,
    status,
    statusLabel: stateLabel(status, site, country, locale),
    paymentStatus: paymentStatus(money, status === 'cancelled'),
    section: sectionOf(order, actions),
    totalMinor: money.total,
    dueMinor: isFinal(status) ? 0n : money.due,
    currency: money.currency,
    items: order.items.map(({ id, title, image, quantity, state, country: from }) => ({
      ...{ id, title, image, quantity, state },
      stateLabel: stateLabel(state, site, from, locale),
    })),
    actions,
  }
}

function sectionOf(order: Order, actions: readonly PendingAction[]): OrderSection {
  if (actions.length > 0) return 'actionNeeded'
  const isReady = order.items.some((item) => item.state === 'ready_for_pickup' || item.state === 'arrived_hub')
  return isReady ? 'ready' : 'recent'
}
