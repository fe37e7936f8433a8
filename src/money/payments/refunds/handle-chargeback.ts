import { audit } from '#people/access/audit.ts'
import { requireProof } from '#people/access/require-proof.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { no } from './refunds.refusals.ts'

/** Finance has dealt with a chargeback: disputed, written off, or agreed with the customer. */
export async function handleChargeback(
  work: Work,
  {
    provider,
    transactionId,
    note,
  }: { readonly provider: string; readonly transactionId: string; readonly note: string },
): Promise<void> {
  requireProof(work)
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
  const [before, after] = [{ isHandled: false }, { isHandled: true }]
  const subject = `reversal:${provider}:${transactionId}`
  await audit(work, { action: 'chargeback.handle', subject, before, after, why: note })
}
