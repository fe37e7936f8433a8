export type HistoryPoint = { readonly at: Date; readonly price: bigint }

/** A price while it held: begin and end on the line of time, and its height, all from 0 to 1. */
export type Step = { readonly from: number; readonly to: number; readonly height: number }

/** Prices, the oldest first, as steps of a chart that ends now. The lowest stands above the ground: it is no price of nothing. */
export function historySteps(points: readonly HistoryPoint[], now: Date): readonly Step[] {
  const [first] = points
  if (!first) return []
  const begin = first.at.getTime()
  const whole = Math.max(now.getTime() - begin, 1)
  const place = (at: Date) => Math.min(Math.max((at.getTime() - begin) / whole, 0), 1)
  const prices = points.map(({ price }) => Number(price))
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  const heightOf = (price: bigint) => (high === low ? 0.5 : 0.12 + (0.76 * (Number(price) - low)) / (high - low))
  return points.map(({ at, price }, index) => {
    const next = points[index + 1]
    return { from: place(at), to: next ? place(next.at) : 1, height: heightOf(price) }
  })
}
