import type { Currency } from '#platform/values/amounts/money.ts'
import type { RateFact } from '#pricing/quote/explain/rate-fact.ts'
import type { RawPriceTables, ReadPriceTables } from '#pricing/quote/tables/tables-form.ts'
import type { GoodRate } from './read-good-rates.ts'
import { isSameNumber } from './signed-decimal.ts'

type GoodRates = ReadonlyMap<Currency, GoodRate>

/** The same tables with the good rates of their currencies; what nobody quoted stays, and which currencies there are too. */
export function withRates(tables: ReadPriceTables, good: GoodRates): RawPriceTables {
  const rates = { ...tables.rates }
  const rateFacts = { ...tables.rateFacts }
  for (const { currency, ...rate } of ratesFor(tables, good)) {
    rates[currency] = rate.sell
    rateFacts[currency] = factOf(rate)
  }
  return { ...tables, rates, rateFacts }
}

/** Whether a rate of the tables is another, of another day or of another source than the good one. */
export function hasOtherRates(tables: ReadPriceTables, good: GoodRates): boolean {
  return ratesFor(tables, good).some((rate) => {
    const now = tables.rates[rate.currency]
    const fact = tables.rateFacts?.[rate.currency]
    const isSame = now !== undefined && isSameNumber(now, rate.sell)
    return !isSame || fact?.source !== rate.source || fact.quotedOn !== rate.quotedOn
  })
}

export function ratesFor(tables: ReadPriceTables, good: GoodRates): readonly GoodRate[] {
  return [...good.values()].filter(
    ({ currency }) => currency !== tables.currency && tables.rates[currency] !== undefined,
  )
}

function factOf({ source, quotedOn, fetchedAt, legs }: Omit<GoodRate, 'currency'>): RateFact {
  const fact = { source, quotedOn, fetchedAt: fetchedAt.toISOString() }
  const home = legs?.[0]
  return home ? { ...fact, over: { currency: home.base, source: home.source } } : fact
}
