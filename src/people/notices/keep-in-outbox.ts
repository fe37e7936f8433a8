import type { Work } from '#platform/work/work.ts'
import type { Mail } from './notices.ports.ts'

/** Development, where nothing leaves: shows a mail that is no notice at /dev/outbox. */
export async function keepInOutbox(work: Work, { id, to, locale, subject, text, html }: Mail): Promise<void> {
  await work.db
    .insertInto('notices')
    .values({
      id,
      key: `outbox:${id}`,
      site: work.site,
      channel: 'mail',
      recipient: to,
      locale,
      subject,
      text,
      html,
      about: '{}',
      queued_at: work.now,
      sent_at: work.now,
      otherwise: '[]',
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
}
