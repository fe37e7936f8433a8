import type { BankClosures } from '#pricing/quote/explain/bank-closures.ts'
import { readBankHolidays } from './read-bank-holidays.ts'
import { isBankDay } from './working-days.ts'

/** The days on which the banks of this site's country are closed, for fixed and moving holidays. */
export const readClosures: BankClosures = async (work) => {
  const holidays = await readBankHolidays(work)
  return (day) => !isBankDay(new Date(`${day}T08:00:00Z`), work.site, holidays)
}
