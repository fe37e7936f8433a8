import { redirect } from 'react-router'
import { syncVisitCart } from '#cart/visit-cart.ts'
import { withCookies } from '#cart/with-cookies.ts'
import { countLegacy } from '#orders/legacy/read-legacy.ts'
import { readPendingActions } from '#orders/read-pending-actions.ts'
import { requireCustomer } from '#people/require-customer.ts'
import { pagePath } from '#platform/page-path.ts'
import { isRefusal } from '#platform/refusal.ts'
import type { Visit } from '#platform/visit.ts'
import { countReady } from '#requests/count-ready.ts'

/** The frame of the account: who is signed in, the browser's cart moved in after it, and what the menu counts. */
export async function loadAccount(visit: Visit, request: Request) {
  requireCustomer(visit, request)
  const cookies = await syncedCookies(visit)
  const { search } = new URL(request.url)
  if (cookies.length > 0 && request.method === 'GET') {
    throw redirect(`${pagePath(request)}${search}`, { headers: withCookies(cookies) })
  }
  const counted = visit.read(async (work) => {
    const [ready, legacy] = await Promise.all([countReady(work), countLegacy(work)])
    return { ready, legacy, locale: work.locale, site: work.site, now: work.now.getTime() }
  })
  const [actions, { ready, legacy, ...frame }] = await Promise.all([visit.readOnce(readPendingActions), counted])
  return { ...frame, counts: { actions: actions.length, ready, legacy } }
}

// What could not be moved stays in the browser; the cart page says why.
async function syncedCookies(visit: Visit): Promise<readonly string[]> {
  try {
    return (await syncVisitCart(visit)).cookies
  } catch (error) {
    if (isRefusal(error)) return []
    throw error
  }
}
