import type { NoProductReason, ProductFacts } from '#catalog/reader/product-facts.ts'
import { knownShop, readSeenPage, type SeenReading } from '#catalog/reader/read-page.ts'
import type { PageTask } from '#catalog/reader/read-page-worker.ts'
import { canonicalLink, type LinkAnswer, type ShopLink } from '#catalog/stores/canonical-link.ts'
import { knownStores, ORIGINS, type Origin, STORES, type Store, storeOfHost } from '#catalog/stores/stores.ts'
import type { AllowedHosts } from './fetch-target.ts'
import type { FetchFailure, PageFetcher } from './page-fetcher.ts'
import { isTurnedAway, type ProductProvider } from './product-provider.ts'
import type { SeenPage } from './seen-page.ts'

/**
 * The steps of reading a link, in this order; screens show them as progress. `asked` happens only if the shop refused
 * us.
 */
export type ReadingStep = 'cleaned' | 'fetched' | 'asked' | 'parsed'
export type ReadingFailure = 'INVALID_LINK' | 'NOT_A_PRODUCT' | FetchFailure | NoProductReason

export const readingSources = ['page', 'provider', 'staff', 'feed'] as const
export type ReadingSource = (typeof readingSources)[number]

export type LinkReading = {
  /** What the customer pasted, cleaned; null if it contains no link. */
  readonly url: string | null
  readonly canonicalUrl: string | null
  /** Id of the known store or marketplace family. */
  readonly store: string | null
  readonly domain: string | null
  /**
   * The country it is bought in; null if neither link nor store nor currency shows it, and then the customer is asked.
   */
  readonly country: Origin | null
  /** Null if nothing could be read; single facts are null if the page does not have them. */
  readonly facts: ProductFacts | null
  readonly reason: ReadingFailure | null
  /** The source: the shop's own page, the provider of product data, staff who read a page that no program can, or the store's feed. */
  readonly source: ReadingSource
  /** What the shop's page showed; absent if the page was not opened. */
  readonly seen?: SeenPage | null
  readonly steps: readonly ReadingStep[]
}

export type ReadLinkOptions = {
  /** Known stores; development adds its own. */
  readonly stores?: readonly Store[]
  readonly allow?: AllowedHosts
  readonly onStep?: (step: ReadingStep, known: LinkPlace) => void
  /** Whether a paid call to the provider is allowed now; without this function none is made. */
  readonly maySpend?: (provider: ProductProvider) => Promise<boolean>
}

const NOTHING = {
  url: null,
  canonicalUrl: null,
  store: null,
  domain: null,
  country: null,
  facts: null,
  source: 'page',
} as const

/**
 * A pasted text, or a link already found in it → product facts. Uses the network, so it is never called within a
 * transaction.
 */
export async function readLink(
  fetcher: PageFetcher,
  pasted: string | LinkAnswer,
  options: ReadLinkOptions = {},
): Promise<LinkReading> {
  const stores = options.stores ? [...options.stores, ...STORES] : knownStores()
  const cleaned = typeof pasted === 'string' ? canonicalLink(pasted, stores, options.allow) : pasted
  if (!cleaned.ok) return { ...NOTHING, reason: cleaned.reason, steps: [] }
  const steps: ReadingStep[] = []
  const reached = (step: ReadingStep, link: ShopLink) => {
    steps.push(step)
    options.onStep?.(step, about(link, stores))
  }
  reached('cleaned', cleaned.link)
  const page = await fetcher.fetchPage(cleaned.link.url)
  // The target of a short link is known only after following it.
  const landed = page.url ? canonicalLink(page.url, stores, options.allow) : cleaned
  const link = landed.ok ? landed.link : cleaned.link
  if (page.ok) reached('fetched', link)
  const { product, reason, seen } = page.ok
    ? await parse(fetcher, { html: page.html, url: page.url, shop: knownShop(page.url, stores) })
    : { product: null, reason: page.reason, seen: null }
  const { provider } = fetcher
  if (reason !== null && isTurnedAway(reason) && provider && (await options.maySpend?.(provider))) {
    reached('asked', link)
    const asked = await readByProvider(provider, link, options.allow)
    if (asked === 'NOT_FOUND') return { ...about(link, stores), facts: null, reason: asked, source: 'provider', steps }
    if (asked) {
      reached('parsed', asked.link)
      return { ...about(asked.link, stores), facts: asked.product, reason: null, source: 'provider', steps }
    }
  } else if (page.ok) reached('parsed', link)
  return { ...about(link, stores), facts: product, reason, source: 'page', seen, steps }
}

const parse = async (fetcher: PageFetcher, task: PageTask): Promise<SeenReading> =>
  fetcher.parsePage ? await fetcher.parsePage(task) : readSeenPage(task.html, task.url, task.shop)

/** What the link alone shows, before its page is read. */
export type LinkPlace = Pick<LinkReading, 'url' | 'canonicalUrl' | 'store' | 'domain' | 'country'>

function about(link: ShopLink, stores: readonly Store[]): LinkPlace {
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

type ProviderReading = { readonly link: ShopLink; readonly product: ProductFacts }

/** What the provider read of a link; null if it has nothing, or answers about another product. */
async function readByProvider(
  provider: ProductProvider,
  link: ShopLink,
  allow?: AllowedHosts,
): Promise<ProviderReading | 'NOT_FOUND' | null> {
  const answer = await provider.ask(link.url)
  if (!answer.ok) return answer.reason === 'NOT_FOUND' ? 'NOT_FOUND' : null
  const landed = canonicalLink(answer.url, undefined, allow)
  if (!landed.ok) return { link, product: answer.product }
  const isOther =
    !link.isShort &&
    (landed.link.domain !== link.domain || (link.productId !== null && landed.link.productId !== link.productId))
  if (isOther) return null
  return { link: link.isShort ? landed.link : link, product: answer.product }
}
