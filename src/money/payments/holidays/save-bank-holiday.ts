import { audit } from '#people/access/audit.ts'
import { permits } from '#people/access/permissions.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { sites } from '#sites/sites.ts'
import type { BankHoliday } from './read-bank-holidays.ts'

/** Adds a holiday of this site's country, announces it, or renames it. Days that were promised before do not change. */
export async function saveBankHoliday(work: Work, { day, name, isExpected }: BankHoliday): Promise<void> {
  const by = settler(work)
  const country = sites[work.site].country
  const before = await readDay(work, country, day)
  const facts = { name_ar: name.ar, name_en: name.en, is_expected: isExpected, changed_at: work.now, changed_by: by }
  await work.db
    .insertInto('bank_holidays')
    .values({ country, day, ...facts })
    .onConflict((conflict) => conflict.columns(['country', 'day']).doUpdateSet(facts))
    .execute()
  const after = { ...name, isExpected }
  await audit(work, { action: 'holiday.save', subject: `holiday:${country}:${day}`, before, after })
}

/** The country announced another day: this one is a working day after all. */
export async function removeBankHoliday(work: Work, day: string): Promise<void> {
  settler(work)
  const country = sites[work.site].country
  const before = await readDay(work, country, day)
  const { numDeletedRows } = await work.db
    .deleteFrom('bank_holidays')
    .where('country', '=', country)
    .where('day', '=', day)
    .executeTakeFirstOrThrow()
  if (numDeletedRows === 0n) throw platformNo.NOT_FOUND()
  await audit(work, { action: 'holiday.remove', subject: `holiday:${country}:${day}`, before, after: null })
}

async function readDay(work: Work, country: string, day: string) {
  const row = await work.db
    .selectFrom('bank_holidays')
    .select(['name_ar as ar', 'name_en as en', 'is_expected as isExpected'])
    .where('country', '=', country)
    .where('day', '=', day)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

function settler({ who }: Work): string {
  if (who.kind !== 'staff' || !permits(who, 'settings')) throw platformNo.FORBIDDEN()
  return who.id
}
