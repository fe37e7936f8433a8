import { readBreadcrumb } from './clues/read-breadcrumb.ts'
import { sameWords } from './clues/script-state.ts'
import type { VisiblePrice } from './clues/visible-price.ts'
import { isProductCode } from './code-in-address.ts'
import type { Page } from './page.ts'
import type { Availability, Clue, Price, ProductFacts, VariantAxis } from './product-facts.ts'
import { windowName, withoutShop } from './shop-name.ts'

/** Joins the clues, the most trusted source first, and the path that the data said, into one product; null without a name. */
export function chooseFacts(
  page: Page,
  clues: readonly Clue[],
  shown: readonly VisiblePrice[],
  said: readonly string[],
): ProductFacts | null {
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
    breadcrumb: readBreadcrumb(page, said, title),
  }
}

/**
 * The product's name: the text that data and heading share; otherwise the shorter one if one contains the other,
 * otherwise the more trusted one.
 */
function chooseTitle(page: Page, clues: readonly Clue[]): string | null {
  const layout = clues.find((clue) => clue.source === 'layout' && clue.title)
  if (layout) return layout.title
  const stated = clues
    .filter((clue) => clue.source === 'json-ld' || clue.source === 'microdata')
    .flatMap((clue) => (clue.title ? [withoutShop(page, clue.title)] : []))
  const state = clues.find((clue) => clue.source === 'state')?.title ?? null
  const social = page.ogTitle ? withoutShop(page, page.ogTitle) : null
  const heading = page.heading && isAboutThis(page.heading, [...stated, social, page.windowTitle]) ? page.heading : null
  const brand = clues.map((clue) => clue.brand).find(Boolean) ?? null
  if (heading && stated[0]) return between(heading, stated[0], brand, [social, state, ...stated.slice(1)])
  if (stated[0]) return stated[0]
  if (heading && social) return holds(heading, social) && !holds(social, heading) ? social : heading
  return heading ?? social ?? windowName(page)
}

function between(heading: string, stated: string, brand: string | null, others: readonly (string | null)[]): string {
  if (sameWords(heading) === sameWords(stated)) return heading
  const agreeing = others.filter((one): one is string => one !== null).map(sameWords)
  if (holds(stated, heading)) return heading
  // A heading that only adds the brand before the name is the fuller name; one that repeats the brand is not.
  if (holds(heading, stated))
    return brand &&
      sameWords(heading) === `${sameWords(brand)} ${sameWords(stated)}` &&
      !sameWords(stated).startsWith(sameWords(brand))
      ? heading
      : stated
  return agreeing.includes(sameWords(heading)) && !agreeing.includes(sameWords(stated)) ? heading : stated
}

const holds = (longer: string, shorter: string) => ` ${sameWords(longer)} `.includes(` ${sameWords(shorter)} `)

/** A heading that shares no words with the page's other names belongs to a banner. */
function isAboutThis(heading: string, names: readonly (string | null)[]): boolean {
  const words = new Set(sameWords(heading).split(' '))
  const said = names.filter((name): name is string => Boolean(name))
  if (said.length === 0) return true
  return said.some((name) => {
    const theirs = sameWords(name).split(' ')
    const shared = theirs.filter((word) => words.has(word)).length
    return shared >= Math.min(words.size, theirs.length) * 0.5
  })
}

/** The price to pay: the one in the page's data, unless the page clearly shows the customer another one. */
function choosePrice(clues: readonly Clue[], shown: readonly VisiblePrice[]): Price | null {
  const priced = clues.filter((clue) => clue.price)
  const stated = priced[0]
  if (!stated?.price) return null
  const currency =
    stated.price.currency ??
    stated.currency ??
    sameAmount(priced, stated.price) ??
    clues.map((clue) => clue.currency).find(Boolean) ??
    null
  const price = { amount: stated.price.amount, currency }
  if (stated.source === 'layout' || stated.source === 'visible') return price
  const same = shown.filter((one) => Number(one.amount) === Number(price.amount))
  if (same.length > 0 && same.every((one) => one.isInstalment)) return null
  return saleShown(price, shown, same) ?? otherCurrencyShown(price, shown) ?? price
}

function sameAmount(priced: readonly Clue[], price: Price): string | null {
  return (
    priced.find((clue) => clue.price?.currency && Number(clue.price.amount) === Number(price.amount))?.price
      ?.currency ?? null
  )
}

/** The data often still has the price from before a sale, which the page shows struck out beside the new one. */
function saleShown(price: Price, shown: readonly VisiblePrice[], same: readonly VisiblePrice[]): Price | null {
  const top = shown[0]
  const old = same[0]
  if (!top || !old || top.score < 45 || top.isInstalment || top.currency !== price.currency) return null
  const ratio = Number(top.amount) / Number(price.amount)
  return ratio < 1 && ratio > 0.3 && old.score < top.score - 25 ? { amount: top.amount, currency: top.currency } : null
}

/** A page that shows the visitor's currency charges in it, even if its data names the seller's. */
function otherCurrencyShown(price: Price, shown: readonly VisiblePrice[]): Price | null {
  const top = shown[0]
  if (!top?.currency || !price.currency || top.currency === price.currency || top.score < 50) return null
  const isShown = shown.some((one) => one.currency === price.currency && one.score > 0)
  return isShown ? null : { amount: top.amount, currency: top.currency }
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
