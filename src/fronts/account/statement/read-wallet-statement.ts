import { historyBalances } from '#fronts/account/history/history-question.ts'
import { isAccountName } from '#money/wallet/accounts.ts'
import { readStatement, type Statement } from '#money/wallet/read-statement.ts'
import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import type { Currency } from '#platform/values/amounts/money.ts'
import type { Work } from '#platform/work/work.ts'
import { sites } from '#sites/sites.ts'
import { momentsOf, type StatementDays } from './statement-period.ts'

export type BalanceStatement = Statement & { readonly balance: (typeof historyBalances)[number] }

/** `opening` plus money in, less money out, is `closing`: for each balance and for all together. */
export type WalletStatement = StatementDays & {
  readonly currency: Currency
  readonly balances: readonly BalanceStatement[]
  readonly opening: bigint
  readonly closing: bigint
}

/** The statement of the acting customer's balances on this site, each with all its lines. */
export async function readWalletStatement(work: Work, days: StatementDays): Promise<WalletStatement> {
  const customerId = signedInCustomer(work)
  const currency = sites[work.site].currency
  const moments = await momentsOf(work, days)
  const balances: BalanceStatement[] = []
  for (const balance of historyBalances) {
    const account = `customer:${customerId}:${balance}`
    if (!isAccountName(account)) throw new Error(`${account} is no account`)
    balances.push({ balance, ...(await readStatement(work, account, { ...moments, currency })) })
  }
  const sum = (of: 'opening' | 'closing') => balances.reduce((total, one) => total + one[of], 0n)
  return { ...days, currency, balances, opening: sum('opening'), closing: sum('closing') }
}
