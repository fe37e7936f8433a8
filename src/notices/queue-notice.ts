import { announce } from '#platform/announce.ts'
import { newId } from '#platform/id.ts'
import type { Locale, Work } from '#platform/work.ts'

/** A message that its room has already worded. `key` names the occasion: one notice is sent for it, however often asked. */
export type Notice = {
  readonly key: string
  readonly to: string
  readonly locale: Locale
  readonly text: string
  /** What it speaks of, for support: identifiers only. */
  readonly about: Readonly<Record<string, string>>
} & (
  | { readonly channel: 'mail'; readonly subject: string; readonly html: string }
  | { readonly channel: 'sms' }
  | { readonly channel: 'app'; readonly subject: string }
)

// Stands for the email of who deleted their account.
const nobody = '@deleted.invalid'

/** Lays a message in the outbox in this transaction; it leaves after the commit. In-app messages have then arrived. */
export async function queueNotice(work: Work, notice: Notice): Promise<void> {
  if (notice.to.endsWith(nobody)) return
  const arrived = notice.channel === 'app'
  const queued = await work.db
    .insertInto('notices')
    .values({
      id: newId(),
      key: notice.key,
      site: work.site,
      channel: notice.channel,
      recipient: notice.to,
      locale: notice.locale,
      subject: notice.channel === 'sms' ? '' : notice.subject,
      text: notice.text,
      html: notice.channel === 'mail' ? notice.html : null,
      about: JSON.stringify(notice.about),
      queued_at: work.now,
      next_try_at: arrived ? null : work.now,
      sent_at: arrived ? work.now : null,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (queued && !arrived) await announce(work, 'notice.queued', { id: queued.id })
}
