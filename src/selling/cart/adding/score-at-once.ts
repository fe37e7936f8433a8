import { nothingSettled } from '#catalog/estimates/settled/read-settled.ts'
import type { ReadingSource } from '#catalog/reader/fetching/read-link.ts'
import type { ProductFacts } from '#catalog/reader/product-facts.ts'
import { fittingFacts } from '#catalog/reader/product-facts-form.ts'
import { canonicalLink } from '#catalog/stores/canonical-link.ts'
import { originCode } from '#catalog/stores/origin-code.ts'
import { minorToDecimal } from '#platform/values/amounts/format-money.ts'
import { isCurrency } from '#platform/values/amounts/money.ts'
import { priceMinor } from '#platform/values/amounts/parse-money.ts'
import { isInvalid } from '#pricing/quote/invalid-quote.ts'
import { quote } from '#pricing/quote/quote.ts'
import { compilePriceTables, withOffers } from '#pricing/quote/tables/compile-tables.ts'
import { firstTables } from '#pricing/quote/tables/seed-tables.ts'
import type { Site } from '#sites/sites.ts'
import { estimatePage, withGuesses } from './estimate-page.ts'
import { likelyPrice } from './likely-price.ts'

/** A product that was read, at the address of its page. */
export type ReadProduct = { readonly name: string; readonly url: string; readonly product: ProductFacts }

export type AtOnceScore = {
  readonly read: number
  /** Those with a price in a currency of the price tables. */
  readonly priced: number
  /** Those of them with one price, and those with two prices and a question. */
  readonly one: number
  readonly between: number
  /** What got no price although the page has one. */
  readonly misses: readonly string[]
}

const source: ReadingSource = 'page'

/** How many products get a landed price of the site's first price tables without a question. */
export function scoreAtOnce(products: readonly ReadProduct[], site: Site): AtOnceScore {
  const prices = compilePriceTables(firstTables(site).tables)
  const tables = withOffers(prices, [], [])
  const misses: string[] = []
  const score = { read: products.length, priced: 0, one: 0, between: 0 }
  for (const { name, url, product: read } of products) {
    const product = fittingFacts(read)
    const { price, currency } = product
    if (price === null || !isCurrency(currency) || !prices.rates.has(currency)) continue
    score.priced++
    const minor = priceMinor(price)
    const estimate = estimatePage({ url, source, product, settled: nothingSettled }, prices)
    const goods = withGuesses({ category: '', weightGrams: product.weightGrams }, estimate)
    const country = countryOf(url)
    const adds = (guess: { readonly category: string; readonly weightGrams: number | null }) => {
      const client = { price: minorToDecimal(minor ?? 0n), currency, weight: guess.weightGrams }
      const item = { clientData: client, category: guess.category, quantity: 1, store: '' }
      const breakdown = quote(tables, { items: [{ ...item, country: prices.routes.has(country) ? country : 'US' }] })
      return isInvalid(breakdown) ? null : breakdown.costDetails.totalCost
    }
    if (minor === null || adds(goods) === null) misses.push(`${name}: no price from ${price} ${currency}`)
    else score[likelyPrice(goods, estimate, adds, 'en').kind]++
  }
  return { ...score, misses }
}

function countryOf(url: string): string {
  const answer = canonicalLink(url)
  return (answer.ok && originCode(answer.link.country)) || ''
}
