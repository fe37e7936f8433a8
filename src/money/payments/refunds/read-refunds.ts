import type { Selectable } from 'kysely'
import { readBankHolidays } from '#money/payments/holidays/read-bank-holidays.ts'
import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import type { Money } from '#platform/values/amounts/money.ts'
import { smallerOf } from '#platform/values/amounts/round.ts'
import type { Refunds } from '#platform/work/database.gen.ts'
import { no } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { methodFacts } from '#pricing/quote/method-table.ts'
import { type RefundSource, readRefundSources } from './read-source.ts'
import { type Refund, type RefundSend, refundOf, sendOf } from './refund.ts'
import { type ClockStep, refundSteps } from './refund-clock.ts'
import { findRefundMove } from './refund-moves.ts'

export type RefundView = Refund & {
  /** What it was paid with, if it was paid outside. */
  readonly source: Pick<RefundSource, 'method' | 'card'> | null
  /** How much of it was sent on to its source, or is on its way. */
  readonly sent: Money | null
  /** How much of it the customer may send on now; null if none. */
  readonly maySend: Money | null
  readonly steps: readonly ClockStep[]
}

export type RefundFilters = {
  readonly subjectId?: string
  readonly isUnderWay?: boolean
  readonly page?: number
  readonly pageSize?: number
}

/** The customer's refunds on this site, newest first, each with its clock. */
export async function readRefunds(
  work: Work,
  { subjectId, isUnderWay = false, page = 1, pageSize = 20 }: RefundFilters = {},
): Promise<{ readonly items: readonly RefundView[]; readonly total: number }> {
  const customerId = signedInCustomer(work)
  const found = work.db
    .selectFrom('refunds')
    .where('customer_id', '=', customerId)
    .where('site', '=', work.site)
    .$if(subjectId !== undefined, (query) => query.where('subject_id', '=', subjectId ?? ''))
    .$if(isUnderWay, (query) => query.where('status', '=', 'sending'))
  const { total } = await found
    .select((select) => select.cast<bigint>(select.fn.countAll(), 'bigint').as('total'))
    .executeTakeFirstOrThrow()
  const rows = await found
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  return { items: await withClocks(work, rows), total: Number(total) }
}

/** All refunds of one subject, newest first. */
export async function readRefundsOf(work: Work, subjectId: string): Promise<readonly RefundView[]> {
  const rows = await work.db
    .selectFrom('refunds')
    .selectAll()
    .where('customer_id', '=', signedInCustomer(work))
    .where('site', '=', work.site)
    .where('subject_id', '=', subjectId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute()
  return withClocks(work, rows)
}

/** All refunds of one subject for staff, the oldest first, as they stand. The caller checks whose it is. */
export async function readRefundsOfSubject(work: Work, subjectId: string): Promise<readonly Refund[]> {
  const rows = await work.db
    .selectFrom('refunds')
    .selectAll()
    .where('subject_id', '=', subjectId)
    .orderBy('at')
    .orderBy('id')
    .execute()
  return rows.map(refundOf)
}

/** One of the customer's refunds, by its number. */
export async function readRefund(work: Work, number: string): Promise<RefundView> {
  const rows = await work.db
    .selectFrom('refunds')
    .selectAll()
    .where('number', '=', number)
    .where('customer_id', '=', signedInCustomer(work))
    .where('site', '=', work.site)
    .execute()
  const [view] = await withClocks(work, rows)
  if (!view) throw no.NOT_FOUND()
  return view
}

async function withClocks(work: Work, rows: readonly Selectable<Refunds>[]): Promise<readonly RefundView[]> {
  if (rows.length === 0) return []
  const refunds = rows.map(refundOf)
  const paymentIds = refunds.flatMap(({ paymentId }) => paymentId ?? [])
  const left = await readRefundSources(work, paymentIds)
  const methods = await readMethods(work, paymentIds)
  const sends = await readLastSends(
    work,
    refunds.map(({ id }) => id),
  )
  const holidays = await readBankHolidays(work)
  return refunds.map((refund) => {
    const send = sends.get(refund.id) ?? null
    const source = left.get(refund.paymentId ?? '') ?? null
    const mayMove = findRefundMove(work.who, refund.status, 'send') !== null && refund.kind !== 'valu'
    const minor = source ? smallerOf(refund.amount.minor, source.left) : 0n
    return {
      ...refund,
      source: methods.get(refund.paymentId ?? '') ?? null,
      sent: send && refund.status !== 'returned' ? send.amount : null,
      maySend: mayMove && minor > 0n ? { ...refund.amount, minor } : null,
      steps: refundSteps(refund, send, { now: work.now, holidays }),
    }
  })
}

async function readMethods(work: Work, ids: readonly string[]): Promise<ReadonlyMap<string, RefundView['source']>> {
  if (ids.length === 0) return new Map()
  const rows = await work.db
    .selectFrom('payments')
    .select(['id', 'method', 'card_brand', 'card_last4'])
    .where('id', 'in', [...ids])
    .execute()
  return new Map(
    rows.map((row) => {
      const method = row.method as RefundSource['method']
      const card = row.card_last4 ? { brand: row.card_brand ?? '', last4: row.card_last4 } : null
      return [row.id, methodFacts[method].refund === 'none' ? null : { method, card }]
    }),
  )
}

async function readLastSends(work: Work, ids: readonly string[]): Promise<ReadonlyMap<string, RefundSend>> {
  if (ids.length === 0) return new Map()
  const rows = await work.db
    .selectFrom('refund_sends')
    .selectAll()
    .where('refund_id', 'in', [...ids])
    .orderBy('made_at')
    .orderBy('id')
    .execute()
  return new Map(rows.map((row) => [row.refund_id, sendOf(row)]))
}
