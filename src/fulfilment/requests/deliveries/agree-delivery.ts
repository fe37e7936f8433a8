import type { CourierOffer } from '#fulfilment/couriers/quote-delivery.ts'
import { no } from '#fulfilment/requests/requests.refusals.ts'
import type { AddressValues } from '#people/addresses/address.ts'
import { addressCopy } from '#people/addresses/address-shapes.ts'
import { readAddress } from '#people/addresses/read-addresses.ts'
import { formatMoney } from '#platform/values/amounts/format-money.ts'
import { money } from '#platform/values/amounts/money.ts'
import { isolate } from '#platform/values/isolate.ts'
import { isId } from '#platform/work/id.ts'
import type { Work } from '#platform/work/work.ts'
import type { DeliveryQuote } from '#pricing/quote/delivery-quote.ts'
import type { Order } from '#selling/orders/items/lock-order.ts'
import { readMoneyOfOrders } from '#selling/orders/money/order-money.ts'
import { sites } from '#sites/sites.ts'
import { type DeliveryGoods, quoteOfWay, quoteWays, type Way } from './quote-ways.ts'

/** Before the parcel leaves, or to the courier at the door. */
export const deliveryPays = ['before', 'courier'] as const
export type DeliveryPays = (typeof deliveryPays)[number]

export type DeliveryWish = {
  readonly addressId: string
  readonly company: string
  /** The fee that was shown; with another one the call is refused, and nothing moves. */
  readonly feeMinor: bigint
  readonly pays: DeliveryPays
}

export type DeliveryTerms = {
  readonly address: AddressValues
  readonly company: string
  readonly feeMinor: bigint
  /** The part of it that was paid with the orders at checkout. */
  readonly prepaidMinor: bigint
  /** The fee with the tariff it was computed from. */
  readonly quote: DeliveryQuote
  readonly pays: DeliveryPays
  readonly payBy: Date | null
  readonly days: { readonly from: number; readonly to: number }
}

const hoursToPay = 72

/** Until when a delivery that is paid in advance waits for its money. */
export function payUntil({ now }: Work): Date {
  return new Date(now.getTime() + hoursToPay * 3_600_000)
}

/**
 * Checks a delivery of goods whose orders are locked: the present address, a company that delivers there, and exactly the
 * fee that was shown.
 */
export async function agreeDelivery(work: Work, wish: DeliveryWish, goods: DeliveryGoods): Promise<DeliveryTerms> {
  const { company, feeMinor, pays } = wish
  const address = await addressOf(work, wish.addressId)
  const offer = (await quoteWays(work, address, goods)).find((one) => one.company === company)
  if (!offer) throw no.COMPANY_NOT_OFFERED({ path: 'company' })
  if (offer.feeMinor !== feeMinor) throw no.DELIVERY_FEE_CHANGED(changed(work, feeMinor, offer.feeMinor))
  if (pays === 'courier') {
    const cash = feeMinor - offer.prepaidMinor + (await readDues(work, goods.orders))
    if (!takesCash(offer, cash)) throw no.CASH_NOT_TAKEN({ path: 'pays' })
  }
  const payBy = pays === 'before' ? payUntil(work) : null
  return { ...termsOf(work, offer, address), pays, payBy }
}

/** The terms of a way, but for how it is paid. */
export function termsOf(work: Work, way: Way, address: AddressValues): Omit<DeliveryTerms, 'pays' | 'payBy'> {
  const { company, feeMinor, prepaidMinor, days } = way
  return { address, company, feeMinor, prepaidMinor, quote: quoteOfWay(work, way, address.area), days }
}

/** Whether the courier can collect this amount. */
export function takesCash({ cashOnDelivery, mostCashMinor }: Cash, minor: bigint): boolean {
  return cashOnDelivery && (mostCashMinor === null || minor <= mostCashMinor)
}

type Cash = Pick<CourierOffer, 'cashOnDelivery' | 'mostCashMinor'>

async function addressOf(work: Work, id: string): Promise<AddressValues> {
  if (!isId(id)) throw no.DELIVERY_ADDRESS_NEEDED({ path: 'address' })
  return addressCopy.parse(await readAddress(work, id))
}

async function readDues(work: Work, orders: readonly Order[]): Promise<bigint> {
  const moneys = await readMoneyOfOrders(work, orders)
  return [...moneys.values()].reduce((sum, { due }) => sum + due, 0n)
}

function changed({ site, locale }: Work, before: bigint, after: bigint) {
  const said = (minor: bigint) => isolate(formatMoney(money(minor, sites[site].currency), locale))
  return { before: said(before), after: said(after), afterMinor: after, path: 'company' }
}
