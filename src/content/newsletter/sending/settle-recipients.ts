import { sql } from 'kysely'
import { noteUnreachable } from '#people/notices/states/unreachable.ts'
import type { Work } from '#platform/work/work.ts'
import type { Claimed } from './claim-recipients.ts'
import { giveMarksBack } from './give-marks-back.ts'
import { isOutage } from './judge-slice.ts'
import type { MailAnswer, Sent } from './mail-answer.ts'

const mostTries = 10
const minute = 60_000

/**
 * Writes down what became of mails that were marked as leaving: sent; refused for good; back among those that wait, where it is
 * certain that nobody took it. What is unclear stays marked, and only news of its company settles it. A server that is away costs no
 * try, and only what was said of an address is held against it.
 */
export async function settleRecipients(work: Work, sent: readonly Sent[]): Promise<void> {
  const { db, now } = work
  const isAway = isOutage(sent)
  const rows = sent.map(({ of, answer }) => ({ id: of.id, ...stateAfter(of, answer, { now, isAway }) }))
  await sql`
    update campaign_recipients r set state = one.state, why = left(one.why, 300), next_try_at = one.next_try_at, tries = one.tries,
      sent_at = case when one.state = 'sent' then coalesce(r.sent_at, ${now}) else r.sent_at end
    from unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ state }) => state)}::text[],
      ${rows.map(({ why }) => why)}::text[], ${rows.map(({ nextTryAt }) => nextTryAt)}::timestamptz[],
      ${rows.map(({ tries }) => tries)}::int[]) as one (id, state, why, next_try_at, tries)
    where r.id = one.id and r.state = 'sending'`.execute(db)
  const refused = sent
    .filter(({ answer }) => answer.kind === 'refused' && answer.about === 'address')
    .map(({ of }) => of.email)
  for (const email of refused.sort()) await noteUnreachable(work, email, 'softBounced')
  const untaken = sent.filter(({ answer }) => answer.kind === 'refused' || answer.kind === 'later')
  await giveMarksBack(
    work,
    untaken.map(({ of }) => of),
  )
}

type Then = { readonly now: Date; readonly isAway: boolean }

function stateAfter({ tries }: Claimed, answer: MailAnswer, { now, isAway }: Then) {
  const same = { why: null, nextTryAt: null, tries }
  if (answer.kind === 'accepted') return { ...same, state: 'sent' }
  const { kind, why } = answer
  if (kind === 'unknown') return { ...same, state: 'sending', why }
  const nextTryAt = new Date(now.getTime() + 5 * minute)
  if (kind === 'later' && (isAway || answer.about === 'server'))
    return { state: 'waiting', why, nextTryAt, tries: tries - 1 }
  if (kind === 'refused' || tries >= mostTries) return { ...same, state: 'refused', why }
  return { state: 'waiting', why, nextTryAt, tries }
}
