import { redirect } from 'react-router'
import { readJustPlaced } from '#checkout/read-just-placed.ts'
import { routesOf } from '#money/payments/gateways/gather-gateways.ts'
import { requireCustomer } from '#people/access/require-customer.ts'
import { safeBackUrl } from '#people/access/safe-back-url.ts'
import { readAskedCode } from '#people/accounts/mail-code/read-asked-code.ts'
import { listPlaces } from '#people/addresses/geo.ts'
import type { Visit } from '#platform/http/visit.ts'
import { bankClosures } from '#pricing/quote/explain/bank-closures.ts'
import { type BreakdownView, breakdownView } from '#pricing/quote/explain/breakdown-view.ts'
import { readRateCalendar } from '#pricing/quote/explain/rate-calendar.ts'
import { loadCart, syncOrTell } from '#selling/cart/page/load-cart.ts'
import { readVisitCart } from '#selling/cart/page/visit-cart.ts'
import { withCookies } from '#selling/cart/page/with-cookies.ts'
import { costCheckout } from './cost-checkout.ts'
import { readCheckout } from './read-checkout.ts'
import { choicesOf } from './submit-checkout.ts'
import { summaryItem } from './summary-item.ts'

/** The first step, for who is not signed in: the goods in the browser, and the code that was mailed, if one was. */
export async function loadContact(visit: Visit, request: Request) {
  const url = new URL(request.url)
  const { locale } = visit
  // A session that ended is opened again by its own door, which keeps what was typed.
  if (visit.isTokenOver || url.searchParams.has('orderId')) requireCustomer(visit, request)
  const { view } = await loadCart(visit)
  if (!view.mayCheckOut) throw redirect(`/${locale}/cart?said=incomplete`)
  url.searchParams.delete('ask')
  return {
    asked: await readAskedCode(visit, request),
    backUrl: safeBackUrl(url.searchParams.get('backUrl'), `/${locale}/cart`),
    /** This step without the code, for another address. */
    here: `/${locale}/checkout${url.search}`,
    items: view.items.map((item) => summaryItem(item, locale)),
    breakdown: (await readPackagePrice(visit, url.searchParams.get('package'))) ?? view.breakdown,
    locale,
  }
}

/** The price with the package that is bought with the goods, as the next step has it; null without one. */
function readPackagePrice(visit: Visit, wanted: string | null): Promise<BreakdownView | null> {
  return visit.read(async (work) => {
    if (!wanted) return null
    const cart = await readVisitCart(work, visit)
    const { breakdown } = await costCheckout(work, cart, {
      paymentMethod: null,
      shippingFees: 'With review',
      package: wanted,
    })
    return breakdownView(
      breakdown,
      visit.locale,
      await readRateCalendar(work, breakdown.rates, visit.ports.get(bankClosures)),
    )
  })
}

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
  const step = url.searchParams.get('step')
  const facts = await visit.read((work) => readCheckout(work, choicesOf(url), step, outside))
  if (!facts) {
    const placed = step === 'pay' ? await visit.read(readJustPlaced) : null
    throw redirect(placed ?? `${home}/cart?said=incomplete`)
  }
  return {
    ...facts,
    leftOut: failure,
    backUrl: safeBackUrl(url.searchParams.get('backUrl'), `${home}/cart`),
    places: facts.step === 'receive' ? listPlaces(site, locale) : [],
    site,
  }
}
