import { approveReceipt } from '#checkout/paying/approve-receipt.ts'
import type { Settlement } from '#money/payments/gateways/settlement.ts'
import { type ReceiptFault, rejectReceipt } from '#money/payments/receipts/reject-receipt.ts'
import { no } from '#office/finance/finance.refusals.ts'
import { audit } from '#people/access/audit.ts'
import { requireProof } from '#people/access/require-proof.ts'
import { isCurrency, type Money } from '#platform/values/amounts/money.ts'
import { isId } from '#platform/work/id.ts'
import { once } from '#platform/work/once.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { readReceiptLimit } from './read-receipt-limit.ts'
import { type LineRow, lockFreeLine, markLineUsed, readAccountNumber } from './use-line.ts'

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
  requireProof(work)
  if (work.who.kind !== 'staff') throw platformNo.FORBIDDEN()
  return once(work, `receipt-line:${key}`, given, async () => {
    const { paymentId, lineId, amount } = given
    const line = await lockFreeLine(work, lineId)
    if (line.amount_minor !== amount.minor || line.currency !== amount.currency || !isCurrency(line.currency))
      throw no.AMOUNT_NOT_ON_LINE({ path: 'amount' })
    await refuseImporter(work, line)
    const before = { status: await statusOf(work, paymentId) }
    const settlement = await approveReceipt(work, {
      key,
      paymentId,
      amount,
      bankAccountId: line.bank_account_id,
      statementRef: line.number,
    })
    const number = 'payment' in settlement ? (settlement.payment?.number ?? paymentId) : paymentId
    await markLineUsed(work, lineId, { as: 'receipt', for: number, entries: await readEntries(work, line) })
    const after = { line: line.number, amount: String(amount.minor), outcome: settlement.kind }
    await audit(work, { action: 'receipt.approve', subject: `payment:${paymentId}`, before, after })
    return { number, outcome: settlement.kind }
  })
}

// From the limit on, who brought the statement does not approve by it: the database holds the same.
async function refuseImporter(work: Work, line: LineRow): Promise<void> {
  if (line.amount_minor < (await readReceiptLimit(work))) return
  const { imported_by: importer } = await work.db
    .selectFrom('bank_statement_imports')
    .select('imported_by')
    .where('id', '=', line.import_id)
    .executeTakeFirstOrThrow()
  if (importer === work.who.id) throw no.IMPORTER_MAY_NOT_APPROVE({ path: 'lineId', number: line.number })
}

// What the payment was before it was decided; one that is none is refused by the decision itself.
async function statusOf(work: Work, paymentId: string): Promise<string | null> {
  if (!isId(paymentId)) return null
  const row = await work.db.selectFrom('payments').select('status').where('id', '=', paymentId).executeTakeFirst()
  return row?.status ?? null
}

async function readEntries(work: Work, line: LineRow): Promise<readonly string[]> {
  const account = await readAccountNumber(work, line.bank_account_id)
  const { entry_id: entry } = await work.db
    .selectFrom('payment_charges')
    .select('entry_id')
    .where('provider', '=', 'bank')
    .where('transaction_id', '=', `${account}:${line.number}`)
    .executeTakeFirstOrThrow()
  return entry === null ? [] : [entry]
}

export type RefusedReceipt = {
  readonly key: string
  readonly paymentId: string
  readonly fault: ReceiptFault
  readonly note: string
}

/** No money was found for a receipt, or it cannot be read: the customer is told why. */
export async function refuseReceipt(work: Work, { key, ...given }: RefusedReceipt): Promise<ReceiptDecision> {
  requireProof(work)
  if (work.who.kind !== 'staff') throw platformNo.FORBIDDEN()
  return once(work, `receipt-refuse:${key}`, given, async () => {
    const before = { status: await statusOf(work, given.paymentId) }
    const { number } = await rejectReceipt(work, given)
    const why = given.note === '' ? given.fault : `${given.fault}: ${given.note}`
    await audit(work, {
      action: 'receipt.reject',
      subject: `payment:${given.paymentId}`,
      before,
      after: { status: 'rejected' },
      why,
    })
    return { number, outcome: 'rejected' }
  })
}
