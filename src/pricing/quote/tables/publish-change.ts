import { sql } from 'kysely'
import type { Work } from '#platform/work/work.ts'
import { lockTables } from './lock-tables.ts'
import { publishTables } from './publish-tables.ts'
import { type PublishedTables, readTables } from './read-tables.ts'
import { readScheduled } from './read-versions.ts'
import type { RawPriceTables, ReadPriceTables } from './tables-form.ts'

/** The version before a scheduled one: as it was, and after the change. */
export type Step = { readonly before: ReadPriceTables; readonly after: RawPriceTables }

export type TablesChange = {
  /** For the first version `step` is null; for a later scheduled one it shows the change of the version before. */
  readonly change: (tables: ReadPriceTables, step: Step | null) => RawPriceTables
  /** Called once nobody else can publish, at the time the change begins: refuses if its reason no longer exists. */
  readonly check?: (there: Work) => Promise<void>
  readonly source: string
  readonly why: string
  /** The staff draft that it comes from. */
  readonly draft?: bigint
  /** Now by default. */
  readonly validFrom?: Date
}

/**
 * Publishes a change from a given time on: in the tables valid then, and in every version scheduled after it, so that
 * none of them undoes it. Returns the id of the first.
 */
export async function publishChange(
  work: Work,
  { change, check, source, why, draft, validFrom }: TablesChange,
): Promise<string> {
  await lockTables(work)
  const there = { ...work, now: await momentAfterLast(work) }
  await check?.(there)
  const from = validFrom ?? there.now
  const held = await readTables({ ...there, now: from })
  const after = change(held.raw, null)
  const more = { ...(draft !== undefined && { draft }) }
  const id = await publishTables(there, { tables: after, source, why, validFrom: from, ...more })
  let step: Step = { before: held.raw, after }
  for (const later of await readScheduled(there, from)) step = await carry(there, later, change, step)
  return id
}

/**
 * Now; or the time of another publication since this clock was read, so that a publisher who waited sees the other's
 * change and does not publish into its past. At the same time the version with the later id is valid.
 */
async function momentAfterLast({ db, site, now }: Work): Promise<Date> {
  const { last } = await db
    .selectFrom('price_table_versions')
    .select(({ fn }) => fn.max('valid_from').as('last'))
    .where('site', '=', site)
    .whereRef('valid_from', '=', 'published_at')
    .where('valid_from', '>', now)
    .where('valid_from', '<', sql<Date>`${now}::timestamptz + interval '5 minutes'`)
    .executeTakeFirstOrThrow()
  return last ?? now
}

async function carry(work: Work, later: PublishedTables, change: TablesChange['change'], step: Step): Promise<Step> {
  const after = change(later.raw, step)
  const { source, why, draft, validFrom, id } = later
  await publishTables(work, { tables: after, source, why, draft, validFrom, carries: id })
  return { before: later.raw, after }
}
