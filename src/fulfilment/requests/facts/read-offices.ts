import { sql } from 'kysely'
import type { Slot } from '#fulfilment/requests/request-place.ts'
import { no } from '#fulfilment/requests/requests.refusals.ts'
import { readBankHolidays } from '#money/payments/holidays/read-bank-holidays.ts'
import { officeCalendar } from '#money/payments/holidays/working-days.ts'
import { siteWords } from '#platform/http/site-words.ts'
import type { Work } from '#platform/work/work.ts'

export type Office = {
  readonly code: string
  readonly name: string
  readonly address: string
  readonly phone: string
  readonly hours: string
}
export type OfficeDay = { readonly day: string; readonly times: readonly string[] }

/** The pickup offices of this site in the reader's language. */
export async function readOffices(work: Work): Promise<readonly Office[]> {
  const rows = await work.db
    .selectFrom('offices')
    .selectAll()
    .where('site', '=', work.site)
    .where('is_open', '=', true)
    .orderBy('code')
    .execute()
  const isArabic = work.locale === 'ar'
  const hours = siteWords(work.site, work.locale).officeHours
  return rows.map((row) => ({
    code: row.code,
    name: isArabic ? row.name_ar : row.name_en,
    address: isArabic ? row.address_ar : row.address_en,
    phone: row.phone,
    hours,
  }))
}

/**
 * The next working days of an office from tomorrow on, with its opening hours, in the office's own time; without
 * holidays of its country or its own.
 */
export async function readOfficeDays(work: Work, officeCode: string, days = 7): Promise<readonly OfficeDay[]> {
  const holidays = [...officeCalendar(work.site, await readBankHolidays(work)).holidays]
  const { rows } = await sql<{ day: string; times: string[] }>`
    select to_char(one.day, 'YYYY-MM-DD') as day,
      array(select to_char(hour, 'HH24:MI') from generate_series(one.day + opens_at, one.day + closes_at - interval '1 hour', interval '1 hour') hour) as times
    from offices
    cross join lateral generate_series(
      (${work.now}::timestamptz at time zone time_zone)::date::timestamp + interval '1 day',
      (${work.now}::timestamptz at time zone time_zone)::date::timestamp + interval '60 days', interval '1 day') as one(day)
    where code = ${officeCode} and site = ${work.site} and is_open
      and extract(dow from one.day)::int = any(working_days)
      and not exists (select from office_holidays holiday where holiday.office_code = code and holiday.day = one.day::date)
      and to_char(one.day, 'YYYY-MM-DD') <> all(${holidays}::text[]) and to_char(one.day, 'MM-DD') <> all(${holidays}::text[])
    order by one.day limit ${days}`.execute(work.db)
  return rows
}

/** Refuses an office of another site and an hour at which it is closed. */
export async function refuseClosedSlot(work: Work, officeCode: string, slot: Slot | null): Promise<void> {
  const days = await readOfficeDays(work, officeCode, 40)
  if (days.length === 0) throw no.OFFICE_UNKNOWN({ path: 'office' })
  if (slot === null) return
  const day = days.find((one) => one.day === slot.day)
  if (!day?.times.includes(slot.from)) throw no.SLOT_CLOSED({ path: 'slot' })
}
