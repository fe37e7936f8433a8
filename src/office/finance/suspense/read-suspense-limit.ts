import type { Work } from '#platform/work/work.ts'

/** From which amount on two people decide about money in suspense. No row: always. */
export async function readSuspenseLimit(work: Work): Promise<bigint> {
  const row = await work.db
    .selectFrom('suspense_limits')
    .select('two_people_from_minor')
    .where('site', '=', work.site)
    .executeTakeFirst()
  return row?.two_people_from_minor ?? 0n
}
