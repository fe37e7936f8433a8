import { walletAccount } from '#money/wallet/accounts.ts'
import { postEntry, transfer } from '#money/wallet/post-entry.ts'
import { readBalance } from '#money/wallet/read-wallet.ts'
import { type Money, zero } from '#platform/values/amounts/money.ts'
import type { Work } from '#platform/work/work.ts'
import type { Payment } from './payment.ts'

/** Puts the wallet's part back where it came from, if it is still held. Answers how much came back. */
export async function releaseWalletPart(work: Work, payment: Payment): Promise<Money> {
  if (payment.walletPartKind === null) return zero(payment.amount.currency)
  const held = await readBalance({ ...work, site: payment.site }, `payment:${payment.id}`)
  if (held.minor === 0n) return held
  const back = transfer(held, `payment:${payment.id}`, walletAccount(payment.customerId, payment.walletPartKind))
  await postEntry(work, 'payment_part_released', back, { reference: payment.number })
  return held
}
