import { mergeRows, sameRows } from '#office/tariffs/sections/merge-rows.ts'
import { rowsOf } from '#office/tariffs/sections/rows-of.ts'
import type { SectionKey } from '#office/tariffs/sections/section.ts'
import { no } from '#office/tariffs/tariffs.refusals.ts'
import { once } from '#platform/work/once.ts'
import type { Work } from '#platform/work/work.ts'
import { readDraftTables } from './draft-tables.ts'
import { auditDraft, type DraftAt, lockOpenDraft, noteEdit } from './edit-draft.ts'

type Rebase = DraftAt & {
  readonly key: string
  /** Rows (`section:row`) both changed where the other's word holds; everywhere else it is the draft's. */
  readonly theirs: readonly string[]
}

/** Makes the draft's changes again onto the tables as others have changed them meanwhile. */
export function rebaseDraft(work: Work, { key, theirs, ...at }: Rebase): Promise<{ readonly revision: number }> {
  return once(work, `tariff-rebase:${key}`, { ...at, theirs }, async () => {
    const draft = await lockOpenDraft(work, at)
    const { base, held, outdated } = await readDraftTables(work, draft)
    if (outdated.length === 0) throw no.TARIFF_NOT_OUTDATED()
    const edits = [...draft.sections].map(([section, rows]) => {
      const now = rowsOf(held.raw, section)
      const choose = (row: string) => (theirs.includes(clashName(section, row)) ? 'theirs' : 'yours')
      const merged = mergeRows(rowsOf(base.raw, section), now, rows, choose).rows
      return { section, rows: sameRows(now, merged) ? null : merged, base: held.id }
    })
    const revision = await noteEdit(work, draft, ...edits)
    await work.db.updateTable('tariff_drafts').set({ base_version: held.id }).where('id', '=', draft.id).execute()
    await auditDraft(work, draft, 'tariff.rebase', { onto: held.id, theirs: [...theirs] })
    return { revision }
  })
}

/** What a row that both changed is called in the form that asks whose word holds. */
export function clashName(section: SectionKey, row: string): string {
  return `${section}:${row}`
}
