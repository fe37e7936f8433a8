import { sql } from 'kysely'
import type { EstimatedFact } from '#catalog/estimates/estimated-facts.ts'
import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import { announce } from '#platform/work/announce.ts'
import { newId } from '#platform/work/id.ts'
import { sealAddress } from '#platform/work/sealed-text.ts'
import type { Work } from '#platform/work/work.ts'
import type { DeliveryQuote } from '#pricing/quote/delivery-quote.ts'
import type { Breakdown } from '#pricing/quote/quote.ts'
import { plainRequest } from '#pricing/quote/quote-file.ts'
import type { QuoteRequest } from '#pricing/quote/quote-request.ts'
import { sites } from '#sites/sites.ts'
import { type DeliveryWish, keptWish } from './delivery/delivery-wish.ts'
import { type ItemData, itemData } from './items/item-data.ts'
import { toItemState } from './items/item-states.ts'
import type { Order, OrderItem } from './items/lock-order.ts'
import { costsJson, type Offers, offersForm } from './money/order-quote.ts'
import { placedQuote } from './prices/read-order-quote.ts'
import { pageOf } from './review/compare/page-of-item.ts'

export type NewItem = {
  readonly title: string
  readonly url: string
  readonly image: string | null
  readonly store: string
  readonly country: string
  readonly quantity: number
  readonly notes: string | null
  /** The reading of the store's page when it was added to the cart. */
  readonly readingId: string | null
  readonly data: ItemData
  /** What of `data` is our guess. */
  readonly estimated?: readonly EstimatedFact[]
}

/** A priced cart, as shown and accepted: the caller has quoted it and checked that nothing changed. */
export type NewOrder = {
  readonly items: readonly NewItem[]
  readonly breakdown: Breakdown
  readonly tablesVersion: string
  /** The inputs of its quote, stored so that anybody can compute the price again. */
  readonly request: QuoteRequest
  /** The raw terms of the package and coupon used, to quote this order again. */
  readonly offers: Offers
  readonly couponCode: string | null
  readonly packageId: string | null
  readonly subscribes: boolean
  readonly paymentMethod: string
  readonly shippingFeesCalculation: 'With review' | 'In office'
  readonly userDecision: 'PROCEED_OTHER_ITEMS' | 'HOLD_ORDER' | 'Ask me every time'
  readonly removeBox: boolean
  readonly address: Readonly<Record<string, string | null>> | null
  readonly arrival: 'pickup' | 'delivery' | null
  readonly pickupOffice: string | null
  readonly deliveryWish?: DeliveryWish | null
  /** What it costs, a line of the breakdown; without it nothing of the wish is due until the goods are here. */
  readonly deliveryQuote?: DeliveryQuote | null
}

export type PlacedOrder = {
  readonly id: string
  readonly number: string
  readonly dueMinor: bigint
  /** As it is in this transaction, which alone knows it: it need not be locked or read again. */
  readonly order: Order
}

function keptAddress(work: Work, orderId: string, address: NewOrder['address']): string | null {
  return address && JSON.stringify(sealAddress(work, 'orders.address.phone', orderId, address))
}

/** Creates the order with every item `placed`; its money comes by `confirmPayment`. */
export async function placeOrder(work: Work, request: NewOrder): Promise<PlacedOrder> {
  const customerId = signedInCustomer(work)
  const id = newId()
  const { costDetails, dueLater, dueNow } = request.breakdown
  const costs = costsJson(costDetails)
  const row = await work.db
    .insertInto('orders')
    .values({
      id,
      number: sql`nextval('order_numbers')::text`,
      site: work.site,
      customer_id: customerId,
      placed_at: work.now,
      currency: sites[work.site].currency,
      locale: work.locale,
      coupon_code: request.couponCode,
      package_id: request.packageId,
      subscribes: request.subscribes,
      offers: JSON.stringify(offersForm.parse(request.offers)),
      payment_method: request.paymentMethod,
      shipping_fees_calculation: request.shippingFeesCalculation,
      tables_version: request.tablesVersion,
      remove_box: request.removeBox,
      user_decision: request.userDecision,
      address: keptAddress(work, id, request.address),
      arrival: request.arrival,
      pickup_office: request.pickupOffice,
      delivery_wish: keptWish(request.deliveryWish ?? null),
      delivery_quote: request.deliveryQuote ? JSON.stringify(request.deliveryQuote) : null,
      placed_quote: placedQuote(request.tablesVersion, request.offers, plainRequest(request.request)),
      placed_costs: costs,
      current_costs: costs,
      base_minor: costDetails.totalCost - costDetails.fees,
      fees_minor: costDetails.fees,
      later_minor: dueLater,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const items = await insertItems(work, id, request.items)
  const news = { orderId: id, number: row.number, customerId, items: items.map((item) => item.id) }
  await announce(work, 'order.placed', news)
  return { id, number: row.number, dueMinor: dueNow, order: { ...row, items } }
}

/**
 * Items start as `placed`, with the first row of their history; goods of an edit have their id already and come after
 * the others.
 */
export async function insertItems(
  work: Work,
  orderId: string,
  items: readonly (NewItem & { readonly id?: string })[],
  firstPlace = 0,
): Promise<readonly OrderItem[]> {
  const rows = items.map((item, place) => ({
    id: item.id ?? newId(),
    order_id: orderId,
    place: firstPlace + place,
    state: 'placed',
    state_since: work.now,
    title: item.title,
    url: item.url,
    page: pageOf(item.url),
    image: item.image,
    store: item.store,
    country: item.country,
    quantity: item.quantity,
    notes: item.notes,
    reading_id: item.readingId,
    client_data: JSON.stringify(itemData.parse(item.data)),
    estimated: [...(item.estimated ?? [])],
  }))
  const history = rows.map((row) => ({
    item_id: row.id,
    at: work.now,
    who_kind: work.who.kind,
    who_id: work.who.id,
    event: 'place',
    to_state: 'placed',
  }))
  const written = await work.db
    .with('begun', (cte) => cte.insertInto('item_history').values(history))
    .insertInto('order_items')
    .values(rows)
    .returningAll()
    .execute()
  return written
    .map((item) => ({ ...item, state: toItemState(item.state) }))
    .sort((one, other) => one.place - other.place)
}
