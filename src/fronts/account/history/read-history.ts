import { sql } from 'kysely'
import type { Initiator } from '#money/payments/payment.ts'
import type { PaymentStatus } from '#money/payments/payment-moves.ts'
import type { EntryKind } from '#money/wallet/entry-kinds.ts'
import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import { isCurrency, type Money } from '#platform/values/amounts/money.ts'
import type { Work } from '#platform/work/work.ts'
import { sites } from '#sites/sites.ts'
import { historyList } from './history-list.ts'
import type { HistoryQuestion } from './history-question.ts'
import { initiatorsOf, kindsOf, type TransactionType, typeOf } from './transaction-types.ts'

export type HistoryRow = {
  readonly key: string
  readonly at: Date
  readonly type: TransactionType
  /** Why money moved; null for a payment that has moved none. */
  readonly kind: EntryKind | null
  readonly initiator: Initiator | null
  readonly status: PaymentStatus
  readonly method: string | null
  /** Of the payment, withdrawal or refund. */
  readonly number: string | null
  readonly paymentId: string | null
  /** The order or request it was for; otherwise the gateway's number. */
  readonly reference: string | null
  readonly order: string | null
  readonly request: string | null
  readonly amount: Money
  /** Why the refunded order was cancelled, or the withdrawal refused: a listed reason, or a text. */
  readonly cancelReason: string | null
  readonly moved: { readonly balance: string; readonly before: Money; readonly after: Money } | null
}

type Found = {
  readonly place: bigint | null
  readonly id: string
  readonly at: Date
  readonly kind: EntryKind | null
  readonly initiator: Initiator | null
  readonly status: PaymentStatus
  readonly method: string | null
  readonly number: string | null
  readonly payment_id: string | null
  readonly reference: string | null
  readonly order_number: string | null
  readonly request_number: string | null
  readonly balance: string | null
  readonly minor: bigint
  readonly before: bigint | null
  readonly after: bigint | null
  readonly cancel_reason: string | null
  readonly total: bigint
}

/**
 * The acting customer's financial history on this site, newest first: everything that moved a balance, and payments
 * that moved none. Each balance ends where the line above begins.
 */
export async function readHistory(
  work: Work,
  question: HistoryQuestion,
): Promise<{ readonly rows: readonly HistoryRow[]; readonly total: number }> {
  const { page, pageSize } = question
  const { rows } = await sql<Found>`
    ${historyList(signedInCustomer(work), work.site, sites[work.site].currency)}
    select list.*, coalesce(list.reject_reason, case when list.may_be_cancelled then
      (select cancel_reason from orders where number = list.order_number) end) as cancel_reason,
      count(*) over () as total from list where ${wanted(work, question)}
    order by at desc, place desc nulls first, id desc
    limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(work.db)
  return { rows: rows.map(rowOf(sites[work.site].currency)), total: Number(rows[0]?.total ?? 0n) }
}

function wanted(work: Work, { section, type, status, method, balance, from, to, search }: HistoryQuestion) {
  const zone = sites[work.site].timeZone
  const isUnderWay = sql`(list.initiator = 'deposit' and list.status not in ('failed', 'cancelled'))
    or (list.kind = 'withdraw' and list.status in ('pending_review', 'on_progress'))`
  const parts = [
    section === 'requests' && sql`(${isUnderWay})`,
    type && sql`(list.kind = any(${kindsOf(type)}::text[]) or list.initiator = any(${initiatorsOf(type)}::text[]))`,
    status && sql`list.status = ${status}`,
    method && sql`list.method = ${method}`,
    balance && sql`list.balance = ${balance}`,
    from && sql`list.at >= ${from}::date::timestamp at time zone ${zone}`,
    to && sql`list.at < (${to}::date + 1)::timestamp at time zone ${zone}`,
    search &&
      sql`(${matches('number', search)} or ${matches('reference', search)} or ${matches('order_number', search)})`,
  ].filter((part) => typeof part === 'object')
  return parts.length === 0 ? sql`true` : sql.join(parts, sql` and `)
}

/** Any part of a number matches, ignoring case. */
function matches(column: 'number' | 'reference' | 'order_number', search: string) {
  return sql`position(lower(${search.replace(/^#/, '')}) in lower(coalesce(${sql.ref(`list.${column}`)}, ''))) > 0`
}

function rowOf(code: string): (found: Found) => HistoryRow {
  if (!isCurrency(code)) throw new Error(`unknown currency ${code}`)
  const money = (minor: bigint): Money => ({ minor, currency: code })
  return (found) => {
    const { place, id, at, kind, initiator, status, method, number, reference, balance, before, after } = found
    const hasMoved = balance !== null && before !== null && after !== null
    return {
      at,
      kind,
      initiator,
      status,
      method,
      number,
      reference,
      key: place === null ? id : String(place),
      type: typeOf(found),
      paymentId: found.payment_id,
      order: found.order_number,
      request: found.request_number,
      amount: money(found.minor),
      cancelReason: found.cancel_reason,
      moved: hasMoved ? { balance, before: money(before), after: money(after) } : null,
    }
  }
}
