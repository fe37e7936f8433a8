import { no } from '#content/newsletter/newsletter.refusals.ts'
import { readKnownPictures } from '#content/pages/media/read-pictures.ts'
import { audit } from '#people/access/audit.ts'
import { requireProof } from '#people/access/require-proof.ts'
import { requireSecondPerson } from '#people/access/require-second-person.ts'
import type { Locale, Work } from '#platform/work/work.ts'
import { type Audience, audienceForm, readAudienceSize } from './audience.ts'
import { linksOf, picturesOf, readCampaignText } from './campaign-text.ts'
import { type Campaign, lockCampaign, moveCampaign } from './move-campaign.ts'
import { requireContent } from './require-content.ts'

/** Staff give a finished draft to a second person. Refuses `CAMPAIGN_INCOMPLETE` with what is missing, and one for nobody. */
export async function proposeCampaign(work: Work, id: string): Promise<void> {
  const staffId = requireContent(work)
  const campaign = await lockCampaign(work, id)
  await requireComplete(work, campaign)
  const { all } = await readAudienceSize(work, audienceForm.parse(campaign.audience))
  if (all === 0) throw no.CAMPAIGN_WITHOUT_AUDIENCE()
  await moveCampaign(work, campaign, 'propose', { proposed_by: staffId })
  await record(work, campaign, 'propose', { all })
}

/** A second person agrees: it is sent at its time, to whoever is in its audience then. */
export async function publishCampaign(work: Work, id: string): Promise<void> {
  const staffId = requireContent(work)
  requireProof(work)
  const campaign = await lockCampaign(work, id)
  requireSecondPerson(work, campaign.proposed_by, ...campaign.writers)
  await requireComplete(work, campaign)
  const { all } = await readAudienceSize(work, audienceForm.parse(campaign.audience))
  const published = { published_by: staffId, published_at: work.now, published_size: all }
  await moveCampaign(work, campaign, 'publish', published)
  await keepLinks(work, campaign)
  await record(work, campaign, 'publish', { all })
}

/** Back to a draft, before it began; whoever agreed must agree again. */
export async function takeCampaignBack(work: Work, id: string): Promise<void> {
  requireContent(work)
  const campaign = await lockCampaign(work, id)
  const nobody = { proposed_by: null, published_by: null, published_at: null, published_size: null }
  await moveCampaign(work, campaign, 'takeBack', nobody)
  await work.db.deleteFrom('campaign_links').where('campaign_id', '=', id).execute()
  await record(work, campaign, 'takeBack')
}

type Written = Pick<Campaign, 'subject_ar' | 'subject_en' | 'body_ar' | 'body_en' | 'audience'>

/** What the languages of those who are written to lack. */
export async function readMissing(work: Work, campaign: Written) {
  const texts = localesOf(audienceForm.parse(campaign.audience)).map((locale) => ({
    locale,
    subject: campaign[`subject_${locale}`],
    ...readCampaignText(campaign[`body_${locale}`]),
  }))
  const pictures = texts.map(({ blocks }) => picturesOf(blocks))
  const known = await readKnownPictures(
    work,
    pictures.flatMap((ids) => [...ids.values()]),
  )
  return texts.flatMap(({ locale, subject, problems }, at) => [
    ...(subject === '' ? [{ locale, code: 'subject' as const, about: '' }] : []),
    ...problems.map((problem) => ({ locale, ...problem })),
    ...[...pictures[at]!].flatMap(([about, id]) =>
      known.has(id) ? [] : [{ locale, code: 'pictureGone' as const, about }],
    ),
  ])
}

/** The languages that a campaign is sent in. */
export function localesOf({ language }: Audience): readonly Locale[] {
  return language === 'any' ? ['ar', 'en'] : [language]
}

async function requireComplete(work: Work, campaign: Campaign): Promise<void> {
  if ((await readMissing(work, campaign)).length > 0) throw no.CAMPAIGN_INCOMPLETE()
}

async function keepLinks(work: Work, campaign: Campaign): Promise<void> {
  const links = localesOf(audienceForm.parse(campaign.audience)).flatMap((locale) =>
    linksOf(readCampaignText(campaign[`body_${locale}`]).blocks).map((url) => ({ locale, url })),
  )
  if (links.length === 0) return
  const rows = links.map((link, place) => ({ campaign_id: campaign.id, place, ...link }))
  await work.db.insertInto('campaign_links').values(rows).execute()
}

async function record(
  work: Work,
  { id, state }: Campaign,
  act: string,
  after?: { readonly all: number },
): Promise<void> {
  await audit(work, {
    action: `campaign.${act}`,
    subject: `campaign:${id}`,
    before: { state },
    ...(after && { after }),
  })
}
