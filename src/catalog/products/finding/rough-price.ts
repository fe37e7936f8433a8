import { sql } from 'kysely'
import type { Currency } from '#platform/values/amounts/money.ts'

/** About so many units of each currency are a dollar. Every minor unit is a hundredth here, of yen and dinars too. */
// biome-ignore format: a table
const perDollar: Readonly<Record<Currency, number>> = {
  EGP: 53, AED: 3.67, USD: 1, EUR: 0.855, GBP: 0.746, CNY: 7.1, TRY: 44, SAR: 3.75, QAR: 3.64, KWD: 0.307, BHD: 0.376, OMR: 0.385,
  JOD: 0.709, LBP: 89_500, IQD: 1310, SYP: 11_000, YER: 240, LYD: 5.4, TND: 2.95, DZD: 130, MAD: 9.2, SDG: 600, CAD: 1.39, AUD: 1.52,
  NZD: 1.73, CHF: 0.8, SEK: 9.5, NOK: 10.1, DKK: 6.4, ISK: 124, PLN: 3.65, CZK: 21, HUF: 335, RON: 4.35, BGN: 1.67, RSD: 100,
  UAH: 42, RUB: 81, GEL: 2.7, KZT: 525, JPY: 152, KRW: 1430, HKD: 7.78, MOP: 8.01, TWD: 31, SGD: 1.3, MYR: 4.2, THB: 32.5,
  IDR: 16_600, PHP: 58, VND: 26_300, INR: 88, PKR: 282, BDT: 122, LKR: 303, BRL: 5.35, MXN: 18.5, ARS: 1420, CLP: 950, COP: 3900,
  PEN: 3.4, ZAR: 17.3, NGN: 1460, KES: 129, GHS: 11, ETB: 150, ILS: 3.3,
}

/**
 * The price of an offer in about cents of a dollar, only to put offers of one product in order: the exact price of each is worked
 * out by the room that knows rates and fees. Null, and so last, in a currency that the shop does not read.
 */
// Written into the statement: a value would be read anew for each offer.
export const roughPrice = sql`(price_minor / (${sql.lit(JSON.stringify(perDollar))}::jsonb ->> currency)::float8)`
