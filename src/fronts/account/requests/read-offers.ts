import { explainFee } from '#fulfilment/couriers/explain-fee.ts'
import type { CourierOffer } from '#fulfilment/couriers/quote-delivery.ts'
import { takesCash } from '#fulfilment/requests/deliveries/agree-delivery.ts'
import { type DeliveryGoods, quoteWays } from '#fulfilment/requests/deliveries/quote-ways.ts'
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
  /** The part of it that was paid with the orders at checkout. */
  readonly prepaid: Money
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
  address: Pick<Address, 'state' | 'area'>,
  goods: DeliveryGoods,
): Promise<Offers> {
  const dues = await readDues(work, goods.orders)
  const found = await quoteWays(work, address, goods)
  const offers = found.map((offer) => ({
    company: offer.company,
    name: offer.name[work.locale],
    fee: money(offer.feeMinor, offer.currency),
    prepaid: money(offer.prepaidMinor, offer.currency),
    why: explainFee(offer.why, work.site, work.locale),
    days: offer.days,
    takesCash: takesCash(offer, offer.feeMinor - offer.prepaidMinor + dues.minor),
  }))
  return { offers, dues }
}

async function readDues(work: Work, orders: readonly Order[]): Promise<Money> {
  const moneys = await readMoneyOfOrders(work, orders)
  const minor = [...moneys.values()].reduce((sum, { due }) => sum + due, 0n)
  return money(minor, sites[work.site].currency)
}
