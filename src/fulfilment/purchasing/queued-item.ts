import type { HoldData, ItemData } from '#selling/orders/items/item-data.ts'
import type { ItemState } from '#selling/orders/items/item-states.ts'
import type { Answered } from '#selling/orders/review/answered-issues.ts'

/** One item of the purchase queue, with what its buyer needs to know. */
export type QueuedItem = {
  readonly id: string
  readonly orderNumber: string
  readonly state: ItemState
  readonly since: Date
  readonly title: string
  readonly url: string
  readonly image: string | null
  readonly quantity: number
  /** How many of these other store orders already have. */
  readonly boughtUnits: number
  readonly notes: string | null
  readonly answered: readonly Answered[]
  readonly data: ItemData
  readonly hold: HoldData | null
  /** The customer decided that the other items of the order wait for a held one. */
  readonly isWaiting: boolean
}
