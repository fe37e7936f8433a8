import { sql } from 'kysely'
import type { Work } from '#platform/work/work.ts'
import { lockTables } from './lock-tables.ts'
import { publishTables } from './publish-tables.ts'
import { type PublishedTables, readTables } from './read-tables.ts'
import { readScheduled } from './read-versions.ts'
import type { RawPriceTables, ReadPriceTables } from './tables-form.ts'

/** What the version before a scheduled one was, and has become by the change. */
export type Step = { readonly before: ReadPriceTables; readonly after: RawPriceTables }

export type TablesChange = {
  /** Of the first version `step` is null; a scheduled one later than it says what became of the one before it. */
  readonly change: (tables: ReadPriceTables, step: Step | null) => RawPriceTables
  /** Asked once nobody else can publish, at the moment the change begins: refuses where its ground is no longer there. */
  readonly check?: (there: Work) => Promise<void>
  readonly source: string
  readonly why: string
  /** The draft of staff that it comes from. */
  readonly draft?: bigint
  /** At once, where not said. */
  readonly validFrom?: Date
}

/**
 * Publishes a change from a moment on: onto the tables that hold then, and onto every version scheduled after it, so that
 * none of them takes it back. Answers the id of the first.
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
 * Now; or where somebody else published at once since this clock was read, the moment they did: who waited for another sees
 * what the other made, and does not publish into their past. Of one moment the version with the later id holds.
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
