import { whyNotSentence } from '#money/payments/payment-json.ts'
import type { MixedPayment, OfferedMethod } from '#money/payments/read-payment-methods.ts'
import type { Money } from '#platform/values/amounts/money.ts'
import type { Locale } from '#platform/work/work.ts'
import { methodName, type PayerField, type PaymentMethod } from '#pricing/quote/method-table.ts'

export type MethodCard = {
  readonly method: PaymentMethod
  readonly name: string
  /** Why it cannot be used now, as a sentence; null when it can. */
  readonly why: string | null
  readonly fee: Money | null
  readonly feePercent: string
  readonly balance: Money | null
  readonly field: PayerField | null
  readonly hours: number
  readonly mixes: readonly MixedPayment[]
}

/** The payment methods worded for a screen, those that can be used first. */
export function methodCards(offered: readonly OfferedMethod[], locale: Locale): MethodCard[] {
  const cards = offered.map(({ method, why, fee, feePercent, balance, field, hours, mixes }) => ({
    method,
    fee,
    feePercent,
    balance,
    field,
    hours,
    mixes,
    name: methodName(method, locale),
    why: why && whyNotSentence(why, locale),
  }))
  return cards.sort((one, other) => Number(one.why !== null) - Number(other.why !== null))
}
