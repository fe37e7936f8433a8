import { canonicalLink } from '#catalog/stores/canonical-link.ts'
import { originCode } from '#catalog/stores/origin-code.ts'
import { no as noStore } from '#catalog/stores/stores.refusals.ts'
import type { QueryWork } from '#platform/work/work.ts'
import { type PublishedTables, readTables } from '#pricing/quote/tables/read-tables.ts'
import type { PriceTables } from '#pricing/quote/tables/tables.ts'
import type { FoundPage } from '#selling/cart/adding/found-page.ts'
import { readFoundPages } from '#selling/cart/adding/read-found-pages.ts'
import { no } from '#selling/cart/cart.refusals.ts'
import type { ItemFields, NewItem } from '#selling/cart/cart-item.ts'
import { buysFromUsaAlone } from '#sites/sites.ts'

/**
 * Checks what was said of a product against what we buy, and completes it by its link and by its page where it was read.
 * The price tables that hold now are read where the caller has not done so.
 */
export async function completeItem(work: QueryWork, fields: ItemFields, tables?: PublishedTables): Promise<NewItem> {
  const pages = await readFoundPages(work, fields.readingId === null ? [] : [fields.readingId])
  const page = pages.get(fields.readingId ?? '')
  const link = page ?? linkOf(fields.url)
  const { prices } = tables ?? (await readTables(work))
  const said = { ...fields, country: fields.country || (link.country ?? onlyRoute(prices)) }
  refuseUnserved(prices, said, link.country)
  return {
    ...said,
    title: fields.title || page?.product?.title || link.store,
    readingId: page?.id ?? null,
    url: link.url,
    canonicalUrl: link.canonicalUrl,
    store: link.store,
    image: page?.product?.image ?? null,
  }
}

type Link = Pick<FoundPage, 'url' | 'canonicalUrl' | 'store' | 'country'>

function linkOf(url: string): Link {
  const answer = canonicalLink(url)
  if (!answer.ok)
    throw (answer.reason === 'INVALID_LINK' ? noStore.INVALID_LINK : noStore.NOT_A_PRODUCT_LINK)({ path: 'url' })
  const { link } = answer
  const country = originCode(link.country)
  return { url: link.url, canonicalUrl: link.canonical ?? link.url, store: link.domain, country }
}

// Where we buy from one country alone, there is nothing to ask.
function onlyRoute({ routes }: PriceTables): string {
  const [first = ''] = routes.keys()
  return routes.size === 1 ? first : ''
}

function refuseUnserved(prices: PriceTables, fields: ItemFields, linkCountry: string | null): void {
  const isElsewhere = linkCountry !== null && !prices.routes.has(linkCountry)
  if (buysFromUsaAlone(prices.site) && (isElsewhere || !prices.routes.has(fields.country))) {
    throw no.ONLY_USA_STORES({ path: 'country' })
  }
  if (!prices.routes.has(fields.country)) throw no.COUNTRY_NOT_SERVED({ path: 'country' })
  if (!prices.categories.has(fields.category)) throw no.CATEGORY_UNKNOWN({ path: 'category' })
  if (!prices.rates.has(fields.currency)) throw no.CURRENCY_NOT_TAKEN({ path: 'currency', currency: fields.currency })
}
