import { orderedOffers } from '#checkout/ordered-offers.ts'
import { chosenOffer, readArrivalOffers } from '#checkout/read-arrival-offers.ts'
import { writeSeenCart } from '#checkout/seen-cart.ts'
import { readOffices } from '#fulfilment/requests/facts/read-offices.ts'
import type { Routes } from '#money/payments/gateways/gather-gateways.ts'
import { isContactKnown, readContact } from '#people/accounts/contact/contact.ts'
import { readPreferences } from '#people/accounts/profile/read-preferences.ts'
import { readAddresses } from '#people/addresses/read-addresses.ts'
import { readNationalId } from '#people/identity/read-national-id.ts'
import { type Currency, type Money, money } from '#platform/values/amounts/money.ts'
import { newId } from '#platform/work/id.ts'
import type { Work } from '#platform/work/work.ts'
import type { BankClosures } from '#pricing/quote/explain/bank-closures.ts'
import { breakdownView } from '#pricing/quote/explain/breakdown-view.ts'
import { readRateCalendar } from '#pricing/quote/explain/rate-calendar.ts'
import { freeMonth } from '#pricing/subscriptions/packages/package-period.ts'
import type { CartCost } from '#selling/cart/cost-cart.ts'
import { readCartView } from '#selling/cart/page/read-cart-view.ts'
import { readCart } from '#selling/cart/read-cart.ts'
import { asksNationalId } from './asks-national-id.ts'
import type { Choices } from './checkout-form.ts'
import { openStep } from './checkout-steps.ts'
import { costCheckout } from './cost-checkout.ts'
import { methodFieldErrors } from './method-fields.ts'
import { readPayWays } from './read-pay-ways.ts'
import { daysAtOffice } from './receiving/days-at-office.ts'
import { receivingOf } from './receiving/receiving-of.ts'
import { writeSeenTotals } from './seen-totals.ts'
import { summaryItem } from './summary-item.ts'
import { firstWay } from './total-with-method.ts'
import { hasOrdered } from './usual-choices.ts'

type Outside = { readonly routes: Routes; readonly closures: BankClosures }

/** Everything the checkout page shows: the step it stands at, what can be chosen there, and the price as chosen so far. */
export async function readCheckout(work: Work, asked: Choices, step: string | null, outside: Outside) {
  const { routes, closures } = outside
  const cart = await readCart(work)
  const {
    items,
    mayCheckOut,
    coupon: cartCoupon,
    otherCoupons,
    endedPackage,
  } = await readCartView(work, cart, closures)
  if (items.length === 0 || !mayCheckOut) return null
  const [addresses, preferences, contact] = [
    await readAddresses(work),
    await readPreferences(work),
    await readContact(work),
  ]
  const { shippingFeesCalculation: preferred, userDecision } = preferences
  const shippingFees = asked.fees ?? (preferred === 'Ask me every time' ? 'With review' : preferred)
  const buys = asked.package || null
  const to = addresses.find(({ id }) => id === asked.address) ?? addresses[0]
  const arrivalOffers = to ? await readArrivalOffers(work, cart.items, to) : []
  const received = receivingOf(asked, to, arrivalOffers)
  const delivery = chosenOffer(arrivalOffers, received.arrival)?.quote ?? null
  const plain = await costCheckout(work, cart, { paymentMethod: null, shippingFees, package: buys, delivery })
  const beforeFees = money(plain.breakdown.dueNow, plain.breakdown.currency)
  const methods = await readPayWays(work, { amount: beforeFees, initiator: 'placeOrder' }, routes)
  const choices = {
    ...received,
    method: firstWay(methods, asked.method),
  }
  const open = openStep(choices, step, {
    addressIds: addresses.map(({ id }) => id),
    companies: arrivalOffers.map(({ company }) => company),
    isContactKnown: isContactKnown(contact),
  })
  const chosen = open === 'pay' ? (methods.find((one) => one.way === choices.method) ?? null) : null
  const mix = chosen?.mixes.find((one) => one.kind === choices.part) ?? null
  const paymentMethod = chosen?.method ?? null
  const prepaidMinor = mix?.part.minor ?? 0n
  const cost = await costCheckout(work, cart, { paymentMethod, shippingFees, prepaidMinor, package: buys, delivery })
  const { breakdown, offer, bought, notBought } = cost
  const coupon = orderedOffers(cost).couponCode ?? ''
  const calendar = await readRateCalendar(work, breakdown.rates, closures)
  const asksId = await asksNationalId(
    work,
    cart.items.map(({ category }) => category),
  )
  return {
    step: open,
    isSentBack: open === 'receive' && step === 'pay',
    /** Whether an order was placed before: then everything is on one page. */
    isReturning: await hasOrdered(work),
    choices,
    shippingFees,
    addresses,
    contact,
    methods,
    fieldErrors: methodFieldErrors(methods, asked, work.locale),
    mix: mix && { kind: mix.kind, part: mix.part, outside: outsideOf(mix.part, breakdown) },
    arrival: {
      offices: await readOffices(work),
      offers: arrivalOffers,
      expected: await daysAtOffice(work, cart.items),
    },
    items: items.map((item) => summaryItem(item, work.locale)),
    hasBoxes: cart.items.some(({ category }) => boxed.has(category)),
    beforeFees,
    breakdown: breakdownView(breakdown, work.locale, calendar),
    offers: { coupon: cartCoupon, otherCoupons, endedPackage },
    bought: bought && {
      name: bought.pack.name,
      isFree: bought.isFree,
      period: bought.isFree ? freeMonth : bought.pack.period,
      price: money(breakdown.costDetails.packagePrice, breakdown.currency),
      saves: money(savingOf(breakdown, bought.pack.id), breakdown.currency),
    },
    notBought,
    asksNationalId: asksId,
    paper: asksId ? await readNationalId(work) : null,
    decision: asked.decision ?? userDecision,
    removeBox: preferences.removeBox,
    seen: {
      tables: offer.tables.id,
      package: cost.request.package ?? '',
      cart: writeSeenCart({ version: cart.version, coupon, items: cart.items, lines: breakdown.costDetails }),
      totals: writeSeenTotals(money(plain.breakdown.costDetails.totalCost, plain.breakdown.currency), methods),
    },
    key: newId(),
    locale: work.locale,
  }
}

export type CheckoutFacts = NonNullable<Awaited<ReturnType<typeof readCheckout>>>

/** Goods that come in a box which can be left out. */
const boxed: ReadonlySet<string> = new Set(['shoes'])

function outsideOf(part: Money, breakdown: { readonly dueNow: bigint; readonly currency: Currency }): Money {
  return money(breakdown.dueNow - part.minor, breakdown.currency)
}

function savingOf({ allPackagesCosts }: CartCost['breakdown'], packageId: string): bigint {
  return allPackagesCosts?.find((one) => one.package === packageId)?.saving ?? 0n
}
