import type { Visit } from '#platform/http/visit.ts'
import { itemOf } from '#selling/orders/items/lock-order.ts'
import { lockDiscrepancy } from './discrepancy.ts'
import { type OptionKind, possibleOptions } from './discrepancy-kinds.ts'
import { type PricedOption, priceOfItem, priceOptions } from './price-options.ts'
import { countMissing } from './taken-short.ts'

/** For staff before they propose: the amounts of each possible option, and the item's price within the order. */
export type OptionPreview = {
  readonly possible: readonly OptionKind[]
  readonly itemMinor: bigint
  /** With the fee of the tables, if one is charged. */
  readonly free: readonly PricedOption[]
  readonly withFee: PricedOption | null
  /** The price of one piece, if there are several. */
  readonly pieceMinor: bigint | null
}

const undone = new Error('A look at what would be')

/** Tries each option as it would be carried out, and rolls it back. */
export async function previewOptions(visit: Visit, number: string): Promise<OptionPreview> {
  let seen: OptionPreview | null = null
  try {
    await visit.write(async (work) => {
      const locked = await lockDiscrepancy(work, number)
      const { found, order } = locked
      const item = itemOf(order, found.item_id)
      const possible = possibleOptions(found.kind, item.state)
      const free = await priceOptions(
        work,
        locked,
        possible.map((kind) => ({ kind })),
      )
      const [withFee = null] = possible.includes('return')
        ? await priceOptions(work, locked, [{ kind: 'return', withFee: true }])
        : []
      const left = item.quantity - (await countMissing(work, item.id))
      const isPiece = left > 1 && possible.includes('accept')
      const [piece] = isPiece ? await priceOptions(work, locked, [{ kind: 'accept', missing: 1 }]) : []
      const itemMinor = await priceOfItem(work, order, found.item_id)
      seen = { possible, itemMinor, free, withFee, pieceMinor: piece?.offMinor ?? null }
      throw undone
    })
  } catch (thrown) {
    if (thrown !== undone) throw thrown
  }
  if (seen === null) throw new Error('Nothing was looked at')
  return seen
}
