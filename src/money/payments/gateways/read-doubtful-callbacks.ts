import { sql } from 'kysely'
import { newsForm } from '#money/payments/fawry/news.ts'
import { transactionOfQuery } from '#money/payments/paymob/paymob-gateway.ts'
import { transactionForm } from '#money/payments/paymob/transaction.ts'
import type { Work } from '#platform/work/work.ts'
import { readJson, valueAt } from './read-json.ts'

export type DoubtfulCallback = {
  readonly id: string
  readonly at: Date
  readonly provider: string
  readonly transactionId: string
  readonly state: string | null
  readonly result: string | null
  /**
   * `shifted`: a value is not in its only valid form, or another callback with the same signature says something else.
   * `unconfirmed`: it was acted on, and its gateway was never asked.
   */
  readonly why: 'shifted' | 'unconfirmed'
  readonly payment: string | null
  /** The entry that it booked, which a correction names. */
  readonly entry: string | null
  readonly kind: string | null
  readonly minor: bigint | null
  readonly currency: string | null
}

type Row = Omit<DoubtfulCallback, 'why'> & {
  readonly rawBody: string
  readonly query: Readonly<Record<string, string>>
  readonly saysOther: boolean
  readonly isConfirmed: boolean
}

/**
 * Signed callbacks of both sites that look shifted, or were acted on without a confirmation, oldest first, with their
 * entries.
 */
export async function readDoubtfulCallbacks(work: Work): Promise<readonly DoubtfulCallback[]> {
  const { rows } = await sql<Row>`
    with told as (
      select *, coalesce(query ->> 'hmac', substring(raw_body from '"messageSignature" *: *"([0-9a-fA-F]+)"')) as signature,
        coalesce(query ->> 'amount_cents', substring(raw_body from '"(?:amount_cents|paymentAmount)" *: *"?([0-9.]+)'))::numeric as said
      from payment_events where is_verified and transaction_id is not null
    ), booked as (
      select provider, transaction_id, entry_id, amount_minor, currency from payment_charges where entry_id is not null
      union all
      select provider, transaction_id, entry_id, amount_minor, currency from payment_reversals where entry_id is not null
    )
    select told.id, told.received_at as at, told.provider, told.transaction_id as "transactionId", told.state, told.result,
      told.raw_body as "rawBody", told.query, told.confirmed_at is not null as "isConfirmed",
      exists (select from told other where other.provider = told.provider and other.signature = told.signature
        and (other.transaction_id, other.said) is distinct from (told.transaction_id, told.said)) as "saysOther",
      payment.number as payment, booked.entry_id as entry, entry.kind, booked.amount_minor as minor, booked.currency
    from told
    left join payments payment on payment.id = told.payment_id
    left join booked on booked.provider = told.provider and booked.transaction_id = told.transaction_id
    left join journal_entries entry on entry.id = booked.entry_id
    order by told.received_at, told.id`.execute(work.db)
  return rows.flatMap(({ rawBody, query, saysOther, isConfirmed, ...row }): DoubtfulCallback[] => {
    if (saysOther || !hasOneForm(row.provider, rawBody, query)) return [{ ...row, why: 'shifted' }]
    const wasActedOn = row.result !== null && !isConfirmed
    return wasActedOn ? [{ ...row, why: 'unconfirmed' }] : []
  })
}

function hasOneForm(provider: string, rawBody: string, query: Row['query']): boolean {
  if (provider === 'fawry') return newsForm.safeParse(readJson(rawBody)).success
  const told = rawBody === '' ? transactionOfQuery(query) : valueAt(readJson(rawBody), 'obj')
  return transactionForm.safeParse(told).success
}
