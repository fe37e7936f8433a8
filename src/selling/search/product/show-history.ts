import type { OfferView } from '#catalog/products/finding/read-product.ts'
import { formatMoney } from '#platform/values/amounts/format-money.ts'
import { isCurrency, money } from '#platform/values/amounts/money.ts'
import { sayDay } from '#platform/values/say-date.ts'
import type { Work } from '#platform/work/work.ts'
import { type HistoryPoint, historySteps, type Step } from './history-steps.ts'

/** The prices of an offer over the last months, as words and as steps of a chart; null where it had only one. */
export type ShownHistory = {
  readonly rows: readonly { readonly day: string; readonly price: string }[]
  readonly steps: readonly Step[]
  readonly low: string
  readonly high: string
  readonly now: string
  readonly from: string
  readonly to: string
}

const days = 180

export function showHistory({ prices, currency }: OfferView, { now, locale, site }: Work): ShownHistory | null {
  if (!isCurrency(currency)) return null
  const start = new Date(now.getTime() - days * 86_400_000)
  // Prices of another currency cannot stand on one scale.
  const points: HistoryPoint[] = prices
    .filter((point) => point.currency === currency)
    .map(({ seenAt, price }) => ({ at: seenAt < start ? start : seenAt, price }))
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < 2) return null
  const say = (minor: bigint) => formatMoney(money(minor, currency), locale)
  const sorted = points.map(({ price }) => price).sort((one, other) => (one < other ? -1 : 1))
  return {
    rows: points.map(({ at, price }) => ({ day: sayDay(at, locale, site), price: say(price) })).reverse(),
    steps: historySteps(points, now),
    low: say(sorted[0] ?? 0n),
    high: say(sorted.at(-1) ?? 0n),
    now: say(last.price),
    from: sayDay(first.at, locale, site),
    to: sayDay(now, locale, site),
  }
}
