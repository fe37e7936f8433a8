import { sql } from 'kysely'
import { startPackage } from '#money/payments/packages/start-package.ts'
import type { HoldKind } from '#money/wallet/accounts.ts'
import { postEntry, transfer } from '#money/wallet/post-entry.ts'
import { money } from '#platform/values/amounts/money.ts'
import { smallerOf } from '#platform/values/amounts/round.ts'
import { asSystem, type Work } from '#platform/work/work.ts'
import { consumeQuota } from '#pricing/subscriptions/consume-quota.ts'
import { lockOrderedPackage, type Subscription } from '#pricing/subscriptions/move-subscription.ts'
import { quotaUse } from '#pricing/subscriptions/quota-use.ts'
import { notePackagePaid } from '#pricing/subscriptions/start-subscription.ts'
import { effectiveData } from '#selling/orders/items/item-data.ts'
import { activeItems, type Order } from '#selling/orders/items/lock-order.ts'
import { notePayment } from '#selling/orders/money/give-back.ts'
import { offersForm, quoteOrder } from '#selling/orders/money/order-quote.ts'
import { sites } from '#sites/sites.ts'

/**
 * Starts the package bought with an order when the order is paid: its price moves from the order's money to the
 * package's, and the order is the first to use its quota. The order must be locked; done once, however often it is
 * paid.
 */
export async function startOrderedPackage(given: Work, order: Order): Promise<void> {
  if (!order.subscribes) return
  const work = asSystem(given)
  const subscription = await lockOrderedPackage(work, order.id)
  if (subscription?.status !== 'Requested') return
  if (subscription.price_minor > 0n) {
    await passMoneyOn(work, order, subscription)
    await notePackagePaid(work, subscription.id)
  }
  const { kind } = await startPackage(work, subscription.id)
  if (kind === 'started') await takeQuota(work, order)
}

// From the first kind of money that came, to which it is also refunded.
async function passMoneyOn(work: Work, order: Order, { id, number, price_minor: price }: Subscription): Promise<void> {
  let left = price
  for (const { kind, minor: has, paymentId } of await readPaid(work, order.id)) {
    const minor = smallerOf(has, left)
    if (minor === 0n) continue
    left -= minor
    const lines = transfer(money(minor, sites[work.site].currency), `order:${order.id}`, `subscription:${id}`)
    const entryId = await postEntry(work, 'package_payment', lines, {
      reference: number,
      onlyOnce: `payment:${paymentId ?? order.id}:${kind}`,
    })
    await notePayment(work, order.id, { entryId, kind, minor: -minor, what: 'package', paymentId })
  }
  if (left > 0n) throw new Error(`Order ${order.number} is paid, but not for its package`)
}

type PaidOfKind = { readonly kind: HoldKind; readonly minor: bigint; readonly paymentId: string | null }

async function readPaid(work: Work, orderId: string): Promise<readonly PaidOfKind[]> {
  const { rows } = await sql<PaidOfKind>`
    select kind, sum(minor)::bigint as minor,
      (array_agg(payment_id order by at, id) filter (where what = 'payment'))[1] as "paymentId"
    from order_payments where order_id = ${orderId}
    group by kind having sum(minor) > 0 order by min(at), kind`.execute(work.db)
  return rows
}

async function takeQuota(work: Work, order: Order): Promise<void> {
  const terms = offersForm.parse(order.offers).packages.find((one) => one.id === order.package_id)
  const active = activeItems(order)
  const { breakdown } = await quoteOrder(work, order, active, { isPaid: true })
  // It runs, although after the review it no longer covers the goods.
  if (!terms || breakdown.packageMessage !== null) return
  const goods = active.map((item, place) => ({
    country: item.country,
    store: item.store,
    category: effectiveData(item).category,
    onlinePrice: breakdown.items[place]?.onlinePrice ?? 0n,
  }))
  await consumeQuota(work, { customerId: order.customer_id, orderId: order.id, minor: quotaUse(terms, goods) })
}
