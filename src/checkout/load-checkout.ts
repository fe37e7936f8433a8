import { redirect } from 'react-router'
import { syncOrTell } from '#cart/load-cart.ts'
import { withCookies } from '#cart/with-cookies.ts'
import { routesOf } from '#payments/gather-gateways.ts'
import { listPlaces } from '#people/geo.ts'
import { readProfile } from '#people/read-profile.ts'
import { requireCustomer } from '#people/require-customer.ts'
import { safeBackUrl } from '#people/safe-back-url.ts'
import { newId } from '#platform/id.ts'
import type { Visit } from '#platform/visit.ts'
import { bankClosures } from '#pricing/rates/bank-closures.ts'
import { readCheckout } from './read-checkout.ts'
import { readJustPlaced } from './read-just-placed.ts'
import { choicesOf } from './submit-checkout.ts'

/** The checkout as it stands: signed in, with the browser's cart moved in, and something in it that can be ordered. */
export async function loadCheckout(visit: Visit, request: Request) {
  const url = new URL(request.url)
  const { locale, site } = visit
  const home = `/${locale}`
  const orderId = url.searchParams.get('orderId')
  if (orderId) throw redirect(`${home}/checkout/order/${encodeURIComponent(orderId)}`)
  requireCustomer(visit, request)
  const { cookies, failure } = await syncOrTell(visit)
  if (cookies.length > 0) throw redirect(`${home}/checkout${url.search}`, { headers: withCookies(cookies) })
  const outside = { routes: routesOf(visit.ports), closures: visit.ports.get(bankClosures) }
  const facts = await visit.read((work) => readCheckout(work, choicesOf(url), askedStep(url), outside))
  if (!facts) {
    const placed = url.searchParams.get('step') === 'review' ? await visit.read(readJustPlaced) : null
    throw redirect(placed ?? `${home}/cart?said=incomplete`)
  }
  const asksAddress = facts.step === 'address' && (facts.addresses.length === 0 || url.searchParams.has('new'))
  return {
    ...facts,
    leftOut: failure,
    backUrl: safeBackUrl(url.searchParams.get('backUrl'), `${home}/cart`),
    newAddress: asksAddress ? await newAddressFacts(visit) : null,
    site,
  }
}

// Without script the payment step asks for the total of its method by a button of its own.
function askedStep({ searchParams }: URL): string | null {
  return searchParams.get('show') === 'total' ? 'payment' : searchParams.get('step')
}

async function newAddressFacts(visit: Visit) {
  const { firstName, lastName, phone } = await visit.read(readProfile)
  return {
    places: listPlaces(visit.site, visit.locale),
    key: newId(),
    suggested: { firstName, lastName, phone: phone ?? '' },
  }
}
