import { endOffer } from '#catalog/products/taking/end-offers.ts'
import { pageFetcher } from '#catalog/reader/fetching/page-fetcher.ts'
import { readLink } from '#catalog/reader/fetching/read-link.ts'
import { isGone } from '#catalog/reader/reason-words.ts'
import { limitAtOnce } from '#platform/work/limit-at-once.ts'
import { lruCache } from '#platform/work/lru-cache.ts'
import type { Ports } from '#platform/work/ports.ts'
import type { Work } from '#platform/work/work.ts'
import { offerOfFacts } from './offer-of-facts.ts'
import { renewOffer } from './renew-offer.ts'

/** What reading a page again needs: the outside world, and transactions before and after, never around. */
export type Refreshing = {
  readonly ports: Ports
  readonly write: <Answer>(act: (work: Work) => Promise<Answer>) => Promise<Answer>
}
/** `fresh`: seen lately, not read again; `renewed`: read just now; `gone`: the store has no such page; `unread`: it could not be read. */
export type Refreshed = 'fresh' | 'renewed' | 'gone' | 'unread'

/** What was read within this time is not read again. */
export const FRESH_MS = 6 * 3_600_000
/** A page that was asked for just now is not asked for again, whatever it said. */
const REST_MS = 10 * 60_000

type Try = { readonly at: number; readonly answer: Promise<Refreshed> }
/** Opening products must not become a storm of requests to stores: the rest is read when it is opened next. */
const inTurn = limitAtOnce(4, 20)
const tries = lruCache<Try>(5000)

/** Reads the page of an offer again if what we know is older than six hours. Many who ask at once cause one request. */
export function refreshOffer(refreshing: Refreshing, offerId: bigint, now = Date.now()): Promise<Refreshed> {
  const before = tries.get(String(offerId))
  if (before && now - before.at < REST_MS) return before.answer
  const answer = inTurn(() => refresh(refreshing, offerId, now)).then((refreshed) => refreshed ?? 'unread')
  tries.set(String(offerId), { at: now, answer })
  // A fault of ours is no answer to keep.
  answer.catch(() => tries.set(String(offerId), { at: 0, answer }))
  return answer
}

async function refresh({ ports, write }: Refreshing, offerId: bigint, now: number): Promise<Refreshed> {
  const offer = await write((work) =>
    work.db
      .selectFrom('product_offers')
      .select(['page', 'store', 'seen_at', 'gone_at'])
      .where('id', '=', offerId)
      .executeTakeFirst(),
  )
  if (!offer || offer.gone_at !== null) return 'gone'
  if (now - offer.seen_at.getTime() < FRESH_MS) return 'fresh'
  const reading = await readLink(ports.get(pageFetcher), offer.page)
  if (isGone(reading.reason)) {
    await write((work) => endOffer(work, offerId))
    return 'gone'
  }
  // A page that leads to another thing says nothing of this one.
  const read = isSamePage(reading.canonicalUrl, offer.page) ? offerOfFacts(reading, offer.store) : null
  if (read === null) return 'unread'
  await write((work) => renewOffer(work, offerId, read))
  return 'renewed'
}

const isSamePage = (one: string | null, other: string): boolean =>
  one !== null && one.replace(/^https?:|\/$/g, '') === other.replace(/^https?:|\/$/g, '')
