import { Parser } from 'htmlparser2'
import { sql } from 'kysely'
import type { Feed } from '#catalog/products/feeds/runs.ts'
import { offerOfFacts } from '#catalog/products/readings/offer-of-facts.ts'
import { endOffer } from '#catalog/products/taking/end-offers.ts'
import { type FileFetcher, fileFetcher } from '#catalog/reader/fetching/file-fetcher.ts'
import { pageFetcher } from '#catalog/reader/fetching/page-fetcher.ts'
import { readLink } from '#catalog/reader/fetching/read-link.ts'
import { isGone } from '#catalog/reader/reason-words.ts'
import { canonicalLink } from '#catalog/stores/canonical-link.ts'
import type { JobContext } from '#platform/background/jobs.ts'
import type { Work } from '#platform/work/work.ts'
import { FeedFault, type FeedRow, type Progress } from './feed-row.ts'
import { feedText, unpacked } from './feed-text.ts'
import { faultOfFetch } from './fetch-fault.ts'

/** Pages read in one run: those that were never seen come first, then those seen longest ago. */
const MOST_PAGES = 200
const MOST_MAPS = 500
const LARGEST_MAP = 60_000_000
const DEEPEST = 2
/** A page that showed no product is not asked for again so soon. */
const REST_MS = 30 * 86_400_000

/** The product pages of a store's sitemap, read one after the other as customers' links are. Never all: so nothing is gone. */
export async function* sitemapRows(
  job: JobContext,
  feed: Feed,
  pauseMs: number,
  progress: Progress,
): AsyncGenerator<readonly FeedRow[]> {
  progress.isPart = true
  const pages = yield* choosePages(job, feed, progress)
  const fetcher = job.ports.get(pageFetcher)
  let number = 0
  for (const page of pages) {
    number += 1
    const reading = await readLink(fetcher, page)
    const offer = offerOfFacts(reading, feed.store)
    if (isGone(reading.reason)) await job.write((work) => endPage(work, feed, page))
    const refused = { fault: 'UNREADABLE_PAGE', id: page.slice(0, 200), detail: reading.reason ?? '' } as const
    yield [offer ? { number, stated: null, offer, fault: null } : { number, stated: null, offer: null, ...refused }]
    await new Promise((wake) => setTimeout(wake, pauseMs))
  }
}

/** Yields no rows while maps are read: a sign of life after each map and each some hundreds of addresses. */
async function* choosePages(
  job: JobContext,
  feed: Feed,
  progress: Progress,
): AsyncGenerator<readonly FeedRow[], readonly string[]> {
  const fresh: string[] = []
  const old: { page: string; seenAt: Date }[] = []
  for await (const listed of productPages(job.ports.get(fileFetcher), feed, progress)) {
    yield []
    if (listed.length === 0) continue
    const known = await job.write((work) => readKnownPages(work, feed, listed))
    for (const page of listed) {
      const seen = known.get(page)
      if (!seen) fresh.push(page)
      else if (seen.seenAt) old.push({ page, seenAt: seen.seenAt })
    }
    old.sort((a, b) => a.seenAt.getTime() - b.seenAt.getTime())
    old.splice(MOST_PAGES)
    if (fresh.length >= MOST_PAGES) break
  }
  return [...fresh, ...old.map(({ page }) => page)].slice(0, MOST_PAGES)
}

/**
 * What is known of these pages: when they were seen, or null where they need no reading now: another feed of the store lists the thing, or the
 * page showed none within a month.
 */
async function readKnownPages(work: Work, feed: Feed, pages: readonly string[]) {
  const since = new Date(work.now.getTime() - REST_MS)
  const { rows } = await sql<{ readonly page: string; readonly seenAt: Date | null }>`
    with listed as (select page from unnest(${[...pages]}::text[]) as one (page))
    select known.page, case when known.gone_at is null and (known.feed_id is null or known.feed_id = ${feed.id}) then known.seen_at end as "seenAt"
    from listed join product_offers known on md5(known.page) = md5(listed.page) and known.page = listed.page
    where known.store = ${feed.store} and (known.gone_at is null or known.gone_at > ${since})
    union all
    select listed.page, null from listed join feed_refusals refused on refused.their_id = left(listed.page, 200)
    where refused.code = 'UNREADABLE_PAGE'
      and refused.run_id in (select id from feed_runs where feed_id = ${feed.id} and started_at > ${since})`.execute(
    work.db,
  )
  return new Map(rows.map((row) => [row.page, row]))
}

async function endPage(work: Work, feed: Feed, page: string): Promise<void> {
  const known = await work.db
    .selectFrom('product_offers')
    .select('id')
    .where('store', '=', feed.store)
    .where('their_id', '=', page)
    .executeTakeFirst()
  if (known) await endOffer(work, known.id)
}

/** Addresses of products, some hundreds at a time, none before each map: of this store alone, cleaned. */
async function* productPages(fetcher: FileFetcher, feed: Feed, progress: Progress): AsyncGenerator<readonly string[]> {
  const maps: { address: string; depth: number }[] = [{ address: feed.url, depth: 0 }]
  let listed = 0
  for (let at = 0; at < Math.min(maps.length, MOST_MAPS); at += 1) {
    yield []
    const { address, depth } = maps[at]!
    const answer = await fetcher(address, {}, (file) =>
      locations(
        unpacked(file.body, LARGEST_MAP, (more) => {
          progress.bytes += more
        }),
        file.contentType,
      ),
    )
    if (!answer.ok) {
      if (at === 0) throw new FeedFault(faultOfFetch(answer.reason))
      continue
    }
    const { pages, children } = answer.found
    if (at === 0 && pages.length + children.length === 0) throw new FeedFault('OTHER_FORMAT')
    if (depth < DEEPEST)
      maps.push(...children.filter((one) => isOf(one, feed.store)).map((one) => ({ address: one, depth: depth + 1 })))
    const products = pages.flatMap((page) => productPage(page, feed.store) ?? [])
    for (let from = 0; from < products.length; from += 500) {
      if (listed >= feed.mostRows) return
      listed += 500
      yield products.slice(from, from + 500)
    }
  }
}

const MOST_LOCATIONS = 50_000

/** The addresses of one map; it may hold 50,000. */
async function locations(bytes: AsyncIterable<Uint8Array>, contentType: string | null) {
  const pages: string[] = []
  const children: string[] = []
  let inside: string | null = null
  let at = ''
  const parser = new Parser(
    {
      onopentag: (name) => {
        if (name === 'url' || name === 'sitemap') inside = name
        at = name
        if (name === 'loc') said = ''
      },
      ontext: (more) => {
        if (at === 'loc' && said.length < 4000) said += more
      },
      onclosetag: (name) => {
        if (name === 'loc' && inside !== null && pages.length + children.length < MOST_LOCATIONS)
          (inside === 'url' ? pages : children).push(said.trim())
        if (name === inside) inside = null
        at = ''
      },
    },
    { xmlMode: true },
  )
  let said = ''
  for await (const chunk of feedText(bytes, contentType)) parser.write(chunk)
  parser.end()
  return { pages, children }
}

function isOf(address: string, store: string): boolean {
  if (!URL.canParse(address)) return false
  const { hostname, protocol } = new URL(address)
  return /^https?:$/.test(protocol) && (hostname === store || hostname.endsWith(`.${store}`))
}

const SHOWN = /\/(?:products?|p|dp|item|itm|shop|urun|pd|prod)\/|\d{5,}|[-_]p[-_]?\d+|\.html?$/i

function productPage(page: string, store: string): string | null {
  if (!isOf(page, store) || !SHOWN.test(new URL(page).pathname)) return null
  const read = canonicalLink(page)
  return read.ok && !read.link.isShort ? (read.link.canonical ?? read.link.url) : null
}
