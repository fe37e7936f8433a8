import type { Work } from '#platform/work/work.ts'

/** The difference from which a second person must agree to the count of a till; zero where the site has no rule: always. */
async function readTillLimit(work: Work): Promise<bigint> {
  const row = await work.db
    .selectFrom('till_rules')
    .select('two_people_from_minor')
    .where('site', '=', work.site)
    .executeTakeFirst()
  return row?.two_people_from_minor ?? 0n
}

/** Whether a count is so far from the books that two people must see it. */
export async function needsTwo(work: Work, difference: bigint): Promise<boolean> {
  const size = difference < 0n ? -difference : difference
  return size > 0n && size >= (await readTillLimit(work))
}
