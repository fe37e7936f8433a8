// What a customer does with an order before its goods are bought: pays, accepts, answers, edits, gives up.
import { applyByHand } from '#checkout/paying/apply-by-hand.ts'
import { askPayment } from '#checkout/paying/ask-payment.ts'
import { payOrder } from '#checkout/paying/pay-order.ts'
import { system } from '#platform/work/work.ts'
import { cancelOrder } from '#selling/orders/cancel-order.ts'
import { completeInfo } from '#selling/orders/complete-info.ts'
import { beginEdit } from '#selling/orders/edit/begin-edit.ts'
import { cancelEditItem } from '#selling/orders/edit/cancel-edit-item.ts'
import { changeEditItem } from '#selling/orders/edit/change-edit-item.ts'
import { endEdit } from '#selling/orders/edit/end-edit.ts'
import { leaveEdit } from '#selling/orders/edit/leave-edit.ts'
import { readEdit } from '#selling/orders/edit/read-edit.ts'
import type { OrderItem } from '#selling/orders/items/lock-order.ts'
import { acceptChange, decideHold } from '#selling/orders/money/decide-hold.ts'
import { sampleRoutes } from '#world/samples/money/payments.samples.ts'
import { fillWallet } from '#world/samples/money/wallet.samples.ts'
import { aside, forward, oneOf, refusable, type Walk, type WalkDeed } from './walk.ts'

/** Pays whatever is due now from either balance, after filling it. */
async function payDue({ as, crew, customerId, number, key, dice }: Walk): Promise<unknown> {
  const kind = oneOf(['card', 'cash'] as const, dice)
  await as(crew.colleague, (work) => fillWallet(work, customerId, 10_000_000n, kind))
  const method = kind === 'card' ? 'wallet' : 'cashWallet'
  return as(crew.customer, (work) => payOrder(work, { key: key(), number, method }, sampleRoutes))
}

// Pays what was asked for after the review, by the chosen method: at the till, or by a line of the bank's statement.
async function payAtTill({ as, crew, orderId, key }: Walk): Promise<void> {
  const asked = await as(system, (work) => askPayment(work, { orderId, key: key() }, sampleRoutes))
  if (!asked?.payment) return
  const { id: paymentId, method, outside: amount } = asked.payment
  const source =
    method === 'office'
      ? ({ kind: 'till', office: 'cairo' } as const)
      : ({ kind: 'bank', account: '1000200030004', statementRef: key() } as const)
  await as(crew.colleague, (work) => applyByHand(work, { key: key(), paymentId, amount, source }))
}

const cancellable = ['placed', 'processing', 'missing_info', 'pending_payment', 'pending_purchase', 'on_hold'] as const
const owing = ['purchased', 'received_at_warehouse', 'prepare_for_pickup', 'waiting_delivery_request'] as const

export const customerDeeds: readonly WalkDeed[] = [
  forward('pay', { in: ['placed', 'pending_payment', ...owing], act: (walk) => payDue(walk) }),
  forward('payAfterReview', {
    in: ['placed'],
    act: ({ as, crew, number, key, dice }) => {
      const wish = { key: key(), number, method: oneOf(['office', 'bankTransfer'] as const, dice) }
      return as(crew.customer, (work) => payOrder(work, wish, sampleRoutes))
    },
  }),
  forward('payAtTill', { in: ['pending_payment'], act: payAtTill }),
  forward('complete', {
    in: ['missing_info'],
    act: ({ as, crew }, { id }) => as(crew.customer, (work) => completeInfo(work, id, { size: '42' })),
  }),
  aside('accept', {
    in: ['pending_payment', 'pending_purchase', 'purchased'],
    act: ({ as, crew, number }) => as(crew.customer, (work) => acceptChange(work, number)),
  }),
  aside('edit', { in: [...cancellable], act: editOrder }),
  aside('cancel', {
    in: [...cancellable],
    act: async ({ as, crew, number, key, dice }) => {
      if (dice() > 0.03) return
      const wish = { number, reason: 'OTHER', comment: null, key: key() } as const
      await as(crew.customer, (work) => cancelOrder(work, wish))
    },
  }),
  forward('decide', {
    in: ['on_hold'],
    act: ({ as, crew, number, dice }, { id }) => {
      const decision = oneOf(['PROCEED_OTHER_ITEMS', 'acceptNewPrice', 'acceptNewPrice', 'HOLD_ORDER'] as const, dice)
      return as(crew.customer, (work) => decideHold(work, { number, itemIds: [id], decision }))
    },
  }),
]

/** A whole edit of an order, finished or cancelled; a change that the draft refuses is left out. */
async function editOrder({ as, crew, number, key, dice }: Walk, { id: itemId }: OrderItem): Promise<void> {
  const mine = crew.customer
  if (await refusable(as(mine, (work) => beginEdit(work, number)))) return
  const { version } = await as(mine, (work) => readEdit(work, number))
  const asked = { number, version, itemId }
  const change = { quantity: 1 + Math.floor(dice() * 3) }
  const isCancelling = dice() < 0.1
  await refusable(
    as(mine, (work) => (isCancelling ? cancelEditItem(work, asked) : changeEditItem(work, { ...asked, change }))),
  )
  if (dice() > 0.2) {
    const { newTotal: seenTotal } = await as(mine, (work) => readEdit(work, number))
    if (!(await refusable(as(mine, (work) => endEdit(work, { number, seenTotal, key: key() }))))) return
  }
  await as(mine, (work) => leaveEdit(work, number))
}
