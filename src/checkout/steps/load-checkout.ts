import { redirect } from 'react-router'
import { readJustPlaced } from '#checkout/read-just-placed.ts'
import { routesOf } from '#money/payments/gateways/gather-gateways.ts'
import { requireCustomer } from '#people/access/require-customer.ts'
import { safeBackUrl } from '#people/access/safe-back-url.ts'
import { readProfile } from '#people/accounts/profile/read-profile.ts'
import { listPlaces } from '#people/addresses/geo.ts'
import type { Visit } from '#platform/http/visit.ts'
import { newId } from '#platform/work/id.ts'
import { bankClosures } from '#pricing/quote/explain/bank-closures.ts'
import { syncOrTell } from '#selling/cart/page/load-cart.ts'
import { withCookies } from '#selling/cart/page/with-cookies.ts'
import { readCheckout } from './read-checkout.ts'
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
