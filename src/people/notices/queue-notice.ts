import { announce } from '#platform/work/announce.ts'
import { newId } from '#platform/work/id.ts'
import type { Locale, Work } from '#platform/work/work.ts'
import { withoutSecret } from './secret-part.ts'

/** A message that its room has already worded. `key` names the occasion: one notice is sent for it, however often asked. */
export type Notice = {
  readonly key: string
  readonly to: string
  readonly locale: Locale
  readonly text: string
  /** What it speaks of, for support: identifiers only. */
  readonly about: Readonly<Record<string, string>>
  /** What of it opens something: kept apart, and only until it is sent. */
  readonly secret?: string
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
  const { secret = null } = notice
  const kept = (text: string) => (secret === null ? text : withoutSecret(text, secret))
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
      text: kept(notice.text),
      html: notice.channel === 'mail' ? kept(notice.html) : null,
      secret,
      about: JSON.stringify(notice.about),
      queued_at: work.now,
      sent_at: arrived ? work.now : null,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (queued && notice.channel !== 'app') await announce(work, `${notice.channel}.queued`, { id: queued.id })
}
