import { asSystem, type Work } from '#platform/work/work.ts'
import { lockTables } from '#pricing/quote/tables/lock-tables.ts'
import { publishChange } from '#pricing/quote/tables/publish-change.ts'
import { readTables } from '#pricing/quote/tables/read-tables.ts'
import { readScheduled } from '#pricing/quote/tables/read-versions.ts'
import { type GoodRate, readGoodRates } from './read-good-rates.ts'
import { hasOtherRates, ratesFor, withRates } from './with-rates.ts'

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
