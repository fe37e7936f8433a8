import type { QueryWork } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import type { BankClosures } from './bank-closures.ts'
import { oldAfterWorkingDays, workingDaysOld } from './rate-age.ts'
import type { RateFact } from './rate-fact.ts'
import type { UsedRate } from './used-rates.ts'

/** What decides how old a rate is to its reader: the moment, and the days on which the country's banks rested. */
export type RateCalendar = { readonly now: Date; readonly isClosed: (day: string) => boolean }

const noFeast = () => false

/** The calendar for these rates. Feasts are asked for only where a rate would be old without them. */
export async function readRateCalendar(
  work: QueryWork,
  rates: readonly UsedRate[],
  closures: BankClosures,
): Promise<RateCalendar> {
  const { now, site } = work
  const mayBeOld = rates.some(({ fact }) => fact && workingDaysOld(fact, now, site) >= oldAfterWorkingDays)
  return { now, isClosed: mayBeOld ? await closures(work) : noFeast }
}

/** Whether a rate is an old one; or would be, had its banks not rested meanwhile. */
export function rateAge(fact: RateFact, { now, isClosed }: RateCalendar, site: Site): 'new' | 'old' | 'feast' {
  if (workingDaysOld(fact, now, site, isClosed) >= oldAfterWorkingDays) return 'old'
  return workingDaysOld(fact, now, site) >= oldAfterWorkingDays ? 'feast' : 'new'
}
