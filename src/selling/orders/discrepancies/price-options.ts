import { smallerOf } from '#platform/values/amounts/round.ts'
import type { Work } from '#platform/work/work.ts'
import { cancelFees, type FeeLine } from '#selling/orders/cancelling/cancel-fees.ts'
import { activeItems, itemOf, type Order } from '#selling/orders/items/lock-order.ts'
import { readStorageDue } from '#selling/orders/money/note-storage.ts'
import { ownShares, quoteOrder } from '#selling/orders/money/order-quote.ts'
import { realWeights } from '#selling/orders/money/real-weights.ts'
import { no } from '#selling/orders/orders.refusals.ts'
import { type Deed, tryOut } from './carry-out.ts'
import type { Discrepancy } from './discrepancy.ts'
import { type OptionKind, possibleOptions } from './discrepancy-kinds.ts'
import { countMissing } from './taken-short.ts'

/**
 * One option as staff want it: the discount, the number of missing pieces, whether the fee of the tables is charged.
 */
export type OptionWish = {
  readonly kind: OptionKind
  readonly offMinor?: bigint
  readonly missing?: number
  readonly withFee?: boolean
}
export type PricedOption = {
  readonly kind: OptionKind
  readonly offMinor: bigint
  readonly feeMinor: bigint
  readonly backMinor: bigint
  readonly facts: OptionFacts
}
/** How it was computed: the missing pieces by the price engine, what was added, and the services of which the fee is a share. */
type OptionFacts = {
  readonly missing: number
  readonly missingMinor: bigint
  readonly extraMinor: bigint
  readonly share: string | null
  readonly lines: readonly FeeLine[]
}
const plain: OptionFacts = { missing: 0, missingMinor: 0n, extraMinor: 0n, share: null, lines: [] }

/**
 * What each option costs or gives, by the tables that the order was paid with: each is carried out in the name of who
 * proposes it, and rolled back.
 */
export async function priceOptions(
  work: Work,
  { found, order }: { readonly found: Discrepancy; readonly order: Order },
  wishes: readonly OptionWish[],
): Promise<readonly PricedOption[]> {
  const possible = possibleOptions(found.kind, itemOf(order, found.item_id).state)
  const priced: PricedOption[] = []
  for (const wish of wishes) {
    if (!possible.includes(wish.kind)) throw no.OPTION_NOT_POSSIBLE({ path: 'options' })
    priced.push(await priceOne(work, { found, order }, wish))
  }
  return priced
}

async function priceOne(
  work: Work,
  { found, order }: { readonly found: Discrepancy; readonly order: Order },
  wish: OptionWish,
): Promise<PricedOption> {
  const { kind } = wish
  const deed = { kind, itemId: found.item_id, number: found.number, offMinor: 0n, feeMinor: 0n }
  const free = { kind, offMinor: 0n, feeMinor: 0n, facts: plain }
  if (kind === 'accept') return priceAccept(work, order, deed, wish)
  const backMinor = await tryOut(work, order, deed)
  if (kind !== 'return' || !wish.withFee) return { ...free, backMinor }
  const { items, share } = await cancelFees(work, order, [found.item_id])
  // Giving goods up never costs the customer more than they paid; what they waited for at our place is part of it.
  const storage = found.kind === 'unclaimed' ? await readStorageDue(work, found.item_id) : 0n
  const feeMinor = smallerOf((items[0]?.feeMinor ?? 0n) + storage, backMinor)
  return {
    kind,
    offMinor: 0n,
    feeMinor,
    backMinor: await tryOut(work, order, { ...deed, feeMinor }),
    facts: { ...plain, share, lines: items[0]?.lines ?? [] },
  }
}

async function priceAccept(work: Work, order: Order, deed: Deed, wish: OptionWish): Promise<PricedOption> {
  const { missing = 0, offMinor: extraMinor = 0n } = wish
  const missingMinor = missing > 0 ? await priceOfPieces(work, order, deed.itemId, missing) : 0n
  const offMinor = missingMinor + extraMinor
  if (offMinor >= (await priceOfItem(work, order, deed.itemId))) throw no.PRICE_OFF_TOO_HIGH({ path: 'off' })
  const backMinor = await tryOut(work, order, { ...deed, offMinor })
  return { kind: 'accept', offMinor, feeMinor: 0n, backMinor, facts: { ...plain, missing, missingMinor, extraMinor } }
}

/** What an item costs of the whole order, with its part of the discount and VAT. */
export async function priceOfItem(work: Work, order: Order, itemId: string): Promise<bigint> {
  const active = activeItems(order)
  const { breakdown } = await quoteOrder(work, order, active, { isPaid: true, weights: realWeights(order) })
  const place = active.findIndex((item) => item.id === itemId)
  return ownShares(breakdown, 0n)[place]?.base ?? 0n
}

// How much less the order would cost with this many pieces fewer.
async function priceOfPieces(work: Work, order: Order, itemId: string, missing: number): Promise<bigint> {
  // Pieces missing by an earlier case were refunded by it.
  const quantity = itemOf(order, itemId).quantity - (await countMissing(work, itemId))
  if (missing >= quantity) throw no.ALL_ARE_MISSING({ path: 'missing' })
  const active = activeItems(order)
  const options = { isPaid: true, weights: realWeights(order) }
  const having = (units: number) => active.map((item) => (item.id === itemId ? { ...item, quantity: units } : item))
  const whole = await quoteOrder(work, order, having(quantity), options)
  const less = await quoteOrder(work, order, having(quantity - missing), options)
  const difference = whole.breakdown.costDetails.totalCost - less.breakdown.costDetails.totalCost
  return difference > 0n ? difference : 0n
}
