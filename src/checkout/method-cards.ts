import type { Money } from '#money/money.ts'
import type { OfferedMethod } from '#payments/read-payment-methods.ts'
import { sentence } from '#platform/sentence.ts'
import type { Locale } from '#platform/work.ts'
import { methodName } from '#pricing/names.ts'
import type { PaymentMethod } from '#pricing/quote-request.ts'

export type MethodCard = {
  readonly method: PaymentMethod
  readonly name: string
  /** Why it cannot be used now, as a sentence; null when it can. */
  readonly why: string | null
  readonly fee: Money | null
  readonly feePercent: string
  readonly balance: Money | null
}

/** The payment methods worded for a screen, those that can be used first. */
export function methodCards(offered: readonly OfferedMethod[], locale: Locale): MethodCard[] {
  const cards = offered.map(({ method, why, fee, feePercent, balance }) => ({
    method,
    name: methodName(method, locale),
    why: why && (sentence(`payments_why_not_${snake(why)}`, {}, locale) ?? why),
    fee,
    feePercent,
    balance,
  }))
  return cards.sort((one, other) => Number(one.why !== null) - Number(other.why !== null))
}

function snake(word: string): string {
  return word.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
