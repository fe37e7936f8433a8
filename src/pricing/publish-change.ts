import type { Work } from '#platform/work.ts'
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
  /** Asked once nobody else can publish: refuses where the ground of the change is no longer there. */
  readonly check?: () => Promise<void>
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
  { change, check, source, why, draft, validFrom = work.now }: TablesChange,
): Promise<string> {
  await lockTables(work)
  await check?.()
  const held = await readTables({ ...work, now: validFrom })
  const after = change(held.raw, null)
  const id = await publishTables(work, { tables: after, source, why, validFrom, ...(draft !== undefined && { draft }) })
  let step: Step = { before: held.raw, after }
  for (const later of await readScheduled(work, validFrom)) step = await carry(work, later, change, step)
  return id
}

async function carry(work: Work, later: PublishedTables, change: TablesChange['change'], step: Step): Promise<Step> {
  const after = change(later.raw, step)
  const { source, why, draft, validFrom, id } = later
  await publishTables(work, { tables: after, source, why, draft, validFrom, carries: id })
  return { before: later.raw, after }
}
