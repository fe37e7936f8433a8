import type { OpenProposal } from './cancelling/open-proposals.ts'
import type { OpenChoice } from './discrepancies/open-choices.ts'
import type { ItemState } from './items/item-states.ts'
import type { Order } from './items/lock-order.ts'
import type { OrderMoney } from './money/order-money.ts'
import { isReviewedFirst, payableNow } from './money/payable-now.ts'
import { type PaymentClock, payingStates, payUntil } from './money/payment-clock.ts'

export const actionTypes = [
  'PendingPayment',
  'ArrivedToEgypt',
  'MissingInfo',
  'HoldOrder',
  'AgreeToFees',
  'ChooseForItem',
] as const
export type ActionType = (typeof actionTypes)[number]

/** Something that waits for the customer. A decision about held items covers those of one store. */
export type PendingAction = {
  readonly type: ActionType
  readonly number: string
  readonly itemIds: readonly string[]
  readonly titles: readonly string[]
  readonly store: string | null
  readonly dueMinor: bigint | null
  readonly since: Date
  readonly deadline: Date | null
}

// The parts of an order that are needed.
type Asked = Pick<Order, 'id' | 'number' | 'items'>

const hour = 3_600_000

/** Questions to the customer about an order as cases: fees to accept, and discrepancies with a choice. */
export type OpenQuestions = {
  readonly proposals: readonly OpenProposal[]
  readonly choices: readonly OpenChoice[]
}
const nothingAsked: OpenQuestions = { proposals: [], choices: [] }

/** What waits for the customer in one order: computed from the states, never stored. */
export function pendingActions(
  order: Asked,
  money: OrderMoney,
  { proposals, choices }: OpenQuestions = nothingAsked,
  clock?: PaymentClock,
): readonly PendingAction[] {
  const held = order.items.filter((item) => item.state === 'on_hold')
  return [
    ...paymentActions(order, money, clock),
    ...action(order, 'ArrivedToEgypt', inState(order, 'waiting_delivery_request'), null),
    ...action(order, 'MissingInfo', inState(order, 'missing_info'), 7 * 24),
    ...[...new Set(held.map((item) => item.store))].flatMap((store) =>
      action(
        order,
        'HoldOrder',
        held.filter((item) => item.store === store),
        72,
        store,
      ),
    ),
    ...proposals
      .filter(({ orderId }) => orderId === order.id)
      .map((proposal) => caseAction(order, 'AgreeToFees', proposal)),
    ...choices
      .filter(({ orderId }) => orderId === order.id)
      .map((choice) => caseAction(order, 'ChooseForItem', choice)),
  ]
}

function paymentActions(order: Asked, money: OrderMoney, clock?: PaymentClock): readonly PendingAction[] {
  if (isReviewedFirst(order, money)) return []
  const waiting = order.items.filter((item) => payingStates.includes(item.state))
  const found = action(order, 'PendingPayment', waiting, null)
  // A customer who sent a receipt has paid, as far as they know: finance is next.
  if (found.length > 0 && clock?.isStill) return []
  if (found.length > 0)
    return found.map((one) => ({ ...one, dueMinor: money.dueNow, deadline: payUntil(order, clock) }))
  // Amounts that became due after the purchase can be paid at once; before it a review may still change them.
  const going = order.items.filter((item) => item.state !== 'cancelled')
  const isBought =
    money.kept > 0n && !going.some((item) => item.state === 'processing' || item.state === 'pending_review')
  const due = payableNow(order, money)
  if (!isBought || due === 0n) return []
  return action(order, 'PendingPayment', going, null).map((one) => ({ ...one, dueMinor: due }))
}

// A case waits for the customer's answer. Without one, a cancellation with a fee does not happen; for a discrepancy the
// default happens.
function caseAction(
  order: Asked,
  type: ActionType,
  { itemIds, since, until }: OpenProposal | OpenChoice,
): PendingAction {
  const items = order.items.filter((item) => itemIds.includes(item.id))
  return {
    type,
    number: order.number,
    itemIds,
    titles: items.map((item) => item.title),
    store: null,
    dueMinor: null,
    since,
    deadline: until,
  }
}

function action(
  order: Asked,
  type: ActionType,
  items: Order['items'],
  hours: number | null,
  store: string | null = null,
): readonly PendingAction[] {
  const [first] = [...items].sort((one, other) => one.state_since.getTime() - other.state_since.getTime())
  if (!first) return []
  return [
    {
      type,
      number: order.number,
      itemIds: items.map((item) => item.id),
      titles: items.map((item) => item.title),
      store,
      dueMinor: null,
      since: first.state_since,
      deadline: hours === null ? null : new Date(first.state_since.getTime() + hours * hour),
    },
  ]
}

function inState(order: Asked, state: ItemState): Order['items'] {
  return order.items.filter((item) => item.state === state)
}
