import type { PricePartTone } from '#platform/ui/show/price-bar.tsx'
import type { Detail } from '#pricing/quote/price-lines.ts'
import type { BreakdownView } from './breakdown-view.ts'

type Row = BreakdownView['rows'][number]

/** Who gets a part of a price, with the lines it is made of. */
export type PricePart<One = Row> = {
  readonly tone: PricePartTone
  readonly amountMinor: bigint
  readonly rows: readonly One[]
}

/** Whom each line of a price goes to; what is added to the goods afterwards stands in none. */
const partOf: Partial<Record<Detail, PricePartTone>> = {
  onlinePrice: 'goods',
  domesticShipping: 'goods',
  internationalShipping: 'ship',
  customs: 'state',
  vat: 'state',
  clearanceFees: 'us',
  storageAndHandling: 'us',
  productFees: 'us',
  serviceFees: 'us',
}
const extras: readonly Detail[] = ['packagePrice', 'deliveryFees', 'fees']
const tones = ['goods', 'ship', 'state', 'us'] as const

/** A price as its four parts: the goods, the way here, the state, us. */
export function priceParts<One extends Pick<Row, 'line' | 'amountMinor'>>(
  rows: readonly One[],
): readonly PricePart<One>[] {
  return tones.map((tone) => {
    const own = rows.filter(({ line, amountMinor }) => partOf[line] === tone && amountMinor !== 0n)
    return { tone, amountMinor: sumOf(own), rows: own }
  })
}

/** The same of all that is paid: what is added afterwards is ours. */
export function wholeParts<One extends Pick<Row, 'line' | 'amountMinor'>>(
  rows: readonly One[],
): readonly PricePart<One>[] {
  const added = rows.filter(({ line, amountMinor }) => extras.includes(line) && amountMinor !== 0n)
  return priceParts(rows).map((part) =>
    part.tone === 'us'
      ? { ...part, amountMinor: part.amountMinor + sumOf(added), rows: [...part.rows, ...added] }
      : part,
  )
}

/** The parts as a bar that is as long as what is paid: a discount is taken from ours first, then from the goods. */
export function barParts(parts: readonly Pick<PricePart, 'tone' | 'amountMinor'>[], discountMinor: bigint) {
  const us = parts.find(({ tone }) => tone === 'us')?.amountMinor ?? 0n
  // Amounts are integers of any size, which Math.min does not take.
  const fromUs = discountMinor < us ? discountMinor : us
  return parts.map(({ tone, amountMinor }) => {
    const less = tone === 'us' ? fromUs : tone === 'goods' ? discountMinor - fromUs : 0n
    return { tone, amount: amountMinor > less ? amountMinor - less : 0n }
  })
}

function sumOf(rows: readonly Pick<Row, 'amountMinor'>[]): bigint {
  return rows.reduce((sum, { amountMinor }) => sum + amountMinor, 0n)
}

/** What is added to the four parts, or taken off them: discount, package, delivery, the payment method's fee. */
export function priceExtras({ rows }: Pick<BreakdownView, 'rows'>): readonly Row[] {
  return rows.filter(
    ({ line, effect, amountMinor }) =>
      amountMinor !== 0n && partOf[line] === undefined && (effect === 'adds' || effect === 'takes'),
  )
}
