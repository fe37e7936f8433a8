import { readBreadcrumb } from '#catalog/reader/clues/read-breadcrumb.ts'
import type { VisiblePrice } from '#catalog/reader/clues/visible-price.ts'
import type { StockSign } from '#catalog/reader/clues/visible-stock.ts'
import type { Page } from '#catalog/reader/page.ts'
import type { Clue, ProductFacts, VariantAxis } from '#catalog/reader/product-facts.ts'
import { chooseAvailability } from './choose-availability.ts'
import { chooseBrand } from './choose-brand.ts'
import { type AddressCode, chooseCode } from './choose-code.ts'
import { chooseImages } from './choose-images.ts'
import { chooseOldPrice, choosePrice } from './choose-price.ts'
import { chooseTitle } from './choose-title.ts'

/** What the visible page alone adds to the clues. */
export type Shown = {
  readonly prices: readonly VisiblePrice[]
  readonly stock: readonly StockSign[]
  /** The path of shelves that the data said. */
  readonly path: readonly string[]
  readonly addressCode: AddressCode
}

/** Joins the clues, the most trusted source first, into one product; null without a name. Each fact is chosen by the sum of its reasons. */
export function chooseFacts(page: Page, clues: readonly Clue[], shown: Shown): ProductFacts | null {
  const title = chooseTitle(page, clues)
  if (!title) return null
  const price = choosePrice(clues, shown.prices)
  const images = chooseImages(clues)
  return {
    title,
    price: price?.amount ?? null,
    currency: price?.currency ?? clues.map((clue) => clue.currency).find(Boolean) ?? null,
    oldPrice: chooseOldPrice(price, clues, shown.prices),
    availability: chooseAvailability(clues, shown.stock),
    image: images[0] ?? null,
    images,
    brand: chooseBrand(page, clues, title),
    sku: chooseCode(clues, shown.addressCode),
    variants: chooseAxes(clues),
    offers: first(clues, (clue) => (clue.offers.length > 1 ? clue.offers : null)) ?? [],
    weightGrams: first(clues, (clue) => clue.weightGrams),
    description: first(clues, (clue) => clue.description)?.slice(0, 2000) ?? null,
    category: first(clues, (clue) => clue.category),
    breadcrumb: readBreadcrumb(page, shown.path, title),
    lang: page.lang,
  }
}

function first<T>(clues: readonly Clue[], pick: (clue: Clue) => T | null): T | null {
  for (const clue of clues) {
    const value = pick(clue)
    if (value !== null) return value
  }
  return null
}

const MOST_AXES = 6

/** The axes of all sources; of an axis that several name, the values of the one that has the most. */
function chooseAxes(clues: readonly Clue[]): VariantAxis[] {
  const axes = new Map<string, VariantAxis>()
  for (const axis of clues.flatMap((clue) => clue.variants)) {
    const known = axes.get(axis.name)
    if (!known || (known.values.length < 2 && axis.values.length > known.values.length)) axes.set(axis.name, axis)
  }
  return [...axes.values()].slice(0, MOST_AXES)
}
