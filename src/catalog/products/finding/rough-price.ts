import { sql } from 'kysely'

/**
 * The price of an offer in about dollars, only to put offers of one product in order: the exact price of each is worked out
 * by the room that knows rates and fees.
 */
export const roughPrice = sql`price_minor * case currency when 'USD' then 1 when 'EUR' then 1.1 when 'GBP' then 1.3
  when 'AED' then 0.27 when 'CNY' then 0.14 when 'TRY' then 0.025 when 'JPY' then 0.7 else 1 end`
