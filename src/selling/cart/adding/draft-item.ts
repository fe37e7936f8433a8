import { writeEstimated } from '#catalog/estimates/estimated-facts.ts'
import { readSettled, type SettledFacts } from '#catalog/estimates/settled/read-settled.ts'
import type { ReadingSource } from '#catalog/reader/fetching/read-link.ts'
import { readReadings, type SavedReading } from '#catalog/reader/fetching/save-reading.ts'
import type { ProductFacts } from '#catalog/reader/product-facts.ts'
import { isGone } from '#catalog/reader/reason-words.ts'
import { originCode } from '#catalog/stores/origin-code.ts'
import { prohibitedReason } from '#catalog/stores/prohibited.ts'
import { minorToDecimal } from '#platform/values/amounts/format-money.ts'
import { isCurrency } from '#platform/values/amounts/money.ts'
import { parseMinor, priceMinor } from '#platform/values/amounts/parse-money.ts'
import type { Locale, QueryWork } from '#platform/work/work.ts'
import { categoryName } from '#pricing/quote/explain/category-names.ts'
import { countryName } from '#pricing/quote/explain/names.ts'
import type { PriceTables } from '#pricing/quote/tables/tables.ts'
import { type DraftEstimate, draftEstimate, estimatePage } from './estimate-page.ts'
import { typedWeight } from './item-form.ts'
import { type ItemOptions, itemOptions, noOptions } from './item-options.ts'

type Choice = { readonly value: string; readonly text: string }
export type ItemChoices = {
  readonly categories: readonly Choice[]
  readonly countries: readonly Choice[]
  readonly currencies: readonly Choice[]
}

type Missing = 'title' | 'price' | 'category' | 'country' | 'size' | 'color' | 'style'

/** As many pictures as a gallery shows. */
export const mostImages = 8

/** An item form with the found values; missing ones are named. */
export type DraftItem = {
  readonly typed: Readonly<Record<string, string>>
  readonly options: ItemOptions
  readonly images: readonly string[]
  readonly missing: readonly Missing[]
  readonly found: 'all' | 'some' | 'none'
  /** Why the page gave nothing, as the reader's code; a screen has the sentence. */
  readonly reason: string | null
  readonly prohibited: string | null
  /** The page's price in a currency that we do not convert, as text. */
  readonly foreignPrice: string | null
  /** Whether the shop says that there is no such page any more. */
  readonly isGone: boolean
  /** What was guessed of the product; null where the page gave none. */
  readonly estimate: DraftEstimate | null
  /** Whether it came from the provider of product data, and not from the shop's own page. */
  readonly byProvider: boolean
  /** Our own team read the page: how long ago, and whether the price may have changed since. */
  readonly byStaff: { readonly age: string; readonly isOld: boolean } | null
}

/** The choices for items of this site: the price tables' categories, countries and currencies, by name. */
export function itemChoices({ categories, routes, rates }: PriceTables, locale: Locale): ItemChoices {
  const named = [...categories.keys()].map((code) => ({ value: code, text: categoryName(code, locale) }))
  const collator = new Intl.Collator(locale)
  return {
    categories: named.sort((one, other) => last(one) - last(other) || collator.compare(one.text, other.text)),
    countries: [...routes.keys()].map((code) => ({ value: code, text: countryName(code, locale) })),
    currencies: [...rates.keys()].map((code) => ({ value: code, text: code })),
  }
}

/**
 * The form for a page that was read. What our team settled of it before holds; else a category, and a weight where the page
 * states none, is guessed openly: `estimate` says which fields hold a guess and why. A single choice is preselected.
 */
export function draftItem(page: KnownPage, prices: PriceTables, locale: Locale): DraftItem {
  const { product } = page
  const estimate = estimatePage(page, prices)
  const shown = estimate && draftEstimate(estimate, locale)
  const options = product ? itemOptions(product.variants) : noOptions
  const single = (values: readonly string[]) => (values.length === 1 ? (values[0] ?? '') : '')
  const onlyCountry = prices.routes.size === 1 ? ([...prices.routes.keys()][0] ?? '') : ''
  const isForeign = product !== null && product.currency !== null && !isConverted(product.currency, prices)
  const category = estimate?.stated ?? shown?.category?.code ?? ''
  const read = product?.weightGrams ?? null
  const weightGrams = estimate?.settledGrams ?? shown?.weight?.best ?? read
  const typed = {
    readingId: page.id,
    url: page.url,
    title: product?.title ?? '',
    price: isForeign || product?.price == null ? '' : typedPrice(product.price),
    currency: isForeign ? '' : (product?.currency ?? ''),
    country: page.country !== null && prices.routes.has(page.country) ? page.country : onlyCountry,
    category,
    color: single(options.color),
    size: single(options.size),
    style: single(options.style),
    quantity: '1',
    ...typedWeight(weightGrams),
    estimated: writeEstimated(shown?.facts ?? [], { category, weightGrams }),
  }
  const missing = missingOf(typed, options)
  return {
    typed,
    options,
    images: product?.images.slice(0, mostImages) ?? [],
    missing,
    reason: page.reason,
    found: product === null ? 'none' : missing.length > 0 ? 'some' : 'all',
    isGone: isGone(page.reason),
    byProvider: product !== null && page.source === 'provider',
    byStaff: null,
    foreignPrice: isForeign && product.price !== null ? `${product.price} ${product.currency}` : null,
    prohibited: product ? (prohibitedReason(product.title, product.category) ?? estimate?.refused ?? null) : null,
    estimate: shown,
  }
}

/** Whether a page says a price that a landed price can be made of. */
export function saysPrice(product: ProductFacts, prices: PriceTables): boolean {
  return product.price !== null && product.currency !== null && isConverted(product.currency, prices)
}

/** Decimal text of two decimals at most; what the page says, where it has no more. */
function typedPrice(price: string): string {
  const minor = priceMinor(price)
  return minor === null || minor === parseMinor(price) ? price : minorToDecimal(minor)
}

function isConverted(currency: string, { rates }: PriceTables): boolean {
  return isCurrency(currency) && rates.has(currency)
}

/** A page that was read for somebody: its link as we keep it, and what it said. */
export type FoundPage = {
  readonly id: string
  readonly url: string
  readonly canonicalUrl: string
  readonly store: string
  /** By the codes of the price tables; null where neither link nor page says it. */
  readonly country: string | null
  readonly product: ProductFacts | null
  /** Why there is no product, as the reader says it. */
  readonly reason: string | null
  /** Who says it: the shop's page, the provider of product data, or our team. */
  readonly source: ReadingSource
  readonly readAt: Date
}

/** A page with what our team settled of its product before. */
export type KnownPage = FoundPage & { readonly settled: SettledFacts }

function missingOf(typed: Readonly<Record<string, string>>, options: ItemOptions): Missing[] {
  const always: Missing[] = ['title', 'price', 'country', 'category']
  const specs: Missing[] = ['color', 'size', 'style']
  return [
    ...always.filter((name) => typed[name] === ''),
    ...specs.filter((name) => typed[name] === '' && options[name as keyof ItemOptions].length > 1),
  ]
}

function last({ value }: Choice): number {
  return value === 'other' ? 1 : 0
}

/** The pages read under these ids, by id; an id the reader does not know is left out. */
export async function readFoundPages(work: QueryWork, ids: readonly string[]): Promise<ReadonlyMap<string, FoundPage>> {
  const readings = await readReadings(work, ids)
  return new Map([...readings].map(([id, reading]) => [id, toFoundPage(reading)]))
}

/** The page read under this id with all that is known of its product; whoever estimates it begins here. */
export async function readKnownPage(work: QueryWork, id: string | null): Promise<KnownPage | null> {
  const page = id === null ? null : (await readFoundPages(work, [id])).get(id)
  return page ? { ...page, settled: await readSettled(work, page.canonicalUrl) } : null
}

function toFoundPage({ domain, country, facts, ...saved }: SavedReading): FoundPage {
  const { id, url, canonicalUrl, reason, source, readAt } = saved
  return { id, url, canonicalUrl, store: domain, country: originCode(country), product: facts, reason, source, readAt }
}
