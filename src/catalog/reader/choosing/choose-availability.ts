import type { StockSign } from '#catalog/reader/clues/visible-stock.ts'
import type { Availability, Clue, Source } from '#catalog/reader/product-facts.ts'

/** How far each source is believed about the stock; a sign of the visible page has its own weight (`visible-stock.ts`). */
const BELIEVED: Readonly<Record<Source, number>> = {
  layout: 200,
  'json-ld': 50,
  microdata: 50,
  meta: 45,
  state: 40,
  visible: 0,
}

type StockReason = { readonly reason: string; readonly weight: number }

/** All that speaks for (above zero) or against (below) the product being there, with its weight. */
function stockReasons(clues: readonly Clue[], signs: readonly StockSign[]): StockReason[] {
  const stated = clues
    .filter(({ availability }) => availability !== 'unknown')
    .map(({ source, availability }) => ({
      reason: `${source} says ${availability}`,
      weight: availability === 'in_stock' ? BELIEVED[source] : -BELIEVED[source],
    }))
  return [...stated, ...signs]
}

/** The sum of the reasons decides; what several sources repeat counts once and a bit. Near zero it is unknown. */
export function chooseAvailability(clues: readonly Clue[], signs: readonly StockSign[]): Availability {
  const weights = stockReasons(clues, signs).map(({ weight }) => weight)
  const side = (sign: 1 | -1) => {
    const [strongest = 0, ...others] = weights
      .map((weight) => weight * sign)
      .filter((weight) => weight > 0)
      .sort((a, b) => b - a)
    return strongest + others.reduce((sum, weight) => sum + weight / 2, 0)
  }
  const total = side(1) - side(-1)
  return Math.abs(total) < 10 ? 'unknown' : total > 0 ? 'in_stock' : 'out_of_stock'
}
