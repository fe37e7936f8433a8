import { sql } from 'kysely'
import { isCurrency, type Money, money } from '#money/money.ts'
import { siteCurrency, type Work } from '#platform/work.ts'

export type SuspenseRow = {
  readonly provider: string
  readonly transactionId: string
  readonly amount: Money
  readonly reason: string
  readonly at: Date
  /** What somebody proposed and nobody agreed to yet. */
  readonly proposal: SuspenseProposal | null
}

export type SuspenseProposal = {
  readonly id: string
  readonly deed: 'assign' | 'return'
  readonly customer: string | null
  readonly email: string | null
  readonly balance: 'card' | 'cash' | null
  readonly reference: string
  readonly reason: string
  readonly by: string
  readonly isMine: boolean
}

type Row = {
  provider: string
  transaction_id: string
  amount_minor: bigint
  currency: string
  charge_reason: string | null
  at: Date
  id: string | null
  deed: 'assign' | 'return'
  customer: string | null
  email: string | null
  balance: 'card' | 'cash' | null
  reference: string
  reason: string
  by: string
  is_mine: boolean
}

/** Money that came in and matches nothing, the oldest in front, with what is proposed for it. */
export async function readSuspense(work: Work): Promise<readonly SuspenseRow[]> {
  const { rows } = await sql<Row>`
    select charge.provider, charge.transaction_id, charge.amount_minor, charge.currency, charge.reason as charge_reason,
      charge.at, decision.id, decision.deed, decision.balance, decision.reference, decision.reason, staff.name as by,
      decision.proposed_by = ${work.who.id} as is_mine, customer.email,
      customer.first_name || ' ' || customer.last_name as customer
    from payment_charges charge
      left join suspense_decisions decision on decision.provider = charge.provider
        and decision.transaction_id = charge.transaction_id and decision.withdrawn_at is null
      left join staff_members staff on staff.id = decision.proposed_by
      left join customers customer on customer.id = decision.customer_id
    where charge.taken_as = 'unmatched' and charge.entry_id is not null and charge.currency = ${siteCurrency[work.site]}
      and decision.done_at is null
    order by charge.at limit 300`.execute(work.db)
  return rows.map((row) => ({
    ...{ provider: row.provider, transactionId: row.transaction_id, at: row.at, reason: row.charge_reason ?? '' },
    amount: money(row.amount_minor, isCurrency(row.currency) ? row.currency : siteCurrency[work.site]),
    proposal: row.id === null ? null : proposalOf({ ...row, id: row.id }),
  }))
}

function proposalOf(row: Row & { id: string }): SuspenseProposal {
  return {
    ...{ id: row.id, deed: row.deed, customer: row.customer, email: row.email, balance: row.balance },
    ...{ reference: row.reference, reason: row.reason, by: row.by, isMine: row.is_mine },
  }
}
