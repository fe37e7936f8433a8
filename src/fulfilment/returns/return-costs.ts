import { readUnitsThatCome } from '#fulfilment/custody/units-that-come.ts'
import type { AccountName } from '#money/wallet/accounts.ts'
import { smallerOf } from '#platform/values/amounts/round.ts'
import type { Work } from '#platform/work/work.ts'
import { returnFee } from '#pricing/quote/fees-outside.ts'
import { type Line, lines } from '#pricing/quote/price-lines.ts'
import { readTablesVersion } from '#pricing/quote/tables/read-tables.ts'
import { activeItems, type Order } from '#selling/orders/items/lock-order.ts'
import { readPriceOffs } from '#selling/orders/money/note-price-off.ts'
import { ownShares, quoteOrder } from '#selling/orders/money/order-quote.ts'
import { realWeights } from '#selling/orders/money/real-weights.ts'

export type ReturnPart = { readonly itemId: string; readonly quantity: number }
type ReturnLine = Line | 'discount' | 'priceOff' | 'vat' | 'fees'
type PartCost = ReturnPart & {
  /** The refund per line; together they are the gross amount. */
  readonly lines: readonly { readonly line: ReturnLine; readonly minor: bigint }[]
  readonly accounts: Readonly<Partial<Record<AccountName, bigint>>>
  readonly grossMinor: bigint
  readonly feeMinor: bigint
}
export type ReturnCost = { readonly parts: readonly PartCost[]; readonly grossMinor: bigint; readonly feeMinor: bigint }

// Spent on bringing the goods here, and not refunded if nobody is at fault (`/return-policy`).
const spent: ReadonlySet<string> = new Set<Line>(['internationalShipping', 'clearanceFees'])

/**
 * The refund for returned goods and the cost of returning them. If the store or we are at fault: the item's own share
 * of everything, the method's fee too, and no return fee. Otherwise without the shipping and clearance that were spent,
 * less the return fee of its origin in the price tables, once per origin.
 */
export async function costReturn(
  work: Work,
  order: Order,
  wanted: readonly ReturnPart[],
  isOurs: boolean,
): Promise<ReturnCost> {
  const active = activeItems(order)
  const { breakdown } = await quoteOrder(work, order, active, { isPaid: true, weights: realWeights(order) })
  const { raw } = await readTablesVersion(work, order.tables_version)
  const shares = ownShares(breakdown, order.fees_minor)
  const offs = await readPriceOffs(work, order.id)
  const came = await readUnitsThatCome(
    work,
    wanted.map((part) => part.itemId),
  )
  const charged = new Set<string>()
  const parts = wanted.map((part): PartCost => {
    const place = active.findIndex((item) => item.id === part.itemId)
    const [item, share] = [active[place], shares[place]]
    if (!item || !share) throw new Error(`${part.itemId} was not handed over`)
    // The final price was for the units that arrived.
    const units = BigInt(came.get(part.itemId) ?? item.quantity)
    const of = (minor: bigint) => (minor * BigInt(part.quantity)) / units
    const kept = lines.filter((line) => isOurs || !spent.has(line))
    const [all, left] = [sumOf(lines.map((line) => share.lines[line])), sumOf(kept.map((line) => share.lines[line]))]
    const portion = (minor: bigint) => (all === 0n ? 0n : (minor * left) / all)
    // A discount that was granted later has already been refunded.
    const off = offs.get(part.itemId) ?? { net: 0n, vat: 0n }
    const said = [
      ...kept.map((line) => ({ line, minor: of(share.lines[line]) })),
      { line: 'discount' as const, minor: -of(portion(share.discount)) },
      { line: 'priceOff' as const, minor: of(portion(off.net)) },
      { line: 'vat' as const, minor: of(portion(share.vat + off.vat)) },
      { line: 'fees' as const, minor: isOurs ? of(share.fees) : 0n },
    ].filter(({ minor }) => minor !== 0n)
    const grossMinor = sumOf(said.map(({ minor }) => minor))
    const isCharged = !isOurs && !charged.has(item.country)
    charged.add(item.country)
    const feeMinor = isCharged ? smallerOf(returnFee(raw, item.country), grossMinor) : 0n
    const accounts = Object.fromEntries(said.map(({ line, minor }) => [accountOf(line), minor]))
    return { ...part, lines: said, accounts, grossMinor, feeMinor }
  })
  return {
    parts,
    grossMinor: sumOf(parts.map((part) => part.grossMinor)),
    feeMinor: sumOf(parts.map((part) => part.feeMinor)),
  }
}

// The same accounts as in `earn-items.ts` of orders.
function accountOf(line: ReturnLine): AccountName {
  if (line === 'vat') return 'vat'
  if (line === 'customs') return 'duties'
  return line === 'fees' ? 'revenue:paymentFees' : `revenue:${line}`
}

function sumOf(minors: readonly bigint[]): bigint {
  return minors.reduce((sum, minor) => sum + minor, 0n)
}
