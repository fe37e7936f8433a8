import type { QueryWork } from '#platform/work/work.ts'
import { sites } from '#sites/sites.ts'
import type { Holidays } from './working-days.ts'

export type BankHoliday = {
  readonly day: string
  readonly name: { readonly ar: string; readonly en: string }
  /** Computed from the moon and not announced yet. */
  readonly isExpected: boolean
}

/** The moving holidays of this site's country, for `addBankDays`. */
export async function readBankHolidays(work: QueryWork): Promise<Holidays> {
  return new Set((await readHolidayList(work, '0000-00-00')).map(({ day }) => day))
}

/** The same with their names, from a given day on. */
export async function readHolidayList(work: QueryWork, from: string): Promise<readonly BankHoliday[]> {
  const rows = await work.db
    .selectFrom('bank_holidays')
    .selectAll()
    .where('country', '=', sites[work.site].country)
    .where('day', '>=', from)
    .orderBy('day')
    .execute()
  return rows.map((row) => ({
    day: row.day,
    name: { ar: row.name_ar, en: row.name_en },
    isExpected: row.is_expected,
  }))
}
