import type { Settlement } from '#money/payments/gateways/settlement.ts'
import { markReceiptApproved } from '#money/payments/receipts/mark-receipt-approved.ts'
import type { Money } from '#platform/values/amounts/money.ts'
import { once } from '#platform/work/once.ts'
import type { Work } from '#platform/work/work.ts'
import { applyByHand } from './apply-by-hand.ts'

export type ApprovedReceipt = {
  readonly key: string
  readonly paymentId: string
  /** The amount on the statement, which may be less or more than was asked for. */
  readonly amount: Money
  readonly bankAccountId: string
  readonly statementRef: string
}

/**
 * Finance found the transfer on the bank's statement: its amount is credited, and pays what the payment is for where it
 * suffices. A line of a statement is used once.
 */
export async function approveReceipt(work: Work, { key, ...given }: ApprovedReceipt): Promise<Settlement> {
  return once(work, `approve-receipt:${key}`, given, async () => {
    const { paymentId, amount, bankAccountId, statementRef } = given
    const { accountNumber } = await markReceiptApproved(work, { paymentId, amount, bankAccountId, statementRef })
    const source = { kind: 'bank', account: accountNumber, statementRef } as const
    return applyByHand(work, { key, paymentId, amount, source })
  })
}
