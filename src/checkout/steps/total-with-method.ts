import type { PayWay } from '#money/payments/cards/card-choice.ts'
import type { Money } from '#platform/values/amounts/money.ts'
import type { MethodCard } from './method-cards.ts'

/** What the way to pay of a form and the balance before it are, as chosen so far. */
export type ChosenWay = { readonly way: string | null; readonly part: string }

export type TotalWithMethod = {
  readonly name: string
  readonly fee: Money
  /** What a balance pays first; null where the method pays all. */
  readonly fromBalance: Money | null
  /** All that is paid: the sum that is due with the fee of the method on its own part. */
  readonly total: Money
}

/** What a sum comes to with the chosen method; null where no method is chosen that can be used. */
export function totalWithMethod(due: Money, cards: readonly MethodCard[], chosen: ChosenWay): TotalWithMethod | null {
  const card = cards.find((one) => one.way === chosen.way && one.why === null)
  if (!card) return null
  const mix = card.mixes.find(({ kind }) => kind === chosen.part) ?? null
  const fee = mix?.fee ?? card.fee ?? { ...due, minor: 0n }
  return { name: card.name, fee, fromBalance: mix?.part ?? null, total: { ...due, minor: due.minor + fee.minor } }
}

/** The way a form begins with: the one chosen before, where it can be used, else the first that can. */
export function firstWay(cards: readonly MethodCard[], chosen: string | null): PayWay | null {
  const usable = cards.filter(({ why }) => why === null)
  return usable.find(({ way }) => way === chosen)?.way ?? usable[0]?.way ?? null
}
