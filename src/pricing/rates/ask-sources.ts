import type { JobContext } from '#platform/background/jobs.ts'
import { type Currency, isCurrency } from '#platform/values/amounts/money.ts'
import { daysBefore, siteToday } from '#pricing/quote/explain/site-today.ts'
import { readTables } from '#pricing/quote/tables/read-tables.ts'
import { sites } from '#sites/sites.ts'
import {
  type CrossSheet,
  type CrossSource,
  type DaySpan,
  type HomeSource,
  type QuoteAnswer,
  rateSources,
} from './rate-sources.ts'
import { readGoodRates } from './read-good-rates.ts'
import type { SourceFailure } from './source-fault.ts'

/** What asking needs: a chore's job, or the visit of a member of staff who does not want to wait for one. */
export type FetchContext = Pick<JobContext, 'now' | 'site' | 'ports' | 'write'>

export type Asked = {
  /** The foreign currencies that the tables price in. */
  readonly wanted: readonly Currency[]
  readonly home: readonly { readonly name: HomeSource['name']; readonly answer: QuoteAnswer }[]
  readonly sheets: readonly { readonly name: CrossSource['name']; readonly answer: CrossSheet | SourceFailure }[]
  /** The wanted ones that no source of the site quotes itself. */
  readonly crossed: readonly Currency[]
}

const historyDays = 90
const overlapDays = 5

/** Asks every source of the site that is plugged in, the second ones only for what the first do not quote. Outside any transaction. */
export async function askSources({ now, site, ports, write }: FetchContext): Promise<Asked> {
  const sources = ports.get(rateSources)
  const today = siteToday(now, site)
  const { wanted, lastDay, direct } = await write(async (work) => {
    const good = await readGoodRates(work)
    const { raw } = await readTables(work)
    const found = [...good.values()].filter(({ how }) => how === 'direct')
    return {
      wanted: Object.keys(raw.rates)
        .filter(isCurrency)
        .filter((one) => one !== sites[site].currency),
      lastDay: found.map(({ quotedOn }) => quotedOn).sort()[0] ?? null,
      direct: found.map(({ currency }) => currency),
    }
  })
  const days: DaySpan = {
    from: daysBefore(
      lastDay !== null && lastDay < today ? lastDay : today,
      lastDay === null ? historyDays : overlapDays,
    ),
    to: today,
  }
  const home = []
  for (const { name, fetch: ask } of sources[site]) home.push({ name, answer: await ask(days) })
  const quoted = new Set(home.flatMap(({ answer }) => (answer.ok ? answer.quotes.map(({ base }) => base) : [])))
  // While a source is out or cannot be read, what it quotes is not crossed: its last good rate stays.
  const isOut = home.some(({ answer }) => !answer.ok || answer.unreadable.length > 0)
  const crossed = wanted.filter((one) => one !== 'USD' && !quoted.has(one) && !(isOut && direct.includes(one)))
  const sheets: { name: CrossSource['name']; answer: CrossSheet | SourceFailure }[] = []
  let missing = crossed
  for (const { name, fetch: ask } of sources.crosses) {
    if (missing.length === 0) break
    const answer = await ask()
    sheets.push({ name, answer })
    if (answer.ok) missing = missing.filter((one) => one !== answer.base && !answer.perBase.has(one))
  }
  return { wanted, home, sheets, crossed }
}
