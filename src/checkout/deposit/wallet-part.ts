import { no } from '#checkout/checkout.refusals.ts'
import { isWalletMethod } from '#money/payments/payment-methods.ts'
import { walletPartOf } from '#money/payments/read-payment-methods.ts'
import type { MoneyKind } from '#money/wallet/accounts.ts'
import { readWallet } from '#money/wallet/read-wallet.ts'
import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import type { Money } from '#platform/values/amounts/money.ts'
import type { Work } from '#platform/work/work.ts'
import type { PaymentMethod } from '#pricing/quote/method-table.ts'

export type WalletPart = { readonly minor: bigint; readonly kind: MoneyKind }

export type PartWish = {
  /** The balance to begin with; null for none. */
  readonly kind: MoneyKind | null
  readonly method: PaymentMethod
  /** Without any method's fee. */
  readonly due: Money
}

/** The part of a sum that the chosen balance pays before the method: all that is in it. A balance that would do alone is refused. */
export async function readWalletPart(work: Work, { kind, method, due }: PartWish): Promise<WalletPart | null> {
  if (kind === null || isWalletMethod(method)) return null
  const balance = (await readWallet(work, signedInCustomer(work)))[kind]
  if (balance.minor >= due.minor) throw no.BALANCE_COVERS_ALL({ path: 'method' })
  const part = walletPartOf(balance, due)
  return part && { minor: part.minor, kind }
}
