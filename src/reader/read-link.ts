import { canonicalLink, type ShopLink } from '#stores/canonical-link.ts'
import { knownStores, ORIGINS, type Origin, STORES, type Store, storeOfHost } from '#stores/stores.ts'
import type { AllowedHosts } from './fetch-target.ts'
import type { FetchFailure, PageFetcher } from './page-fetcher.ts'
import type { NoProductReason, ProductFacts } from './product-facts.ts'
import { knownShop, readPage } from './read-page.ts'

/** What happens while a link is read, in this order; screens show it as progress. */
export const READING_STEPS = ['cleaned', 'fetched', 'parsed'] as const
export type ReadingStep = (typeof READING_STEPS)[number]
export type ReadingFailure = 'INVALID_LINK' | 'NOT_A_PRODUCT' | FetchFailure | NoProductReason

export type LinkReading = {
  /** What the customer pasted, cleaned; null where there was no link in it. */
  readonly url: string | null
  readonly canonicalUrl: string | null
  /** Id of the known store or marketplace family. */
  readonly store: string | null
  readonly domain: string | null
  /** Where it is bought; null where neither link nor store nor currency tells, and the customer is asked. */
  readonly country: Origin | null
  /** Null where nothing could be read; single facts are null where the page does not give them. */
  readonly facts: ProductFacts | null
  readonly reason: ReadingFailure | null
  readonly steps: readonly ReadingStep[]
}

export type ReadLinkOptions = {
  /** Known stores; development adds its own. */
  readonly stores?: readonly Store[]
  readonly allow?: AllowedHosts
  readonly onStep?: (step: ReadingStep) => void
}

const NOTHING = { url: null, canonicalUrl: null, store: null, domain: null, country: null, facts: null } as const

/** Pasted text → product facts. Goes to the network, so it is never called within a transaction. */
export async function readLink(
  fetcher: PageFetcher,
  pasted: string,
  options: ReadLinkOptions = {},
): Promise<LinkReading> {
  const stores = options.stores ? [...options.stores, ...STORES] : knownStores()
  const steps: ReadingStep[] = []
  const reached = (step: ReadingStep) => {
    steps.push(step)
    options.onStep?.(step)
  }
  const cleaned = canonicalLink(pasted, stores, options.allow)
  if (!cleaned.ok) return { ...NOTHING, reason: cleaned.reason, steps }
  reached('cleaned')
  const page = await fetcher.fetchPage(cleaned.link.url)
  if (!page.ok) return { ...about(cleaned.link, stores), facts: null, reason: page.reason, steps }
  reached('fetched')
  // A short link says what it is only once it has been followed.
  const landed = canonicalLink(page.url, stores, options.allow)
  const link = landed.ok ? landed.link : cleaned.link
  const task = { html: page.html, url: page.url, shop: knownShop(page.url, stores) }
  const { product, reason } = fetcher.parsePage
    ? await fetcher.parsePage(task)
    : readPage(task.html, task.url, task.shop)
  reached('parsed')
  return { ...about(link, stores), facts: product, reason, steps }
}

function about(link: ShopLink, stores: readonly Store[]) {
  const store = storeOfHost(new URL(link.url).hostname, stores)
  const country = link.country ?? store?.country ?? null
  return {
    url: link.url,
    canonicalUrl: link.canonical ?? link.url,
    store: store?.id ?? link.store,
    domain: link.domain,
    country: ORIGINS.find((origin) => origin === country) ?? null,
  }
}
