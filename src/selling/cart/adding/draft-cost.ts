import type { BreakdownView } from '#pricing/quote/explain/breakdown-view.ts'
import type { LikelyPrice } from './likely-price.ts'

/** The cost of the goods in an item form as it is filled in now. */
export type DraftCost =
  | {
      readonly known: true
      /** The amount that these goods add to the cart's total. */
      readonly addsMinor: bigint
      /** The whole cart with them. */
      readonly view: BreakdownView
      /** How many other items the cart has. */
      readonly others: number
      /** What each row of the cart's price grows by with these goods; only goods alone have reasons of their own. */
      readonly adds: BreakdownView['rows']
      /** How sure that amount is: one price, or two with a question between them. */
      readonly likely: LikelyPrice
    }
  /** The fields that are still missing for a price. */
  | { readonly known: false; readonly waitsFor: readonly string[] }

export type KnownCost = Extract<DraftCost, { readonly known: true }>

/** The fields that a price depends on. */
export const costFields = [
  'url',
  'price',
  'currency',
  'domesticShipping',
  'category',
  'country',
  'quantity',
  'kilograms',
  'grams',
  'readingId',
  'estimated',
] as const

/** Amounts are integers of any size: JSON carries them as text. */
export function writeDraftCost(cost: DraftCost): string {
  return JSON.stringify(cost, (_key, value) => (typeof value === 'bigint' ? `${value}n` : value))
}

export function parseDraftCost(text: string): DraftCost {
  return JSON.parse(text, (_key, value) =>
    typeof value === 'string' && /^-?\d+n$/.test(value) ? BigInt(value.slice(0, -1)) : value,
  )
}
