import { sql } from 'kysely'
import { type HoldKind, walletAccount } from '#money/wallet/accounts.ts'
import { postEntry, transfer } from '#money/wallet/post-entry.ts'
import { announce } from '#platform/work/announce.ts'
import { newId } from '#platform/work/id.ts'
import { asSystem, type Work } from '#platform/work/work.ts'
import { sites } from '#sites/sites.ts'
import { lockRefund, writeRefundHistory } from './move-refund.ts'
import type { Refund } from './refund.ts'
import { type RefundCause, type RefundShare, refundAccount, shareRefund } from './refund-rule.ts'
import { startRefundSend } from './start-refund-send.ts'

export type RefundRecord = {
  readonly customerId: string
  readonly subject: Refund['subject']
  readonly kind: HoldKind
  readonly minor: bigint
  /** The entry that put it into the balance; null for money that valU lent, which was already on hold. */
  readonly entryId: string | null
  readonly cause: RefundCause
  /** What was paid for the subject in this kind of money, in the order in which it is refunded. */
  readonly paid: readonly { readonly paymentId: string | null; readonly minor: bigint }[]
}

/**
 * Records a refund to a customer's balance, a row for each refunded payment. Money that was lent for the purchase goes
 * on to its lender automatically.
 */
export async function recordRefund(given: Work, record: RefundRecord): Promise<readonly Refund[]> {
  const work = asSystem(given)
  const before = await readRefunded(work, record)
  const parts = record.paid.map(({ paymentId, minor }) => {
    const refunded = before.get(paymentId) ?? 0n
    return { paymentId, paid: minor, refunded }
  })
  const written: Refund[] = []
  for (const share of shareRefund(record.minor, merged(parts))) written.push(await writeRefund(work, record, share))
  await announce(work, 'refund.recorded', { subjectKind: record.subject.kind, subjectId: record.subject.id })
  return written
}

type Part = { readonly paymentId: string | null; readonly paid: bigint; readonly refunded: bigint }

// Two rows of the same payment are one payment.
function merged(parts: readonly Part[]): readonly Part[] {
  const whole = new Map<string | null, Part>()
  for (const part of parts) {
    const known = whole.get(part.paymentId)
    whole.set(part.paymentId, known ? { ...known, paid: known.paid + part.paid } : part)
  }
  return [...whole.values()]
}

async function readRefunded(work: Work, { subject, kind }: RefundRecord): Promise<ReadonlyMap<string | null, bigint>> {
  const rows = await work.db
    .selectFrom('refunds')
    .select(['payment_id'])
    .select((select) => select.cast<bigint>(select.fn.sum('amount_minor'), 'bigint').as('minor'))
    .where('subject_id', '=', subject.id)
    .where('kind', '=', kind)
    .groupBy('payment_id')
    .execute()
  return new Map(rows.map((row) => [row.payment_id, row.minor]))
}

// Its lender has nothing left to take back: the loan is settled, and the money becomes cash money.
async function turnIntoCash(work: Work, refund: Refund): Promise<Refund> {
  const { customerId, amount, number } = refund
  const lines = transfer(amount, refundAccount(customerId, 'valu'), walletAccount(customerId, 'cash'))
  await postEntry(work, 'refund_returned', lines, { reference: number, onlyOnce: `refund-cash:${refund.id}` })
  return refund
}

async function writeRefund(work: Work, record: RefundRecord, { paymentId, minor }: RefundShare): Promise<Refund> {
  const { customerId, subject, kind, entryId, cause } = record
  const id = newId()
  await work.db
    .insertInto('refunds')
    .values({
      id,
      number: sql`'RF-' || nextval('refund_numbers')`,
      customer_id: customerId,
      site: work.site,
      subject_kind: subject.kind,
      subject_id: subject.id,
      subject_number: subject.number,
      payment_id: paymentId,
      kind,
      amount_minor: minor,
      currency: sites[work.site].currency,
      cause,
      entry_id: entryId,
      status: 'in_wallet',
      at: work.now,
    })
    .execute()
  await writeRefundHistory(work, id, { event: 'record', from: null, to: 'in_wallet', note: null })
  const refund = await lockRefund(work, id)
  // Lent money returns to the lender without asking.
  if (kind !== 'valu') return refund
  return (await startRefundSend(work, refund))?.refund ?? turnIntoCash(work, refund)
}
