import { z } from 'zod'
import type { Feed } from '#catalog/products/feeds/runs.ts'
import type { FileAnswer, FileFetcher } from '#catalog/reader/fetching/file-fetcher.ts'
import type { VariantOffer } from '#catalog/reader/product-facts.ts'
import { parseDecimal } from '#platform/values/amounts/decimal.ts'
import { FeedFault, type FeedRow, type Progress, type StatedRow } from './feed-row.ts'
import { unpacked } from './feed-text.ts'
import { faultOfFetch } from './fetch-fault.ts'
import { MOST_VARIANTS } from './group-rows.ts'
import { plainText } from './plain-text.ts'
import { imageOf } from './row-offer.ts'

const PAGE = 250
/** Shopify refuses to list more by pages: what is behind is not seen, and nothing is called gone. */
const MOST_LISTED = 25_000
const LARGEST_PAGE = 40_000_000
const MOST_WAITS = 5

const text = z
  .string()
  .nullish()
  .transform((said) => said ?? '')
const number = z.union([z.number(), z.string()])
const variant = z.object({
  title: text,
  barcode: text,
  price: z.union([z.string(), z.number()]).transform(String),
  compare_at_price: z
    .union([z.string(), z.number()])
    .nullish()
    .transform((said) => (said == null ? '' : String(said))),
  available: z.boolean().nullish(),
  grams: z.number().nullish(),
  option1: z.string().nullish(),
  option2: z.string().nullish(),
  option3: z.string().nullish(),
  featured_image: z.object({ src: text }).nullish(),
})
const product = z.object({
  id: number,
  handle: z.string().min(1).max(500),
  title: text,
  vendor: text,
  product_type: text,
  body_html: text,
  options: z.array(z.object({ name: z.string(), values: z.array(z.string()).default([]) })).default([]),
  images: z.array(z.object({ src: text })).default([]),
  variants: z.array(variant).min(1),
})
const page = z.object({ products: z.array(z.unknown()) })

type Listed = z.output<typeof product>

/** The products that a shop of Shopify lists openly, page by page, with a pause between. */
export async function* shopifyRows(
  fetcher: FileFetcher,
  feed: Feed,
  pauseMs: number,
  progress: Progress,
): AsyncGenerator<readonly FeedRow[]> {
  const list = new URL(feed.url)
  if (!list.pathname.endsWith('/products.json')) list.pathname = `${list.pathname.replace(/\/$/, '')}/products.json`
  const currency = feed.currency ?? (await currencyOf(fetcher, list, progress))
  let number = 0
  for (let at = 1; at * PAGE <= MOST_LISTED; at += 1) {
    list.search = `?limit=${PAGE}&page=${at}`
    const listed = page.safeParse(await json(fetcher, list.href, pauseMs, progress))
    if (!listed.success) throw new FeedFault('OTHER_FORMAT')
    if (listed.data.products.length === 0) return
    yield listed.data.products.map((said): FeedRow => {
      number += 1
      const read = product.safeParse(said)
      if (read.success)
        return { number, stated: stateProduct(read.data, list.origin, currency), offer: null, fault: null }
      return { number, stated: null, offer: null, fault: 'BROKEN_ROW', id: null, detail: '' }
    })
    await new Promise((wake) => setTimeout(wake, pauseMs))
  }
  progress.isPart = true
}

function stateProduct(said: Listed, origin: string, currency: string): StatedRow {
  const kept = said.variants.slice(0, MOST_VARIANTS)
  const inStock = kept.filter(({ available }) => available !== false)
  const cheapest = (inStock.length > 0 ? inStock : kept).reduce((best, one) =>
    isLess(one.price, best.price) ? one : best,
  )
  const axes = said.options
    .filter(({ name, values }) => !(name === 'Title' && values.every((value) => value === 'Default Title')))
    .slice(0, 6)
    .map(({ name, values }) => ({
      name: plainText(name, 100),
      values: values.slice(0, 80).map((value) => plainText(value, 100)),
    }))
  return {
    id: String(said.id),
    title: said.title,
    link: `${origin}/products/${said.handle}`,
    price: cheapest.price,
    salePrice: '',
    saleDays: '',
    oldPrice: cheapest.compare_at_price,
    currency,
    availability: '',
    brand: said.vendor,
    gtins: said.variants.length === 1 ? [said.variants[0]!.barcode] : [],
    // What Shopify calls `sku` is the shop's own number: another shop calls another thing so.
    partNumber: '',
    description: said.body_html,
    shelves: said.product_type,
    image: said.images[0]?.src ?? '',
    // 0 means that nobody weighed it.
    weight: cheapest.grams ? `${cheapest.grams} g` : '',
    color: '',
    size: '',
    condition: '',
    group: '',
    variants: {
      axes,
      offers: axes.length === 0 ? [] : kept.map((one) => variantOf(one, axes, origin)),
      availability: kept.every(({ available }) => available == null)
        ? 'unknown'
        : kept.some(({ available }) => available === true)
          ? 'in_stock'
          : 'out_of_stock',
      count: said.variants.length,
    },
  }
}

function variantOf(
  one: z.output<typeof variant>,
  axes: readonly { readonly name: string }[],
  origin: string,
): VariantOffer {
  const values = [one.option1, one.option2, one.option3]
  const choice = Object.fromEntries(
    axes.flatMap(({ name }, place) => (values[place] ? [[name, plainText(values[place], 100)]] : [])),
  )
  const isPrice = parseDecimal(one.price) !== null
  const availability = one.available == null ? 'unknown' : one.available ? 'in_stock' : 'out_of_stock'
  return {
    choice,
    price: isPrice ? one.price : null,
    availability,
    image: imageOf(one.featured_image?.src ?? '', origin),
  }
}

function isLess(one: string, other: string): boolean {
  const [a, b] = [parseDecimal(one), parseDecimal(other)]
  return a !== null && b !== null && a.numerator * b.scale < b.numerator * a.scale
}

async function currencyOf(fetcher: FileFetcher, list: URL, progress: Progress): Promise<string> {
  const meta = z
    .object({ currency: z.string() })
    .safeParse(await json(fetcher, `${list.origin}/meta.json`, 0, progress))
  return meta.success ? meta.data.currency : ''
}

async function json(fetcher: FileFetcher, address: string, pauseMs: number, progress: Progress): Promise<unknown> {
  for (let tries = 1; ; tries += 1) {
    const answer = await fetcher(address, {}, (file) => wholeText(file, progress))
    if (answer.ok) return parsed(answer.found)
    if (answer.reason !== 'HTTP_429' || tries > MOST_WAITS) throw new FeedFault(faultOfFetch(answer.reason))
    await new Promise((wake) => setTimeout(wake, pauseMs * 2 ** tries))
  }
}

async function wholeText({ body }: FileAnswer, progress: Progress): Promise<string> {
  const chunks: Uint8Array[] = []
  const bytes = unpacked(body, LARGEST_PAGE, (more) => {
    progress.bytes += more
  })
  for await (const chunk of bytes) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}

function parsed(said: string): unknown {
  try {
    return JSON.parse(said)
  } catch {
    return null
  }
}
