import type { RateSource } from '#pricing/quote/explain/rate-fact.ts'
import type { Leg } from './cross-rate.ts'

/** A leg of a cross, and who said it. */
export type SourcedLeg = Leg & { readonly source: RateSource }
