import { lockPayment } from '#money/payments/move-payment.ts'
import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import { once } from '#platform/work/once.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { lockRefund } from './move-refund.ts'
import type { Refund } from './refund.ts'
import { findRefundMove } from './refund-moves.ts'
import { refundAccount } from './refund-rule.ts'
import { no } from './refunds.refusals.ts'
import { startRefundSend } from './start-refund-send.ts'

/**
 * The customer sends a refund on from their balance to the card that paid; a job requests it from the provider at once.
 */
export async function sendRefundToSource(
  work: Work,
  { number, key, comment = '' }: { readonly number: string; readonly key: string; readonly comment?: string },
): Promise<Refund> {
  const customerId = signedInCustomer(work)
  return once(work, `refund-send:${key}`, { number, comment }, async () => {
    const found = await work.db
      .selectFrom('refunds')
      .select(['id', 'payment_id'])
      .where('number', '=', number)
      .where('customer_id', '=', customerId)
      .where('site', '=', work.site)
      .executeTakeFirst()
    if (!found) throw platformNo.NOT_FOUND()
    // The payment is locked before its refunds, as everywhere.
    if (found.payment_id) await lockPayment(work, found.payment_id)
    const refund = await lockRefund(work, found.id)
    if (!findRefundMove(work.who, refund.status, 'send')) throw no.REFUND_MOVE_NOT_ALLOWED({ status: refund.status })
    await refuseSpent(work, refund)
    const started = await startRefundSend(work, refund, comment || undefined)
    if (!started) throw no.REFUND_HAS_NO_SOURCE()
    return started.refund
  })
}

// Money that was spent meanwhile cannot be sent; the balance is locked for the check.
async function refuseSpent(work: Work, refund: Refund): Promise<void> {
  const account = await work.db
    .selectFrom('ledger_accounts')
    .select('balance')
    .where('name', '=', refundAccount(refund.customerId, refund.kind))
    .where('currency', '=', refund.amount.currency)
    .forUpdate()
    .executeTakeFirst()
  if ((account?.balance ?? 0n) < refund.amount.minor) throw no.REFUND_SPENT()
}
