import { z } from 'zod'
import { currencies } from '#platform/values/amounts/money.ts'

/** The sources of a rate: two central banks, the dirham's peg, two more for cross rates, a person. */
export const rateSources = ['cbe', 'cbuae', 'peg', 'ecb', 'er-api', 'manual'] as const
export type RateSource = (typeof rateSources)[number]

/** The source of a rate in the tables; the engine does not use it, readers of a price see it. */
export const rateFactForm = z.object({
  source: z.enum(rateSources),
  /** The day that the source quoted it for; for a cross rate the older of its two days. */
  quotedOn: z.iso.date(),
  fetchedAt: z.iso.datetime(),
  /**
   * A currency that its source does not quote in the site's currency is converted through this one, by this second
   * source.
   */
  over: z.object({ currency: z.enum(currencies), source: z.enum(rateSources) }).optional(),
})
export type RateFact = Readonly<z.output<typeof rateFactForm>>
