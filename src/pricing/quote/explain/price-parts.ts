import type { PricePartTone } from '#platform/ui/show/price-bar.tsx'
import type { Detail } from '#pricing/quote/price-lines.ts'
import type { BreakdownView } from './breakdown-view.ts'

type Row = BreakdownView['rows'][number]

/** Who gets a part of a price, with the lines it is made of. */
export type PricePart = { readonly tone: PricePartTone; readonly amountMinor: bigint; readonly rows: readonly Row[] }

/** Whom each line of a price goes to; what is added to the goods afterwards stands in none. */
export const partOf: Partial<Record<Detail, PricePartTone>> = {
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
const tones = ['goods', 'ship', 'state', 'us'] as const

/** A price as its four parts: the goods, the way here, the state, us. */
export function priceParts({ rows }: Pick<BreakdownView, 'rows'>): readonly PricePart[] {
  return tones.map((tone) => {
    const own = rows.filter(({ line, amountMinor }) => partOf[line] === tone && amountMinor !== 0n)
    return { tone, amountMinor: own.reduce((sum, row) => sum + row.amountMinor, 0n), rows: own }
  })
}

/** What is added to the four parts, or taken off them: discount, package, delivery, the payment method's fee. */
export function priceExtras({ rows }: Pick<BreakdownView, 'rows'>): readonly Row[] {
  return rows.filter(
    ({ line, effect, amountMinor }) =>
      amountMinor !== 0n && partOf[line] === undefined && (effect === 'adds' || effect === 'takes'),
  )
}
