import { type PayWay, wayOfCard } from '#money/payments/cards/card-choice.ts'
import type { SavedCard } from '#money/payments/cards/read-saved-cards.ts'
import { whyNotSentence } from '#money/payments/payment-json.ts'
import type { MixedPayment, OfferedMethod } from '#money/payments/read-payment-methods.ts'
import type { Money } from '#platform/values/amounts/money.ts'
import { sayTime } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import { methodName, type PayerField, type PaymentMethod } from '#pricing/quote/method-table.ts'
import { mainSite, type Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'

export type MethodCard = {
  /** What a form sends when it is chosen: the method, or one saved card of it. */
  readonly way: PayWay
  readonly savedCard: Pick<SavedCard, 'brand' | 'last4'> | null
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

/** The ways to pay worded for a screen: saved cards where cards can be used, then the methods, those that can be used first. */
export function methodCards(
  offered: readonly OfferedMethod[],
  locale: Locale,
  saved: readonly SavedCard[] = [],
  site: Site = mainSite,
): MethodCard[] {
  const cards: MethodCard[] = offered.map(({ method, why, fee, feePercent, balance, field, hours, mixes }) => ({
    method,
    way: method,
    savedCard: null,
    fee,
    feePercent,
    balance,
    field,
    hours,
    mixes,
    name: methodName(method, locale),
    why: why && whyNotSentence(why, locale),
  }))
  cards.sort((one, other) => Number(one.why !== null) - Number(other.why !== null))
  const typed = cards.find(({ method, why }) => method === 'creditCard' && why === null)
  if (!typed || saved.length === 0) return cards
  const ofSaved = saved.map((card) => ({
    ...typed,
    way: wayOfCard(card.id),
    savedCard: { brand: card.brand, last4: card.last4 },
    name: nameOf(card),
  }))
  const others = cards.map((one) => (one === typed ? { ...one, name: m.checkout_other_card({}, { locale }) } : one))
  return [...ofSaved, ...others]

  // Two cards with the same brand and digits are told apart by when they were saved.
  function nameOf({ id, brand, last4, savedAt }: SavedCard): string {
    const hasTwin = saved.some((one) => one.id !== id && one.brand === brand && one.last4 === last4)
    if (!hasTwin) return m.payments_saved_card({ brand, last4 }, { locale })
    return m.payments_saved_card_since({ brand, last4, date: sayTime(savedAt, locale, site) }, { locale })
  }
}
