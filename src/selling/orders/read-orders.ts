import { sql } from 'kysely'
import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import { withWesternDigits } from '#platform/values/amounts/parse-money.ts'
import { among } from '#platform/work/among.ts'
import type { Work } from '#platform/work/work.ts'
import { stateLabel } from './items/item-label.ts'
import { type ItemState, isFinal, type OrderTab, orderStatus } from './items/item-states.ts'
import type { Order } from './items/lock-order.ts'
import { sayGoods } from './items/say-goods.ts'
import { joinItems, readItemsOf } from './items/with-items.ts'
import {
  type MoneyRow,
  moneyColumns,
  moneyOfOrder,
  moneyOfRow,
  type OrderMoney,
  type PaymentStatus,
  paymentStatus,
} from './money/order-money.ts'
import { readPaymentClocks } from './money/payment-clock.ts'
import { type PendingAction, pendingActions } from './pending-actions.ts'
import { readPendingActions } from './read-pending-actions.ts'
import { type AskedAbout, isAskedAbout, readOpenQuestions } from './review/open-questions.ts'

const readyStates = ['ready_for_pickup', 'arrived_hub'] as const satisfies readonly ItemState[]

export type OrderSection = 'actionNeeded' | 'ready' | 'recent'
export type OrderRow = {
  readonly number: string
  readonly placedAt: Date
  readonly status: ItemState
  readonly statusLabel: string
  /** Where its goods are, as a sentence. */
  readonly goods: string
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

/**
 * The acting customer's orders of this site in one tab: of open ones first those that wait for their answer, then ready
 * ones, whatever page is asked for; newest first within each. A search is for an order's number.
 */
export async function readOrders(
  work: Work,
  { tab, search, page = 1, pageSize = 20 }: OrderQuestion,
): Promise<OrderList> {
  const customerId = signedInCustomer(work)
  const wanted = withWesternDigits(search ?? '').replace(/\D/g, '')
  const offset = (page - 1) * pageSize
  const waiting = tab === 'ongoing' ? (await readPendingActions(work)).map((action) => action.number) : []
  const found = sql`orders.customer_id = ${customerId} and orders.site = ${work.site}
    ${search ? sql`and orders.number = ${wanted}` : sql``}`
  const { rows: pages } = await sql<{ tab: OrderTab; count: number; ids: readonly string[] }>`
    select tab, count(*)::int as count,
      (array_agg(id order by urgency, placed_at desc, id))[${offset + 1}::int : ${offset + pageSize}::int] as ids
    from (select id, placed_at, items.tab,
        case when items.tab <> 'ongoing' or number <> all(${waiting}::text[]) and not items.ready then 2
          when number = any(${waiting}::text[]) then 0 else 1 end as urgency
      from orders
      cross join lateral (select case when bool_and(item.state = 'cancelled') then 'cancelled'
          when bool_and(item.state in ('picked_up', 'delivered', 'cancelled')) then 'fulfilled' else 'ongoing' end as tab,
          bool_or(item.state in (${sql.join(readyStates.map((state) => sql.lit(state)))})) as ready
        from order_items item where item.order_id = orders.id) items
      where ${found}) as mine
    group by tab`.execute(work.db)
  const ofTab = (one: OrderTab) => pages.find((row) => row.tab === one)
  const count = (one: OrderTab) => ofTab(one)?.count ?? 0
  const shown = ofTab(tab)?.ids ?? []
  const [rows, itemsOf] = await Promise.all([readRows(work, shown), readItemsOf(work, shown)])
  const questions = await readOpenQuestions(
    work,
    rows.filter(({ isAsked }) => isAsked),
  )
  const placeOf = new Map(shown.map((id, place) => [id, place]))
  const orders = joinItems(rows, itemsOf).toSorted(
    (one, other) => (placeOf.get(one.id) ?? 0) - (placeOf.get(other.id) ?? 0),
  )
  const clocks = await readPaymentClocks(work, orders)
  const items = orders.map((order) => {
    const money = moneyOfRow(order)
    return toRow(work, order, pendingActions(order, money, questions, clocks.get(order.id)), money)
  })
  return {
    items,
    total: count(tab),
    counts: { ongoing: count('ongoing'), fulfilled: count('fulfilled'), cancelled: count('cancelled') },
  }
}

// Without the prices at placing, which are long and not needed here.
type ListedOrder = Pick<Order, 'id' | 'number' | 'placed_at'> & AskedAbout & MoneyRow

async function readRows({ db }: Work, ids: readonly string[]): Promise<readonly ListedOrder[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<ListedOrder>`
    select o.id, o.number, o.placed_at, ${isAskedAbout} as "isAsked", ${moneyColumns}
    from orders o ${moneyOfOrder} where o.id ${among(ids)}`.execute(db)
  return rows
}

type Listed = Pick<Order, 'id' | 'number' | 'placed_at' | 'items'>

function toRow({ locale, site }: Work, order: Listed, actions: readonly PendingAction[], money: OrderMoney): OrderRow {
  const status = orderStatus(order.items.map((item) => item.state))
  const country = order.items.find((item) => item.state === status)?.country ?? ''
  return {
    number: order.number,
    placedAt: order.placed_at,
    status,
    statusLabel: stateLabel(status, site, country, locale),
    goods: sayGoods(order.items, { site, locale }),
    paymentStatus: paymentStatus(money, status === 'cancelled'),
    section: sectionOf(order, actions),
    totalMinor: money.total,
    dueMinor: isFinal(status) ? 0n : money.due,
    currency: money.currency,
    items: order.items.map(({ id, title, image, quantity, state, country: from }) => ({
      id,
      title,
      image,
      quantity,
      state,
      stateLabel: stateLabel(state, site, from, locale),
    })),
    actions,
  }
}

function sectionOf(order: Listed, actions: readonly PendingAction[]): OrderSection {
  if (actions.length > 0) return 'actionNeeded'
  const isReady = order.items.some(({ state }) => readyStates.some((one) => one === state))
  return isReady ? 'ready' : 'recent'
}
