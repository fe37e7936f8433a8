import { sql } from 'kysely'
import { newId } from '#platform/work/id.ts'
import type { Work } from '#platform/work/work.ts'

export type NewVersion = {
  readonly name: string
  readonly value: unknown
  readonly validFrom: Date
  readonly why: string
  readonly needsSecond: boolean
}

/** Writes a version of a setting of this site; null where another one waits for its second person. */
export async function writeVersion(work: Work, version: NewVersion): Promise<string | null> {
  const id = newId()
  const { numInsertedOrUpdatedRows: written } = await work.db
    .insertInto('setting_versions')
    .values({
      id,
      site: work.site,
      name: version.name,
      value: JSON.stringify(version.value),
      valid_from: version.validFrom,
      why: version.why,
      needs_second: version.needsSecond,
      changed_by: work.who.id!,
      changed_at: work.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return written === 1n ? id : null
}

/** The version with its author, locked; none where it is another site's, decided, withdrawn, or holds already. */
export function lockOpenVersion(work: Work, id: string) {
  return work.db
    .selectFrom('setting_versions')
    .select(['id', 'name', 'value', 'valid_from', 'why', 'changed_by', 'needs_second', 'agreed_at'])
    .where('id', '=', id)
    .where('site', '=', work.site)
    .where('withdrawn_at', 'is', null)
    .where((row) =>
      row.or([
        row('valid_from', '>', work.now),
        row.and([row('needs_second', '=', true), row('agreed_at', 'is', null)]),
      ]),
    )
    .forUpdate()
    .executeTakeFirst()
}

/** The second person agrees: it holds from its moment on, but never before this one. */
export async function agreeToVersion(work: Work, id: string, earliest: Date): Promise<void> {
  await work.db
    .updateTable('setting_versions')
    .set({
      agreed_by: work.who.id,
      agreed_at: work.now,
      valid_from: sql<Date>`greatest(valid_from, ${earliest})`,
    })
    .where('id', '=', id)
    .execute()
}

export async function withdrawVersion(work: Work, id: string): Promise<void> {
  await work.db
    .updateTable('setting_versions')
    .set({ withdrawn_by: work.who.id, withdrawn_at: work.now })
    .where('id', '=', id)
    .execute()
}
