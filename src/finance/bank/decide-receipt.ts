import { approveReceipt } from '#checkout/approve-receipt.ts'
import { no } from '#finance/finance.refusals.ts'
import { isCurrency, type Money } from '#money/money.ts'
import { type ReceiptFault, rejectReceipt } from '#payments/reject-receipt.ts'
import type { Settlement } from '#payments/settle-payment.ts'
import { audit } from '#people/audit.ts'
import { once } from '#platform/once.ts'
import { no as platformNo } from '#platform/refusal.ts'
import type { Work } from '#platform/work.ts'
import { lockFreeLine, markLineUsed } from './use-line.ts'

export type ApprovedByLine = {
  readonly key: string
  readonly paymentId: string
  readonly lineId: string
  /** What the person read on the statement: it must be what the line brought. */
  readonly amount: Money
}

export type ReceiptDecision = { readonly number: string; readonly outcome: Settlement['kind'] | 'rejected' }

/** A transfer was found on our bank's statement: its line is used up, its amount credited, and pays what it is for. */
export async function approveByLine(work: Work, { key, ...given }: ApprovedByLine): Promise<ReceiptDecision> {
  if (work.who.kind !== 'staff') throw platformNo.FORBIDDEN()
  return once(work, `receipt-line:${key}`, given, async () => {
    const { paymentId, lineId, amount } = given
    const line = await lockFreeLine(work, lineId)
    if (line.amount_minor !== amount.minor || line.currency !== amount.currency || !isCurrency(line.currency))
      throw no.AMOUNT_NOT_ON_LINE({ path: 'amount' })
    const settlement = await approveReceipt(work, {
      ...{ key, paymentId, amount, bankAccountId: line.bank_account_id, statementRef: line.number },
    })
    const number = 'payment' in settlement ? (settlement.payment?.number ?? paymentId) : paymentId
    await markLineUsed(work, lineId, { as: 'receipt', for: number })
    const after = { line: line.number, amount: String(amount.minor), outcome: settlement.kind }
    await audit(work, { action: 'receipt.approve', subject: `payment:${paymentId}`, after })
    return { number, outcome: settlement.kind }
  })
}

export type RefusedReceipt = {
  readonly key: string
  readonly paymentId: string
  readonly fault: ReceiptFault
  readonly note: string
}

/** No money was found for a receipt, or it cannot be read: the customer is told why. */
export async function refuseReceipt(work: Work, { key, ...given }: RefusedReceipt): Promise<ReceiptDecision> {
  if (work.who.kind !== 'staff') throw platformNo.FORBIDDEN()
  return once(work, `receipt-refuse:${key}`, given, async () => {
    const { number } = await rejectReceipt(work, given)
    const why = given.note === '' ? given.fault : `${given.fault}: ${given.note}`
    await audit(work, { action: 'receipt.reject', subject: `payment:${given.paymentId}`, why })
    return { number, outcome: 'rejected' }
  })
}
