import { isDeepStrictEqual } from 'node:util'
import { no } from '#content/newsletter/newsletter.refusals.ts'
import { audit } from '#people/access/audit.ts'
import { newId } from '#platform/work/id.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { everybody } from './audience.ts'
import type { CampaignFields } from './campaign-form.ts'
import { type Campaign, lockCampaign } from './move-campaign.ts'
import { requireContent } from './require-content.ts'

/** An empty draft, or one with what another campaign said. */
export async function beginCampaign(work: Work, like: string | null): Promise<string> {
  const staffId = requireContent(work)
  const from = like
    ? await work.db
        .selectFrom('campaigns')
        .select(['subject_ar', 'subject_en', 'body_ar', 'body_en', 'audience'])
        .where('id', '=', like)
        .where('site', '=', work.site)
        .executeTakeFirst()
    : undefined
  const id = newId()
  await work.db
    .insertInto('campaigns')
    .values({
      ...from,
      id,
      site: work.site,
      state: 'draft',
      audience: JSON.stringify(from?.audience ?? everybody),
      written_by: staffId,
      written_at: work.now,
      writers: [staffId],
    })
    .execute()
  await audit(work, { action: 'campaign.begin', subject: `campaign:${id}` })
  return id
}

/** Keeps what was typed of a draft; who changes nothing of it is none of its writers. Refuses one that somebody else changed meanwhile. */
export async function writeCampaign(work: Work, id: string, fields: CampaignFields): Promise<void> {
  const staffId = requireContent(work)
  const campaign = await lockCampaign(work, id)
  if (campaign.state !== 'draft') throw no.CAMPAIGN_MOVE_NOT_ALLOWED()
  if (campaign.version !== fields.version) throw platformNo.STALE()
  if (isUnchanged(campaign, fields)) return
  await work.db
    .updateTable('campaigns')
    .set({
      subject_ar: fields.subjectAr,
      subject_en: fields.subjectEn,
      body_ar: fields.bodyAr,
      body_en: fields.bodyEn,
      audience: JSON.stringify(fields.audience),
      begins_at: fields.beginsAt,
      version: campaign.version + 1,
      written_by: staffId,
      written_at: work.now,
      writers: [...new Set([...campaign.writers, staffId])],
    })
    .where('id', '=', id)
    .execute()
  await audit(work, {
    action: 'campaign.write',
    subject: `campaign:${id}`,
    before: { version: campaign.version, subjects: [campaign.subject_ar, campaign.subject_en] },
    after: { version: campaign.version + 1, subjects: [fields.subjectAr, fields.subjectEn] },
  })
}

function isUnchanged(campaign: Campaign, fields: CampaignFields): boolean {
  const { subjectAr, subjectEn, bodyAr, bodyEn, audience, beginsAt } = fields
  const { subject_ar, subject_en, body_ar, body_en, begins_at } = campaign
  return isDeepStrictEqual(
    [subject_ar, subject_en, body_ar, body_en, campaign.audience, begins_at],
    [subjectAr, subjectEn, bodyAr, bodyEn, audience, beginsAt],
  )
}
