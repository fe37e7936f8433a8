import { lockPayment } from '#money/payments/move-payment.ts'
import { postEntry, transfer } from '#money/wallet/post-entry.ts'
import { money } from '#platform/values/amounts/money.ts'
import { smallerOf } from '#platform/values/amounts/round.ts'
import { newId } from '#platform/work/id.ts'
import type { Work } from '#platform/work/work.ts'
import { moveRefund } from './move-refund.ts'
import { readRefundSource } from './read-source.ts'
import type { Refund } from './refund.ts'
import { refundAccount } from './refund-rule.ts'

/**
 * A refund leaves the customer's balance for the charge that it came from, at most the rest of that charge. A job
 * requests it from the provider. Null if there is nothing to send it back to.
 */
export async function startRefundSend(
  work: Work,
  refund: Refund,
  note?: string,
): Promise<{ readonly refund: Refund; readonly minor: bigint } | null> {
  const payment = refund.paymentId ? await lockPayment(work, refund.paymentId) : null
  const source = payment && (await readRefundSource(work, payment.id))
  if (!payment || !source) return null
  const minor = smallerOf(refund.amount.minor, source.left)
  const sending = await moveRefund(work, refund, 'send', note)
  const id = newId()
  const takenFrom = refundAccount(refund.customerId, refund.kind)
  const leaving = transfer(money(minor, refund.amount.currency), takenFrom, `withdrawal:${id}`)
  await postEntry(work, 'refund_sent', leaving, { reference: refund.number })
  await work.db
    .insertInto('refund_sends')
    .values({
      id,
      refund_id: refund.id,
      payment_id: payment.id,
      site: refund.site,
      provider: source.provider,
      transaction_id: source.transactionId,
      amount_minor: minor,
      currency: refund.amount.currency,
      taken_from: takenFrom,
      status: 'waiting',
      made_at: work.now,
      ask_next_at: work.now,
    })
    .execute()
  return { refund: sending, minor }
}
