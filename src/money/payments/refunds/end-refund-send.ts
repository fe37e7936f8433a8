import { lockPayment } from '#money/payments/move-payment.ts'
import { holdAccount, walletAccount } from '#money/wallet/accounts.ts'
import { postEntry, transfer } from '#money/wallet/post-entry.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { lockRefund, moveRefund, tellRefund } from './move-refund.ts'
import { type Refund, type RefundSend, sendOf } from './refund.ts'

/** A refund in progress, locked with its payment and its refund until the transaction ends. */
export async function lockRefundSend(
  work: Work,
  id: string,
): Promise<{ readonly send: RefundSend; readonly refund: Refund }> {
  const found = await work.db
    .selectFrom('refund_sends')
    .select(['payment_id', 'refund_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!found) throw platformNo.NOT_FOUND()
  await lockPayment(work, found.payment_id)
  const refund = await lockRefund(work, found.refund_id)
  const row = await work.db.selectFrom('refund_sends').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row) throw platformNo.NOT_FOUND()
  return { send: sendOf(row), refund }
}

/** The provider has made it: the money leaves our books for the provider's. A second report changes nothing. */
export async function confirmRefundSend(work: Work, id: string, providerRefundId: string | null): Promise<boolean> {
  const { send, refund } = await lockRefundSend(work, id)
  if (send.status === 'confirmed' || send.status === 'failed') return false
  // Some providers give all refunds of a charge the same name: it is the first one's.
  const isNew = providerRefundId !== null && !(await isNamed(work, send.provider, providerRefundId))
  await end(work, send, { status: 'confirmed', provider_refund_id: isNew ? providerRefundId : null, detail: null })
  const left = transfer(send.amount, `withdrawal:${send.id}`, `gateway:${send.provider}`)
  const facts = { reference: refund.number, onlyOnce: `refund-send:${send.id}` }
  const entry = await postEntry(work, 'refund_settled', left, facts)
  if (isNew) await writeReversal(work, send, providerRefundId, entry)
  const sent = await moveRefund(work, refund, 'confirm')
  await tellRefund(work, sent, 'sent', send.amount)
  return true
}

async function isNamed(work: Work, provider: string, name: string): Promise<boolean> {
  const row = await work.db
    .selectFrom('payment_reversals')
    .select('transaction_id')
    .where('provider', '=', provider)
    .where('transaction_id', '=', name)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * The provider refuses: the money returns to the customer, who is told why. Money that valU lent becomes cash money.
 */
export async function failRefundSend(work: Work, id: string, detail: string): Promise<boolean> {
  const { send, refund } = await lockRefundSend(work, id)
  if (send.status === 'confirmed' || send.status === 'failed') return false
  await end(work, send, { status: 'failed', provider_refund_id: null, detail })
  const isLent = send.takenFrom === holdAccount(refund.customerId, 'valu')
  const to = isLent ? walletAccount(refund.customerId, 'cash') : send.takenFrom
  const back = transfer(send.amount, `withdrawal:${send.id}`, to)
  const facts = { reference: refund.number, onlyOnce: `refund-send:${send.id}` }
  await postEntry(work, 'refund_returned', back, facts)
  const returned = await moveRefund(work, refund, 'fail', detail)
  await tellRefund(work, returned, 'returned', send.amount)
  return true
}

async function end(
  work: Work,
  { id }: RefundSend,
  how: { readonly status: string; readonly provider_refund_id: string | null; readonly detail: string | null },
): Promise<void> {
  await work.db
    .updateTable('refund_sends')
    .set({ ...how, answered_at: work.now, ask_next_at: null })
    .where('id', '=', id)
    .execute()
}

/** Records the provider's own transaction of this refund, so that its callback is nothing new. */
export async function writeReversal(
  work: Work,
  send: RefundSend,
  transactionId: string,
  entry: string | null,
): Promise<void> {
  await work.db
    .insertInto('payment_reversals')
    .values({
      provider: send.provider,
      transaction_id: transactionId,
      payment_id: send.paymentId,
      charge_id: send.transactionId,
      amount_minor: send.amount.minor,
      currency: send.amount.currency,
      taken_as: 'refund',
      send_id: send.id,
      entry_id: entry,
      at: work.now,
    })
    .execute()
}
