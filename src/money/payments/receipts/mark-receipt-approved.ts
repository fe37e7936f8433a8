import { no } from '#money/payments/payments.refusals.ts'
import type { Money } from '#platform/values/amounts/money.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { readReceipt } from './read-receipt.ts'

export type SeenTransfer = {
  readonly paymentId: string
  readonly amount: Money
  readonly bankAccountId: string
  readonly statementRef: string
}

/** Records what finance saw on the statement for a receipt. Each line of a statement settles one transfer. */
export async function markReceiptApproved(work: Work, seen: SeenTransfer): Promise<{ readonly accountNumber: string }> {
  const { paymentId, amount, bankAccountId } = seen
  const statementRef = seen.statementRef.trim()
  const account = await work.db
    .selectFrom('bank_accounts')
    .select('account_number')
    .where('id', '=', bankAccountId)
    .where('site', '=', work.site)
    // Two who approve with the same line wait for each other here.
    .forUpdate()
    .executeTakeFirst()
  if (!account) throw platformNo.NOT_FOUND()
  const receipt = await readReceipt(work, paymentId)
  if (!receipt || receipt.decision === 'approved') throw no.NO_RECEIPT_TO_DECIDE()
  const used = await work.db
    .selectFrom('payment_receipts')
    .select('id')
    .where('bank_account_id', '=', bankAccountId)
    .where('statement_reference', '=', statementRef)
    .where('decision', '=', 'approved')
    .executeTakeFirst()
  if (used) throw no.STATEMENT_LINE_USED({ path: 'statementRef' })
  await work.db
    .updateTable('payment_receipts')
    .set({
      decision: 'approved',
      reason: null,
      decided_at: work.now,
      decided_by: work.who.id,
      seen_minor: amount.minor,
      bank_account_id: bankAccountId,
      statement_reference: statementRef,
    })
    .where('id', '=', receipt.id)
    .execute()
  return { accountNumber: account.account_number }
}
