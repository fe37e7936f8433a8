import { sql } from 'kysely'
import { earlyReversalKey } from '#money/payments/refunds/handle-early-reversal.ts'
import { isCurrency, type Money } from '#platform/values/amounts/money.ts'
import type { Work } from '#platform/work/work.ts'
import type { RefundDeskState } from './refund-desk-states.ts'

/** What stands on the refunds desk: on its way, without an answer, refused, taken back from us, gone back before it came. */

export type RefundDeskRow = {
  readonly key: string
  /** The refund's number, or the payment's of a chargeback. */
  readonly number: string
  readonly order: string | null
  /** Of money that never came, nobody. */
  readonly customer: string | null
  readonly amount: Money
  readonly provider: string
  readonly transactionId: string
  readonly since: Date
  readonly asked: number
  readonly detail: string | null
  /** Of a chargeback: what the balances did not hold. */
  readonly owed: Money | null
  /** What a colleague noted of its provider's answer, which a second person is to agree to. */
  readonly ending: {
    readonly id: string
    readonly happened: boolean
    readonly reference: string
    readonly note: string
    readonly by: string
    readonly isMine: boolean
  } | null
  readonly handled: { readonly by: string; readonly note: string } | null
}

type Found = {
  key: string
  number: string
  subject: string | null
  customer: string | null
  amount_minor: bigint
  currency: string
  provider: string
  transaction_id: string
  since: Date
  asked: number
  detail: string | null
  owed_minor: bigint | null
  handled_by: string | null
  note: string | null
  ending: RefundDeskRow['ending']
}

/** The rows of one state on this site, the oldest first. */
export async function readRefundDesk(work: Work, state: RefundDeskState, q: string): Promise<readonly RefundDeskRow[]> {
  const query = state === 'chargebacks' ? chargebacks(work) : state === 'early' ? early(work) : sends(work, state)
  const { rows } = await query.execute(work.db)
  return rows.map(rowOf).filter(({ number, customer, order }) => {
    const wanted = q.toLowerCase()
    return [number, customer ?? '', order ?? ''].some((text) => text.toLowerCase().includes(wanted))
  })
}

function sends(work: Work, state: Exclude<RefundDeskState, 'chargebacks' | 'early'>) {
  const wanted = { underWay: 'waiting', unanswered: 'asked', secondPerson: 'asked', returned: 'failed' }[state]
  return sql<Found>`
    select send.id::text as key, refund.number, refund.subject_number as subject,
      trim(customer.first_name || ' ' || customer.last_name) as customer, send.amount_minor, send.currency, send.provider,
      send.transaction_id, coalesce(send.answered_at, send.asked_at, send.made_at) as since, send.asked, send.detail,
      null::bigint as owed_minor, null as handled_by, null as note,
      case when ending.id is null then null else json_build_object('id', ending.id, 'happened', ending.happened,
        'reference', ending.reference, 'note', ending.note, 'by', staff.name,
        'isMine', coalesce(ending.proposed_by = ${work.who.id}::uuid, false)) end as ending
    from refund_sends send join refunds refund on refund.id = send.refund_id
      join customers customer on customer.id = refund.customer_id
      left join refund_endings ending on ending.send_id = send.id and ending.done_at is null and ending.withdrawn_at is null
      left join staff_members staff on staff.id = ending.proposed_by
    where send.site = ${work.site} and send.status = ${wanted} and (${state === 'secondPerson'} = (ending.id is not null))
    order by since limit 200`
}

function chargebacks(work: Work) {
  return sql<Found>`
    select reversal.provider || ':' || reversal.transaction_id as key, payment.number, null as subject,
      trim(customer.first_name || ' ' || customer.last_name) as customer, reversal.amount_minor, reversal.currency,
      reversal.provider, reversal.transaction_id, reversal.at as since, 0 as asked, null as detail,
      reversal.owed_minor, staff.name as handled_by, reversal.note, null as ending
    from payment_reversals reversal join payments payment on payment.id = reversal.payment_id
      join customers customer on customer.id = payment.customer_id
      left join staff_members staff on staff.id = reversal.handled_by
    where payment.site = ${work.site} and reversal.taken_as = 'chargeback'
    order by reversal.handled_at is not null, reversal.at limit 200`
}

function early(work: Work) {
  return sql<Found>`
    select ${earlyReversalKey} as key, coalesce(outcome ->> 'reference', provider_reference) as number, null as subject,
      null as customer, (outcome -> 'amount' ->> 'minor')::bigint as amount_minor, outcome -> 'amount' ->> 'currency' as currency,
      provider, transaction_id, received_at as since, 0 as asked, null as detail, null::bigint as owed_minor,
      staff.name as handled_by, note, null as ending
    from early_reversals left join staff_members staff on staff.id = handled_by
    where outcome ->> 'site' = ${work.site} and applied_at is null
    order by handled_at is not null, received_at limit 200`
}

function rowOf(row: Found): RefundDeskRow {
  const { currency } = row
  if (!isCurrency(currency)) throw new Error(`a refund has an unknown currency ${currency}`)
  return {
    key: row.key,
    number: row.number,
    order: row.subject,
    customer: row.customer,
    amount: { minor: row.amount_minor, currency },
    provider: row.provider,
    transactionId: row.transaction_id,
    since: row.since,
    asked: row.asked,
    detail: row.detail,
    owed: row.owed_minor === null ? null : { minor: row.owed_minor, currency },
    ending: row.ending,
    handled: row.handled_by === null ? null : { by: row.handled_by, note: row.note ?? '' },
  }
}
