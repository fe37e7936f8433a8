import { audit } from '#people/audit.ts'
import { no as platformNo } from '#platform/refusal.ts'
import type { Work } from '#platform/work.ts'
import { confirmRefundSend, failRefundSend, lockRefundSend } from './end-refund-send.ts'
import { no } from './refunds.refusals.ts'

/** Finance has it from the provider itself what became of a refund it never answered: done, with its number, or not. */
export async function endRefundByHand(
  work: Work,
  { sendId, reference, why }: { readonly sendId: string; readonly reference: string | null; readonly why: string },
): Promise<void> {
  const { send } = await lockRefundSend(work, sendId)
  if (send.site !== work.site) throw platformNo.NOT_FOUND()
  const isEnded =
    send.status === 'asked' &&
    (reference === null ? await failRefundSend(work, sendId, why) : await confirmRefundSend(work, sendId, reference))
  if (!isEnded) throw no.REFUND_MOVE_NOT_ALLOWED({ status: send.status })
  const after = { happened: reference !== null, reference }
  await audit(work, { action: 'refund.end', subject: `refund-send:${sendId}`, after, why })
}

/** Asks again at once: the provider for what waits, after what it did not answer. */
export async function hurryRefundSend(work: Work, sendId: string): Promise<void> {
  const { send } = await lockRefundSend(work, sendId)
  if (send.site !== work.site) throw platformNo.NOT_FOUND()
  if (send.status !== 'waiting' && send.status !== 'asked') throw no.REFUND_MOVE_NOT_ALLOWED({ status: send.status })
  await work.db.updateTable('refund_sends').set({ ask_next_at: work.now }).where('id', '=', sendId).execute()
  await audit(work, { action: 'refund.hurry', subject: `refund-send:${sendId}` })
}

/** Finance has dealt with money that was taken back from us: disputed, written off, agreed with the customer. */
export async function handleChargeback(
  work: Work,
  {
    provider,
    transactionId,
    note,
  }: { readonly provider: string; readonly transactionId: string; readonly note: string },
): Promise<void> {
  const { who } = work
  if (who.kind !== 'staff') throw platformNo.FORBIDDEN()
  const { numUpdatedRows } = await work.db
    .updateTable('payment_reversals')
    .set({ handled_by: who.id, handled_at: work.now, note })
    .where('provider', '=', provider)
    .where('transaction_id', '=', transactionId)
    .where('taken_as', '=', 'chargeback')
    .where('handled_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw no.CHARGEBACK_HANDLED()
  await audit(work, { action: 'chargeback.handle', subject: `reversal:${provider}:${transactionId}`, why: note })
}
