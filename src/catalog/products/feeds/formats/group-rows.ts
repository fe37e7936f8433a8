import type { ProductOffer } from '#catalog/products/product-offer.ts'
import type { VariantOffer } from '#catalog/reader/product-facts.ts'
import { minorToDecimal } from '#platform/values/amounts/format-money.ts'

export const MOST_VARIANTS = 200
/** Rows of one group that are compared with each other. */
const MOST_CHOICES = 20_000

/** An offer of one row, and the group that the feed puts it in; empty where it names none. */
export type GroupedRow = { readonly number: number; readonly offer: ProductOffer; readonly group: string }

/**
 * Whether a row is a variant of the thing that the rows before it are: the same group and maker, and a choice of colour and size that is
 * new. Feeds that give one group to everything are not believed.
 */
export function isVariantOf(first: GroupedRow | undefined, choices: ReadonlySet<string>, next: GroupedRow): boolean {
  if (!first || next.group === '' || first.group !== next.group || first.offer.brand !== next.offer.brand) return false
  if (first.offer.currency !== next.offer.currency || choices.size >= MOST_CHOICES) return false
  const choice = choiceOf(next.offer)
  return choice !== '' && choiceOf(first.offer) !== '' && !choices.has(choice)
}

/**
 * One offer of rows that are variants of one thing: the cheapest that is in stock, with all choices. It has the number of the group, also
 * while a single choice is left of it; a row whose neighbours have its group and are other things keeps its own.
 */
export function offerOfGroup(rows: readonly GroupedRow[], isBelieved: boolean): ProductOffer {
  const first = rows[0]!
  const isOne = first.group !== '' && choiceOf(first.offer) !== '' && isBelieved
  if (rows.length === 1) return isOne ? { ...first.offer, theirId: first.group } : first.offer
  const offers = rows.map(({ offer }) => offer)
  const inStock = offers.filter(({ availability }) => availability === 'in_stock')
  const cheapest = (inStock.length > 0 ? inStock : offers).reduce((best, one) => (one.price < best.price ? one : best))
  const colors = every(offers, 'colors')
  const sizes = every(offers, 'sizes')
  const isSame = (name: 'gtin' | 'partNumber') => offers.every((offer) => offer[name] === first.offer[name])
  return {
    ...first.offer,
    theirId: first.group,
    price: cheapest.price,
    oldPrice: cheapest.oldPrice,
    availability: cheapest.availability,
    gtin: isSame('gtin') ? first.offer.gtin : null,
    partNumber: isSame('partNumber') ? first.offer.partNumber : null,
    colors,
    sizes,
    variants: {
      axes: [
        ...(colors.length > 0 ? [{ name: 'color', values: colors }] : []),
        ...(sizes.length > 0 ? [{ name: 'size', values: sizes }] : []),
      ],
      offers: offers.slice(0, MOST_VARIANTS).map(variantOf),
    },
  }
}

function variantOf({ colors, sizes, price, availability, image }: ProductOffer): VariantOffer {
  const choice = {
    ...(colors.length > 0 ? { color: colors.join('/') } : {}),
    ...(sizes.length > 0 ? { size: sizes.join('/') } : {}),
  }
  return { choice, price: minorToDecimal(price), availability, image }
}

/** The colour and size of a row in one text; empty where it says neither. */
export const choiceOf = ({ colors, sizes }: ProductOffer): string =>
  colors.length + sizes.length === 0 ? '' : JSON.stringify([colors, sizes])
const every = (offers: readonly ProductOffer[], name: 'colors' | 'sizes') =>
  [...new Set(offers.map((offer) => offer[name].join('/')).filter(Boolean))].slice(0, 80)
