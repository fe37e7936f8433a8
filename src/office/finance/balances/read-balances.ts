import { type RawBuilder, sql } from 'kysely'
import { type Currency, isCurrency } from '#platform/values/amounts/money.ts'
import type { Work } from '#platform/work/work.ts'
import { otherCurrencies, type Site } from '#sites/sites.ts'

/** What our books say of money now: where it is, and whose it is. */
export type BalanceRow = {
  /** An account, or a whole family where there is one for each customer or order. */
  readonly name: string
  readonly isAccount: boolean
  readonly currency: Currency
  /** As a person reads it: above zero is money that is there, or that we owe. */
  readonly minor: bigint
}
export type Balances = { readonly ours: readonly BalanceRow[]; readonly owed: readonly BalanceRow[] }

/**
 * Where our money is now (banks, tills, gateways, couriers, cards we buy with) and what of it is not ours (customers' balances
 * and holds, what is paid towards orders, on its way, or unplaced), as of this moment. Sites are told apart by their currency;
 * places with other money, such as a card in dollars, stand with each.
 */
export async function readBalances(work: Work): Promise<Balances> {
  const { rows } = await sql<{ name: string; currency: string; minor: bigint; is_ours: boolean; is_account: boolean }>`
    with balance as (${balancesOf(work.site)}),
    families as (
      select currency, minor, split_part(account, ':', 1) as family, account,
        case when account like 'customer:%:hold:%' then 'customer-hold'
          when account like 'customer:%:card' then 'customer-card' when account like 'customer:%' then 'customer-cash'
          else split_part(account, ':', 1) end as name
      from balance
    )
    select case when is_place then account else name end as name, currency, is_ours, is_place as is_account,
      (case when is_ours then -sum(minor) else sum(minor) end)::bigint as minor
    from families cross join lateral (select family in ('bank', 'till', 'gateway', 'courier', 'supplier-card', 'suspense', 'fx') as is_place,
      family in ('bank', 'till', 'gateway', 'courier', 'supplier-card', 'receivable', 'fx') as is_ours) as kind
    group by 1, currency, is_ours, is_place having sum(minor) <> 0 or is_place
    order by 1, currency`.execute(work.db)
  const balances = rows.flatMap(({ name, currency, minor, is_ours: isOurs, is_account: isAccount }) =>
    isCurrency(currency) ? [{ name, currency, minor, isOurs, isAccount }] : [],
  )
  return { ours: balances.filter((row) => row.isOurs), owed: balances.filter((row) => !row.isOurs) }
}

// No line is read twice: a kept balance stands beside its account, any other is its last checkpoint and the lines since.
function balancesOf(site: Site): RawBuilder<unknown> {
  const ours = sql`currency <> all(${otherCurrencies(site)}::text[])`
  return sql`
    select name as account, currency, balance as minor from ledger_accounts where must_not_be_negative and (${ours})
    union all
    select name, currency, coalesce(last.balance, 0) + coalesce(since.minor, 0)
    from ledger_accounts account
    left join lateral (
      select kept.balance, batch.to_line
      from ledger_batch_balances kept join ledger_batches batch on batch.id = kept.batch_id
      where kept.account = account.name and kept.currency = account.currency order by kept.batch_id desc limit 1) as last on true
    left join lateral (
      select sum(amount_minor) as minor from ledger_lines line
      where line.account = account.name and line.currency = account.currency and line.id > coalesce(last.to_line, 0)) as since on true
    where not must_not_be_negative and (${ours})
      and name ~ '^(bank|till|gateway|courier|supplier-card|suspense|receivable|fx):'`
}
