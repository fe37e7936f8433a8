import type { Work } from '#platform/work/work.ts'

export type ReturnRule = { readonly days: number; readonly dropOffDays: number; readonly twoPeopleFromMinor: bigint }

/**
 * The site's policy: how long goods may be returned, how long an approved return waits, from which amount on two people
 * are needed.
 */
export async function readReturnRule(work: Work): Promise<ReturnRule> {
  const row = await work.db
    .selectFrom('return_rules')
    .selectAll()
    .where('site', '=', work.site)
    .executeTakeFirstOrThrow()
  return { days: row.days, dropOffDays: row.drop_off_days, twoPeopleFromMinor: row.two_people_from_minor }
}

export function daysAfter(date: Date, days: number): Date {
  return new Date(date.getTime() + days * 86_400_000)
}
