import type { BankClosures } from '#pricing/quote/explain/bank-closures.ts'
import { readBankHolidays } from './read-bank-holidays.ts'
import { isBankDay } from './working-days.ts'

/** On which days the banks of this site's country rest, feasts of a fixed date and of the moon alike. */
export const readClosures: BankClosures = async (work) => {
  const holidays = await readBankHolidays(work)
  return (day) => !isBankDay(new Date(`${day}T08:00:00Z`), work.site, holidays)
}
