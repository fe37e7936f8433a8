import { isolateLtr } from '#platform/values/isolate.ts'
import { sayPlainDay } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import type { RatePoint } from './read-rates.ts'

const width = 180
const height = 36

/** How a rate moved, between its least and its most: time runs from left to right in both languages, as the bank's own charts do. */
export function RateChart({ points, locale }: { readonly points: readonly RatePoint[]; readonly locale: Locale }) {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < 2) return <span className="text-soft">{m.tariffs_rates_no_chart()}</span>
  const values = points.map(({ sell }) => sell)
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const begin = Date.parse(first.day)
  const span = Math.max(Date.parse(last.day) - begin, 1)
  const x = (day: string) => (((Date.parse(day) - begin) / span) * (width - 4) + 2).toFixed(1)
  const y = (sell: number) => (height - 3 - ((sell - least) / (most - least || 1)) * (height - 6)).toFixed(1)
  const said = m.tariffs_rates_chart({
    from: sayPlainDay(first.day, locale),
    to: sayPlainDay(last.day, locale),
    least: isolateLtr(least),
    most: isolateLtr(most),
  })
  return (
    <svg role="img" aria-label={said} viewBox={`0 0 ${width} ${height}`} className="h-9 w-45 text-sea">
      <title>{said}</title>
      <polyline
        points={points.map(({ day, sell }) => `${x(day)},${y(sell)}`).join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <circle cx={x(last.day)} cy={y(last.sell)} r="2.5" fill="currentColor" />
    </svg>
  )
}
