import { z } from 'zod'
import type { JobContext } from '#platform/background/jobs.ts'
import { openText } from '#platform/work/sealed-text.ts'
import type { Locale, Work } from '#platform/work/work.ts'
import { channelNames, channels } from './channels.ts'
import { isLockedOn } from './kinds/concerns.ts'
import { isMessageKind, messageKinds } from './kinds/message-kinds.ts'
import { type SendAnswer, unsubscribeTokens } from './notices.ports.ts'
import { withOrigin } from './origin-part.ts'
import { lacksSecret, withSecret } from './secret-part.ts'
import { failNotice } from './states/fall-over.ts'
import { isUnreachable, noteUnreachable } from './states/unreachable.ts'

const secretDays = 2
const minute = 60_000
const day = 86_400_000
/** How often a message is sent again that may have been taken without an answer. */
const mostUnknown = 3
/** How long a message waits for its channel while another one could take it. */
const patience = 15 * minute

/**
 * Sends a waiting message. Not sent if its recipient was deleted or its link has expired meanwhile. One that is refused, or
 * cannot be sent for a quarter of an hour, falls over to its next channel; without another one it is tried again: throws why.
 */
export async function sendNotice(job: JobContext, { id }: { readonly id: string }): Promise<void> {
  const notice = await job.write((work) => takeUnsent(work, id))
  if (!notice || (notice.secret === null && lacksSecret(notice.text))) return
  const { recipient: to, subject, secret } = notice
  const channel = channels[z.enum(channelNames).parse(notice.channel)]
  const finish = (said: string | null) => withOrigin(withSecret(said, secret), job)
  const [text, html] = [finish(notice.text) ?? '', finish(notice.html)]
  const locale: Locale = notice.locale === 'en' ? 'en' : 'ar'
  const code = secret !== null && /^\d{4,10}$/.test(secret) ? secret : null
  const answers = { replyTo: notice.reply_to, thread: notice.thread }
  // In-app messages have arrived with the commit.
  if (!channel.send) return
  const unsubscribe = unsubscribeUrl(job, notice)
  const message = { id, to, subject, text, html, locale, code, unsubscribe, ...answers }
  const answer = await channel.send(job.ports, message, job)
  if (answer.kind !== 'accepted') return handleFailure(job, notice, answer)
  const keepsIt = channel.keeps?.(job.ports) ?? false
  const { provider, providerId } = answer
  const sent = {
    sent_at: job.now,
    provider,
    provider_id: providerId,
    error: null,
    ...(!keepsIt && { secret: null }),
  }
  await job.write((work) => work.db.updateTable('notices').set(sent).where('id', '=', id).execute())
}

// Mail alone has such an address, and only mail that its reader may switch off.
function unsubscribeUrl(job: JobContext, { channel, kind, reader_id: customerId, secret }: Taken): string | null {
  if (channel !== 'mail' || kind === null || !isMessageKind(kind) || customerId === null || secret !== null) return null
  const { concern, only } = messageKinds[kind]
  if (concern === null || only || isLockedOn(concern, 'mail')) return null
  return `${job.origin}/api/mail/unsubscribe/${job.ports.get(unsubscribeTokens).make({ customerId, concern })}`
}

type Taken = NonNullable<Awaited<ReturnType<typeof takeUnsent>>>

async function handleFailure(
  job: JobContext,
  notice: Taken,
  { kind, why }: Exclude<SendAnswer, { kind: 'accepted' }>,
): Promise<void> {
  const hasOther = Array.isArray(notice.otherwise) && notice.otherwise.length > 0
  const isLate = hasOther && job.now.getTime() - notice.queued_at.getTime() >= patience
  const isOver = kind === 'refused' || (kind === 'unknown' && notice.attempts >= mostUnknown) || isLate
  if (!isOver) throw new Error(why)
  await job.write(async (work) => {
    if (kind === 'refused' && notice.channel === 'mail') await noteUnreachable(work, notice.recipient, 'softBounced')
    await failNotice(work, notice.id, why)
  })
}

/** Deletes secrets of messages that could not be sent for so long that their links have expired. */
export async function forgetSecrets({ write, site, now }: JobContext): Promise<void> {
  await write((work) =>
    work.db
      .updateTable('notices')
      .set({ secret: null })
      .where('site', '=', site)
      .where('secret', 'is not', null)
      .where('sent_at', 'is', null)
      .where(({ or, eb }) =>
        or([eb('queued_at', '<', new Date(now.getTime() - secretDays * day)), eb('good_until', '<', now)]),
      )
      .execute(),
  )
}

/** Counts the try before it is made. A code that is too old is not sent; mail to an address that bounced falls over. */
async function takeUnsent(work: Work, id: string) {
  const notice = await work.db
    .updateTable('notices')
    .set(({ eb }) => ({ attempts: eb('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .returning(['id', 'channel', 'recipient', 'locale', 'subject', 'text', 'html', 'secret', 'attempts'])
    .returning(['otherwise', 'queued_at', 'good_until', 'reply_to', 'thread', 'kind', 'reader_id'])
    .executeTakeFirst()
  if (!notice) return null
  if (notice.good_until !== null && notice.good_until <= work.now) {
    await failNotice(work, id, 'too late')
    return null
  }
  // What was asked for a moment ago, a code or a link, is tried all the same: the address may work again.
  if (notice.channel === 'mail' && notice.secret === null && (await isUnreachable(work, notice.recipient))) {
    await failNotice(work, id, 'the address bounced before')
    return null
  }
  return { ...notice, recipient: openText(work, 'notices.recipient', id, notice.recipient) }
}
