import { isId } from '#platform/work/id.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { audienceForm, readAudienceSize } from './audience.ts'
import type { CampaignState } from './campaign-moves.ts'
import { readMissing } from './publish-campaign.ts'
import { type CampaignFigures, readFigures } from './read-figures.ts'

const mostShown = 100

export type CampaignRow = {
  readonly id: string
  readonly subject: string
  readonly state: CampaignState
  readonly writtenAt: Date
  readonly beginsAt: Date | null
  readonly beganAt: Date | null
  readonly figures: CampaignFigures | null
}

/** The campaigns of the site, the newest first. */
export async function readCampaigns(work: Work): Promise<readonly CampaignRow[]> {
  const rows = await work.db
    .selectFrom('campaigns')
    .select(['id', 'subject_ar', 'subject_en', 'state', 'written_at', 'begins_at', 'began_at'])
    .where('site', '=', work.site)
    .orderBy('written_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostShown)
    .execute()
  const begun = rows.filter(({ began_at }) => began_at !== null).map(({ id }) => id)
  const figures = await readFigures(work, begun)
  return rows.map((row) => ({
    id: row.id,
    subject: row[`subject_${work.locale}`] || row.subject_ar || row.subject_en,
    state: row.state as CampaignState,
    writtenAt: row.written_at,
    beginsAt: row.begins_at,
    beganAt: row.began_at,
    figures: figures.get(row.id) ?? null,
  }))
}

/** One campaign with its people, its audience as it is now, what it lacks, and what became of it. */
export async function readCampaign(work: Work, id: string) {
  if (!isId(id)) throw platformNo.NOT_FOUND()
  const row = await work.db
    .selectFrom('campaigns as c')
    .innerJoin('staff_members as writer', 'writer.id', 'c.written_by')
    .leftJoin('staff_members as proposer', 'proposer.id', 'c.proposed_by')
    .leftJoin('staff_members as publisher', 'publisher.id', 'c.published_by')
    .selectAll('c')
    .select(['writer.name as writer', 'proposer.name as proposer', 'publisher.name as publisher'])
    .where('c.id', '=', id)
    .where('c.site', '=', work.site)
    .executeTakeFirst()
  if (!row) throw platformNo.NOT_FOUND()
  const audience = audienceForm.parse(row.audience)
  const isMine = [...row.writers, row.proposed_by].includes(work.who.id)
  const figures = (await readFigures(work, row.began_at ? [id] : [])).get(id) ?? null
  return {
    ...row,
    state: row.state as CampaignState,
    audience,
    isMine,
    figures,
    size: await readAudienceSize(work, audience),
    missing: await readMissing(work, row),
  }
}

export type CampaignFound = Awaited<ReturnType<typeof readCampaign>>
