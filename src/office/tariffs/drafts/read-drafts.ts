import type { Work } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import { type DraftState, toDraftState } from './draft-moves.ts'

export type DraftLine = {
  readonly number: bigint
  readonly state: DraftState
  readonly why: string
  readonly by: string
  readonly madeAt: Date
  readonly sentAt: Date | null
  readonly validFrom: Date | null
}

/** Drafts of a site, the newest in front: those in hand, and the last that are over. */
export async function readDrafts(work: Work, site: Site): Promise<readonly DraftLine[]> {
  const rows = await work.db
    .selectFrom('tariff_drafts')
    .innerJoin('staff_members', 'staff_members.id', 'made_by')
    .select(['number', 'state', 'why', 'name', 'made_at', 'sent_at', 'valid_from'])
    .where('site', '=', site)
    .orderBy((row) => row('state', 'in', ['editing', 'sent']), 'desc')
    .orderBy('number', 'desc')
    .limit(30)
    .execute()
  return rows.map((row) => ({
    number: row.number,
    state: toDraftState(row.state),
    why: row.why,
    by: row.name,
    madeAt: row.made_at,
    sentAt: row.sent_at,
    validFrom: row.valid_from,
  }))
}
