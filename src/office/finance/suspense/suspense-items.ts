import { type RawBuilder, sql } from 'kysely'
import { type BookCheck, checkOf } from '#money/wallet/book-checks.ts'

export type SuspenseItem = {
  /** The entry that put it there. */
  readonly entry: string
  readonly provider: string
  readonly transaction_id: string
  readonly reason: string
  readonly at: Date
  readonly account: string
  readonly currency: string
  readonly minor: bigint
}

/**
 * What the desk knows of the money in suspense: what came and matched nothing, and what resolved breaks put there, each with all
 * that put it right since. Below zero, money is missing that our books counted.
 */
export const suspenseItems: RawBuilder<SuspenseItem> = sql<SuspenseItem>`
  with recursive roots as (
    select entry_id as entry, provider, transaction_id, coalesce(reason, '') as reason, at
      from payment_charges where taken_as = 'unmatched' and entry_id is not null
    union all
    select break.entry_id, break.provider, break.transaction_id, 'BREAK_' || break.kind, break.resolved_at
      from reconciliation_breaks break join journal_entries entry on entry.id = break.entry_id
      where not exists (select from payment_charges charge
        where charge.taken_as = 'unmatched' and charge.entry_id in (entry.id, entry.corrects))
  ), tree as (
    select entry as root, entry from roots
    union
    select tree.root, later.id from tree join journal_entries later on later.corrects = tree.entry
  )
  select roots.entry, roots.provider, roots.transaction_id, roots.reason, roots.at, line.account, line.currency,
    sum(line.amount_minor)::bigint as minor
  from roots join tree on tree.root = roots.entry join ledger_lines line on line.entry_id = tree.entry
  where line.account like 'suspense:%'
  group by roots.entry, roots.provider, roots.transaction_id, roots.reason, roots.at, line.account, line.currency
  having sum(line.amount_minor) <> 0`

/** What stands in a suspense account is what the desk of unmatched money lists of it, to the piastre. */
export const suspenseIsListed: BookCheck = checkOf(
  'suspense not listed',
  sql`select count(*) from (${suspenseItems}) as item`,
  sql`
    select coalesce(ledger.account, desk.account) || ' ' || coalesce(ledger.currency, desk.currency) as of,
      (coalesce(ledger.minor, 0) - coalesce(desk.minor, 0))::bigint as off
    from (select account, currency, sum(amount_minor)::bigint as minor from ledger_lines
        where account like 'suspense:%' group by account, currency) as ledger
      full join (select account, currency, sum(minor)::bigint as minor from (${suspenseItems}) as item
        group by account, currency) as desk
        on desk.account = ledger.account and desk.currency = ledger.currency
    where coalesce(ledger.minor, 0) <> coalesce(desk.minor, 0)`,
)
