import { no as peopleNo } from '#people/access/people.refusals.ts'
import { isSecondPerson } from '#people/access/require-second-person.ts'
import type { Refusal } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { readOrderMoney } from '#selling/orders/money/order-money.ts'
import { isTimeToPayOver, payingStates } from '#selling/orders/money/payment-clock.ts'
import { no } from '#selling/orders/orders.refusals.ts'
import { sites, toSite } from '#sites/sites.ts'
import { holdData } from './item-data.ts'
import type { Guard, Move } from './item-moves.ts'
import type { Order, OrderItem } from './lock-order.ts'

/**
 * What only the use-case knows: the customer accepted the fees; another staff member approves; the courier collects.
 */
export type Known = {
  readonly feesAgreed?: boolean
  readonly secondPerson?: string
  readonly toCourier?: boolean
  /** The customer's choice, or the default, of a case about the goods. */
  readonly isSettled?: boolean
}

type Trial = { readonly order: Order; readonly item: OrderItem; readonly move: Move; readonly known: Known }

type Holds = (work: Work, trial: Trial) => boolean | Promise<boolean>

const hour = 3_600_000

/** Whether a guard of the table holds. */
export const guards: Readonly<Record<Guard, Holds>> = {
  mayBeReviewed: (_, { order }) =>
    order.editing_by === null && order.items.every((item) => item.state !== 'missing_info'),
  covered: async (work, { order }) => (await readOrderMoney(work, order)).dueNow === 0n,
  moreToPay: async (work, { order }) => (await readOrderMoney(work, order)).dueNow > 0n,
  mayBeBought: (_, { order }) => order.editing_by === null && order.items.every((item) => !holdsOrder(order, item)),
  notEdited: (_, { order }) => order.editing_by === null,
  awaitsFirstPayment,
  isUnderWay: (work, trial) => !awaitsFirstPayment(work, trial),
  noDiscrepancy: (_, { item }) => item.discrepancy === null,
  mayBeHandedOver: async (work, { order, item }) =>
    item.discrepancy === null && (await readOrderMoney(work, order)).due === 0n,
  mayGoToCourier: async (work, { order, item, known }) =>
    item.discrepancy === null && (known.toCourier === true || (await readOrderMoney(work, order)).due === 0n),
  feesAgreed: (_, { known }) => known.feesAgreed === true,
  secondPerson: (work, { known }) => isSecondPerson(work, known.secondPerson ?? null),
  settled: (_, { known }) => known.isSettled === true,
  viaUae: (_, { order }) => sites[toSite(order.site)].comesThroughUae,
  timeIsUp,
  decidedOrTimeIsUp: (work, trial) => trial.order.user_decision === 'PROCEED_OTHER_ITEMS' || timeIsUp(work, trial),
}

function timeIsUp(work: Work, { order, item, move }: Trial): boolean | Promise<boolean> {
  if (payingStates.includes(move.from)) return isTimeToPayOver(work, order, item)
  return work.now.getTime() >= item.state_since.getTime() + (move.afterHours ?? 0) * hour
}

// Nothing of the order has begun: all items are as placed.
function awaitsFirstPayment(_: Work, { order }: Trial): boolean {
  return order.items.every((item) => item.state === 'placed' || item.state === 'cancelled')
}

/** The refusal if a guard does not hold. */
export const guardRefusals: Readonly<Record<Guard, (order: Order, item: OrderItem) => Refusal>> = {
  mayBeReviewed: (order) => (order.editing_by === null ? no.REVIEW_WAITS() : no.ORDER_BEING_EDITED()),
  covered: () => no.NOT_COVERED(),
  moreToPay: () => no.NOTHING_TO_PAY(),
  mayBeBought: (order) => (order.editing_by === null ? no.ORDER_HELD() : no.ORDER_BEING_EDITED()),
  notEdited: () => no.ORDER_BEING_EDITED(),
  awaitsFirstPayment: () => no.TRANSITION_NOT_ALLOWED({ event: 'edited' }),
  isUnderWay: () => no.TRANSITION_NOT_ALLOWED({ event: 'edited' }),
  noDiscrepancy: () => no.DISCREPANCY_OPEN(),
  mayBeHandedOver: (_, item) => keptBack(item),
  mayGoToCourier: (_, item) => keptBack(item),
  feesAgreed: () => no.FEES_NOT_AGREED(),
  secondPerson: () => peopleNo.SECOND_PERSON_NEEDED(),
  settled: () => no.TRANSITION_NOT_ALLOWED({ event: 'settle' }),
  viaUae: () => no.NOT_ON_THIS_SITE(),
  timeIsUp: () => no.TOO_EARLY(),
  decidedOrTimeIsUp: () => no.TOO_EARLY(),
}

function keptBack(item: OrderItem): Refusal {
  return item.discrepancy === null ? no.SOMETHING_DUE() : no.DISCREPANCY_OPEN()
}

// HOLD_ORDER is the customer's decision on the item, or the preference saved when the order was placed.
function holdsOrder(order: Order, item: OrderItem): boolean {
  if (item.state !== 'on_hold') return false
  return order.user_decision === 'HOLD_ORDER' || holdData.parse(item.hold).decision === 'HOLD_ORDER'
}
