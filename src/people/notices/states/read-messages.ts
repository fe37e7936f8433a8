import { maskedNumber, openText } from '#platform/work/sealed-text.ts'
import type { Work } from '#platform/work/work.ts'
import { type MessageState, messageState } from './message-state.ts'

/** A message to a customer as staff may see it: without its text where that has a secret. */
export type SentMessage = {
  readonly id: string
  readonly channel: string
  readonly to: string
  readonly subject: string
  readonly state: MessageState
  /** Why it failed, in its provider's words. */
  readonly error: string | null
  readonly queuedAt: Date
  /** The latest that is known of it. */
  readonly at: Date
  /** The message that it replaced because that one failed. */
  readonly insteadOf: string | null
}

// Staff see the end of a number; the whole one stands with the customer, where looks are recorded.
function maskedTo(
  work: Work,
  { id, channel, to }: { readonly id: string; readonly channel: string; readonly to: string },
): string {
  const plain = openText(work, 'notices.recipient', id, to)
  return channel === 'sms' || channel === 'whatsapp' ? maskedNumber(plain) : plain
}

/** The latest messages to a customer by every channel, with what became of each. */
export async function readMessagesOf(work: Work, customerId: string, most = 50): Promise<readonly SentMessage[]> {
  const rows = await work.db
    .selectFrom('notices')
    .select(['id', 'channel', 'recipient as to', 'subject', 'text', 'error', 'fallback_of as insteadOf'])
    .select(['queued_at as queuedAt', 'sent_at as sentAt', 'delivered_at as deliveredAt'])
    .select(['read_at as readAt', 'failed_at as failedAt'])
    .where('reader_id', '=', customerId)
    .orderBy('queued_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ subject, text, sentAt, deliveredAt, readAt, failedAt, ...row }) => ({
    ...row,
    to: maskedTo(work, row),
    // An SMS has no subject: its first words.
    subject: subject || text.slice(0, 80),
    state: messageState({ sentAt, deliveredAt, readAt, failedAt }),
    at: readAt ?? deliveredAt ?? failedAt ?? sentAt ?? row.queuedAt,
  }))
}
