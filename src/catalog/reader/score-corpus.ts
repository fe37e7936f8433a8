import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { sameWords } from './clues/script-state.ts'
import { decodeHtml } from './fetching/decode-html.ts'
import type { ProductFacts } from './product-facts.ts'
import { readPage } from './read-page.ts'

type Truth = {
  readonly name: string
  readonly kind: 'product' | 'negative'
  readonly neg_reason?: string
  readonly url: string | null
  readonly store_domain: string | null
  readonly title: string | null
  readonly title_alt?: readonly string[] | null
  readonly price: string | null
  readonly price_alt: readonly string[] | null
  readonly price_must_be_null: boolean
  readonly currency: string | null
  readonly availability: string | null
  readonly brand: string | null
  readonly sku: readonly string[] | null
  readonly image_keys: readonly string[] | null
  readonly variant_axes: readonly string[] | null
}

const FIELDS = [
  'title',
  'exact title',
  'price',
  'currency',
  'together',
  'availability',
  'image',
  'brand',
  'sku',
  'axes',
] as const
type Field = (typeof FIELDS)[number]
export type PageScore = {
  readonly products: number
  readonly right: Readonly<Record<Field, number>>
  readonly known: Readonly<Record<Field, number>>
  readonly negatives: number
  /** Pages without a product that were read as a product. */
  readonly falseProducts: number
  /** Pages without a product or without a visible price that were given one. */
  readonly falsePrices: number
  readonly negativesPriced: number
  readonly misses: readonly string[]
  /** Processor time of each page in milliseconds, the shortest first. */
  readonly cpuMs: readonly number[]
}

/**
 * Reads every page of a corpus directory and counts the correct results; without store rules only with the general
 * ones.
 */
export function scorePages(directory: string, storeRules = true): PageScore {
  const truths = readFileSync(join(directory, 'truth.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Truth)
  const right = zero()
  const known = zero()
  const misses: string[] = []
  const cpuMs: number[] = []
  let falseProducts = 0
  let falsePrices = 0
  let negativesPriced = 0
  for (const truth of truths) {
    const html = decodeHtml(gunzipSync(readFileSync(join(directory, 'pages', `${truth.name}.html.gz`))))
    const address = addressOf(truth, html)
    const before = process.cpuUsage()
    const reading = storeRules ? readPage(html, address) : readPage(html, address, null, false)
    const { user, system } = process.cpuUsage(before)
    cpuMs.push((user + system) / 1000)
    const price = reading.product?.price ?? null
    if (truth.kind === 'negative') {
      if (reading.product) falseProducts++
      if (price) negativesPriced++
      if (reading.product)
        misses.push(`${truth.name}: ${truth.neg_reason} read as "${reading.product.title}" at ${price}`)
      continue
    }
    if (truth.price_must_be_null && price) falsePrices++
    const verdict = judge(truth, reading.product)
    for (const field of FIELDS) {
      if (verdict[field] === null) continue
      known[field]++
      if (verdict[field]) right[field]++
    }
    const wrong = FIELDS.filter((field) => field !== 'exact title' && verdict[field] === false)
    if (wrong.length > 0) misses.push(`${truth.name}: ${inWords(truth, reading.product, wrong, reading.reason)}`)
  }
  const negatives = truths.filter((truth) => truth.kind === 'negative').length
  return {
    products: truths.length - negatives,
    right,
    known,
    negatives,
    falseProducts,
    falsePrices: falsePrices + negativesPriced,
    negativesPriced,
    misses,
    cpuMs: cpuMs.sort((a, b) => a - b),
  }
}

const zero = (): Record<Field, number> => ({
  title: 0,
  'exact title': 0,
  price: 0,
  currency: 0,
  together: 0,
  availability: 0,
  image: 0,
  brand: 0,
  sku: 0,
  axes: 0,
})

function judge(truth: Truth, product: ProductFacts | null): Record<Field, boolean | null> {
  const titles = [truth.title, ...(truth.title_alt ?? [])].filter((one) => one !== null)
  const said = product?.title ?? ''
  const title = titles.length === 0 ? null : titles.some((one) => isSameTitle(said, one))
  const price = judgePrice(truth, product)
  const currency = truth.currency === null || truth.price_must_be_null ? null : product?.currency === truth.currency
  const axes = truth.variant_axes?.filter((axis) => ['color', 'size', 'style'].includes(axis)) ?? []
  return {
    title,
    'exact title': titles.length === 0 ? null : titles.some((one) => sameWords(said) === sameWords(one)),
    price,
    currency,
    together: title !== false && price !== false && currency !== false && product !== null,
    availability:
      truth.availability === null || truth.availability === 'unknown'
        ? null
        : product?.availability === truth.availability,
    image:
      truth.image_keys && truth.image_keys.length > 0
        ? truth.image_keys.some((key) => flat(product?.image ?? '').includes(flat(key)))
        : null,
    brand: truth.brand === null ? null : sameWords(product?.brand ?? '') === sameWords(truth.brand),
    sku:
      truth.sku && truth.sku.length > 0
        ? truth.sku.some((sku) => sku.toLowerCase() === (product?.sku ?? '').toLowerCase())
        : null,
    axes: axes.length > 0 ? axes.every((axis) => product?.variants.some((one) => one.name === axis)) : null,
  }
}

/** The page's own address; where it is lost and the page names none itself, an address of its shop. */
function addressOf({ url, store_domain }: Truth, html: string): string | null {
  const namesItself =
    /<link[^>]+rel=["']?canonical["']?[^>]*href=["']?https?:\/\/|<link[^>]+href=["']?https?:\/\/[^>]+rel=["']?canonical|<meta[^>]+og:url["']?[^>]+content=["']?https?:\/\//i
  return url ?? (namesItself.test(html.slice(0, 400_000)) ? null : `https://${store_domain}/item`)
}

/** A store's name or a colour added at an end is still the title. */
function isSameTitle(a: string, b: string): boolean {
  const [short = '', long = ''] = [sameWords(a), sameWords(b)].sort((x, y) => x.split(' ').length - y.split(' ').length)
  if (short === '' || short === long) return short === long && short !== ''
  const few = short.split(' ').length
  return few >= 3 && ` ${long} `.includes(` ${short} `) && few / long.split(' ').length >= 0.5
}

/** An address without the escapes that shops write it with. */
function flat(address: string): string {
  const unescaped = address.replace(/&amp;/g, '&').replace(/&quot;/g, '"')
  return decoded(decoded(unescaped)).normalize('NFKC').toLowerCase()
}

/** As far as an address can be decoded; a lone percent sign stays. */
const decoded = (text: string) =>
  text.replace(/(?:%[\da-f]{2})+/gi, (run) => Buffer.from(run.replace(/%/g, ''), 'hex').toString())

function judgePrice(truth: Truth, product: ProductFacts | null): boolean | null {
  if (truth.price_must_be_null) return product !== null && product.price === null
  if (truth.price === null) return null
  return [truth.price, ...(truth.price_alt ?? [])].some(
    (price) => product?.price && Number(price) === Number(product.price),
  )
}

function inWords(truth: Truth, product: ProductFacts | null, wrong: readonly Field[], reason: string | null): string {
  if (!product) return `no product (${reason}) for "${truth.title}"`
  const said: Partial<Record<Field, string>> = {
    title: `title "${product.title}" for "${truth.title}"`,
    price: `price ${product.price} for ${truth.price_must_be_null ? 'none' : truth.price}`,
    currency: `currency ${product.currency} for ${truth.currency}`,
    availability: `${product.availability} for ${truth.availability}`,
    image: `image ${product.image?.slice(0, 90)}`,
    brand: `brand "${product.brand}" for "${truth.brand}"`,
    sku: `sku ${product.sku} for ${truth.sku?.join('/')}`,
    axes: `axes ${product.variants.map((axis) => axis.name).join(',')} for ${truth.variant_axes?.join(',')}`,
  }
  return wrong.flatMap((field) => said[field] ?? []).join('; ')
}
