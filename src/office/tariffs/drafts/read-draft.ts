import { z } from 'zod'
import type { Row } from '#office/tariffs/sections/columns.ts'
import { isSectionKey, type SectionKey, sectionKeys } from '#office/tariffs/sections/section.ts'
import { no } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import { type DraftState, toDraftState } from './draft-moves.ts'

type Person = { readonly id: string; readonly name: string }

export type Draft = {
  readonly id: string
  readonly number: bigint
  readonly site: Site
  readonly state: DraftState
  readonly why: string
  /** Null: from the moment of publication. */
  readonly validFrom: Date | null
  readonly revision: number
  readonly baseVersion: string
  readonly madeBy: Person
  readonly madeAt: Date
  readonly sentBy: Person | null
  readonly sentAt: Date | null
  readonly publishedVersion: string | null
  /** Everybody who wrote, changed or sent it: none of them decides about it. */
  readonly authors: readonly string[]
  /** The sections it changes, as they are to be. */
  readonly sections: ReadonlyMap<SectionKey, readonly Row[]>
}

const keptRows = z.array(z.object({ key: z.string(), cells: z.record(z.string(), z.string()) }))

/** A draft by its number, on either site. */
export function readDraft(work: Work, number: string): Promise<Draft> {
  return findDraft(work, number, false)
}

/** The same, locked until the work is done. */
export function lockDraft(work: Work, number: string): Promise<Draft> {
  return findDraft(work, number, true)
}

async function findDraft(work: Work, number: string, isLocking: boolean): Promise<Draft> {
  if (!/^\d{1,15}$/.test(number)) throw no.NOT_FOUND()
  const query = work.db.selectFrom('tariff_drafts').selectAll().where('number', '=', BigInt(number))
  const row = await (isLocking ? query.forUpdate() : query).executeTakeFirst()
  if (!row) throw no.NOT_FOUND()
  const edits = await work.db
    .selectFrom('tariff_draft_edits')
    .select(['section', 'rows', 'by'])
    .where('draft_id', '=', row.id)
    .orderBy('revision')
    .execute()
  const authors = new Set([row.made_by, ...(row.sent_by ? [row.sent_by] : []), ...edits.map((edit) => edit.by)])
  const people = await readPeople(work, [...authors])
  return {
    id: row.id,
    number: row.number,
    site: row.site as Site,
    state: toDraftState(row.state),
    why: row.why,
    validFrom: row.valid_from,
    revision: row.revision,
    baseVersion: row.base_version,
    madeBy: people.get(row.made_by)!,
    madeAt: row.made_at,
    sentAt: row.sent_at,
    sentBy: (row.sent_by && people.get(row.sent_by)) || null,
    publishedVersion: row.published_version,
    authors: [...authors],
    sections: lastOf(edits),
  }
}

function lastOf(edits: readonly { readonly section: string; readonly rows: unknown }[]) {
  const sections = new Map<SectionKey, readonly Row[]>()
  for (const { section, rows } of edits) {
    if (!isSectionKey(section)) continue
    if (rows === null) sections.delete(section)
    else sections.set(section, keptRows.parse(rows))
  }
  return new Map(sectionKeys.flatMap((key) => (sections.has(key) ? [[key, sections.get(key)!] as const] : [])))
}

async function readPeople({ db }: Work, ids: readonly string[]): Promise<ReadonlyMap<string, Person>> {
  const rows = await db.selectFrom('staff_members').select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, row]))
}
