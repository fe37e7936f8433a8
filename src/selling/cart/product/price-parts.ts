import type { PricePartTone } from '#platform/ui/show/price-bar.tsx'
import { partOf } from '#pricing/quote/explain/price-parts.ts'
import type { Detail } from '#pricing/quote/price-lines.ts'

/** Whom each line goes to; here what is added afterwards is ours, so that the bar is all that is paid. */
const tones: Partial<Record<Detail, PricePartTone>> = {
  ...partOf,
  packagePrice: 'us',
  deliveryFees: 'us',
  fees: 'us',
}
export const partTones = ['goods', 'ship', 'state', 'us'] as const satisfies readonly PricePartTone[]

type Row = { readonly line: Detail; readonly amountMinor: bigint }

/** The rows of a price by whom they go to; a discount stands apart, sums are left out. */
export function partRows<One extends Row>(rows: readonly One[], tone: PricePartTone): readonly One[] {
  return rows.filter((row) => tones[row.line] === tone && row.amountMinor !== 0n)
}

/** The bar's parts; a discount is taken from ours first, then from the goods, so that the bar is what is paid. */
export function priceParts(rows: readonly Row[]) {
  const sum = (some: readonly Row[]) => some.reduce((total, { amountMinor }) => total + amountMinor, 0n)
  const discount = sum(rows.filter(({ line }) => line === 'discount'))
  const us = sum(partRows(rows, 'us'))
  // Amounts are integers of any size, which Math.min does not take.
  const isCovered = discount < us
  const fromUs = isCovered ? discount : us
  return partTones.map((tone) => {
    const whole = sum(partRows(rows, tone))
    const less = tone === 'us' ? fromUs : tone === 'goods' ? discount - fromUs : 0n
    return { tone, amount: whole > less ? whole - less : 0n }
  })
}
