import { readSetting } from '#platform/settings/changeable/read-setting.ts'
import { rowSetting } from '#platform/settings/changeable/setting.ts'
import type { Work } from '#platform/work/work.ts'

/** How many days goods may be returned, and how many an approved return waits for its goods. */
export const returnDays = rowSetting({
  name: 'returnDays',
  fields: { days: { kind: 'count', least: 1, most: 90 }, dropOffDays: { kind: 'count', least: 1, most: 60 } },
  needsSecond: true,
  readUsual: async (work) => {
    const { days, drop_off_days: dropOffDays } = await readRow(work)
    return { days, dropOffDays }
  },
})

export type ReturnRule = { readonly days: number; readonly dropOffDays: number; readonly twoPeopleFromMinor: bigint }

/**
 * The site's policy: how long goods may be returned, how long an approved return waits, from which amount on two people
 * are needed.
 */
export async function readReturnRule(work: Work): Promise<ReturnRule> {
  const [{ days, dropOffDays }, row] = [await readSetting(work, returnDays), await readRow(work)]
  return { days, dropOffDays, twoPeopleFromMinor: row.two_people_from_minor }
}

function readRow({ db, site }: Work) {
  return db.selectFrom('return_rules').selectAll().where('site', '=', site).executeTakeFirstOrThrow()
}

export function daysAfter(date: Date, days: number): Date {
  return new Date(date.getTime() + days * 86_400_000)
}
