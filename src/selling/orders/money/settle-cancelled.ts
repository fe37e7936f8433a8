import { endPayments } from '#money/payments/end-payments.ts'
import { type RefundCause, returnsFee } from '#money/payments/refunds/refund-rule.ts'
import type { AccountName } from '#money/wallet/accounts.ts'
import { postEntry } from '#money/wallet/post-entry.ts'
import { money } from '#platform/values/amounts/money.ts'
import { largerOf, smallerOf } from '#platform/values/amounts/round.ts'
import { shareOut } from '#platform/values/amounts/share-out.ts'
import { announce } from '#platform/work/announce.ts'
import type { Work } from '#platform/work/work.ts'
import { forgetOrder } from '#pricing/coupons/forget-order.ts'
import { sumOfLines } from '#pricing/quote/price-lines.ts'
import { giveBackQuota } from '#pricing/subscriptions/consume-quota.ts'
import { quotaUse } from '#pricing/subscriptions/quota-use.ts'
import { withoutUnusedDelivery } from '#selling/orders/delivery/settle-delivery.ts'
import { closeEdit } from '#selling/orders/edit/close-edit.ts'
import { effectiveData } from '#selling/orders/items/item-data.ts'
import { activeItems, type Order } from '#selling/orders/items/lock-order.ts'
import { earnItems } from './earn-items.ts'
import { giveBack } from './give-back.ts'
import { orderTotal, readOrderMoney } from './order-money.ts'
import { offersForm, ownShares, quoteOrder } from './order-quote.ts'
import { releaseHolds } from './release-holds.ts'
import { requoteOrder } from './requote-order.ts'
import { readStandingDues } from './standing-dues.ts'

/**
 * After items were cancelled: quotes the whole order again and refunds the surplus to the kind that paid. If we or the
 * seller cancelled, the methods' fees of these items are refunded too, and at least their own share.
 */
export async function settleCancelled(
  work: Work,
  given: Order,
  cancelledIds: readonly string[],
  cause: RefundCause,
): Promise<Order> {
  const order = await withoutUnusedDelivery(work, given)
  const generous = returnsFee(cause) ? await shareOfCancelled(work, order, cancelledIds, cause) : null
  let settled = await requoteOrder(work, order)
  if (generous) settled = await applyShare(work, settled, generous)
  const isGone = activeItems(settled).length === 0
  const { paid } = await readOrderMoney(work, settled)
  await giveOffersBack(work, settled, paid > 0n)
  if (!isGone) {
    // Items that were handed over before are earned at their price alone; the rest of the money can be refunded.
    await earnItems(work, settled)
    await giveBack(work, settled, 'wallet', cause)
    return settled
  }
  await closeEdit(work, settled.id, { how: 'order_closed' })
  await endPayments(work, settled.id)
  const released = await releaseHolds(work, settled, cause)
  const refunded = released + (await giveBack(work, settled, 'wallet', cause))
  await keepFees(work, settled)
  const news = { orderId: settled.id, number: settled.number, refunded: refunded.toString() }
  await announce(work, 'order.cancelled', news)
  return settled
}

type Generous = { readonly most: bigint; readonly fees: bigint }

/** The highest cost of the order afterwards, so that the customer gets these items' own share back. */
export async function shareOfCancelled(
  work: Work,
  order: Order,
  cancelledIds: readonly string[],
  cause: RefundCause = 'cancelledByUs',
): Promise<Generous | null> {
  const { paid } = await readOrderMoney(work, order)
  if (paid === 0n) return null
  const before = order.items.filter((item) => item.state !== 'cancelled' || cancelledIds.includes(item.id))
  const { breakdown } = await quoteOrder(work, order, before, { isPaid: true })
  // From the present cost of all of them: a price that rose in the same review is not ours to pay.
  let base = breakdown.costDetails.totalCost - breakdown.costDetails.fees - order.courtesy_minor
  let fees = order.fees_minor
  // Lost goods are not delivered: their part of the delivery is refunded too. A company's fee is for the whole way.
  const deliveries = shareOut(
    cause === 'lost' && order.delivery_quote === null ? breakdown.costDetails.deliveryFees : 0n,
    breakdown.items.map(sumOfLines),
  )
  ownShares(breakdown, order.fees_minor).forEach((share, place) => {
    const item = before[place]
    if (!item || !cancelledIds.includes(item.id)) return
    base -= share.base + (deliveries[place] ?? 0n)
    fees -= share.fees
  })
  return { most: largerOf(base, 0n), fees }
}

async function applyShare(work: Work, order: Order, { most, fees }: Generous): Promise<Order> {
  const courtesy = largerOf(order.base_minor - most, 0n)
  await work.db
    .updateTable('orders')
    .set({ fees_minor: fees, courtesy_minor: courtesy })
    .where('id', '=', order.id)
    .execute()
  return { ...order, fees_minor: fees, courtesy_minor: courtesy }
}

// Fees of payments that a customer's own cancellation does not refund are earned now, and so are accepted cancellation
// fees.
async function keepFees(work: Work, order: Order): Promise<void> {
  const { kept, currency } = await readOrderMoney(work, order)
  const earned = new Map<AccountName, bigint>()
  for (const { account, minor } of await readStandingDues(work, order.id))
    earned.set(account, (earned.get(account) ?? 0n) + minor)
  const agreed = [...earned.values()].reduce((sum, minor) => sum + minor, 0n)
  const fees = largerOf(0n, smallerOf(smallerOf(orderTotal(order), order.fees_minor), kept - agreed))
  earned.set('revenue:paymentFees', (earned.get('revenue:paymentFees') ?? 0n) + fees)
  const lines = [...earned].map(([account, minor]) => ({ account, amount: money(minor, currency) }))
  if (agreed + fees <= 0n) return
  const leaving = { account: `order:${order.id}`, amount: money(-agreed - fees, currency) } as const
  await postEntry(work, 'order_earned', [leaving, ...lines], { reference: order.number })
}

/**
 * Cancelled items no longer use a package's quota; a wholly cancelled order returns its coupon and does not count as a
 * first order.
 */
async function giveOffersBack(work: Work, order: Order, isPaid: boolean): Promise<void> {
  const active = activeItems(order)
  if (active.length === 0) {
    await forgetOrder(work, order.id)
    await giveBackQuota(work, order.id)
    return
  }
  const terms = offersForm.parse(order.offers).packages.find((one) => one.id === order.package_id)
  if (!terms) return
  const { breakdown } = await quoteOrder(work, order, active, { isPaid })
  const goods = active.map((item, place) => ({
    country: item.country,
    store: item.store,
    category: effectiveData(item).category,
    onlinePrice: breakdown.items[place]?.onlinePrice ?? 0n,
  }))
  await giveBackQuota(work, order.id, quotaUse(terms, goods))
}
