import { parseDecimal, percentText } from '#money/decimal.ts'
import type { Money } from '#money/money.ts'
import { timesRate } from '#money/round.ts'
import type { Work } from '#platform/work.ts'
import type { PaymentMethod } from '#pricing/quote-request.ts'
import { readTables } from '#pricing/read-tables.ts'
import type { MoneyKind } from '#wallet/accounts.ts'
import { readWallet } from '#wallet/read-wallet.ts'
import { isWalletMethod, moneyKindOf, offeredMethods, type WhyNot, whyNot } from './payment-methods.ts'

export type OfferedMethod = {
  readonly method: PaymentMethod
  readonly isAvailable: boolean
  readonly why: WhyNot | 'signIn' | 'balanceTooLow' | null
  readonly moneyKind: MoneyKind
  readonly feePercent: string
  /** The fee of the amount asked about. */
  readonly fee: Money | null
  /** For a wallet method: what is in it. */
  readonly balance: Money | null
}

/** Every payment method of the design on this site: its fee, and whether it can be used now or why not. */
export async function readPaymentMethods(work: Work, amount: Money | null): Promise<readonly OfferedMethod[]> {
  const { raw } = await readTables(work)
  const wallet = work.who.kind === 'customer' ? await readWallet(work, work.who.id) : null
  return offeredMethods.map((method) => {
    const rate = parseDecimal(raw.paymentFees[method] ?? '0') ?? { numerator: 0n, scale: 1n }
    const moneyKind = moneyKindOf(method)
    const balance = isWalletMethod(method) && wallet ? wallet[moneyKind] : null
    const why = whyNot(method, work.site) ?? whyNotWallet(method, balance, amount)
    const fee = amount && { ...amount, minor: timesRate(amount.minor, rate) }
    return { method, isAvailable: why === null, why, moneyKind, feePercent: percentText(rate), fee, balance }
  })
}

function whyNotWallet(method: PaymentMethod, balance: Money | null, amount: Money | null): OfferedMethod['why'] {
  if (!isWalletMethod(method)) return null
  if (!balance) return 'signIn'
  return balance.minor < (amount?.minor ?? 1n) ? 'balanceTooLow' : null
}
