import { sql } from 'kysely'
import { z } from 'zod'
import type { Work } from '#platform/work/work.ts'

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json }

export type CatalogueChange = {
  /** `product:12`, `store:amazon.com`. */
  readonly thing: string
  /** Further things it lies over. */
  readonly also?: readonly string[]
  readonly act: string
  readonly before: Json
  readonly after: Json
  readonly why: string
}

/** Why staff change something: every form of the desk asks for it. */
export const whyField = z.string().trim().min(1, 'refusal_undo_reason_needed').max(500)

/** Two who change the same things do so one after the other. Asked for before anything of them is read. */
export async function lockThings({ db }: Pick<Work, 'db'>, ...things: readonly string[]): Promise<void> {
  for (const thing of [...new Set(things)].sort())
    await sql`select pg_advisory_xact_lock(hashtextextended(${thing}, 7304))`.execute(db)
}

/** Writes down what staff changed, so that it is seen and can be taken back; returns its number. */
export async function recordChange(work: Work, change: CatalogueChange): Promise<string> {
  const { thing, also = [], act, before, after, why } = change
  if (work.who.kind !== 'staff') throw new Error('only staff change the catalogue at the desk')
  const { id } = await work.db
    .insertInto('catalogue_changes')
    .values({
      thing,
      also: [...also],
      act,
      before: JSON.stringify(before),
      after: JSON.stringify(after),
      why,
      changed_by: work.who.id,
      changed_at: work.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return String(id)
}
