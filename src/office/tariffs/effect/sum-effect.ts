import type { OrderEffect } from './quote-both.ts'

export type OrderChange = {
  readonly number: string
  readonly before: bigint
  readonly after: bigint
  readonly points: bigint
}
export type Sum = { readonly key: string; readonly before: bigint; readonly after: bigint; readonly count: number }
/** Orders whose total changes by more than `from` and up to `to` hundredths of a percent; null is without end. */
export type Bucket = { readonly from: bigint | null; readonly to: bigint | null; readonly count: number }

/** What new tables do to orders: how much their totals change, for whom most, and where it comes from. */
export type Effect = {
  readonly orders: number
  readonly changed: number
  readonly before: bigint
  readonly after: bigint
  /** In hundredths of a percent: a tenth of the orders change by less than `low`, half by less than `median`, nine tenths by less than `high`. */
  readonly low: bigint
  readonly median: bigint
  readonly high: bigint
  readonly buckets: readonly Bucket[]
  readonly rises: readonly OrderChange[]
  readonly falls: readonly OrderChange[]
  readonly origins: readonly Sum[]
  readonly categories: readonly Sum[]
  /** Orders that would have no price any more, and those that have none with the tables of now either. */
  readonly unpriced: readonly string[]
  readonly unpricedBefore: number
}

const shown = 8
// Hundredths of a percent; the middle one is no change at all.
const edges: readonly bigint[] = [-2000n, -1000n, -500n, -200n, -1n, 0n, 200n, 500n, 1000n, 2000n]

export function sumEffect(effects: readonly OrderEffect[]): Effect {
  const changes: OrderChange[] = []
  for (const { number, before, after } of effects)
    if (before !== null && after !== null) changes.push({ number, before, after, points: pointsOf(before, after) })
  const sorted = changes.toSorted((one, other) => compare(one.points, other.points))
  const byAmount = changes.toSorted((one, other) => compare(other.after - other.before, one.after - one.before))
  const at = (part: number) => sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)]?.points ?? 0n
  const items = effects.flatMap((effect) => effect.items)
  return {
    orders: changes.length,
    changed: changes.filter(({ before, after }) => before !== after).length,
    before: changes.reduce((sum, { before }) => sum + before, 0n),
    after: changes.reduce((sum, { after }) => sum + after, 0n),
    low: at(0.1),
    median: at(0.5),
    high: at(0.9),
    buckets: inBuckets(changes),
    rises: byAmount.filter(({ before, after }) => after > before).slice(0, shown),
    falls: byAmount
      .filter(({ before, after }) => after < before)
      .toReversed()
      .slice(0, shown),
    origins: sumBy(items, ({ origin }) => origin),
    categories: sumBy(items, ({ category }) => category),
    unpriced: effects.filter(({ before, after }) => before !== null && after === null).map(({ number }) => number),
    unpricedBefore: effects.filter(({ before }) => before === null).length,
  }
}

/** The change in hundredths of a percent, rounded half away from zero. */
export function pointsOf(before: bigint, after: bigint): bigint {
  if (before === 0n) return after === 0n ? 0n : 10_000n
  const tripled = (after - before) * 20_000n
  const whole = tripled / before
  return (whole + (whole < 0n ? -1n : 1n)) / 2n
}

function inBuckets(changes: readonly OrderChange[]): readonly Bucket[] {
  const bounds = [null, ...edges, null]
  return bounds.slice(1).map((to, place) => {
    const from = bounds[place] ?? null
    const inside = ({ points }: OrderChange) => (from === null || points > from) && (to === null || points <= to)
    return { from, to, count: changes.filter(inside).length }
  })
}

type Item = OrderEffect['items'][number]

function sumBy(items: readonly Item[], keyOf: (item: Item) => string): readonly Sum[] {
  const sums = new Map<string, { key: string; before: bigint; after: bigint; count: number }>()
  for (const item of items) {
    const key = keyOf(item)
    const sum = sums.get(key) ?? { key, before: 0n, after: 0n, count: 0 }
    sum.before += item.before
    sum.after += item.after
    sum.count += 1
    sums.set(key, sum)
  }
  return [...sums.values()].sort((one, other) => compare(size(other), size(one)) || (one.key < other.key ? -1 : 1))
}

const size = ({ before, after }: Sum) => (after > before ? after - before : before - after)

function compare(one: bigint, other: bigint): number {
  return one < other ? -1 : one > other ? 1 : 0
}
