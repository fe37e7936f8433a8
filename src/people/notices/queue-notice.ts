import { announce } from '#platform/work/announce.ts'
import { newId } from '#platform/work/id.ts'
import { sealText } from '#platform/work/sealed-text.ts'
import type { Locale, Work } from '#platform/work/work.ts'
import type { ChannelName } from './channel-name.ts'
import { channels } from './channels.ts'
import type { MessageKind } from './kinds/message-kinds.ts'
import type { Message } from './letter.ts'
import { withoutSecret } from './secret-part.ts'
import { type Otherwise, sealOtherwise } from './states/fall-over.ts'

/** A message for one channel. `key` names the occasion: one notice is sent for it, however often it is asked for. */
type Notice = Message & {
  readonly key: string
  readonly channel: ChannelName
  readonly kind: MessageKind
  /** Where it leads, without language. */
  readonly path?: string | null
  /** It is not sent before this moment (quiet hours). */
  readonly heldUntil?: Date | null
  readonly locale: Locale
  /** What it is about, for support: identifiers only. */
  readonly about: Readonly<Record<string, string>>
  /** The secret part of a link: stored separately, and only until the message is sent. */
  readonly secret?: string
  /** The customer it is to. */
  readonly readerId?: string
  readonly goodUntil?: Date
  /** Where answers by mail go, and the Message-IDs that it belongs with. */
  readonly answers?: { readonly to: string; readonly thread: readonly string[] }
  /** The same for the channels that take over should this one fail. */
  readonly otherwise?: readonly Otherwise[]
}

// The email domain of deleted accounts.
const nobody = '@deleted.invalid'

/** Queues a message in this transaction; it is sent after the commit. In-app messages have then arrived. */
export async function queueNotice(work: Work, notice: Notice): Promise<void> {
  const { key, channel, to, locale, subject, text, html, secret = null, about, kind } = notice
  const { readerId = null, goodUntil = null, otherwise = [], path = null, heldUntil = null, answers } = notice
  if (to.endsWith(nobody)) return
  const hasArrived = channels[channel].send === null
  const kept = (said: string) => (secret === null ? said : withoutSecret(said, secret))
  const id = newId()
  const queued = await work.db
    .insertInto('notices')
    .values({
      id,
      key,
      site: work.site,
      channel,
      kind,
      path,
      held_until: heldUntil,
      recipient: sealText(work, 'notices.recipient', id, to),
      locale,
      subject,
      text: kept(text),
      html: html === null ? null : kept(html),
      secret,
      about: JSON.stringify(about),
      queued_at: work.now,
      sent_at: hasArrived ? work.now : null,
      reader_id: readerId,
      good_until: goodUntil,
      reply_to: answers?.to ?? null,
      thread: answers?.thread.join(' ') ?? null,
      otherwise: JSON.stringify(
        sealOtherwise(
          work,
          id,
          otherwise.map((one) => ({ ...one, text: kept(one.text) })),
        ),
      ),
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (queued && channel === 'app') await announce(work, 'notice.arrived', { customerId: to })
  if (queued && channel !== 'app' && heldUntil === null) await announce(work, `${channel}.queued`, { id: queued.id })
}
