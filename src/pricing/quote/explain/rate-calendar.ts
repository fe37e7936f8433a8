import type { Decimal } from '#platform/values/amounts/decimal.ts'
import type { Currency } from '#platform/values/amounts/money.ts'
import type { QueryWork } from '#platform/work/work.ts'
import type { Goods } from '#pricing/quote/goods.ts'
import type { Tables } from '#pricing/quote/tables/tables.ts'
import type { Site } from '#sites/sites.ts'
import type { BankClosures } from './bank-closures.ts'
import { oldAfterWorkingDays, workingDaysOld } from './rate-age.ts'
import type { RateFact } from './rate-fact.ts'

/** What decides the age of a rate: the time, and the days on which the country's banks were closed. */
export type RateCalendar = { readonly now: Date; readonly isClosed: (day: string) => boolean }

const noFeast = () => false

/** The calendar for these rates. Holidays are read only if a rate would be old without them. */
export async function readRateCalendar(
  work: QueryWork,
  rates: readonly UsedRate[],
  closures: BankClosures,
): Promise<RateCalendar> {
  const { now, site } = work
  const mayBeOld = rates.some(({ fact }) => fact && workingDaysOld(fact, now, site) >= oldAfterWorkingDays)
  return { now, isClosed: mayBeOld ? await closures(work) : noFeast }
}

export type UsedRate = {
  readonly currency: Currency
  readonly rate: Decimal
  /** Null if the tables do not name its source. */
  readonly fact: RateFact | null
}

/** Each foreign currency among the goods once, in their order. */
export function usedRates(tables: Tables, goods: readonly Goods[]): readonly UsedRate[] {
  const used: UsedRate[] = []
  for (const { currency, rate } of goods) {
    if (currency === tables.currency || used.some((one) => one.currency === currency)) continue
    used.push({ currency, rate, fact: tables.rateFacts.get(currency) ?? null })
  }
  return used
}

/** Whether a rate is old, or would be if the banks had not been closed meanwhile. */
export function rateAge(fact: RateFact, { now, isClosed }: RateCalendar, site: Site): 'new' | 'old' | 'feast' {
  if (workingDaysOld(fact, now, site, isClosed) >= oldAfterWorkingDays) return 'old'
  return workingDaysOld(fact, now, site) >= oldAfterWorkingDays ? 'feast' : 'new'
}
