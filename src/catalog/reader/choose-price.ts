import type { VisiblePrice } from './clues/visible-price.ts'
import type { Clue, Price } from './product-facts.ts'

/** The price to pay: the one in the page's data, unless the page clearly shows the customer another one. */
export function choosePrice(clues: readonly Clue[], shown: readonly VisiblePrice[]): Price | null {
  const priced = clues.filter((clue) => clue.price)
  const stated = priced[0]
  if (!stated?.price) return null
  const currency =
    stated.price.currency ??
    stated.currency ??
    sameAmount(priced, stated.price) ??
    clues.map((clue) => clue.currency).find(Boolean) ??
    null
  const price = { amount: stated.price.amount, currency }
  if (stated.source === 'layout' || stated.source === 'visible') return price
  const same = shown.filter((one) => Number(one.amount) === Number(price.amount))
  if (same.length > 0 && same.every((one) => one.isInstalment)) return null
  return saleShown(price, shown, same) ?? otherCurrencyShown(price, shown) ?? price
}

function sameAmount(priced: readonly Clue[], price: Price): string | null {
  return (
    priced.find((clue) => clue.price?.currency && Number(clue.price.amount) === Number(price.amount))?.price
      ?.currency ?? null
  )
}

/** The data often still has the price from before a sale, which the page shows struck out beside the new one. */
function saleShown(price: Price, shown: readonly VisiblePrice[], same: readonly VisiblePrice[]): Price | null {
  const top = shown[0]
  const old = same[0]
  if (!top || !old || top.score < 45 || top.isInstalment || top.currency !== price.currency) return null
  const ratio = Number(top.amount) / Number(price.amount)
  return ratio < 1 && ratio > 0.3 && old.score < top.score - 25 ? { amount: top.amount, currency: top.currency } : null
}

/** A page that shows the visitor's currency charges in it, even if its data names the seller's. */
function otherCurrencyShown(price: Price, shown: readonly VisiblePrice[]): Price | null {
  const top = shown[0]
  if (!top?.currency || !price.currency || top.currency === price.currency || top.score < 50) return null
  const isShown = shown.some((one) => one.currency === price.currency && one.score > 0)
  return isShown ? null : { amount: top.amount, currency: top.currency }
}
