import { type RawBuilder, sql } from 'kysely'
import type { Site } from '#sites/sites.ts'
import { roughPrice } from './rough-price.ts'

/**
 * The order of a product's offers, beside its document `d`: what is in stock first, then the one with the lowest whole price on this
 * site as last kept (keep-landed.ts); offers that were not compared yet by about what their stores ask.
 */
export const cheapestFirst = (site: Site): RawBuilder<unknown> =>
  sql`availability = 'out_of_stock', id::text is distinct from d.cheapest ->> ${site}::text, ${roughPrice}, id`
