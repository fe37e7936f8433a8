import type { VisiblePrice } from '#catalog/reader/clues/visible-price.ts'
import { compareAmounts } from '#catalog/reader/compare-amounts.ts'
import type { Clue, Price, Source } from '#catalog/reader/product-facts.ts'
import { best, type Candidate, reasonsOf } from './candidate.ts'

/** How far each source is believed about the price to pay. */
const BELIEVED: Readonly<Record<Source, number>> = {
  layout: 300,
  'json-ld': 70,
  microdata: 66,
  meta: 60,
  state: 52,
  visible: 40,
}

/** The price to pay: the one in the page's data, unless the page clearly shows the customer another one. */
export function choosePrice(clues: readonly Clue[], shown: readonly VisiblePrice[]): Price | null {
  const chosen = best(priceCandidates(clues, shown))
  if (!chosen) return null
  const { amount, currency } = chosen.value
  return { amount, currency: currency ?? currencyOf(clues, amount) }
}

function priceCandidates(clues: readonly Clue[], shown: readonly VisiblePrice[]): Candidate<Price>[] {
  const top = shown[0]
  const stated = clues.flatMap((clue) => (clue.price ? [{ clue, price: clue.price }] : []))
  // Where the layout is known and has no price, what is shown elsewhere is another product's.
  const isElsewhere = clues.some((clue) => clue.source === 'layout' && clue.price === null)
  const isRangeAlone = stated.every(({ clue }) => clue.priceTo !== null || clue.source === 'visible')
  return stated.map(({ clue, price }, place) => {
    const data = stated.find((one) => one.clue.source !== 'visible')
    const isShown = clue.source === 'visible'
    const others = stated.filter(
      (one) => one.clue !== clue && isSame(one.price, price) && one.clue.source !== 'visible',
    )
    const currency = price.currency ?? clue.currency
    return {
      value: { amount: price.amount, currency },
      source: clue.source,
      reasons: reasonsOf(
        [true, clue.source, BELIEVED[clue.source] - place * 0.01],
        [others.length > 0, 'another source says the same', 8],
        [isShown && isElsewhere, 'the layout has no price', -500],
        [
          isInstalmentAlone(price, shown) || (data !== undefined && isInstalmentAlone(data.price, shown)),
          'the stated price is an instalment',
          -500,
        ],
        [
          isShown && data !== undefined && top !== undefined && isSaleOf(top, data.price, shown),
          'a sale: the data has the price that is struck out',
          80,
        ],
        [
          isShown && data !== undefined && top !== undefined && isOtherCurrency(top, data.price, data.clue, shown),
          "shown in the visitor's currency",
          80,
        ],
        [
          isShown && isRangeAlone && data !== undefined && top !== undefined && isInRange(top, data.clue, price),
          'shown, within the range of the data',
          60,
        ],
      ),
    }
  })
}

type Amount = { readonly amount: string; readonly currency: string | null }
const isSame = (a: Amount, b: Amount) => compareAmounts(a.amount, b.amount) === 0

function isInstalmentAlone(price: Price, shown: readonly VisiblePrice[]): boolean {
  const same = shown.filter((one) => isSame(one, price))
  return same.length > 0 && same.every((one) => one.isInstalment)
}

/** The data often still has the price from before a sale, which the page shows struck out beside the new one. */
function isSaleOf(top: VisiblePrice, price: Price, shown: readonly VisiblePrice[]): boolean {
  const old = shown.find((one) => isSame(one, price))
  if (!old || top.isInstalment || (price.currency !== null && top.currency !== price.currency)) return false
  const isLess = compareAmounts(top.amount, price.amount) < 0 && compareAmounts(top.amount, price.amount, 4n) > 0
  const isFarBelow = old.score < top.score - 25
  return isLess && ((top.score >= 45 && isFarBelow) || (top.score >= 30 && old.isOld && isFarBelow))
}

/** A page that shows the visitor's currency charges in it, even if its data names the seller's. */
function isOtherCurrency(top: VisiblePrice, price: Price, clue: Clue, shown: readonly VisiblePrice[]): boolean {
  const stated = price.currency ?? clue.currency
  if (!top.currency || !stated || top.currency === stated || top.score < 50) return false
  return !shown.some((one) => one.currency === stated && one.score > 0)
}

function isInRange(top: VisiblePrice, clue: Clue, price: Price): boolean {
  if (!clue.price || clue.priceTo === null || top.score < 20) return false
  return compareAmounts(price.amount, clue.price.amount) > 0 && compareAmounts(price.amount, clue.priceTo) <= 0
}

/** The currency of the same amount elsewhere on the page, otherwise the one that any source names. */
function currencyOf(clues: readonly Clue[], amount: string): string | null {
  const same = clues.find(({ price }) => price?.currency && compareAmounts(price.amount, amount) === 0)
  return same?.price?.currency ?? clues.map((clue) => clue.currency).find(Boolean) ?? null
}

/** An old price stands beside the price to pay: at most so many elements lie between. */
const MOST_BETWEEN = 40

/** The price that was, if data or page say one that is higher than the price to pay. */
export function chooseOldPrice(
  price: Price | null,
  clues: readonly Clue[],
  shown: readonly VisiblePrice[],
): string | null {
  if (!price) return null
  const isHigher = (amount: string) =>
    compareAmounts(amount, price.amount) > 0 && compareAmounts(price.amount, amount, 10n) > 0
  const stated = clues.map((clue) => clue.oldPrice).find((amount) => amount !== null && isHigher(amount))
  if (stated) return stated
  const own = shown.find((one) => isSame(one, price))
  if (!own) return null
  const nearest = shown
    .filter((one) => one.isOld && !one.isInstalment && isHigher(one.amount))
    .filter((one) => one.currency === null || one.currency === price.currency)
    .sort((a, b) => Math.abs(a.at - own.at) - Math.abs(b.at - own.at))[0]
  return nearest && Math.abs(nearest.at - own.at) < MOST_BETWEEN ? nearest.amount : null
}
