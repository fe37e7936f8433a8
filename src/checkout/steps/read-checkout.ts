import { orderedOffers } from '#checkout/ordered-offers.ts'
import { chosenOffer, readArrivalOffers } from '#checkout/read-arrival-offers.ts'
import { writeSeenCart } from '#checkout/seen-cart.ts'
import { readOffices } from '#fulfilment/requests/facts/read-offices.ts'
import type { Routes } from '#money/payments/gateways/gather-gateways.ts'
import { readPaymentMethods } from '#money/payments/read-payment-methods.ts'
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
import { openStep, type Step, steps } from './checkout-steps.ts'
import { costCheckout } from './cost-checkout.ts'
import { type MethodCard, methodCards } from './method-cards.ts'
import { isReady, methodFieldErrors } from './method-fields.ts'
import { firstMethod } from './total-with-method.ts'

type Outside = { readonly routes: Routes; readonly closures: BankClosures }

/** Everything the checkout page shows: the step it stands at, what can be chosen there, and the price as chosen so far. */
export async function readCheckout(work: Work, choices: Choices, asked: string | null, outside: Outside) {
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
  const [addresses, preferences] = [await readAddresses(work), await readPreferences(work)]
  const { shippingFeesCalculation: preferred, userDecision } = preferences
  const asksFees = preferred === 'Ask me every time'
  const shippingFees = choices.fees ?? (asksFees ? 'With review' : preferred)
  const buys = choices.package || null
  const to = addresses.find(({ id }) => id === choices.address)
  const arrivalOffers = to ? await readArrivalOffers(work, cart.items, to) : []
  const delivery = chosenOffer(arrivalOffers, choices.arrival)?.quote ?? null
  const plain = await costCheckout(work, cart, { paymentMethod: null, shippingFees, package: buys, delivery })
  const beforeFees = money(plain.breakdown.dueNow, plain.breakdown.currency)
  const methods = methodCards(
    await readPaymentMethods(work, { amount: beforeFees, initiator: 'placeOrder' }, routes),
    work.locale,
  )
  const asksId = await asksNationalId(
    work,
    cart.items.map(({ category }) => category),
  )
  const step = openStep(choices, asked, {
    addressIds: addresses.map(({ id }) => id),
    methods: methods.filter((one) => isReady(one, choices)).map(({ method }) => method),
    companies: arrivalOffers.map(({ company }) => company),
    asksFees,
    asksNationalId: asksId,
  })
  const wanted = steps.find((one) => one === asked)
  const isSentBack = wanted !== undefined && steps.indexOf(step) < steps.indexOf(wanted)
  const chosen = step === 'review' || step === 'payment' ? methodAt(step, choices, methods) : null
  const mix = chosen?.mixes.find((one) => one.kind === choices.part) ?? null
  const paymentMethod = chosen?.method ?? null
  const prepaidMinor = mix?.part.minor ?? 0n
  const cost = await costCheckout(work, cart, { paymentMethod, shippingFees, prepaidMinor, package: buys, delivery })
  const { breakdown, offer, bought, notBought } = cost
  const coupon = orderedOffers(cost).couponCode ?? ''
  const calendar = await readRateCalendar(work, breakdown.rates, closures)
  return {
    step,
    isSentBack,
    choices,
    shippingFees,
    addresses,
    methods,
    fieldErrors: isSentBack && step === 'payment' ? methodFieldErrors(methods, choices, work.locale) : {},
    mix: mix && { kind: mix.kind, part: mix.part, outside: outsideOf(mix.part, breakdown) },
    arrival: { offices: await readOffices(work), offers: arrivalOffers },
    items: items.map(({ id, title, image, quantity }) => ({ id, title, image, quantity })),
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
    isMethodMissing: methods.every((one) => one.method !== choices.method || !isReady(one, choices)),
    decision: choices.decision ?? (userDecision === 'Ask me every time' ? null : userDecision),
    removeBox: preferences.removeBox,
    seen: {
      tables: offer.tables.id,
      package: cost.request.package ?? '',
      cart: writeSeenCart({ version: cart.version, coupon, items: cart.items, lines: breakdown.costDetails }),
    },
    key: newId(),
    locale: work.locale,
  }
}

export type CheckoutFacts = NonNullable<Awaited<ReturnType<typeof readCheckout>>>

// The payment step counts with the method its form begins with.
function methodAt(step: Step, choices: Choices, methods: readonly MethodCard[]) {
  const method = step === 'payment' ? firstMethod(methods, choices.method) : choices.method
  return methods.find((one) => one.method === method && one.why === null) ?? null
}

function outsideOf(part: Money, breakdown: { readonly dueNow: bigint; readonly currency: Currency }): Money {
  return money(breakdown.dueNow - part.minor, breakdown.currency)
}

function savingOf({ allPackagesCosts }: CartCost['breakdown'], packageId: string): bigint {
  return allPackagesCosts?.find((one) => one.package === packageId)?.saving ?? 0n
}
