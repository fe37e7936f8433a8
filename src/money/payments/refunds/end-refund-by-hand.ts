import { audit } from '#people/access/audit.ts'
import { requireProof } from '#people/access/require-proof.ts'
import { requireSecondPerson } from '#people/access/require-second-person.ts'
import { newId } from '#platform/work/id.ts'
import { once } from '#platform/work/once.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { confirmRefundSend, failRefundSend, lockRefundSend } from './end-refund-send.ts'
import { no } from './refunds.refusals.ts'

/** What the provider itself said about a refund that it never answered. */
export type RefundEnding = {
  readonly key: string
  readonly sendId: string
  readonly happened: boolean
  /** Its number of the refund if it was made, of its answer if it was not. */
  readonly reference: string
  /** What was seen, where, or who said it. */
  readonly note: string
}
export type RefundEnded = { readonly id: string; readonly isDone: boolean }

/**
 * Finance learned from the provider what happened to a refund: made, or not. Below the limit of `refund_rules` it ends
 * at once; above it when a second person agrees (`answerRefundEnding`).
 */
export async function endRefundByHand(work: Work, { key, ...ending }: RefundEnding): Promise<RefundEnded> {
  requireProof(work)
  const { who } = work
  if (who.kind !== 'staff') throw platformNo.FORBIDDEN()
  return once(work, `refund-end:${key}`, ending, async () => {
    const { sendId, happened, reference, note } = ending
    const { send } = await lockRefundSend(work, sendId)
    if (send.site !== work.site) throw platformNo.NOT_FOUND()
    if (send.status !== 'asked') throw no.REFUND_MOVE_NOT_ALLOWED({ status: send.status })
    if (await isStanding(work, sendId)) throw no.REFUND_ENDING_STANDS()
    const needsTwo = send.amount.minor >= (await readRefundLimit(work))
    const id = newId()
    await work.db
      .insertInto('refund_endings')
      .values({
        id,
        send_id: sendId,
        site: work.site,
        happened,
        reference,
        note,
        needs_two: needsTwo,
        proposed_by: who.id,
        proposed_at: work.now,
        done_at: needsTwo ? null : work.now,
      })
      .execute()
    if (!needsTwo) await end(work, ending)
    const before = { status: send.status }
    const action = needsTwo ? 'refund.propose' : 'refund.end'
    await audit(work, { action, subject: `refund-send:${sendId}`, before, after: { happened, reference }, why: note })
    return { id, isDone: !needsTwo }
  })
}

/** A second person agrees to a colleague's note, and the refund ends; or one of them withdraws the note. */
export async function answerRefundEnding(
  work: Work,
  { key, id, agrees }: { readonly key: string; readonly id: string; readonly agrees: boolean },
): Promise<RefundEnded> {
  requireProof(work)
  const { who } = work
  if (who.kind !== 'staff') throw platformNo.FORBIDDEN()
  return once(work, `refund-answer:${key}`, { id, agrees }, async () => {
    const found = await findStanding(work, id)
    // The payment and the refund are locked before the note, as everywhere.
    const { send } = await lockRefundSend(work, found.send_id)
    const row = await findStanding(work, id)
    const answered = agrees
      ? { agreed_by: who.id, done_at: work.now }
      : { withdrawn_by: who.id, withdrawn_at: work.now }
    if (agrees) requireSecondPerson(work, row.proposed_by)
    if (agrees && send.status !== 'asked') throw no.REFUND_MOVE_NOT_ALLOWED({ status: send.status })
    await work.db.updateTable('refund_endings').set(answered).where('id', '=', id).execute()
    const { send_id: sendId, happened, reference, note } = row
    if (agrees) await end(work, { sendId, happened, reference, note })
    const before = { status: send.status, proposed: true }
    const action = agrees ? 'refund.end' : 'refund.withdraw'
    await audit(work, { action, subject: `refund-send:${sendId}`, before, after: { happened, reference }, why: note })
    return { id, isDone: agrees }
  })
}

async function end(work: Work, { sendId, happened, reference, note }: Omit<RefundEnding, 'key'>): Promise<void> {
  const isEnded = happened
    ? await confirmRefundSend(work, sendId, reference)
    : await failRefundSend(work, sendId, `${reference}: ${note}`)
  if (!isEnded) throw no.REFUND_MOVE_NOT_ALLOWED({ status: 'ended' })
}

async function findStanding(work: Work, id: string) {
  const row = await work.db
    .selectFrom('refund_endings')
    .selectAll()
    .where('id', '=', id)
    .where('site', '=', work.site)
    .executeTakeFirst()
  if (!row) throw platformNo.NOT_FOUND()
  if (row.done_at !== null || row.withdrawn_at !== null) throw no.REFUND_ENDING_ANSWERED()
  return row
}

async function isStanding(work: Work, sendId: string): Promise<boolean> {
  const row = await work.db
    .selectFrom('refund_endings')
    .select('id')
    .where('send_id', '=', sendId)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

async function readRefundLimit(work: Work): Promise<bigint> {
  const row = await work.db
    .selectFrom('refund_rules')
    .select('two_people_from_minor')
    .where('site', '=', work.site)
    .executeTakeFirst()
  return row?.two_people_from_minor ?? 0n
}

/** Tries again at once: requests a waiting refund, or asks about one without an answer. */
export async function hurryRefundSend(work: Work, sendId: string): Promise<void> {
  requireProof(work)
  const { send } = await lockRefundSend(work, sendId)
  if (send.site !== work.site) throw platformNo.NOT_FOUND()
  if (send.status !== 'waiting' && send.status !== 'asked') throw no.REFUND_MOVE_NOT_ALLOWED({ status: send.status })
  await work.db.updateTable('refund_sends').set({ ask_next_at: work.now }).where('id', '=', sendId).execute()
  const before = { status: send.status, isHurried: false }
  await audit(work, { action: 'refund.hurry', subject: `refund-send:${sendId}`, before, after: { isHurried: true } })
}
