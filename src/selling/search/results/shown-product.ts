import type { Money } from '#platform/values/amounts/money.ts'

/** A found product as a card shows it, in the reader's language. */
export type ShownProduct = {
  readonly id: string
  readonly title: string
  readonly brand: string | null
  readonly image: string | null
  /** The store of the offer that is shown, and how many stores have one. */
  readonly store: string
  readonly stores: number
  readonly isInStock: boolean
  /** The whole price of one unit; null where it cannot be worked out. `isAbout`: it rests on a guess. */
  readonly landed: Money | null
  readonly isAbout: boolean
  readonly storePrice: Money | null
  readonly wasPrice: Money | null
  /** The days on which it may be at the office; null where none can be told. */
  readonly arrival: string | null
}

export type ShownValue = {
  readonly value: string
  readonly text: string
  readonly count: number
  readonly isChosen: boolean
}
