import { z } from 'zod'
import { numberFor } from '#people/access/sealed/phones.ts'
import { openAddress } from '#platform/work/sealed-text.ts'
import type { Work } from '#platform/work/work.ts'
import type { TablesFacts } from '#pricing/quote/explain/check-price.tsx'
import { type RateLine, rateLines } from '#pricing/quote/explain/rate-lines.ts'
import { readTablesVersion } from '#pricing/quote/tables/read-tables.ts'
import { tablesFacts } from '#pricing/quote/tables/tables-facts.ts'
import { eventsFor } from './items/find-moves.ts'
import { stateLabel } from './items/item-label.ts'
import { type ItemState, type OrderTab, orderStatus, orderTab } from './items/item-states.ts'
import { type ItemView, itemView } from './items/item-view.ts'
import { activeItems, findOrder, type Order } from './items/lock-order.ts'
import { orderTimeline, type TimelineStep } from './items/order-timeline.ts'
import { readOrderTraces } from './items/order-traces.ts'
import { readItemHistory } from './items/read-item-history.ts'
import { sayGoods } from './items/say-goods.ts'
import { type CostRow, costRows } from './money/cost-rows.ts'
import { explainFees } from './money/explain-fees.ts'
import { type OrderMoney, type PaymentStatus, paymentStatus, readOrderMoney } from './money/order-money.ts'
import { costsFromJson, currentCosts, quoteOrder } from './money/order-quote.ts'
import { isReviewedFirst, payableNow } from './money/payable-now.ts'
import { readPaymentClocks } from './money/payment-clock.ts'
import { readGivenBack, readUnderReview } from './money/read-given-back.ts'
import { type DueRow, type PaymentRow, readDueRows, readPaymentRows } from './money/read-payment-rows.ts'
import { type PendingAction, pendingActions } from './pending-actions.ts'
import { type Expired, readExpired } from './read-expired.ts'
import { readOpenQuestions } from './review/open-questions.ts'

export type OrderPage = {
  readonly id: string
  readonly number: string
  readonly version: number
  readonly placedAt: Date
  readonly status: ItemState
  readonly statusLabel: string
  /** Where its goods are, as a sentence. */
  readonly goods: string
  readonly tab: OrderTab
  readonly paymentStatus: PaymentStatus
  readonly paymentMethod: string
  readonly money: OrderMoney
  /** What can be paid today: what is due now, and what waited for arrived goods. */
  readonly payableMinor: bigint
  /** It is reviewed first and paid later: no payment is asked for yet. */
  readonly isReviewedFirst: boolean
  readonly placedTotalMinor: bigint
  readonly costs: readonly CostRow[]
  /** The rates of its last agreed price. */
  readonly rates: readonly RateLine[]
  /** The price tables of the costs. */
  readonly tables: TablesFacts
  readonly items: readonly PricedItem[]
  readonly payments: readonly PaymentRow[]
  readonly dues: readonly DueRow[]
  readonly timeline: readonly (TimelineStep & { readonly label: string })[]
  readonly actions: readonly PendingAction[]
  /** The total changed in the review and the customer has not accepted it yet. */
  readonly isChangeAsked: boolean
  readonly mayCancel: boolean
  /** For a cancelled order: its refund, transfers that finance still checks, and the reason if the time ran out. */
  readonly cancelled: {
    readonly givenBack: bigint
    readonly underReview: bigint
    readonly expired: Expired | null
  } | null
  readonly couponCode: string | null
  readonly packageId: string | null
  readonly address: Readonly<Record<string, string | null>> | null
  readonly arrival: 'pickup' | 'delivery' | null
  readonly pickupOffice: string | null
  readonly removeBox: boolean
  readonly cancelReason: string | null
  readonly comment: string | null
}

/** An item with its own part of the order's international shipping (specification §3); null once it is cancelled. */
export type PricedItem = ItemView & { readonly shippingMinor: bigint | null }

const customerMover = { kind: 'customer', id: '' } as const
const addressJson = z.record(z.string(), z.string().nullable()).nullable()
/** One order for its page, for its customer or for staff. */
export async function readOrder(work: Work, number: string): Promise<OrderPage> {
  const order = await findOrder(work, { number })
  // Missing parts of an order are not queried; all others are read together.
  const [money, traces, version, fees, payments, timeline] = await Promise.all([
    readOrderMoney(work, order),
    readOrderTraces(work, order.id),
    readTablesVersion(work, order.tables_version),
    explainFees(work, order, order.fees_minor),
    readPaymentRows(work, order.id),
    readTimeline(work, order),
  ])
  const active = activeItems(order)
  const dues = traces.dues ? await readDueRows(work, order.id) : []
  const cancelled = active.length > 0 ? null : await readCancelled(work, order.id)
  const questions = traces.cases ? await readOpenQuestions(work, [order]) : { proposals: [], choices: [] }
  const clocks = await readPaymentClocks(work, [order])
  const status = orderStatus(order.items.map((item) => item.state))
  const placed = costsFromJson(order.placed_costs)
  // With the tables of the last agreement, so that the reasons fit the amounts beside them.
  const { breakdown } = await quoteOrder(work, order, active, { isPaid: true })
  return {
    ...headOf(work, order),
    tables: tablesFacts(work, version),
    status,
    statusLabel: labelOf(work, order, status),
    goods: sayGoods(order.items, work),
    tab: orderTab(order.items.map((item) => item.state)),
    paymentStatus: paymentStatus(money, status === 'cancelled'),
    money,
    payableMinor: payableNow(order, money),
    placedTotalMinor: placed.totalCost ?? 0n,
    costs: costRows(placed, currentCosts(order), { breakdown, fees, courtesy: order.courtesy_minor }, work.locale),
    rates: rateLines(breakdown.rates, breakdown.currency, { locale: work.locale }),
    items: order.items.map((item) => ({
      ...itemView(work, order, item),
      shippingMinor: breakdown.items[active.indexOf(item)]?.internationalShipping ?? null,
    })),
    payments,
    dues,
    timeline,
    actions: pendingActions(order, money, questions, clocks.get(order.id)),
    isReviewedFirst: isReviewedFirst(order, money),
    isChangeAsked: order.change_asked_at !== null,
    mayCancel: active.length > 0 && active.every((item) => eventsFor(customerMover, item.state).includes('cancel')),
    cancelled,
  }
}

async function readCancelled(work: Work, orderId: string): Promise<OrderPage['cancelled']> {
  return {
    givenBack: await readGivenBack(work, orderId),
    underReview: await readUnderReview(work, orderId),
    expired: await readExpired(work, orderId),
  }
}

function headOf(work: Work, order: Order) {
  const { id, number, version } = order
  const address = addressJson.parse(order.address)
  return {
    id,
    number,
    version,
    placedAt: order.placed_at,
    paymentMethod: order.payment_method,
    couponCode: order.coupon_code,
    packageId: order.package_id,
    address: address && forReader(work, openAddress(work, 'orders.address.phone', id, address)),
    arrival: arrivalOf(order),
    pickupOffice: order.pickup_office,
    removeBox: order.remove_box,
    cancelReason: order.cancel_reason,
    comment: order.comment,
  }
}

function forReader<Address extends { readonly phone?: string | null | undefined }>(
  work: Work,
  address: Address,
): Address {
  return address.phone ? { ...address, phone: numberFor(work, address.phone) } : address
}

// A delivery chosen at checkout is how these goods are meant to arrive.
function arrivalOf({ arrival, delivery_wish: wish }: Order): OrderPage['arrival'] {
  return wish === null ? z.enum(['pickup', 'delivery']).nullable().parse(arrival) : 'delivery'
}

async function readTimeline(work: Work, order: Order): Promise<OrderPage['timeline']> {
  const active = activeItems(order)
  const going = active.length > 0 ? active : order.items
  const history = await readItemHistory(
    work,
    going.map((item) => item.id),
  )
  const standing = new Map(going.map((item) => [item.id, item.state]))
  return orderTimeline(history, standing, arrivalOf(order) === 'delivery', work.site).map((step) => ({
    ...step,
    label: stateLabel(step.state, work.site, going[0]?.country ?? '', work.locale),
  }))
}

function labelOf(work: Work, order: Order, status: ItemState): string {
  const country = order.items.find((item) => item.state === status)?.country ?? ''
  return stateLabel(status, work.site, country, work.locale)
}
