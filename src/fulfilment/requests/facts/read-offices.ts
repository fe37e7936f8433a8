import { sql } from 'kysely'
import { sayHours, timesOf } from '#fulfilment/requests/offices/office-hours.ts'
import type { Slot } from '#fulfilment/requests/request-place.ts'
import { no } from '#fulfilment/requests/requests.refusals.ts'
import { readBankHolidays } from '#money/payments/holidays/read-bank-holidays.ts'
import { officeCalendar } from '#money/payments/holidays/working-days.ts'
import type { Work } from '#platform/work/work.ts'

export type Office = {
  readonly code: string
  readonly name: string
  readonly address: string
  readonly phone: string
  readonly hours: string
  /** A link to a public map: its point where staff said it, otherwise its address. */
  readonly map: string
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
  return rows.map((row) => {
    const address = isArabic ? row.address_ar : row.address_en
    return {
      code: row.code,
      name: isArabic ? row.name_ar : row.name_en,
      address,
      phone: row.phone,
      hours: sayHours(timesOf(row), work.locale),
      map: mapOf(address, row.latitude, row.longitude),
    }
  })
}

function mapOf(address: string, latitude: number | null, longitude: number | null): string {
  const place = latitude === null || longitude === null ? address : `${latitude},${longitude}`
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: place })}`
}

/**
 * The next days on which an office is open, from tomorrow on, with its hours, in its own time: as planned changes will have
 * them; without holidays of its country, and with the days that staff closed it or gave it other hours.
 */
export async function readOfficeDays(work: Work, officeCode: string, days = 7): Promise<readonly OfficeDay[]> {
  const holidays = [...officeCalendar(work.site, await readBankHolidays(work)).holidays]
  const { rows } = await sql<{ day: string; times: string[] }>`
    select to_char(one.day, 'YYYY-MM-DD') as day,
      array(select to_char(hour, 'HH24:MI') from generate_series(
        one.day + coalesce(own.opens_at, held.opens_at),
        one.day + coalesce(own.closes_at, held.closes_at) - interval '1 hour', interval '1 hour') hour) as times
    from offices
    cross join lateral generate_series(
      (${work.now}::timestamptz at time zone time_zone)::date::timestamp + interval '1 day',
      (${work.now}::timestamptz at time zone time_zone)::date::timestamp + interval '60 days', interval '1 day') as one(day)
    cross join lateral (
      (select opens_at, closes_at, working_days, is_open from office_changes
        where office_code = code and valid_from <= one.day::date and applied_at is null and withdrawn_at is null
        order by valid_from desc limit 1)
      union all select offices.opens_at, offices.closes_at, offices.working_days, offices.is_open
      limit 1) held
    left join office_holidays own on own.office_code = code and own.day = one.day::date
    where code = ${officeCode} and site = ${work.site} and held.is_open
      and (own.opens_at is not null or (own.day is null and extract(dow from one.day)::int = any(held.working_days)
        and to_char(one.day, 'YYYY-MM-DD') <> all(${holidays}::text[]) and to_char(one.day, 'MM-DD') <> all(${holidays}::text[])))
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
