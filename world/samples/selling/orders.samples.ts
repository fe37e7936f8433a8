import type { MoneyKind } from '#money/wallet/accounts.ts'
import { walletAccount } from '#money/wallet/accounts.ts'
import { settingsForm } from '#platform/settings/settings-form.ts'
import type { Actor, Work } from '#platform/work/work.ts'
import { isInvalid } from '#pricing/quote/invalid-quote.ts'
import { quote } from '#pricing/quote/quote.ts'
import { withOffers } from '#pricing/quote/tables/compile-tables.ts'
import { readTables } from '#pricing/quote/tables/read-tables.ts'
import { seedPriceTables } from '#pricing/quote/tables/seed-tables.ts'
import { readSellers } from '#selling/orders/invoices/seller.ts'
import type { ReviewData } from '#selling/orders/items/item-data.ts'
import { findOrder, lockOrder } from '#selling/orders/items/lock-order.ts'
import { confirmPayment } from '#selling/orders/money/confirm-payment.ts'
import { type NewItem, type NewOrder, type PlacedOrder, placeOrder } from '#selling/orders/place-order.ts'
import { claimOrder } from '#selling/orders/review/claim-order.ts'
import { finishReview } from '#selling/orders/review/finish-review.ts'
import { reviewItem } from '#selling/orders/review/review-item.ts'
import type { Verdict } from '#selling/orders/review/verdict.ts'
import { fillWallet } from '#world/samples/money/wallet.samples.ts'
import { sampleCustomer, sampleStaff } from '#world/samples/people/people.samples.ts'

/** Runs a use-case as this person, in its own transaction, at the story's time. */
export type Stage = <Answer>(who: Actor, act: (work: Work) => Promise<Answer>) => Promise<Answer>

export type Cast = Readonly<Record<'customer' | 'reviewer' | 'buyer' | 'warehouse' | 'hub' | 'desk', Actor>>

/** The sellers of a shop without settings. */
export const sampleSellers = readSellers(settingsForm.parse({}))

/** A customer and one staff member for each step, with price tables on the site. */
export async function sampleCast(work: Work): Promise<Cast> {
  await seedPriceTables(work)
  const [customer, reviewer, buyer, warehouse, hub, desk] = [
    await sampleCustomer(work),
    await sampleStaff(work, ['reviewer']),
    await sampleStaff(work, ['buyer']),
    await sampleStaff(work, ['warehouse']),
    await sampleStaff(work, ['hub']),
    await sampleStaff(work, ['desk']),
  ]
  return {
    customer: customer.who,
    reviewer: reviewer.who,
    buyer: buyer.who,
    warehouse: warehouse.who,
    hub: hub.who,
    desk: desk.who,
  }
}

/** Headphones from the USA, 250 g; `given` overrides some fields. */
export function sampleItem(
  given: Partial<Omit<NewItem, 'data'>> & { readonly data?: Partial<NewItem['data']> } = {},
): NewItem {
  const { data, ...rest } = given
  return {
    title: 'Anker Soundcore Q20i Headphones',
    url: 'https://www.amazon.com/dp/B0C3HCD34R',
    image: null,
    store: 'amazon.com',
    country: 'US',
    quantity: 1,
    notes: null,
    readingId: null,
    ...rest,
    data: {
      price: '49.99',
      currency: 'USD',
      domesticShipping: null,
      weight: 250,
      category: 'electronics',
      color: 'Black',
      size: null,
      style: null,
      ...data,
    },
  }
}

/** What checkout would hand to `placeOrder` for these items. */
export async function sampleOrder(
  work: Work,
  items: readonly NewItem[],
  given: Partial<NewOrder> = {},
): Promise<NewOrder> {
  const published = await readTables(work)
  const paymentMethod = given.paymentMethod ?? 'wallet'
  const shippingFeesCalculation = given.shippingFeesCalculation ?? 'With review'
  const request = {
    items: items.map(({ data, quantity, country, store }) => ({
      clientData: data,
      quantity,
      category: data.category,
      country,
      store,
    })),
    paymentMethod,
    shippingFeesCalculation,
    ...(given.deliveryQuote && { deliveryRequest: true, delivery: given.deliveryQuote }),
  }
  const breakdown = quote(withOffers(published.prices, [], []), request)
  if (isInvalid(breakdown)) throw new Error(`The sample has no price: ${breakdown.path}`)
  return {
    items,
    breakdown,
    tablesVersion: published.id,
    request,
    offers: {},
    couponCode: null,
    packageId: null,
    subscribes: false,
    userDecision: 'Ask me every time',
    removeBox: false,
    address: null,
    arrival: 'pickup',
    pickupOffice: null,
    ...given,
    paymentMethod,
    shippingFeesCalculation,
  }
}

/** A `placed`, unpaid order of the customer. */
export function placeSample(
  stage: Stage,
  cast: Cast,
  items: readonly NewItem[] = [sampleItem()],
  given: Partial<NewOrder> = {},
): Promise<PlacedOrder> {
  return stage(cast.customer, async (work) => placeOrder(work, await sampleOrder(work, items, given)))
}

/** An order paid from a wallet that is filled for it, with the fee of a method that is named: its items are `processing`. */
export async function paidSample(
  stage: Stage,
  cast: Cast,
  items: readonly NewItem[] = [sampleItem()],
  given: Partial<NewOrder> = {},
  kind: MoneyKind = 'card',
): Promise<PlacedOrder> {
  const placed = await placeSample(stage, cast, items, given)
  await stage(cast.customer, async (work) => {
    const customerId = cast.customer.id ?? ''
    await fillWallet(work, customerId, placed.dueMinor, kind)
    const parts = [{ from: walletAccount(customerId, kind), kind, minor: placed.dueMinor }]
    const order = await lockOrder(work, placed.id)
    const method = given.paymentMethod ?? (kind === 'card' ? 'wallet' : 'cashWallet')
    return confirmPayment(work, order, { parts, method, feesMinor: order.fees_minor })
  })
  return placed
}

type Judgement = { readonly data?: ReviewData; readonly verdict?: Verdict }

/** A reviewer claims the order, gives the same verdict on every item (or one per position), and finishes. */
export async function reviewSample(
  stage: Stage,
  cast: Pick<Cast, 'reviewer'>,
  number: string,
  judge: (place: number) => Judgement = () => ({}),
): Promise<void> {
  await stage(cast.reviewer, (work) => claimOrder(work, number))
  const { items } = await stage(cast.reviewer, (work) => findOrder(work, { number }))
  for (const item of items.filter((one) => one.state === 'pending_review')) {
    const { data = {}, verdict = { kind: 'approve' } } = judge(item.place)
    const review = { itemId: item.id, version: item.version, data, verdict }
    await stage(cast.reviewer, (work) => reviewItem(work, review))
  }
  await stage(cast.reviewer, (work) => finishReview(work, number))
}

/** Paid and approved: ready to be bought. */
export async function approvedSample(
  stage: Stage,
  cast: Cast,
  items: readonly NewItem[] = [sampleItem()],
  given: Partial<NewOrder> = {},
): Promise<PlacedOrder> {
  const placed = await paidSample(stage, cast, items, given)
  await reviewSample(stage, cast, placed.number)
  return placed
}
