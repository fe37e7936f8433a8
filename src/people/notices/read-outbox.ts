import { openText } from '#platform/work/sealed-text.ts'
import type { Work } from '#platform/work/work.ts'
import { withSecret } from './secret-part.ts'

export type OutboxRow = {
  readonly id: string
  readonly channel: string
  readonly recipient: string
  readonly locale: string
  readonly subject: string
  readonly text: string
  readonly queuedAt: Date
  readonly sentAt: Date | null
  readonly error: string | null
}

/** The newest messages of both sites, for development. */
export async function readOutbox(work: Work, most = 100): Promise<readonly OutboxRow[]> {
  const rows = await outboxRows(work).orderBy('queued_at', 'desc').orderBy('id', 'desc').limit(most).execute()
  return rows.map(({ secret, ...row }) => ({ ...opened(work, row), text: withSecret(row.text, secret) }))
}

type OutboxMessage = OutboxRow & { readonly html: string | null; readonly replyTo: string | null }

export async function readOutboxMessage(work: Work, id: string): Promise<OutboxMessage | null> {
  const found = await outboxRows(work).select(['html', 'reply_to as replyTo']).where('id', '=', id).executeTakeFirst()
  if (!found) return null
  const { secret, ...row } = found
  return { ...opened(work, row), text: withSecret(row.text, secret), html: withSecret(row.html, secret) }
}

function opened<Row extends { readonly id: string; readonly recipient: string }>(work: Work, row: Row): Row {
  return { ...row, recipient: openText(work, 'notices.recipient', row.id, row.recipient) }
}

function outboxRows(work: Work) {
  return work.db
    .selectFrom('notices')
    .select(['id', 'channel', 'recipient', 'locale', 'subject', 'text', 'secret', 'error'])
    .select(['queued_at as queuedAt', 'sent_at as sentAt'])
}
