import { sql } from 'kysely'
import type { z } from 'zod'
import { no as requestsNo } from '#fulfilment/requests/requests.refusals.ts'
import { audit } from '#people/access/audit.ts'
import { permits } from '#people/access/permissions.ts'
import { newId } from '#platform/work/id.ts'
import { no } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import type { endOfficeDayForm, OfficeForm, officeDayForm, withdrawChangeForm } from './office-form.ts'

/** Changes an office from a day on, today at the earliest. Refuses `STALE` where somebody else changed it since the form was opened. */
export async function changeOffice(work: Work, typed: OfficeForm): Promise<void> {
  const { code, version, from, why } = typed
  const office = await lockOffice(work, code)
  if (office.version !== version) throw no.STALE()
  if (from < office.today) throw requestsNo.OFFICE_CHANGE_PAST({ path: 'from', day: office.today })
  const [latitude, longitude] = typed.point ?? [null, null]
  const facts = {
    name_ar: typed.nameAr,
    name_en: typed.nameEn,
    address_ar: typed.addressAr,
    address_en: typed.addressEn,
    phone: typed.phone,
    opens_at: typed.opensAt,
    closes_at: typed.closesAt,
    working_days: [...typed.days],
    latitude,
    longitude,
    is_open: typed.isOpen,
  }
  const isNow = from === office.today
  const change = {
    id: newId(),
    office_code: code,
    valid_from: from,
    why,
    changed_by: work.who.id!,
    changed_at: work.now,
  }
  const { numInsertedOrUpdatedRows: written } = await work.db
    .insertInto('office_changes')
    .values({ ...change, ...facts, applied_at: isNow ? work.now : null })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (written !== 1n) throw requestsNo.OFFICE_CHANGE_PLANNED({ path: 'from' })
  await work.db
    .updateTable('offices')
    .set({ ...(isNow ? facts : {}), version: office.version + 1 })
    .where('code', '=', code)
    .execute()
  const { version: _, today: __, ...before } = office
  const after = { ...facts, valid_from: from }
  await audit(work, { action: 'office.change', subject: `office:${code}`, before, after, why })
}

/** Takes a change back that does not hold yet. */
export async function withdrawChange(work: Work, { id }: z.output<typeof withdrawChangeForm>): Promise<void> {
  requireSettings(work)
  const taken = await work.db
    .updateTable('office_changes')
    .set({ withdrawn_at: work.now })
    .where('id', '=', id)
    .where('applied_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('office_code', 'in', work.db.selectFrom('offices').select('code').where('site', '=', work.site))
    .returning(['office_code', sql<string>`valid_from::text`.as('from'), 'why'])
    .executeTakeFirst()
  if (!taken) throw no.STALE()
  const { office_code: code, from, why } = taken
  await audit(work, { action: 'office.withdraw', subject: `office:${code}`, before: { valid_from: from, why } })
}

/** Closes an office on a day, or opens it at other hours, also on a holiday. */
export async function setOfficeDay(work: Work, typed: z.output<typeof officeDayForm>): Promise<void> {
  const { code, day, opensAt, closesAt, why } = typed
  const office = await lockOffice(work, code)
  if (day < office.today) throw requestsNo.OFFICE_CHANGE_PAST({ path: 'day', day: office.today })
  const before = await readDay(work, code, day)
  const facts = { opens_at: opensAt, closes_at: closesAt, why, changed_by: work.who.id }
  await work.db
    .insertInto('office_holidays')
    .values({ office_code: code, day, ...facts })
    .onConflict((conflict) => conflict.columns(['office_code', 'day']).doUpdateSet(facts))
    .execute()
  const after = { opens_at: opensAt, closes_at: closesAt }
  await audit(work, { action: 'office.setDay', subject: `office:${code}:${day}`, before, after, why })
}

/** The office is open on that day as on others. */
export async function endOfficeDay(work: Work, { code, day }: z.output<typeof endOfficeDayForm>): Promise<void> {
  await lockOffice(work, code)
  const before = await readDay(work, code, day)
  if (!before) throw no.STALE()
  await work.db
    .deleteFrom('office_holidays')
    .where('office_code', '=', code)
    .where(sql<boolean>`day = ${day}::date`)
    .execute()
  await audit(work, { action: 'office.endDay', subject: `office:${code}:${day}`, before })
}

async function readDay({ db }: Work, code: string, day: string) {
  const row = await db
    .selectFrom('office_holidays')
    .select(['opens_at', 'closes_at', 'why'])
    .where('office_code', '=', code)
    .where(sql<boolean>`day = ${day}::date`)
    .executeTakeFirst()
  return row ?? null
}

function requireSettings({ who }: Work): void {
  if (!permits(who, 'settings')) throw no.FORBIDDEN()
}

async function lockOffice(work: Work, code: string) {
  requireSettings(work)
  const office = await work.db
    .selectFrom('offices')
    .select(['name_ar', 'name_en', 'address_ar', 'address_en', 'phone', 'opens_at', 'closes_at', 'working_days'])
    .select(['latitude', 'longitude', 'is_open', 'version'])
    .select(sql<string>`(${work.now}::timestamptz at time zone time_zone)::date::text`.as('today'))
    .where('code', '=', code)
    .where('site', '=', work.site)
    .forUpdate()
    .executeTakeFirst()
  if (!office) throw no.NOT_FOUND()
  return office
}
