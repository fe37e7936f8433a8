import { sql } from 'kysely'
import { paymentOf } from '#money/payments/payment.ts'
import type { Money } from '#platform/values/amounts/money.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { type BankLine, readBankLines } from './read-bank-lines.ts'
import { readReceiptLimit } from './read-receipt-limit.ts'
import { fitOf, isCandidate, type LineFit, scoreOf } from './score-line.ts'

export type ReceiptRow = {
  readonly paymentId: string
  readonly number: string
  readonly amount: Money
  readonly customer: string
  readonly email: string
  readonly note: string | null
  readonly fileId: string
  readonly at: Date
  /** The order it was for, where that was cancelled meanwhile: what is found goes to the wallet. */
  readonly cancelledOrder: string | null
}

const cancelledOrder = sql<
  string | null
>`(select o.number from orders o where o.id = payments.subject_id and not exists (
  select from order_items item where item.order_id = o.id and item.state <> 'cancelled'))`

/** The receipts of transfers that wait for finance, the oldest in front. */
export async function readReceipts(work: Work, q = ''): Promise<readonly ReceiptRow[]> {
  const rows = await work.db
    .selectFrom('payments')
    .innerJoin('payment_receipts as receipt', 'receipt.payment_id', 'payments.id')
    .innerJoin('customers', 'customers.id', 'payments.customer_id')
    .selectAll('payments')
    .select(['receipt.at', 'receipt.note', 'receipt.file_id', 'first_name', 'last_name', 'email'])
    .select(cancelledOrder.as('cancelled_order'))
    .where('payments.site', '=', work.site)
    .where('payments.status', '=', 'pending_review')
    .where('receipt.replaced_at', 'is', null)
    .where('receipt.decision', 'is', null)
    .orderBy('receipt.at')
    .limit(300)
    .execute()
  const wanted = q.toLowerCase()
  return rows
    .map((row) => {
      const { id, number, outside } = paymentOf(row)
      const customer = `${row.first_name} ${row.last_name}`.trim()
      const { email, note, file_id: fileId, at, cancelled_order } = row
      const facts = { customer, email, note, fileId, at, cancelledOrder: cancelled_order }
      return { paymentId: id, number, amount: outside, ...facts }
    })
    .filter(({ number, customer, email, amount }) =>
      [number, customer, email, String(amount.minor / 100n)].some((text) => text.toLowerCase().includes(wanted)),
    )
}

export type FittingLine = BankLine & {
  readonly fit: LineFit
  readonly isCandidate: boolean
  /** Why it cannot be chosen: the reader brought its statement and it is above the limit, or it may be another one told anew. */
  readonly barred: 'importer' | 'doubted' | null
}
export type ReceiptCase = {
  readonly receipt: ReceiptRow
  readonly lines: readonly FittingLine[]
  readonly next: string | null
}

const mostLines = 40

/** One receipt beside the lines of the statements that nothing was made of yet, the likeliest in front. */
export async function readReceiptCase(work: Work, number: string): Promise<ReceiptCase> {
  const waiting = await readReceipts(work)
  const at = waiting.findIndex((one) => one.number === number)
  const receipt = waiting[at]
  if (!receipt) throw platformNo.NOT_FOUND()
  const hints = [receipt.number, receipt.note ?? '']
  const transfer = { minor: receipt.amount.minor, sentOn: receipt.at, name: receipt.customer, hints }
  const free = await readBankLines(work, { state: 'free', q: '' })
  const limit = await readReceiptLimit(work)
  const lines = free
    .filter(({ amount }) => amount.minor > 0n)
    .map((line) => {
      const fit = fitOf({ ...line, minor: line.amount.minor }, transfer)
      const isMine = line.importedBy === work.who.id && line.amount.minor >= limit
      const barred = line.isDoubted ? ('doubted' as const) : isMine ? ('importer' as const) : null
      return { ...line, fit, isCandidate: isCandidate(fit), barred }
    })
    .toSorted((one, other) => scoreOf(other.fit) - scoreOf(one.fit))
    .slice(0, mostLines)
  return { receipt, lines, next: (waiting[at + 1] ?? waiting.find((one) => one !== receipt))?.number ?? null }
}
