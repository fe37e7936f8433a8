import { sql } from 'kysely'
import type { JobContext } from '#platform/background/jobs.ts'

/** From their first day on, planned changes are what the office is. */
export async function applyOfficeChanges({ now, write }: JobContext): Promise<void> {
  await write(({ db }) =>
    sql`
      with due as (
        update office_changes change set applied_at = ${now}
        from offices office
        where office.code = change.office_code and applied_at is null and withdrawn_at is null
          and valid_from <= (${now}::timestamptz at time zone office.time_zone)::date
        returning change.*),
      newest as (select distinct on (office_code) * from due order by office_code, valid_from desc)
      update offices set name_ar = newest.name_ar, name_en = newest.name_en, address_ar = newest.address_ar,
        address_en = newest.address_en, phone = newest.phone, opens_at = newest.opens_at, closes_at = newest.closes_at,
        working_days = newest.working_days, latitude = newest.latitude, longitude = newest.longitude,
        is_open = newest.is_open, version = offices.version + 1
      from newest where offices.code = newest.office_code`.execute(db),
  )
}
