import { nameSums } from '#office/tariffs/effect/name-sums.ts'
import { readCartEffect } from '#office/tariffs/effect/read-cart-effect.ts'
import { readEffect } from '#office/tariffs/effect/read-effect.ts'
import { rowName } from '#office/tariffs/sections/grid-view.ts'
import type { Clash } from '#office/tariffs/sections/merge-rows.ts'
import { rowsOf } from '#office/tariffs/sections/rows-of.ts'
import type { SectionKey } from '#office/tariffs/sections/section.ts'
import type { Work } from '#platform/work/work.ts'
import { readScheduled } from '#pricing/quote/tables/read-versions.ts'
import { draftEventsFor } from './draft-moves.ts'
import { readDraftTables } from './draft-tables.ts'
import { sectionChanges } from './list-changes.ts'
import { readDraft } from './read-draft.ts'
import { clashName } from './rebase-draft.ts'

export type ClashLine = Clash & { readonly section: SectionKey; readonly name: string; readonly field: string }

/** A draft as its page shows it: its changes, what they do to orders while it is open, and what this person may do with it. */
export async function readDraftPage(work: Work, number: string) {
  const draft = await readDraft(work, number)
  const { site, sections, ...facts } = draft
  const { base, held, after, outdated } = await readDraftTables(work, draft)
  const isOpen = draft.state === 'editing' || draft.state === 'sent'
  const changes = [...sections].flatMap(([section, rows]) => {
    const to = isOpen ? rowsOf(after, section) : rows
    const from = rowsOf(isOpen ? held.raw : base.raw, section)
    return sectionChanges(section, { from, to }, after, work.locale)
  })
  const clashes = outdated.flatMap(({ section, clashes: rows }): ClashLine[] =>
    rows.map((clash) => ({
      ...clash,
      section,
      name: rowName(section, clash.key, site, work.locale),
      field: `whose ${clashName(section, clash.key)}`,
    })),
  )
  const later = isOpen ? await readScheduled({ ...work, site }, held.validFrom) : []
  const isAuthor = work.who.id !== null && draft.authors.includes(work.who.id)
  return {
    draft: { ...facts, number, site, changed: [...sections.keys()] },
    changes,
    clashes,
    isOutdated: isOpen && outdated.length > 0,
    isAuthor,
    hasLater: later.length > 0,
    moves: draftEventsFor(work.who, draft.state, isAuthor),
    carts: isOpen && changes.length > 0 ? await readCartEffect(work, held.raw, after) : null,
    effect: isOpen && changes.length > 0 ? nameSums(await readEffect(work, held.raw, after), work.locale) : null,
    currency: after.currency,
    decisions: await readDecisions(work, draft.id),
  }
}

export type DraftPage = Awaited<ReturnType<typeof readDraftPage>>

function readDecisions({ db }: Work, draftId: string) {
  return db
    .selectFrom('tariff_approvals')
    .innerJoin('staff_members', 'staff_members.id', 'by')
    .select(['verdict', 'name', 'reason', 'at'])
    .where('draft_id', '=', draftId)
    .orderBy('at', 'desc')
    .execute()
}
