import { z } from 'zod'
import { currencies } from '#platform/values/amounts/money.ts'

/** Who says what a currency is worth: two central banks, the peg of the dirham, two more for crosses, a person. */
export const rateSources = ['cbe', 'cbuae', 'peg', 'ecb', 'er-api', 'manual'] as const
export type RateSource = (typeof rateSources)[number]

/** Where a rate of the tables comes from; the engine does not reckon with it, whoever reads a price is told. */
export const rateFactForm = z.object({
  source: z.enum(rateSources),
  /** The day the source quoted it for; of a cross the older of its two days. */
  quotedOn: z.iso.date(),
  fetchedAt: z.iso.datetime(),
  /** A currency its source does not quote in the site's own is crossed over this one, by this second source. */
  over: z.object({ currency: z.enum(currencies), source: z.enum(rateSources) }).optional(),
})
export type RateFact = Readonly<z.output<typeof rateFactForm>>
