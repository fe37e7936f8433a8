import { FRESH_MS, type Refreshed, refreshOffer } from '#catalog/products/readings/refresh-offer.ts'
import type { Visit } from '#platform/http/visit.ts'
import { isWithinRate } from '#platform/work/limit-rate.ts'

// A person opens some products a minute; who walks them all makes us read none.
const mostAMinute = 12

type Seen = { readonly offerId: string; readonly seenAt: Date }

/** Begins to read the store's page again where our price is old; the product is shown meanwhile. Never rejected; null where nothing is read. */
export function beginRenewal(visit: Visit, { offerId, seenAt }: Seen): Promise<Refreshed> | null {
  if (visit.now.getTime() - seenAt.getTime() < FRESH_MS || visit.viewedUntil) return null
  return renew(visit, offerId).catch((error: unknown) => {
    visit.report(error)
    return 'unread'
  })
}

async function renew(visit: Visit, offerId: string): Promise<Refreshed> {
  const bucket = `renew-offer:${visit.who.id ?? visit.network}`
  const may = await visit.write((work) => isWithinRate(work, bucket, mostAMinute, 60))
  return may ? refreshOffer(visit, BigInt(offerId)) : 'unread'
}
