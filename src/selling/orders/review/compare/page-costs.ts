import { parseMinor } from '#platform/values/amounts/parse-money.ts'

/** The price of a page at one moment: as read, or as reviewed. */
export type CostPoint = {
  readonly at: Date
  readonly price: string
  readonly currency: string
  /** Who reviewed it; null if it was read from the page. */
  readonly by: string | null
}
export type PageCosts = {
  /** The newest first. */
  readonly points: readonly CostPoint[]
  /** The median of the prices in the item's currency; null if there are none. */
  readonly usual: { readonly price: string; readonly currency: string } | null
  /** By how many per cent the item's price differs from it, if that is much. */
  readonly farPercent: number | null
}

/** From here on a price differs much from its page's usual one. */
const farFromPercent = 20
const mostPoints = 24

/** The recent prices of a page, and whether the present price differs much from them. */
export function judgePrices(
  points: readonly CostPoint[],
  said: { readonly price: string; readonly currency: string },
): PageCosts {
  const newest = [...points].sort((one, other) => other.at.getTime() - one.at.getTime())
  const known = newest.filter((point, place) => !newest.slice(0, place).some(isSame(point))).slice(0, mostPoints)
  const alike = known.filter(({ currency }) => currency === said.currency)
  const usual = middle(alike)
  return { points: known, usual, farPercent: usual ? distance(said.price, usual.price) : null }
}

// Two customers who added it at one moment saw one price.
function isSame(point: CostPoint) {
  return (other: CostPoint) =>
    other.at.getTime() === point.at.getTime() && other.price === point.price && other.by === point.by
}

// Of an even number the lower one: a price that really occurred.
function middle(points: readonly CostPoint[]): CostPoint | null {
  const ordered = [...points].sort((one, other) => compare(minorOf(one.price), minorOf(other.price)))
  return ordered[Math.floor((ordered.length - 1) / 2)] ?? null
}

function distance(price: string, usual: string): number | null {
  const [here, there] = [minorOf(price), minorOf(usual)]
  if (there === 0n) return null
  const percent = Number(((here - there) * 100n) / there)
  return Math.abs(percent) >= farFromPercent ? percent : null
}

function minorOf(price: string): bigint {
  return parseMinor(price) ?? 0n
}

function compare(one: bigint, other: bigint): number {
  return one < other ? -1 : one > other ? 1 : 0
}
