import { sql } from 'kysely'
import { readOfficeDays } from '#fulfilment/requests/facts/read-offices.ts'
import type { Work } from '#platform/work/work.ts'

export type DeskOffice = {
  readonly code: string
  readonly nameAr: string
  readonly nameEn: string
  readonly addressAr: string
  readonly addressEn: string
  readonly phone: string
  readonly opensAt: string
  readonly closesAt: string
  readonly days: readonly number[]
  readonly latitude: number | null
  readonly longitude: number | null
  readonly isOpen: boolean
}
export type OfficeChange = DeskOffice & {
  readonly id: string
  readonly from: string
  readonly why: string
  readonly by: string
  readonly at: Date
  readonly state: 'planned' | 'applied' | 'withdrawn'
}
export type OfficeDayRow = {
  readonly day: string
  readonly opensAt: string | null
  readonly closesAt: string | null
  readonly why: string
}

const facts = sql`name_ar as "nameAr", name_en as "nameEn", address_ar as "addressAr", address_en as "addressEn", phone,
  to_char(opens_at, 'HH24:MI') as "opensAt", to_char(closes_at, 'HH24:MI') as "closesAt", working_days as days,
  latitude, longitude, is_open as "isOpen"`

/** The offices of this site, also closed ones. */
export async function readDeskOffices({ db, site }: Work): Promise<readonly DeskOffice[]> {
  const { rows } = await sql<DeskOffice>`
    select code, ${facts} from offices where site = ${site} order by code`.execute(db)
  return rows
}

/** One office with what is planned, its days of other hours from today on, its history, and booked pickups that do not fit its hours. */
export async function readDeskOffice(work: Work, code: string) {
  const { db, site, now } = work
  const { rows } = await sql<DeskOffice & { version: number; today: string }>`
    select code, version, (${now}::timestamptz at time zone time_zone)::date::text as today, ${facts}
    from offices where site = ${site} and code = ${code}`.execute(db)
  const office = rows[0]
  if (!office) return null
  const changes = await sql<OfficeChange>`
    select change.id, office_code as code, valid_from::text as "from", why, staff.name as by, changed_at as at,
      case when withdrawn_at is not null then 'withdrawn' when applied_at is null then 'planned' else 'applied' end as state,
      ${facts}
    from (select * from office_changes where office_code = ${code}) change
      join (select id as staff_id, name from staff_members) staff on staff_id = changed_by
    order by changed_at desc limit 50`.execute(db)
  const days = await sql<OfficeDayRow>`
    select day::text as day, to_char(opens_at, 'HH24:MI') as "opensAt", to_char(closes_at, 'HH24:MI') as "closesAt", why
    from office_holidays where office_code = ${code} and day >= ${office.today}::date order by day`.execute(db)
  return { office, changes: changes.rows, days: days.rows, misfits: await readMisfits(work, code, office.today) }
}

/** Numbers of pickups that were booked for a time at which the office is closed as things stand. */
async function readMisfits(work: Work, code: string, today: string): Promise<readonly string[]> {
  const { rows } = await sql<{ number: string; day: string; from: string }>`
    select number, slot_day::text as day, to_char(slot_from, 'HH24:MI') as "from" from requests
    where office_code = ${code} and kind = 'PickUp' and slot_day > ${today}::date and slot_from is not null
      and state in ('requested', 'pending_review', 'prepared') order by slot_day limit 200`.execute(work.db)
  if (rows.length === 0) return []
  const open = new Map((await readOfficeDays(work, code, 60)).map(({ day, times }) => [day, times]))
  return rows.filter(({ day, from }) => !open.get(day)?.includes(from)).map(({ number }) => number)
}
