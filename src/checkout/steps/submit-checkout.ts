import { data, redirect } from 'react-router'
import { openGatewayPage } from '#checkout/paying/open-gateway-page.ts'
import { type CheckoutRequest, placeOrderFromCart } from '#checkout/place-order-from-cart.ts'
import { type ItemChange, itemChanges, type SeenCart } from '#checkout/seen-cart.ts'
import { routesOf } from '#money/payments/gateways/gather-gateways.ts'
import { requireCustomer } from '#people/access/require-customer.ts'
import { contactForm, saveContact } from '#people/accounts/contact/contact.ts'
import { rememberDecision } from '#people/accounts/profile/remember-decision.ts'
import { addAddress } from '#people/addresses/add-address.ts'
import { addressForm } from '#people/addresses/address-shapes.ts'
import { keepNationalId } from '#people/identity/keep-national-id.ts'
import { sendNationalId } from '#people/identity/send-national-id.ts'
import { answerForm, type FormAnswer, formAnswer, refusedAnswer, typedAgain } from '#platform/http/forms/form-answer.ts'
import { parseFields } from '#platform/http/forms/parse-form.ts'
import { refusedForm } from '#platform/http/forms/refused-form.ts'
import type { Visit } from '#platform/http/visit.ts'
import { doDeed } from '#platform/work/do-deed.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import { refusalSentence } from '#platform/work/sentence.ts'
import { readCart } from '#selling/cart/read-cart.ts'
import { companyOf } from './arrival.ts'
import { type ChangeReason, changeReasons } from './change-reasons.ts'
import { type Choices, choicesForm, placeForm, receiveForm } from './checkout-form.ts'
import { stepPath } from './checkout-steps.ts'
import { chosenPayment } from './chosen-payment.ts'
import { readSeenTotal } from './seen-totals.ts'

/** What was shown beside what holds now: the total, its lines and the goods, where they are known. */
export type ShownChange = {
  readonly beforeMinor: bigint
  readonly afterMinor: bigint
  readonly reasons: readonly ChangeReason[]
  /** The coupon that took something off what was shown. */
  readonly coupon: string
  readonly items: readonly ItemChange[]
  readonly lines: Readonly<Record<string, bigint>> | null
}

/** What the page shows again after a post that was refused. */
export type CheckoutAnswer = FormAnswer & { readonly change?: ShownChange | null }

/** What the page of checkout posts; who is not signed in is asked to sign in first, and nothing typed is lost. */
export async function submitPosted(visit: Visit, request: Request, form: FormData) {
  requireCustomer(visit, request, form)
  return submitCheckout(visit, form, choicesOf(new URL(request.url)))
}

/** The steps' posts: how the goods are received, a national ID, and the order itself. */
export async function submitCheckout(visit: Visit, form: FormData, choices: Choices) {
  return doDeed(form, {
    receive: () => takeReceiving(visit, form, choices),
    nationalId: () => takeNationalId(visit, form, choices),
    place: () => placeFromForm(visit, form),
  })
}

async function takeReceiving(visit: Visit, form: FormData, choices: Choices) {
  // Without JavaScript the areas of the chosen state are asked for by a button of the same form.
  if (form.has('areas')) return typedAgain(form)
  const { arrival, office, address, key } = receiveForm.parse(Object.fromEntries(form))
  const onward = (id: string) =>
    redirect(stepPath(`/${visit.locale}`, 'pay', { ...choices, arrival, office, address: id }))
  if (arrival === null) {
    const error = refusalSentence('SHIPPING_OPTION_NEEDED', {}, visit.locale)
    return formAnswer({ arrival: error }, form)
  }
  const isKept = address !== '' && address !== 'new'
  if (companyOf(arrival) !== null) {
    if (isKept) return onward(address)
    return answerForm(form, addressForm, visit.locale, async (values) => {
      const { id } = await visit.write((work) => addAddress(work, { ...values, key }))
      return onward(id)
    })
  }
  return answerForm(form, contactForm, visit.locale, async (values) => {
    await visit.write((work) => saveContact(work, values))
    return onward(isKept ? address : '')
  })
}

async function takeNationalId(visit: Visit, form: FormData, choices: Choices) {
  try {
    const kept = await keepNationalId(visit, form)
    await visit.write((work) => sendNationalId(work, { ...kept, number: String(form.get('nationalId') ?? '') }))
    return redirect(stepPath(`/${visit.locale}`, 'pay', choices))
  } catch (error) {
    return refusedAnswer(error, form, visit.locale)
  }
}

async function placeFromForm(visit: Visit, form: FormData) {
  // Without JavaScript the total of another choice is asked for by a button of the same form.
  if (form.has('show')) {
    const chosen = choicesForm.parse(Object.fromEntries(form))
    return redirect(stepPath(`/${visit.locale}`, 'pay', chosen))
  }
  const parsed = parseFields(form, placeForm, visit.locale)
  if (!parsed.ok) return formAnswer(parsed.errors, form)
  const request = toRequest(parsed.values)
  try {
    const placed = await visit.write(async (work) => {
      const order = await placeOrderFromCart(work, request, routesOf(visit.ports))
      await rememberDecision(work, request.userDecision)
      return order
    })
    return redirect(await nextPath(visit, placed))
  } catch (error) {
    const { code, errors, status } = refusedForm(error, visit.locale)
    const isChange = isRefusal(error) && code === 'TOTAL_CHANGED'
    const change = isChange ? await changeOf(visit, parsed.values.seenCart, error.facts) : null
    return data<CheckoutAnswer>({ ...typedAgain(form, errors, code), change }, { status })
  }
}

function toRequest({ office, address, ...values }: ReturnType<typeof placeForm.parse>): CheckoutRequest {
  const { seenPackage: packageId, seenCart, method: way, part } = values
  const { method, useBalance, payerAccount } = chosenPayment(values)
  return {
    key: values.key,
    addressId: address,
    arrival: values.arrival,
    pickupOffice: office || null,
    paymentMethod: method,
    package: values.package || null,
    useBalance,
    payerAccount,
    shippingFees: values.fees ?? 'With review',
    userDecision: values.decision,
    removeBox: values.removeBox,
    acceptsTerms: values.terms,
    newsletter: values.newsletter,
    seen: {
      totalMinor: readSeenTotal(values.seenTotals, way, part) ?? values.seenTotal,
      tablesId: values.seenTables || null,
      packageId,
      cartVersion: seenCart?.version ?? null,
      couponCode: seenCart?.coupon ?? null,
    },
  }
}

type Opened = { readonly orderNumber: string; readonly paymentId: string | null; readonly isPaid: boolean }

/** Where the customer goes on: to the outcome, by way of the gateway where there is something to pay there. */
export async function nextPath(visit: Visit, { orderNumber, paymentId, isPaid }: Opened): Promise<string> {
  const home = `/${visit.locale}`
  // Reviewed before it is paid, or covered already: the order's page says so.
  if (paymentId === null) return `${home}/account/orders/${orderNumber}?done=placed`
  if (isPaid) return `${home}/payment/${paymentId}`
  const page = await openGatewayPage(visit, paymentId)
  return `${home}/payment/${paymentId}${page.kind === 'open' ? '?go=1' : ''}`
}

async function changeOf(visit: Visit, seen: SeenCart | null, facts: Readonly<Record<string, unknown>>) {
  const said = String(facts.reasons).split(' ')
  const { items } = await visit.read(readCart)
  return {
    beforeMinor: BigInt(String(facts.beforeMinor)),
    afterMinor: BigInt(String(facts.afterMinor)),
    reasons: changeReasons.filter((reason) => said.includes(reason)),
    coupon: String(facts.coupon),
    items: seen ? itemChanges(seen, items, visit.locale) : [],
    lines: seen?.lines ?? null,
  }
}

/** What was chosen at the steps before, from an address. */
export function choicesOf(url: URL): Choices {
  return choicesForm.parse(Object.fromEntries(url.searchParams))
}
