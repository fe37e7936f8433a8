import { sql } from 'kysely'
import type { MessageNews } from '#people/notices/notices.ports.ts'
import type { Work } from '#platform/work/work.ts'
import { failNotice } from './fall-over.ts'
import { noteReached, noteUnreachable } from './unreachable.ts'

/**
 * Takes down what a provider told of a message. News may come twice and in any order: each sets a time once, what arrived
 * does not fail any more, and of a failure the next channel is queued once. Answers false for an unknown message.
 */
export async function noteNews(work: Work, news: MessageNews): Promise<boolean> {
  const { noticeId, state, why } = news
  const notice = await work.db
    .selectFrom('notices')
    .select(['id', 'channel', 'recipient'])
    .where('id', '=', noticeId)
    .forUpdate()
    .executeTakeFirst()
  if (!notice) return false
  const isMail = notice.channel === 'mail'
  const isSameAddress = isMail && (news.address ?? notice.recipient).toLowerCase() === notice.recipient.toLowerCase()
  if (isSameAddress && (state === 'bounced' || state === 'complained' || state === 'softBounced'))
    await noteUnreachable(work, notice.recipient, state)
  // Who complains has read it; a bounce that passes is tried again by the mail server.
  if (state === 'complained' || state === 'softBounced') return true
  if (state === 'failed' || state === 'bounced') {
    await failNotice(work, notice.id, why ?? state)
    return true
  }
  if (isSameAddress && state === 'delivered') await noteReached(work, notice.recipient)
  await noteArrival(work, notice.id, state)
  return true
}

async function noteArrival(work: Work, id: string, state: 'sent' | 'delivered' | 'read'): Promise<void> {
  const { now } = work
  const isThere = state !== 'sent'
  await work.db
    .updateTable('notices')
    .set({
      sent_at: sql`coalesce(sent_at, ${now})`,
      ...(isThere && { delivered_at: sql`coalesce(delivered_at, ${now})` }),
      ...(state === 'read' && { read_at: sql`coalesce(read_at, ${now})` }),
    })
    .where('id', '=', id)
    .execute()
}
