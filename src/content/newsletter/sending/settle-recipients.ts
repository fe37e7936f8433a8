import { sql } from 'kysely'
import type { SendAnswer } from '#people/notices/notices.ports.ts'
import { noteUnreachable } from '#people/notices/states/unreachable.ts'
import type { Work } from '#platform/work/work.ts'
import type { Claimed } from './claim-recipients.ts'

const mostTries = 10
const minute = 60_000

export type Sent = { readonly of: Claimed; readonly answer: SendAnswer }

/**
 * Writes down what became of mails that were marked as leaving: sent; refused for good; back among those that wait, where it is
 * certain that nobody took it. What is unclear stays marked, and only news of its company settles it.
 */
export async function settleRecipients(work: Work, sent: readonly Sent[]): Promise<void> {
  const { db, now } = work
  const rows = sent.map(({ of, answer }) => ({ id: of.id, ...stateAfter(of, answer, now) }))
  await sql`
    update campaign_recipients r set state = one.state, why = left(one.why, 300), next_try_at = one.next_try_at,
      sent_at = case when one.state = 'sent' then coalesce(r.sent_at, ${now}) else r.sent_at end
    from unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ state }) => state)}::text[],
      ${rows.map(({ why }) => why)}::text[], ${rows.map(({ nextTryAt }) => nextTryAt)}::timestamptz[])
      as one (id, state, why, next_try_at)
    where r.id = one.id and r.state = 'sending'`.execute(db)
  const refused = sent.filter(({ answer }) => answer.kind === 'refused').map(({ of }) => of.email)
  for (const email of refused.sort()) await noteUnreachable(work, email, 'softBounced')
}

function stateAfter({ tries }: Claimed, answer: SendAnswer, now: Date) {
  const nothing = { why: null, nextTryAt: null }
  if (answer.kind === 'accepted') return { ...nothing, state: 'sent' }
  const { kind, why } = answer
  if (kind === 'unknown') return { state: 'sending', why, nextTryAt: null }
  if (kind === 'refused' || tries >= mostTries) return { state: 'refused', why, nextTryAt: null }
  return { state: 'waiting', why, nextTryAt: new Date(now.getTime() + 5 * minute) }
}
