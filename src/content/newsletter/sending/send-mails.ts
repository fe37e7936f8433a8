import { campaignPost, leaveTokens, linkTokens } from '#content/newsletter/newsletter.ports.ts'
import { keepInOutbox } from '#people/notices/keep-in-outbox.ts'
import type { Mail } from '#people/notices/notices.ports.ts'
import type { JobContext } from '#platform/background/jobs.ts'
import type { Locale } from '#platform/work/work.ts'
import { sellerNow } from '#selling/orders/invoices/seller-setting.ts'
import { campaignMail, wholeUrl } from './campaign-mail.ts'
import type { Claimed } from './claim-recipients.ts'
import { answerOf, type Sent } from './mail-answer.ts'
import type { Prepared } from './prepare-campaign.ts'

/** What all mails of a campaign share. */
export type Sending = {
  readonly prepared: ReadonlyMap<Locale, Prepared>
  /** The place of a link by its language and address. */
  readonly places: ReadonlyMap<string, number>
}

const atOnce = 8

/** Hands mails over that are marked as leaving, several at once, outside of any transaction. */
export async function sendMails(
  job: JobContext,
  sending: Sending,
  claimed: readonly Claimed[],
): Promise<readonly Sent[]> {
  const { mailer } = job.ports.get(campaignPost)
  const sent: Sent[] = []
  let next = 0
  const work = async () => {
    for (let of = claimed[next++]; of; of = claimed[next++]) {
      const mail = writeMail(job, sending, of)
      if (mailer.isOutbox) await job.write((work) => keepInOutbox(work, mail))
      sent.push({ of, answer: await answerOf(mailer, mail) })
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, claimed.length) }, work))
  return sent
}

function writeMail({ ports, origin, site, now }: JobContext, { prepared, places }: Sending, of: Claimed): Mail {
  const { id, email: to, subscriptionId } = of
  const written = prepared.get(of.locale) ?? [...prepared.values()][0]!
  const { locale } = written
  const token = ports.get(leaveTokens).make(subscriptionId)
  const href = (url: string) => {
    const place = places.get(`${locale} ${url}`)
    if (place === undefined) return wholeUrl(url, { origin, locale })
    return `${origin}/api/newsletter/links/${ports.get(linkTokens).make({ recipientId: id, place })}`
  }
  const leaveUrl = `${origin}/${locale}/newsletter/leave/${token}`
  const mail = campaignMail(written, { origin, seller: sellerNow(ports, { site, now }), leaveUrl, href })
  return { id, to, locale, ...mail, unsubscribe: `${origin}/api/newsletter/leave/${token}` }
}
