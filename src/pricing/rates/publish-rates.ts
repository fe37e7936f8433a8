import type { Currency } from '#platform/values/amounts/money.ts'
import { asSystem, type Work } from '#platform/work/work.ts'
import type { RateFact } from '#pricing/quote/explain/rate-fact.ts'
import { lockTables } from '#pricing/quote/tables/lock-tables.ts'
import { publishChange } from '#pricing/quote/tables/publish-change.ts'
import { readTables } from '#pricing/quote/tables/read-tables.ts'
import { readScheduled } from '#pricing/quote/tables/read-versions.ts'
import type { RawPriceTables, ReadPriceTables } from '#pricing/quote/tables/tables-form.ts'
import { type GoodRate, readGoodRates } from './read-good-rates.ts'
import { isSameNumber } from './signed-decimal.ts'

/**
 * Where the good rates are not those of the tables that hold or are to hold, publishes the tables with them, in the
 * system's name; nothing but rates changes. Answers the new version, or null. Two at once publish one.
 */
export async function publishRates(work: Work): Promise<string | null> {
  await lockTables(work)
  const held = await readTables(work)
  const scheduled = await readScheduled(work, work.now)
  const good = await readGoodRates(work)
  if (![held, ...scheduled].some(({ raw }) => hasOtherRates(raw, good))) return null
  return publishChange(asSystem(work), {
    change: (tables) => withRates(tables, good),
    source: sayRates(ratesFor(held.raw, good)),
    why: 'New exchange rates',
  })
}

/** Each source once, with its day and its currencies. */
function sayRates(rates: readonly GoodRate[]): string {
  const groups = new Map<string, string[]>()
  for (const { source, quotedOn, currency } of rates) {
    const key = source === 'peg' ? source : `${source} ${quotedOn}`
    groups.set(key, [...(groups.get(key) ?? []), currency])
  }
  return [...groups].map(([source, currencies]) => `${source}: ${currencies.sort().join(', ')}`).join('; ')
}

type GoodRates = ReadonlyMap<Currency, GoodRate>

/** The same tables with the good rates of their currencies; what nobody quoted stays, and which currencies there are too. */
function withRates(tables: ReadPriceTables, good: GoodRates): RawPriceTables {
  const rates = { ...tables.rates }
  const rateFacts = { ...tables.rateFacts }
  for (const { currency, ...rate } of ratesFor(tables, good)) {
    rates[currency] = rate.sell
    rateFacts[currency] = factOf(rate)
  }
  return { ...tables, rates, rateFacts }
}

/** Whether a rate of the tables is another, of another day or of another source than the good one. */
function hasOtherRates(tables: ReadPriceTables, good: GoodRates): boolean {
  return ratesFor(tables, good).some((rate) => {
    const now = tables.rates[rate.currency]
    const fact = tables.rateFacts?.[rate.currency]
    const isSame = now !== undefined && isSameNumber(now, rate.sell)
    return !isSame || fact?.source !== rate.source || fact.quotedOn !== rate.quotedOn
  })
}

function ratesFor(tables: ReadPriceTables, good: GoodRates): readonly GoodRate[] {
  return [...good.values()].filter(
    ({ currency }) => currency !== tables.currency && tables.rates[currency] !== undefined,
  )
}

function factOf({ source, quotedOn, fetchedAt, legs }: Omit<GoodRate, 'currency'>): RateFact {
  const fact = { source, quotedOn, fetchedAt: fetchedAt.toISOString() }
  const home = legs?.[0]
  return home ? { ...fact, over: { currency: home.base, source: home.source } } : fact
}
