import { deliveryQuoteOf } from '#fulfilment/couriers/delivery-quote-of.ts'
import { type CourierOffer, courierFee, quoteDelivery } from '#fulfilment/couriers/quote-delivery.ts'
import { readUnitsThatCome } from '#fulfilment/custody/units-that-come.ts'
import { parseMinor } from '#platform/values/amounts/parse-money.ts'
import { smallerOf } from '#platform/values/amounts/round.ts'
import type { Work } from '#platform/work/work.ts'
import type { DeliveryQuote } from '#pricing/quote/delivery-quote.ts'
import { isDeliveryOpen, orderedDelivery, orderedDeliveryFee } from '#selling/orders/delivery/ordered-delivery.ts'
import type { Order } from '#selling/orders/items/lock-order.ts'
import { goodsWeight } from './goods-weight.ts'

/** The goods to deliver, and their orders. */
export type DeliveryGoods = { readonly orders: readonly Order[]; readonly itemIds: readonly string[] }

/** A company's offer for goods that are here. */
export type Way = Omit<CourierOffer, 'vatMinor'> & {
  /** The part of its fee that the orders of these goods have paid at checkout. */
  readonly prepaidMinor: bigint
  /** The delivery they were paid for, where it is by this company to this area. */
  readonly agreed: DeliveryQuote | null
}

type Place = { readonly state: string; readonly area: string }

/**
 * Who brings these goods to an address, and for how much at their real weight. The company and area that were paid with an
 * order keep the tariff of then, so that only another weight makes another fee.
 */
export async function quoteWays(work: Work, { state, area }: Place, goods: DeliveryGoods): Promise<readonly Way[]> {
  const { orders, itemIds } = goods
  const weightGrams = goodsWeight(orders, itemIds, await readUnitsThatCome(work, itemIds))
  const offers = await quoteDelivery(work, { state, area, weightGrams, pieces: 1 })
  const open = orders.filter((order) => isDeliveryOpen(order) && order.items.some(({ id }) => itemIds.includes(id)))
  const paid = open.reduce((sum, order) => sum + orderedDeliveryFee(order), 0n)
  const quotes = open.flatMap((order) => orderedDelivery(order) ?? [])
  return offers.map((offer) => {
    const agreed = quotes.find((one) => one.company === offer.company && one.state === state && one.area === area)
    const priced = agreed ? atTariffOf(agreed, offer) : offer
    return { ...priced, prepaidMinor: smallerOf(priced.feeMinor, paid), agreed: agreed ?? null }
  })
}

/** The way as it is kept with the orders that paid for it. */
export function quoteOfWay(work: Work, way: Way, area: string): DeliveryQuote {
  return deliveryQuoteOf(way, area, work.site)
}

function atTariffOf({ base, step, includedGrams, stepGrams }: DeliveryQuote, offer: CourierOffer): CourierOffer {
  const { isFromTables, weightGrams } = offer.why
  const [baseMinor, stepMinor] = [parseMinor(base) ?? 0n, parseMinor(step) ?? 0n]
  const fee = courierFee({ baseMinor, isFromTables, includedGrams, stepGrams, stepMinor }, weightGrams)
  return { ...offer, feeMinor: fee.feeMinor, why: { ...offer.why, ...fee } }
}
