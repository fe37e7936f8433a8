import { z } from 'zod'
import { parseMinor } from '#platform/values/amounts/parse-money.ts'

const amount = z.string().refine((text) => (parseMinor(text) ?? -1n) >= 0n)
const name = z.object({ ar: z.string().max(200), en: z.string().max(200) })
const grams = z.int().min(0)

/**
 * What a shipping company takes for a parcel to an area, VAT included, with all it was computed from, so that the same
 * tariff can be used for another weight. Amounts are decimal texts in major units.
 */
export const deliveryQuoteForm = z.object({
  company: z.string().max(60),
  companyName: name,
  state: z.string().max(60),
  area: z.string().max(60),
  placeName: name,
  fee: amount,
  /** The parcel's weight. */
  grams,
  base: amount,
  includedGrams: grams,
  stepGrams: z.int().min(1),
  step: amount,
  steps: z.int().min(0),
  /** The fee is only this order's part of it: its goods go in one parcel with those of others. */
  isShared: z.boolean().optional(),
})
export type DeliveryQuote = z.output<typeof deliveryQuoteForm>

/** In minor units of the site's currency. */
export function deliveryFeeOf({ fee }: Pick<DeliveryQuote, 'fee'>): bigint {
  return parseMinor(fee) ?? 0n
}
