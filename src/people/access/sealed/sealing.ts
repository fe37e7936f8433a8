import { sql } from 'kysely'
import { Alarm, type JobContext } from '#platform/background/jobs.ts'
import type { Work } from '#platform/work/work.ts'

/** The rows after this id, of which no more than `most` are taken at once. */
export type Stretch = { readonly after: string; readonly most: number }
/** The last id of a stretch, null if it had no rows; and the rows that cannot be opened with any key at hand. */
export type Sealed = { readonly last: string | null; readonly damaged: readonly string[] }
/** Seals rows of a table that are unsealed, or sealed with an earlier key. */
export type Seal = (work: Work, stretch: Stretch) => Promise<Sealed>

const begin = { after: '00000000-0000-0000-0000-000000000000', most: 300 }

/**
 * A chore that seals stretch by stretch, each in its own transaction: it may be stopped and run again at any time. Rows that
 * cannot be opened stay as they are and raise an alarm when all others are done.
 */
export function sealing(...seals: readonly Seal[]): (job: Pick<JobContext, 'write'>) => Promise<void> {
  return async (job) => {
    const damaged: string[] = []
    for (const seal of seals) damaged.push(...(await sealTable(job, seal)))
    if (damaged.length > 0) throw new Alarm(`Sealed values that no key opens: ${damaged.slice(0, 20).join(', ')}`)
  }
}

async function sealTable({ write }: Pick<JobContext, 'write'>, seal: Seal): Promise<readonly string[]> {
  const damaged: string[] = []
  for (let after: string | null = begin.after; after !== null; ) {
    const stretch: Stretch = { ...begin, after }
    const done: Sealed = await write((work) => seal(work, stretch))
    damaged.push(...done.damaged)
    after = done.last
  }
  return damaged
}

/** Whether a column has something that is not sealed with the present key. */
export function isStale({ vault }: Work, column: string) {
  return sql<boolean>`${sql.ref(column)} not like ${`${vault.mark}%`}`
}

/** Does it for each row; a row whose values cannot be opened is named and left. */
export async function sealEach<Row extends { readonly id: string }>(
  table: string,
  rows: readonly Row[],
  open: (row: Row) => () => Promise<unknown>,
): Promise<Sealed> {
  const damaged: string[] = []
  for (const row of rows) {
    const save = opened(() => open(row))
    if (save) await save()
    else damaged.push(`${table} ${row.id}`)
  }
  return { last: rows.at(-1)?.id ?? null, damaged }
}

function opened<Answer>(open: () => Answer): Answer | null {
  try {
    return open()
  } catch {
    return null
  }
}
