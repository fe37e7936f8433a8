import type { PaymentMethod } from '#pricing/quote/method-table.ts'

/** How a card payment begins: with a saved card, or with one that is typed and, if asked, kept for next time. */
export type CardChoice = { readonly savedCardId: string | null; readonly savesCard: boolean }

export const typedCard: CardChoice = { savedCardId: null, savesCard: false }

const [keep, saved] = ['keep', 'saved:'] as const

/** The choice as one text, in the place where other methods have the payer's account; null for a card that is only typed. */
export function sayCardChoice({ savedCardId, savesCard }: CardChoice): string | null {
  return savedCardId === null ? (savesCard ? keep : null) : saved + savedCardId
}

export function readCardChoice(said: string | null): CardChoice {
  return {
    savedCardId: said?.startsWith(saved) ? said.slice(saved.length) : null,
    savesCard: said === keep,
  }
}

const savedWay = 'creditCard.'

/** A way to pay as forms and addresses name it: a method, or a saved card. */
export type PayWay = PaymentMethod | `${typeof savedWay}${string}`

export function wayOfCard(id: string): PayWay {
  return `${savedWay}${id}`
}

export function cardOfWay(way: PayWay | null): string | null {
  return way?.startsWith(savedWay) ? way.slice(savedWay.length) : null
}

export function methodOfWay(way: PayWay): PaymentMethod {
  return way.startsWith(savedWay) ? 'creditCard' : (way as PaymentMethod)
}
