import { readBankHolidays } from '#money/payments/holidays/read-bank-holidays.ts'
import { officeCalendar } from '#money/payments/holidays/working-days.ts'
import { onceInMoment } from '#platform/values/moment.ts'
import type { Work } from '#platform/work/work.ts'
import type { StorageRule } from './storage-fee.ts'
import { readStorageRules } from './storage-setting.ts'

/** What holds for all goods that wait on a site. */
export type StorageTerms = {
  readonly rules: readonly StorageRule[]
  /** Whether all its offices are open on a day. */
  readonly isOpen: (day: string) => boolean
}

export function readStorageTerms(work: Work): Promise<StorageTerms> {
  return onceInMoment(work, `storage terms ${work.site}`, async () => {
    const [rules, isOpen] = await Promise.all([readStorageRules(work), readOpenDays(work)])
    return { rules, isOpen }
  })
}

// A day on which one office of the site was closed costs nobody anything.
async function readOpenDays(work: Work): Promise<(day: string) => boolean> {
  const { restDays, holidays } = officeCalendar(work.site, await readBankHolidays(work))
  const rows = await work.db
    .selectFrom('office_holidays')
    .innerJoin('offices', 'offices.code', 'office_holidays.office_code')
    .select((select) => select.cast<string>('office_holidays.day', 'text').as('day'))
    .where('offices.site', '=', work.site)
    .where('office_holidays.opens_at', 'is', null)
    .execute()
  const closed = new Set([...holidays, ...rows.map(({ day }) => day)])
  return (day) =>
    !closed.has(day) && !closed.has(day.slice(5)) && !restDays.includes(new Date(`${day}T00:00:00Z`).getUTCDay())
}
