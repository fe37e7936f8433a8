import { type MoneyKind, walletAccount } from '#money/wallet/accounts.ts'
import { postEntry, transfer } from '#money/wallet/post-entry.ts'
import { money } from '#platform/values/amounts/money.ts'
import type { Work } from '#platform/work/work.ts'
import { sites } from '#sites/sites.ts'

/** Puts money into a customer's wallet as if it came by bank transfer. */
export async function fillWallet(
  work: Work,
  customerId: string,
  minor: bigint,
  kind: MoneyKind = 'card',
): Promise<void> {
  const amount = money(minor, sites[work.site].currency)
  await postEntry(work, 'deposit', transfer(amount, 'courier:samples', walletAccount(customerId, kind)))
}
