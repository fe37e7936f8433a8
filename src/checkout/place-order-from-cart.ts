import { readStoresOff, refuseStoresOff } from '#catalog/stores/read-stores-off.ts'
import { readOffices } from '#fulfilment/requests/facts/read-offices.ts'
import type { Routes } from '#money/payments/gateways/gather-gateways.ts'
import type { MoneyKind } from '#money/wallet/accounts.ts'
import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import { addressOfContact, noteOrdering } from '#people/accounts/contact/contact.ts'
import { joinNewsletter } from '#people/accounts/profile/join-newsletter.ts'
import type { AddressValues } from '#people/addresses/address.ts'
import { addressCopy } from '#people/addresses/address-shapes.ts'
import { isAreaOf } from '#people/addresses/geo.ts'
import { readAddress, readAddresses } from '#people/addresses/read-addresses.ts'
import { formatMoney } from '#platform/values/amounts/format-money.ts'
import { once } from '#platform/work/once.ts'
import type { Work } from '#platform/work/work.ts'
import type { DeliveryQuote } from '#pricing/quote/delivery-quote.ts'
import type { PaymentMethod } from '#pricing/quote/method-table.ts'
import { readOffer } from '#selling/cart/adding/read-offer.ts'
import type { CartItem } from '#selling/cart/cart-item.ts'
import { lockCart, readItems } from '#selling/cart/change-cart.ts'
import { clearOrdered } from '#selling/cart/clear-ordered.ts'
import type { CartCost } from '#selling/cart/cost-cart.ts'
import { mayCheckOut } from '#selling/cart/page/may-check-out.ts'
import type { DeliveryWish } from '#selling/orders/delivery/delivery-wish.ts'
import { placeOrder } from '#selling/orders/place-order.ts'
import { toOrderItem } from '#selling/orders/review/to-order-item.ts'
import { no } from './checkout.refusals.ts'
import { orderedOffers, spendOffers } from './ordered-offers.ts'
import { openFirstPayment } from './paying/open-first-payment.ts'
import { chosenOffer, readArrivalOffers } from './read-arrival-offers.ts'
import { type Arrival, companyOf } from './steps/arrival.ts'
import { requireNationalId } from './steps/asks-national-id.ts'
import { changeReasonsOf, type Seen } from './steps/change-reasons.ts'
import { checkoutPart } from './steps/checkout-part.ts'
import { costCheckoutWith } from './steps/cost-checkout.ts'

export type CheckoutRequest = {
  readonly key: string
  /** Empty where the goods are picked up and no address was given. */
  readonly addressId: string
  /** `ask`: the customer is asked when the goods have arrived; a delivery is quoted and paid with the order. */
  readonly arrival: Arrival | null
  readonly pickupOffice: string | null
  readonly paymentMethod: PaymentMethod | null
  /** A package that is bought and paid with the goods. */
  readonly package?: string | null
  /** The balance that pays a part before the method. */
  readonly useBalance?: MoneyKind | null
  /** Details of the payer, where the method needs them. */
  readonly payerAccount?: string | null
  readonly shippingFees: 'With review' | 'In office'
  readonly userDecision: 'PROCEED_OTHER_ITEMS' | 'HOLD_ORDER' | 'Ask me every time'
  readonly removeBox: boolean
  readonly acceptsTerms: boolean
  readonly newsletter: boolean
  readonly seen: Seen
}

export type Checkout = {
  readonly orderId: string
  readonly orderNumber: string
  /** Null when nothing is due now: all is paid, or the order is reviewed before payment. */
  readonly paymentId: string | null
  /** Whether the customer still has to go to a gateway's page. */
  readonly isPaid: boolean
}

/**
 * Turns the cart into an order that waits for payment, or is paid from the wallet: coupon, package, quota, order, payment
 * and the emptied cart in one transaction. The same key places one order. Refused if goods or price differ from what was shown.
 */
export async function placeOrderFromCart(work: Work, request: CheckoutRequest, routes: Routes): Promise<Checkout> {
  const { key, ...body } = request
  signedInCustomer(work)
  return once(work, `checkout:${key}`, body, () => checkOut(work, request, routes))
}

async function checkOut(work: Work, request: CheckoutRequest, routes: Routes): Promise<Checkout> {
  const { id, couponCode, version } = await lockCart(work)
  const items = await readItems(work, id)
  const cart = { items, couponCode }
  if (items.length === 0) throw no.CART_EMPTY()
  refuseStoresOff(
    items.map(({ url }) => url),
    work.locale,
    await readStoresOff(work),
  )
  if (!request.acceptsTerms) throw no.TERMS_NOT_ACCEPTED({ path: 'terms' })
  if (request.arrival === null) throw no.SHIPPING_OPTION_NEEDED({ path: 'arrival' })
  const { paymentMethod, shippingFees } = request
  const office = await chosenOffice(work, request)
  if (paymentMethod === null) throw no.METHOD_NEEDED({ path: 'method' })
  const address = await agreedAddress(work, request)
  const wished = await wishedDelivery(work, request, items)
  const delivery = wished?.quote ?? null
  const offer = await readOffer(work, { code: couponCode })
  if (!(await mayCheckOut(work, cart, offer.prices))) throw no.ITEMS_NEED_ATTENTION()
  await requireNationalId(
    work,
    items.map(({ category }) => category),
  )
  const wanted = request.package ?? null
  const walletPart = await checkoutPart(work, cart, {
    kind: request.useBalance ?? null,
    paymentMethod,
    shippingFees,
    package: wanted,
    delivery,
  })
  const prepaidMinor = walletPart?.minor ?? 0n
  const choices = { paymentMethod, shippingFees, prepaidMinor, package: wanted, delivery }
  const cost = await costCheckoutWith(work, offer, cart, choices)
  refuseChanged(work, cost, version, request.seen)
  const offers = orderedOffers(cost)
  const order = await placeOrder(work, {
    items: items.map(toOrderItem),
    breakdown: cost.breakdown,
    tablesVersion: cost.offer.tables.id,
    request: { ...cost.request, package: offers.packageId, couponCode: offers.couponCode },
    ...offers,
    subscribes: cost.bought !== null,
    paymentMethod,
    shippingFeesCalculation: shippingFees,
    userDecision: request.userDecision,
    removeBox: request.removeBox,
    address,
    arrival: delivery ? 'delivery' : request.arrival === 'pickup' ? 'pickup' : null,
    pickupOffice: office,
    deliveryWish: wished?.wish ?? null,
    deliveryQuote: delivery,
  })
  await spendOffers(work, order.id, cost, offers)
  await clearOrdered(work, idsOf(items))
  if (request.newsletter) await joinNewsletter(work, 'checkout')
  await noteOrdering(work, address)
  const first = { method: paymentMethod, feesMinor: cost.breakdown.costDetails.fees }
  const payerAccount = request.payerAccount ?? null
  const payment = await openFirstPayment(work, order, { ...first, walletPart, payerAccount }, routes)
  return { orderId: order.id, orderNumber: order.number, ...payment }
}

function refuseChanged(work: Work, cost: CartCost, cartVersion: number, seen: Seen): void {
  const reasons = changeReasonsOf(cost, cartVersion, seen)
  if (reasons.length === 0) return
  const { currency, costDetails } = cost.breakdown
  throw no.TOTAL_CHANGED({
    before: formatMoney({ minor: seen.totalMinor, currency }, work.locale),
    after: formatMoney({ minor: costDetails.totalCost, currency }, work.locale),
    beforeMinor: seen.totalMinor,
    afterMinor: costDetails.totalCost,
    reasons: reasons.join(' '),
    coupon: seen.couponCode ?? '',
    couponError: cost.breakdown.couponError ?? '',
  })
}

// With one office on a site there is nothing to choose.
async function chosenOffice(work: Work, { arrival, pickupOffice }: CheckoutRequest): Promise<string | null> {
  if (arrival !== 'pickup') return null
  const offices = await readOffices(work)
  const chosen =
    offices.length === 1 && pickupOffice === null ? offices[0] : offices.find((one) => one.code === pickupOffice)
  if (!chosen) throw no.SHIPPING_OPTION_NEEDED({ path: 'arrival' })
  return chosen.code
}

function idsOf(items: readonly CartItem[]): string[] {
  return items.map((item) => item.id)
}

/**
 * The address an order is agreed with, copied as it is now; its state and area must be of the site's list. Goods that are
 * picked up need none: then it is the customer's name and phone alone.
 */
async function agreedAddress(work: Work, { addressId, arrival }: Asked): Promise<AddressValues> {
  if (addressId === '' && companyOf(arrival) === null) return addressOfContact(work)
  const address = (await readAddresses(work)).find((one) => one.id === addressId)
  if (!address || !isAreaOf(work.site, address.state, address.area)) throw no.ADDRESS_NEEDED({ path: 'address' })
  return addressCopy.parse(address)
}

type Asked = { readonly arrival: Arrival | null; readonly addressId: string }
type Wished = { readonly wish: DeliveryWish; readonly quote: DeliveryQuote }

/** The delivery that was chosen, with what it costs today; a company that does not go there is no choice. */
async function wishedDelivery(
  work: Work,
  { arrival, addressId }: Asked,
  items: readonly CartItem[],
): Promise<Wished | null> {
  if (companyOf(arrival) === null) return null
  const offers = await readArrivalOffers(work, items, await readAddress(work, addressId))
  const offer = chosenOffer(offers, arrival)
  if (!offer) throw no.SHIPPING_OPTION_NEEDED({ path: 'arrival' })
  const { company, fee, quote } = offer
  return { wish: { addressId, company, feeMinor: fee.minor }, quote }
}
