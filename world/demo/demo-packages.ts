import { subscribePackage } from '#checkout/packages/subscribe-package.ts'
import { placeOrderFromCart } from '#checkout/place-order-from-cart.ts'
import { parseMoney } from '#platform/values/amounts/parse-money.ts'
import { newId } from '#platform/work/id.ts'
import { type Actor, system, type Work } from '#platform/work/work.ts'
import { endOverdue, readOverdue } from '#pricing/subscriptions/end-due.ts'
import { addItem } from '#selling/cart/change-cart.ts'
import type { NewItem } from '#selling/orders/place-order.ts'
import type { Site } from '#sites/sites.ts'
import { sampleCheckout } from '#world/samples/checkout/checkout.samples.ts'
import { sampleRoutes } from '#world/samples/money/payments.samples.ts'

export type PackageTelling = {
  readonly run: <Answer>(who: Actor, at: Date, act: (work: Work) => Promise<Answer>) => Promise<Answer>
  readonly customer: Actor
  readonly site: Site
  readonly item: NewItem
  readonly now: Date
}

/**
 * In Egypt a package that ended, one that runs, and an order placed with it; in Dubai one that waits for its payment.
 * Each is bought, paid and ended by the use-cases that customers and jobs run.
 */
export async function fillDemoPackages(telling: PackageTelling): Promise<void> {
  const { run, customer, site, item, now } = telling
  const at = (days: number) => new Date(now.getTime() - days * 86_400_000)
  const subscribe = (days: number, packageId: string, method: 'wallet' | 'office') => {
    const request = { key: newId(), packageId, way: 'subscribe', method } as const
    return run(customer, at(days), (work) => subscribePackage(work, request, sampleRoutes))
  }
  if (site === 'ae') {
    await subscribe(0.4, 'star', 'office')
    return
  }
  await subscribe(45, 'flat-rate', 'wallet')
  for (const id of await run(system, at(9), readOverdue)) await run(system, at(9), (work) => endOverdue(work, id))
  await subscribe(8, 'star', 'wallet')
  await run(customer, at(5), (work) => placeWith(work, item))
}

async function placeWith(work: Work, { title, url, country, quantity, readingId, data }: NewItem): Promise<void> {
  const { category, price, weight, color, size } = data
  await addItem(work, {
    url,
    title,
    country,
    category,
    quantity,
    currency: 'USD',
    weightGrams: weight,
    notes: '',
    color: color ?? '',
    size: size ?? '',
    style: '',
    readingId: readingId ?? null,
    estimated: [],
    price: parseMoney(price, 'USD')?.minor ?? 0n,
    domesticShipping: 0n,
  })
  await placeOrderFromCart(work, await sampleCheckout(work), sampleRoutes)
}
