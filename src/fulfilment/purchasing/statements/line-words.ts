import type { Currency } from '#platform/values/amounts/money.ts'

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Whether the bank's text names the store order. */
export function isNumbered({ merchant, reference }: FreeLine, { number }: Pick<Expected, 'number'>): boolean {
  const name = plain(number)
  return name.length >= 4 && plain(`${merchant} ${reference}`).includes(name)
}

/** Whether the merchant is the store: 'AMZN' no, 'AMAZON.COM*2K4' yes. */
export function isOfStore({ merchant }: FreeLine, { store }: Pick<Expected, 'store'>): boolean {
  const name = plain(store.split('.')[0] ?? store)
  return name.length >= 3 && plain(merchant).includes(name)
}

/** Whether the store could charge a purchase of that day on the line's day. */
export function isInTime(line: FreeLine, one: Expected, days: number): boolean {
  const after = (Date.parse(line.day) - Date.parse(one.day)) / 86_400_000
  return after >= -1 && after <= days
}

/** A store order, or a refund that its seller owes, without a matching line, or only matched in part. */
export type Expected = {
  readonly id: string
  readonly cardId: string
  readonly store: string
  readonly number: string
  readonly day: string
  /** In the card's currency, and in the store's; above zero for both. */
  readonly cardMinor: bigint
  readonly cost: { readonly minor: bigint; readonly currency: string }
  /** Whether the card has another currency: then a line may differ by the exchange rate. */
  readonly isForeign: boolean
  readonly charged: Charged
}

/** A line that is not matched yet. */
export type FreeLine = {
  readonly id: string
  readonly day: string
  readonly merchant: string
  readonly reference: string
  readonly minor: bigint
  readonly original: { readonly minor: bigint; readonly currency: Currency } | null
}

/** The lines already matched with a store order: how many, and their sum. */
export type Charged = {
  readonly parts: number
  readonly minor: bigint
  /** In the store's currency; null if a line does not give it. */
  readonly cost: bigint | null
}
