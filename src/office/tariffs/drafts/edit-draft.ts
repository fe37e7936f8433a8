import type { Row } from '#office/tariffs/sections/columns.ts'
import { diffRows, sameRows } from '#office/tariffs/sections/merge-rows.ts'
import { rowsOf } from '#office/tariffs/sections/rows-of.ts'
import type { SectionKey } from '#office/tariffs/sections/section.ts'
import { no } from '#office/tariffs/tariffs.refusals.ts'
import { audit } from '#people/access/audit.ts'
import { newId } from '#platform/work/id.ts'
import { once } from '#platform/work/once.ts'
import type { Work } from '#platform/work/work.ts'
import { readTables, readTablesVersion } from '#pricing/quote/tables/read-tables.ts'
import type { Site } from '#sites/sites.ts'
import { type Draft, lockDraft } from './read-draft.ts'
import { requirePricing } from './require-pricing.ts'

/** Begins a draft on the tables that hold now; it changes nothing yet. */
export async function startDraft(
  work: Work,
  { key, site }: { readonly key: string; readonly site: Site },
): Promise<{ readonly number: bigint }> {
  const who = requirePricing(work)
  return once(work, `tariff-draft:${key}`, { site }, async () => {
    const { id: base_version } = await readTables({ ...work, site })
    const row = await work.db
      .insertInto('tariff_drafts')
      .values({ id: newId(), site, base_version, made_by: who.id, made_at: work.now })
      .returning('number')
      .executeTakeFirstOrThrow()
    await auditDraft(work, { number: row.number, site }, 'tariff.draft')
    return { number: row.number }
  })
}

/** Which draft, and as whom saw it last: who saves over somebody else's change is told so. */
export type DraftAt = { readonly number: string; readonly revision: number }

/** Writes one section of a draft as it is to be; the same as in its base takes the change back. */
export async function editSection(
  work: Work,
  { section, rows, ...at }: DraftAt & { readonly section: SectionKey; readonly rows: readonly Row[] },
): Promise<{ readonly revision: number }> {
  const draft = await lockOpenDraft(work, at)
  const base = await readTablesVersion({ ...work, site: draft.site }, draft.baseVersion)
  const before = draft.sections.get(section) ?? rowsOf(base.raw, section)
  if (sameRows(before, rows)) return { revision: draft.revision }
  const isBack = sameRows(rowsOf(base.raw, section), rows)
  const revision = await noteEdit(work, draft, { section, rows: isBack ? null : rows })
  const changes = diffRows(before, rows).map(({ key, column, from, to }) => ({ key, column, from, to }))
  await auditDraft(work, draft, 'tariff.edit', { section, changes })
  return { revision }
}

/** Why the tables change, and from when; no moment is as soon as they are published. */
export async function setTerms(
  work: Work,
  { why, validFrom, ...at }: DraftAt & { readonly why: string; readonly validFrom: Date | null },
): Promise<{ readonly revision: number }> {
  const draft = await lockOpenDraft(work, at)
  const revision = await noteEdit(work, draft, { section: 'terms', rows: null })
  await work.db.updateTable('tariff_drafts').set({ why, valid_from: validFrom }).where('id', '=', draft.id).execute()
  await auditDraft(work, draft, 'tariff.terms', { why, validFrom: validFrom?.toISOString() ?? null })
  return { revision }
}

export async function lockOpenDraft(work: Work, { number, revision }: DraftAt): Promise<Draft> {
  requirePricing(work)
  const draft = await lockDraft(work, number)
  if (draft.state !== 'editing') throw no.TARIFF_DRAFT_NOT_OPEN()
  if (draft.revision !== revision) throw no.TARIFF_DRAFT_STALE()
  return draft
}

type Edit = { readonly section: SectionKey | 'terms'; readonly rows: readonly Row[] | null; readonly base?: string }

/** Keeps what was written, by whom, as the next revision of the draft. */
export async function noteEdit(work: Work, draft: Draft, ...edits: readonly Edit[]): Promise<number> {
  const who = requirePricing(work)
  const revision = draft.revision + 1
  await work.db
    .insertInto('tariff_draft_edits')
    .values(
      edits.map(({ section, rows, base = draft.baseVersion }) => ({
        draft_id: draft.id,
        revision,
        section,
        by: who.id,
        at: work.now,
        base_version: base,
        rows: rows && JSON.stringify(rows),
      })),
    )
    .execute()
  await work.db.updateTable('tariff_drafts').set({ revision }).where('id', '=', draft.id).execute()
  return revision
}

/** A line of the staff log about a draft. */
export async function auditDraft(
  work: Work,
  { number, site }: Pick<Draft, 'number' | 'site'>,
  action: string,
  after: NonNullable<Parameters<typeof audit>[1]['after']> = {},
): Promise<void> {
  await audit({ ...work, site }, { action, subject: `tariff-draft:${number}`, after })
}
