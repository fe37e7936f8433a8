import type { Work } from '#platform/work/work.ts'

/** How many drafts of the site wait for a second person. */
export async function countWaitingDrafts({ db, site }: Work): Promise<number> {
  const { count } = await db
    .selectFrom('tariff_drafts')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('site', '=', site)
    .where('state', '=', 'sent')
    .executeTakeFirstOrThrow()
  return Number(count)
}
