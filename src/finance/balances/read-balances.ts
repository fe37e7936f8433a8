import { sql } from 'kysely'
import { type Currency, isCurrency } from '#money/money.ts'
import { siteCurrency, type Work } from '#platform/work.ts'

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
  const here = siteCurrency[work.site]
  const { rows } = await sql<{ name: string; currency: string; minor: bigint; is_ours: boolean; is_account: boolean }>`
    with families as (
      select currency, amount_minor, split_part(account, ':', 1) as family, account,
        case when account like 'customer:%:hold:%' then 'customer-hold'
          when account like 'customer:%:card' then 'customer-card' when account like 'customer:%' then 'customer-cash'
          else split_part(account, ':', 1) end as name
      from ledger_lines
      where currency in (select ${here} union select currency from ledger_accounts where currency not in ('EGP', 'AED'))
        and account ~ '^(bank|till|gateway|courier|supplier-card|suspense|customer|order|request|subscription|payment|withdrawal|receivable|fx):'
    )
    select case when is_place then account else name end as name, currency, is_ours, is_place as is_account,
      (case when is_ours then -sum(amount_minor) else sum(amount_minor) end)::bigint as minor
    from families cross join lateral (select family in ('bank', 'till', 'gateway', 'courier', 'supplier-card', 'suspense', 'fx') as is_place,
      family in ('bank', 'till', 'gateway', 'courier', 'supplier-card', 'receivable', 'fx') as is_ours) as kind
    group by 1, currency, is_ours, is_place having sum(amount_minor) <> 0 or is_place
    order by 1, currency`.execute(work.db)
  const balances = rows.flatMap(({ name, currency, minor, is_ours: isOurs, is_account: isAccount }) =>
    isCurrency(currency) ? [{ name, currency, minor, isOurs, isAccount }] : [],
  )
  return { ours: balances.filter((row) => row.isOurs), owed: balances.filter((row) => !row.isOurs) }
}
