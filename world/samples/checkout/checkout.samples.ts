import { orderedOffers } from '#checkout/ordered-offers.ts'
import type { CheckoutRequest } from '#checkout/place-order-from-cart.ts'
import { chosenOffer, readArrivalOffers } from '#checkout/read-arrival-offers.ts'
import { checkoutPart } from '#checkout/steps/checkout-part.ts'
import { costCheckout } from '#checkout/steps/cost-checkout.ts'
import { readAddresses } from '#people/addresses/read-addresses.ts'
import { newId } from '#platform/work/id.ts'
import type { Work } from '#platform/work/work.ts'
import type { DeliveryQuote } from '#pricing/quote/delivery-quote.ts'
import type { CartItem, ItemFields } from '#selling/cart/cart-item.ts'
import { addItem } from '#selling/cart/change-cart.ts'
import { readCart } from '#selling/cart/read-cart.ts'

/** Headphones with typed fields; `given` overrides some. */
export function sampleGoods(given: Partial<ItemFields> = {}): ItemFields {
  return {
    url: `https://www.amazon.com/dp/B0C3HCD${Math.floor(Math.random() * 900 + 100)}`,
    title: 'Anker Soundcore Q20i Headphones',
    country: 'US',
    category: 'electronics',
    color: 'Black',
    size: '',
    style: '',
    quantity: 1,
    weightGrams: 250,
    price: 4_999n,
    domesticShipping: 0n,
    currency: 'USD',
    notes: '',
    readingId: null,
    estimated: [],
    ...given,
  }
}

export async function fillCart(work: Work, goods: readonly ItemFields[] = [sampleGoods()]): Promise<void> {
  for (const one of goods) await addItem(work, one)
}

/** What the page would post for the acting customer's current cart, with their default address. */
export async function sampleCheckout(work: Work, given: Partial<CheckoutRequest> = {}): Promise<CheckoutRequest> {
  const paymentMethod = given.paymentMethod ?? 'wallet'
  const shippingFees = given.shippingFees ?? 'With review'
  const cart = await readCart(work)
  const addressId = given.addressId ?? (await readAddresses(work))[0]?.id ?? ''
  const delivery = await deliveryOf(work, cart.items, { addressId, arrival: given.arrival ?? null })
  const wanted = { paymentMethod, shippingFees, package: given.package ?? null, delivery }
  const part = await checkoutPart(work, cart, { ...wanted, kind: given.useBalance ?? null })
  const cost = await costCheckout(work, cart, { ...wanted, prepaidMinor: part?.minor ?? 0n })
  const { breakdown, offer } = cost
  return {
    key: newId(),
    addressId,
    arrival: 'ask',
    pickupOffice: null,
    userDecision: 'Ask me every time',
    removeBox: false,
    acceptsTerms: true,
    newsletter: false,
    seen: {
      totalMinor: breakdown.costDetails.totalCost,
      tablesId: offer.tables.id,
      packageId: cost.request.package ?? '',
      cartVersion: cart.version,
      couponCode: orderedOffers(cost).couponCode ?? '',
    },
    ...given,
    paymentMethod,
    shippingFees,
  }
}

async function deliveryOf(
  work: Work,
  items: readonly CartItem[],
  { addressId, arrival }: Pick<CheckoutRequest, 'addressId' | 'arrival'>,
): Promise<DeliveryQuote | null> {
  const address = (await readAddresses(work)).find(({ id }) => id === addressId)
  return address ? (chosenOffer(await readArrivalOffers(work, items, address), arrival)?.quote ?? null) : null
}
