import { sql } from 'kysely'
import { isCurrency, type Money, money } from '#platform/values/amounts/money.ts'
import type { Work } from '#platform/work/work.ts'
import { sites } from '#sites/sites.ts'
import { suspenseItems } from './suspense-items.ts'

export type SuspenseRow = {
  /** The entry that put it into suspense. */
  readonly item: string
  readonly provider: string
  readonly transactionId: string
  /** Below zero: our books counted money that is not there. */
  readonly amount: Money
  readonly reason: string
  readonly at: Date
  /** What somebody proposed and nobody agreed to yet. */
  readonly proposal: SuspenseProposal | null
}

export type SuspenseDeedKind = 'assign' | 'return' | 'bear'

export type SuspenseProposal = {
  readonly id: string
  readonly deed: SuspenseDeedKind
  readonly customer: string | null
  readonly email: string | null
  readonly balance: 'card' | 'cash' | null
  readonly reference: string
  readonly reason: string
  readonly by: string
  readonly isMine: boolean
}

type Row = {
  entry: string
  provider: string
  transaction_id: string
  minor: bigint
  currency: string
  item_reason: string
  at: Date
  id: string | null
  deed: SuspenseDeedKind
  customer: string | null
  email: string | null
  balance: 'card' | 'cash' | null
  reference: string
  reason: string
  by: string
  is_mine: boolean
}

/** All money of this site's currency in suspense, the oldest in front, with what is proposed for it. */
export async function readSuspense(work: Work): Promise<readonly SuspenseRow[]> {
  const { rows } = await sql<Row>`
    select item.entry, item.provider, item.transaction_id, item.minor, item.currency, item.reason as item_reason, item.at,
      decision.id, decision.deed, decision.balance, decision.reference, decision.reason, staff.name as by,
      decision.proposed_by = ${work.who.id} as is_mine, customer.email,
      customer.first_name || ' ' || customer.last_name as customer
    from (${suspenseItems}) as item
      left join suspense_decisions decision on decision.item_entry = item.entry
        and decision.withdrawn_at is null and decision.done_at is null
      left join staff_members staff on staff.id = decision.proposed_by
      left join customers customer on customer.id = decision.customer_id
    where item.currency = ${sites[work.site].currency}
    order by item.at, item.entry`.execute(work.db)
  return rows.map((row) => ({
    item: row.entry,
    provider: row.provider,
    transactionId: row.transaction_id,
    at: row.at,
    reason: row.item_reason,
    amount: money(row.minor, isCurrency(row.currency) ? row.currency : sites[work.site].currency),
    proposal: row.id === null ? null : proposalOf({ ...row, id: row.id }),
  }))
}

function proposalOf(row: Row & { id: string }): SuspenseProposal {
  return {
    id: row.id,
    deed: row.deed,
    customer: row.customer,
    email: row.email,
    balance: row.balance,
    reference: row.reference,
    reason: row.reason,
    by: row.by,
    isMine: row.is_mine,
  }
}
