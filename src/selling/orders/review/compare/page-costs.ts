import { parseMinor } from '#platform/values/amounts/parse-money.ts'

/** What a page cost at one moment: as it was read, or as somebody reviewed it. */
export type CostPoint = {
  readonly at: Date
  readonly price: string
  readonly currency: string
  /** Who reviewed it; null where the page itself said it. */
  readonly by: string | null
}
export type PageCosts = {
  /** The newest first. */
  readonly points: readonly CostPoint[]
  /** The middle of what was seen in the item's currency; null where nothing was. */
  readonly usual: { readonly price: string; readonly currency: string } | null
  /** By how many per cent the item's price is away from it, where that is far. */
  readonly farPercent: number | null
}

/** From here on a price is far from what its page used to cost. */
const farFromPercent = 20
const mostPoints = 24

/** What a page cost lately, and whether the price at hand is far from it. */
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

// Two customers who added it in one moment saw one price.
function isSame(point: CostPoint) {
  return (other: CostPoint) =>
    other.at.getTime() === point.at.getTime() && other.price === point.price && other.by === point.by
}

// Of an even number the lower one: a price that was really seen.
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
