import type { Money } from '#money/money.ts'
import { siteCurrency, type Work } from '#platform/work.ts'
import type { AccountName } from './accounts.ts'

export type Wallet = {
  readonly card: Money
  readonly cash: Money
  readonly holds: { readonly card: Money; readonly cash: Money; readonly valu: Money }
}

/** A customer's two balances and what is on hold, in the currency of the site. */
export async function readWallet(work: Work, customerId: string): Promise<Wallet> {
  const currency = siteCurrency[work.site]
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

/** What stands in one account, in the currency of the site. Accounts without a kept balance are summed. */
export async function readBalance(work: Work, account: AccountName): Promise<Money> {
  const currency = siteCurrency[work.site]
  const { total } = await work.db
    .selectFrom('ledger_lines')
    .select((select) => select.cast<bigint | null>(select.fn.sum('amount_minor'), 'bigint').as('total'))
    .where('account', '=', account)
    .where('currency', '=', currency)
    .executeTakeFirstOrThrow()
  return { minor: total ?? 0n, currency }
}
