import { currencyCode } from '#catalog/reader/currencies.ts'
import { absolute, type Page } from '#catalog/reader/page.ts'
import { type Clue, NO_CLUE } from '#catalog/reader/product-facts.ts'
import { asLabel } from '#catalog/reader/wording/compile-words.ts'
import { PRICE_LABEL } from '#catalog/reader/wording/price-words.ts'
import { gramsIn } from './read-weight.ts'
import { statedPrice, stockOf } from './stated-values.ts'

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
    oldPrice: originalPrice(page, currency),
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

function originalPrice(page: Page, currency: string | null): string | null {
  const raw = firstMeta(page, ['product:original_price:amount', 'og:price:standard_amount'])
  return raw ? (statedPrice(raw, currency, page)?.amount ?? null) : null
}

/** The page's own type (`product`, `article`, `website`). */
export function ogType(page: Page): string | null {
  return firstMeta(page, ['og:type'])?.toLowerCase() ?? null
}

function firstMeta(page: Page, names: readonly string[]): string | null {
  return names.map((name) => page.meta.get(name)).find((content) => content !== undefined) ?? null
}

const PRICE = asLabel(PRICE_LABEL)

function twitterPrice(page: Page): string | null {
  for (const number of [1, 2]) {
    if (PRICE.test(firstMeta(page, [`twitter:label${number}`]) ?? '')) return firstMeta(page, [`twitter:data${number}`])
  }
  return null
}

const IMAGES = ['og:image', 'og:image:secure_url', 'twitter:image', 'twitter:image:src']

function metaImages(page: Page): string[] {
  const stated = page.index
    .tagged('meta')
    .filter(({ attribs }) => IMAGES.includes(attribs.property ?? attribs.name ?? ''))
    .map(({ attribs }) => attribs.content)
  const linked = page.index
    .tagged('link')
    .filter(({ attribs }) => attribs.rel === 'image_src')
    .map(({ attribs }) => attribs.href)
  return [...stated, ...linked].map((address) => absolute(page, address)).filter((address) => address !== null)
}
