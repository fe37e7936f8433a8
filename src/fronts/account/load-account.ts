import { redirect } from 'react-router'
import { countReady } from '#fulfilment/requests/desk/count-ready.ts'
import { requireCustomer } from '#people/access/require-customer.ts'
import { countUnread } from '#people/notices/center/read-notifications.ts'
import { pagePath } from '#platform/http/pages/page-path.ts'
import type { Visit } from '#platform/http/visit.ts'
import { sayTime } from '#platform/values/say-date.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import { syncVisitCart } from '#selling/cart/page/visit-cart.ts'
import { withCookies } from '#selling/cart/page/with-cookies.ts'
import { countLegacy } from '#selling/orders/legacy/read-legacy.ts'
import { readPendingActions } from '#selling/orders/read-pending-actions.ts'

/** The frame of the account: the customer, the browser's cart moved after signing in, and the menu's counts. */
export async function loadAccount(visit: Visit, request: Request) {
  requireCustomer(visit, request)
  const cookies = await syncedCookies(visit)
  const { search } = new URL(request.url)
  if (cookies.length > 0 && request.method === 'GET') {
    throw redirect(`${pagePath(request)}${search}`, { headers: withCookies(cookies) })
  }
  const counted = visit.read(async (work) => {
    const [ready, legacy, unread] = await Promise.all([countReady(work), countLegacy(work), countUnread(work)])
    return { ready, legacy, unread, locale: work.locale, site: work.site, now: work.now.getTime() }
  })
  const [actions, { ready, legacy, unread, ...frame }] = await Promise.all([
    visit.readOnce(readPendingActions),
    counted,
  ])
  return { ...frame, viewed: readViewed(visit), counts: { actions: actions.length, ready, unread, legacy } }
}

// For staff who look at the account: until when, and the way back.
function readViewed({ viewedUntil, who, locale, site }: Visit) {
  if (!viewedUntil || who.kind !== 'customer') return null
  return { until: sayTime(viewedUntil, locale, site), back: `/${locale}/ops/customers/${who.id}/acts` }
}

// Items that could not be moved stay in the browser; the cart page says why.
async function syncedCookies(visit: Visit): Promise<readonly string[]> {
  try {
    return (await syncVisitCart(visit)).cookies
  } catch (error) {
    if (isRefusal(error)) return []
    throw error
  }
}
