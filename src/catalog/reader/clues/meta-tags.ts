import { currencyCode } from '#catalog/reader/currencies.ts'
import { absolute, clean, type Page } from '#catalog/reader/page.ts'
import { type Clue, NO_CLUE } from '#catalog/reader/product-facts.ts'
import { statedPrice, stockOf } from './read-product-node.ts'
import { gramsIn } from './read-weight.ts'

/** Open Graph, product, Twitter and plain meta tags. */
export function readMetaTags(page: Page): Clue {
  const meta = (...names: string[]) => firstMeta(page, names)
  const currency = currencyCode(
    meta(
      'product:sale_price:currency',
      'product:price:currency',
      'og:price:currency',
      'og:product:price:currency',
      'twitter:currency',
      'priceCurrency',
      'currency',
    ),
  )
  const amount = meta(
    'product:sale_price:amount',
    'product:price:amount',
    'og:price:amount',
    'og:product:price:amount',
    'product:price',
    'og:price',
    'price',
  )
  const labelled = twitterPrice(page)
  const raw = amount ?? labelled
  return {
    ...NO_CLUE,
    source: 'meta',
    title: page.ogTitle ?? meta('twitter:title'),
    price: raw ? statedPrice(raw, currency, page) : null,
    currency,
    availability: stockOf(meta('product:availability', 'og:availability', 'availability')),
    images: metaImages(page),
    brand: meta('product:brand', 'og:brand', 'brand'),
    sku: meta('product:retailer_item_id', 'product:sku', 'sku', 'product:mfr_part_no'),
    weightGrams: gramsIn(`${meta('product:weight:value') ?? ''} ${meta('product:weight:units') ?? ''}`),
    description: meta('og:description', 'description'),
    category: meta('product:category'),
  }
}

/** The page's own type (`product`, `article`, `website`). */
export function ogType(page: Page): string | null {
  return firstMeta(page, ['og:type'])?.toLowerCase() ?? null
}

const tables = new WeakMap<Page, ReadonlyMap<string, string>>()

/** All meta tags of a page by name, collected in one pass; the first one with a value counts. */
function metaTable(page: Page): ReadonlyMap<string, string> {
  const known = tables.get(page)
  if (known) return known
  const table = new Map<string, string>()
  for (const tag of page.$('meta').toArray()) {
    const content = clean(tag.attribs.content ?? '')
    for (const name of [tag.attribs.property, tag.attribs.name, tag.attribs.itemprop]) {
      if (name && content && !table.has(name)) table.set(name, content)
    }
  }
  tables.set(page, table)
  return table
}

function firstMeta(page: Page, names: readonly string[]): string | null {
  const table = metaTable(page)
  return names.map((name) => table.get(name)).find((content) => content !== undefined) ?? null
}

function twitterPrice(page: Page): string | null {
  for (const number of [1, 2]) {
    if (/price|preis|prix|fiyat/i.test(firstMeta(page, [`twitter:label${number}`]) ?? ''))
      return firstMeta(page, [`twitter:data${number}`])
  }
  return null
}

function metaImages(page: Page): string[] {
  return page
    .$(
      'meta[property="og:image"], meta[property="og:image:secure_url"], meta[name="og:image"], meta[name="twitter:image"], meta[property="twitter:image"], meta[name="twitter:image:src"], link[rel="image_src"]',
    )
    .toArray()
    .map((tag) => absolute(page, page.$(tag).attr('content') ?? page.$(tag).attr('href')))
    .filter((address) => address !== null)
}
