import { sql } from 'kysely'
import type { Money } from '#platform/values/amounts/money.ts'
import type { Work } from '#platform/work/work.ts'
import { sites } from '#sites/sites.ts'
import { type AccountName, mustNotBeNegative } from './accounts.ts'

export type Wallet = {
  readonly card: Money
  readonly cash: Money
  readonly holds: { readonly card: Money; readonly cash: Money; readonly valu: Money }
}

/** A customer's two balances and what is on hold, in the currency of the site. */
export async function readWallet(work: Work, customerId: string): Promise<Wallet> {
  const currency = sites[work.site].currency
  const rows = await work.db
    .selectFrom('ledger_accounts')
    .select(['name', 'balance'])
    .where('currency', '=', currency)
    .where(
      'name',
      'in',
      ['card', 'cash', 'hold:card', 'hold:cash', 'hold:valu'].map((part) => `customer:${customerId}:${part}`),
    )
    .execute()
  const of = (part: string): Money => ({
    minor: rows.find((row) => row.name === `customer:${customerId}:${part}`)?.balance ?? 0n,
    currency,
  })
  return {
    card: of('card'),
    cash: of('cash'),
    holds: { card: of('hold:card'), cash: of('hold:cash'), valu: of('hold:valu') },
  }
}

/**
 * The balance of one account, in the currency of the site. If no balance is stored, it is the balance after the last chained
 * batch that touched the account, plus the lines since.
 */
export async function readBalance(work: Work, account: AccountName): Promise<Money> {
  const currency = sites[work.site].currency
  if (mustNotBeNegative(account)) {
    const kept = await work.db
      .selectFrom('ledger_accounts')
      .select('balance')
      .where('name', '=', account)
      .where('currency', '=', currency)
      .executeTakeFirst()
    return { minor: kept?.balance ?? 0n, currency }
  }
  const { rows } = await sql<{ minor: bigint }>`
    with last as (
      select balance.balance, batch.to_line
      from ledger_batch_balances balance join ledger_batches batch on batch.id = balance.batch_id
      where balance.account = ${account} and balance.currency = ${currency} order by balance.batch_id desc limit 1)
    select (coalesce((select balance from last), 0) + coalesce(sum(amount_minor), 0))::bigint as minor
    from ledger_lines where account = ${account} and currency = ${currency} and id > coalesce((select to_line from last), 0)
  `.execute(work.db)
  return { minor: rows[0]?.minor ?? 0n, currency }
}

/** The balance of each of these accounts, in minor units of the site's currency; all must be accounts that may not be negative. */
export async function readBalances(
  work: Work,
  accounts: readonly AccountName[],
): Promise<ReadonlyMap<AccountName, bigint>> {
  const unkept = accounts.find((account) => !mustNotBeNegative(account))
  if (unkept !== undefined) throw new Error(`No balance is kept of ${unkept}`)
  if (accounts.length === 0) return new Map()
  const { rows } = await sql<{ name: AccountName; balance: bigint }>`
    select name, balance from ledger_accounts
    where name = any(${[...accounts]}) and currency = ${sites[work.site].currency}`.execute(work.db)
  return new Map(rows.map(({ name, balance }) => [name, balance]))
}
