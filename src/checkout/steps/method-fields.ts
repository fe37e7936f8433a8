import { payerAccountOf, readPayerAccount } from '#money/payments/payer-account.ts'
import type { FieldErrors } from '#platform/http/forms/parse-form.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import { refusalSentence } from '#platform/work/sentence.ts'
import type { Locale } from '#platform/work/work.ts'
import type { Choices } from './checkout-form.ts'
import type { MethodCard } from './method-cards.ts'

/** What is still to be said for the chosen method, at its field. */
export function methodFieldErrors(cards: readonly MethodCard[], choices: Choices, locale: Locale): FieldErrors {
  const card = cards.find((one) => one.way === choices.method)
  const fault = card && card.why === null ? faultIn(card, choices) : null
  return fault ? { [String(fault.facts.path)]: refusalSentence(fault.code, fault.facts, locale) } : {}
}

function faultIn({ method, field }: MethodCard, choices: Choices) {
  if (field === null) return null
  try {
    readPayerAccount(method, payerAccountOf(method, choices))
    return null
  } catch (error) {
    if (isRefusal(error)) return error
    throw error
  }
}
