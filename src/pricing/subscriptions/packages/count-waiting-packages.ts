import type { Work } from '#platform/work/work.ts'

/** How many packages of the site have a change that waits for a second person. */
export async function countWaitingPackages({ db, site }: Work): Promise<number> {
  const { count } = await db
    .selectFrom('package_versions')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('site', '=', site)
    .where('published_at', 'is', null)
    .where('dropped_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}
