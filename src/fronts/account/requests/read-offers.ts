import { explainFee } from '#fulfilment/couriers/explain-fee.ts'
import { type CourierOffer, quoteDelivery } from '#fulfilment/couriers/quote-delivery.ts'
import { readUnitsThatCome } from '#fulfilment/custody/units-that-come.ts'
import { takesCash } from '#fulfilment/requests/deliveries/agree-delivery.ts'
import { goodsWeight } from '#fulfilment/requests/deliveries/goods-weight.ts'
import type { Address } from '#people/addresses/read-addresses.ts'
import { type Money, money } from '#platform/values/amounts/money.ts'
import type { Work } from '#platform/work/work.ts'
import type { Order } from '#selling/orders/items/lock-order.ts'
import { readMoneyOfOrders } from '#selling/orders/money/order-money.ts'
import { sites } from '#sites/sites.ts'

/** A company that delivers these goods to this address, for the customer to compare. */
type DeliveryOffer = {
  readonly company: string
  readonly name: string
  readonly fee: Money
  readonly why: string
  readonly days: CourierOffer['days']
  readonly takesCash: boolean
}

export type Offers = {
  readonly offers: readonly DeliveryOffer[]
  /** What is still due on the goods, besides their delivery. */
  readonly dues: Money
}

export async function readOffers(
  work: Work,
  { state, area }: Pick<Address, 'state' | 'area'>,
  goods: { readonly orders: readonly Order[]; readonly itemIds: readonly string[] },
): Promise<Offers> {
  const dues = await readDues(work, goods.orders)
  const weightGrams = goodsWeight(goods.orders, goods.itemIds, await readUnitsThatCome(work, goods.itemIds))
  const found = await quoteDelivery(work, { state, area, weightGrams, pieces: 1 })
  const offers = found.map((offer) => ({
    company: offer.company,
    name: offer.name[work.locale],
    fee: money(offer.feeMinor, offer.currency),
    why: explainFee(offer.why, work.site, work.locale),
    days: offer.days,
    takesCash: takesCash(offer, offer.feeMinor + dues.minor),
  }))
  return { offers, dues }
}

async function readDues(work: Work, orders: readonly Order[]): Promise<Money> {
  const moneys = await readMoneyOfOrders(work, orders)
  const minor = [...moneys.values()].reduce((sum, { due }) => sum + due, 0n)
  return money(minor, sites[work.site].currency)
}
