import { z } from 'zod'
import type { JobContext } from '#platform/background/jobs.ts'
import type { Work } from '#platform/work/work.ts'
import { channelNames, channels } from './channels.ts'
import { lacksSecret, withSecret } from './secret-part.ts'

const secretDays = 2
const day = 86_400_000

/**
 * Sends a message that has not left. One whose recipient was forgotten meanwhile is nobody's, and one whose link is over says
 * nothing any more. Throws what the other side says.
 */
export async function sendNotice(job: JobContext, { id }: { readonly id: string }): Promise<void> {
  const notice = await job.write((work) => readUnsent(work, id))
  if (!notice || (notice.secret === null && lacksSecret(notice.text))) return
  const { recipient: to, subject, secret } = notice
  const channel = channels[z.enum(channelNames).parse(notice.channel)]
  const [text, html] = [withSecret(notice.text, secret), withSecret(notice.html, secret)]
  await channel.send?.(job.ports, { id, to, subject, text, html, locale: notice.locale === 'en' ? 'en' : 'ar' })
  const keepsIt = channel.keeps?.(job.ports) ?? false
  const sent = { sent_at: job.now, ...(!keepsIt && { secret: null }) }
  await job.write((work) => work.db.updateTable('notices').set(sent).where('id', '=', id).execute())
}

/** A link that could not be sent for so long opens nothing any more: it is kept no longer. */
export async function forgetSecrets({ write, site, now }: JobContext): Promise<void> {
  await write((work) =>
    work.db
      .updateTable('notices')
      .set({ secret: null })
      .where('site', '=', site)
      .where('secret', 'is not', null)
      .where('sent_at', 'is', null)
      .where('queued_at', '<', new Date(now.getTime() - secretDays * day))
      .execute(),
  )
}

function readUnsent(work: Work, id: string) {
  return work.db
    .selectFrom('notices')
    .select(['channel', 'recipient', 'locale', 'subject', 'text', 'html', 'secret'])
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .executeTakeFirst()
}
