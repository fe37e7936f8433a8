import { newId } from '#platform/id.ts'
import type { Work } from '#platform/work.ts'

type PriceOff = {
  readonly itemId: string
  /** What comes off, above zero. */
  readonly minor: bigint
  /** From where it is taken, below zero: together as much. */
  readonly accounts: Readonly<Record<string, string>>
  /** The case it was agreed in. */
  readonly number: string
}

/** Something comes off the price of goods that are kept as they are. Of goods that are cancelled later it is nobody's any more. */
export async function notePriceOff(
  work: Work,
  orderId: string,
  { itemId, minor, accounts, number }: PriceOff,
): Promise<void> {
  await work.db
    .insertInto('order_dues')
    .values({
      ...{ id: newId(), order_id: orderId, item_id: itemId, reason: 'priceOff', minor: -minor, at: work.now },
      facts: JSON.stringify({ accounts, number }),
    })
    .execute()
}
