import { choosePrice } from './choose-price.ts'
import { chooseTitle } from './choose-title.ts'
import type { VisiblePrice } from './clues/visible-price.ts'
import { isProductCode } from './code-in-address.ts'
import type { Page } from './page.ts'
import type { Availability, Clue, ProductFacts, VariantAxis } from './product-facts.ts'

/** Joins the clues, the most trusted source first, into one product; null without a name. */
export function chooseFacts(page: Page, clues: readonly Clue[], shown: readonly VisiblePrice[]): ProductFacts | null {
  const title = chooseTitle(page, clues)
  if (!title) return null
  const price = choosePrice(clues, shown)
  const images = [...new Set(clues.flatMap((clue) => clue.images))].slice(0, 12)
  return {
    title,
    price: price?.amount ?? null,
    currency: price?.currency ?? clues.map((clue) => clue.currency).find(Boolean) ?? null,
    availability: chooseAvailability(clues),
    image: images[0] ?? null,
    images,
    brand: first(clues, (clue) => clue.brand),
    sku: first(clues, (clue) => (clue.sku && isProductCode(clue.sku) ? clue.sku : null)),
    variants: mergeAxes(clues),
    weightGrams: first(clues, (clue) => clue.weightGrams),
    description: first(clues, (clue) => clue.description)?.slice(0, 2000) ?? null,
    category: first(clues, (clue) => clue.category),
  }
}

function first<T>(clues: readonly Clue[], pick: (clue: Clue) => T | null): T | null {
  for (const clue of clues) {
    const value = pick(clue)
    if (value !== null) return value
  }
  return null
}

function chooseAvailability(clues: readonly Clue[]): Availability {
  return clues.map((clue) => clue.availability).find((one) => one !== 'unknown') ?? 'unknown'
}

function mergeAxes(clues: readonly Clue[]): VariantAxis[] {
  return [...clues.map((clue) => clue.variants)].sort((a, b) => b.length - a.length)[0]?.slice(0, 6) ?? []
}
