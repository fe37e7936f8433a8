import { no } from '#office/tariffs/tariffs.refusals.ts'
import { requireProof } from '#people/access/require-proof.ts'
import { requireSecondPerson } from '#people/access/require-second-person.ts'
import { findMove } from '#platform/work/moves.ts'
import { once } from '#platform/work/once.ts'
import type { Work } from '#platform/work/work.ts'
import { publishChange } from '#pricing/quote/tables/publish-change.ts'
import { type DraftEvent, type DraftMove, draftMoves } from './draft-moves.ts'
import { draftOnto, readDraftTables } from './draft-tables.ts'
import { auditDraft, type DraftAt, lockOpenDraft } from './edit-draft.ts'
import { type Draft, lockDraft } from './read-draft.ts'
import { requirePricing } from './require-pricing.ts'

type Keyed = DraftAt & { readonly key: string }

/** Hands a draft to a second person. */
export function sendDraft(work: Work, { key, ...at }: Keyed): Promise<{ readonly number: bigint }> {
  return once(work, `tariff-send:${key}`, at, async () => {
    const draft = await lockOpenDraft(work, at)
    if (draft.sections.size === 0) throw no.TARIFF_DRAFT_EMPTY()
    if (draft.why === '') throw no.TARIFF_WHY_NEEDED({ path: 'why' })
    const { outdated } = await readDraftTables(work, draft)
    if (outdated.length > 0) throw no.TARIFF_DRAFT_OUTDATED()
    await move(work, draft, 'send', { sent_by: requirePricing(work).id, sent_at: work.now })
    await auditDraft(work, draft, 'tariff.send')
    return { number: draft.number }
  })
}

/** Takes what was sent into hand again, or ends a draft for good; it is kept. */
export function endDraft(
  work: Work,
  { key, move: wish, ...at }: Keyed & { readonly move: 'takeBack' | 'withdraw' },
): Promise<{ readonly number: bigint }> {
  return once(work, `tariff-end:${key}`, { ...at, wish }, async () => {
    requirePricing(work)
    const draft = await lockDraft(work, at.number)
    await move(work, draft, wish)
    await auditDraft(work, draft, `tariff.${wish}`)
    return { number: draft.number }
  })
}

/** A second person does not agree: the draft goes back to be changed, with the reason. */
export function sendBack(
  work: Work,
  { key, reason, ...at }: Keyed & { readonly reason: string },
): Promise<{ readonly number: bigint }> {
  return once(work, `tariff-back:${key}`, { ...at, reason }, async () => {
    const draft = await lockSentDraft(work, at)
    await decide(work, draft, { verdict: 'sent_back', reason })
    // What comes again is another revision, decided about anew.
    await move(work, draft, 'sendBack', { revision: draft.revision + 1 })
    await auditDraft(work, draft, 'tariff.sendBack', { reason })
    return { number: draft.number }
  })
}

/** A second person publishes the draft, as they saw it, onto what holds when it begins. */
export async function publishDraft(work: Work, { key, ...at }: Keyed): Promise<{ readonly version: string }> {
  requireProof(work)
  return once(work, `tariff-publish:${key}`, at, async () => {
    const draft = await lockSentDraft(work, at)
    const there = { ...work, site: draft.site }
    const { base } = await readDraftTables(work, draft)
    const version = await publishChange(there, {
      change: (tables, step) => draftOnto(draft, base.raw)(tables, step),
      check: async (moment) => {
        const { outdated } = await readDraftTables(moment, draft)
        if (outdated.length > 0) throw no.TARIFF_DRAFT_OUTDATED()
      },
      why: draft.why,
      source: `Draft ${draft.number}`,
      draft: BigInt(draft.number),
      ...(draft.validFrom && { validFrom: draft.validFrom }),
    })
    await decide(work, draft, { verdict: 'published', version_id: version })
    await move(work, draft, 'publish', { published_version: version })
    await auditDraft(work, draft, 'tariff.publish', { version, sections: [...draft.sections.keys()] })
    return { version }
  })
}

async function lockSentDraft(work: Work, { number, revision }: DraftAt): Promise<Draft> {
  requirePricing(work)
  const draft = await lockDraft(work, number)
  if (draft.state !== 'sent') throw no.TARIFF_DRAFT_NOT_SENT()
  if (draft.revision !== revision) throw no.TARIFF_DRAFT_STALE()
  requireSecondPerson(work, ...draft.authors)
  return draft
}

type Verdict =
  | { readonly verdict: 'sent_back'; readonly reason: string }
  | { readonly verdict: 'published'; readonly version_id: string }

async function decide(work: Work, draft: Draft, verdict: Verdict): Promise<void> {
  await work.db
    .insertInto('tariff_approvals')
    .values({ draft_id: draft.id, revision: draft.revision, by: requirePricing(work).id, at: work.now, ...verdict })
    .execute()
}

type Facts = {
  readonly revision?: number
  readonly sent_by?: string
  readonly sent_at?: Date
  readonly published_version?: string
}

async function move(work: Work, draft: Draft, event: DraftEvent, facts: Facts = {}): Promise<void> {
  const found = findMove<DraftMove>(work.who, draftMoves, draft.state, event)
  if (!found) throw no.TARIFF_DRAFT_NOT_OPEN()
  const changes = { ...facts, state: found.to }
  await work.db.updateTable('tariff_drafts').set(changes).where('id', '=', draft.id).execute()
}
