import { z } from 'zod'
import type { JobContext } from '#platform/background/jobs.ts'
import type { Work } from '#platform/work/work.ts'
import { channelNames, channels } from './channels.ts'
import { lacksSecret, withSecret } from './secret-part.ts'

const secretDays = 2
const day = 86_400_000

/**
 * Sends a waiting message. Not sent if its recipient was deleted or its link has expired meanwhile. Throws the other
 * side's error.
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

/** Deletes secrets of messages that could not be sent for so long that their links have expired. */
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
