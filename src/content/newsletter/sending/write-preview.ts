import type { CampaignFound } from '#content/newsletter/campaigns/read-campaigns.ts'
import type { Ports } from '#platform/work/ports.ts'
import type { Locale, Work } from '#platform/work/work.ts'
import { readSeller } from '#selling/orders/invoices/seller-setting.ts'
import { campaignMail, wholeUrl } from './campaign-mail.ts'
import { prepareCampaign } from './prepare-campaign.ts'

type Here = { readonly origin: string; readonly ports: Ports }
type Texts = Pick<CampaignFound, 'subject_ar' | 'subject_en' | 'body_ar' | 'body_en'>

/** A campaign as it would arrive now, in one language, for nobody: its links lead straight to their pages. */
export async function writePreview(work: Work, texts: Texts, locale: Locale, { origin, ports }: Here) {
  const written = { subject: texts[`subject_${locale}`], body: texts[`body_${locale}`], locale }
  const prepared = await prepareCampaign(work, written, { origin, ports })
  const mail = campaignMail(prepared, {
    origin,
    seller: await readSeller(work, ports),
    leaveUrl: `${origin}/${locale}/newsletter`,
    href: (url) => wholeUrl(url, { origin, locale }),
  })
  return { ...mail, leftOut: prepared.leftOut }
}
