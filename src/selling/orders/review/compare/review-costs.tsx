import { Disclosure } from '#platform/ui/frame/disclosure.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { isolate, isolateLtr } from '#platform/values/isolate.ts'
import { sayMoment } from '#platform/values/say-date.ts'
import type { ReviewItemProps } from '#selling/orders/review/review-item-props.ts'
import { m } from '#words/messages.js'
import type { CostPoint } from './page-costs.ts'

/** The recent prices of the page, with days and reviewers; a much different price is marked. */
export function ReviewCosts({ item, locale, site }: ReviewItemProps) {
  const { points, usual, farPercent } = item.costs
  if (points.length === 0) return null
  // Figures and code keep their order in a right-to-left sentence.
  const price = usual ? isolateLtr(`${usual.price} ${usual.currency}`) : ''
  const alike = points.filter(({ currency }) => currency === usual?.currency)
  return (
    <div className="border-t border-line px-3 py-2">
      {farPercent !== null && (
        <Notice tone="warn" className="py-2">
          {farPercent > 0
            ? m.orders_review_price_above({ percent: farPercent, price })
            : m.orders_review_price_below({ percent: -farPercent, price })}
        </Notice>
      )}
      <Disclosure
        quiet
        summary={
          <span className="flex flex-wrap items-center gap-x-3">
            {m.orders_review_costs()}
            {usual && <span className="text-soft">{m.orders_review_costs_usual({ price })}</span>}
            <CostLine points={alike} />
          </span>
        }
      >
        <ul className="flex flex-col gap-1">
          {points.map((point) => (
            <li key={`${point.at.getTime()} ${point.by} ${point.price}`} className="flex flex-wrap gap-x-3">
              <Ltr>
                {point.price} {point.currency}
              </Ltr>
              <bdi>{sayMoment(point.at, locale, site)}</bdi>
              <span className="text-soft">
                {point.by === null
                  ? m.orders_review_cost_page()
                  : m.orders_review_cost_review({
                      name: isolate(point.by || m.orders_review_known_somebody()),
                    })}
              </span>
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  )
}

const width = 96
const height = 20

// From the oldest to the newest, as in the list below.
function CostLine({ points }: { readonly points: readonly CostPoint[] }) {
  if (points.length < 2) return null
  const prices = [...points].reverse().map(({ price }) => Number(price))
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  const y = (price: number) => (high === low ? height / 2 : height - 2 - ((price - low) / (high - low)) * (height - 4))
  const step = (width - 4) / (prices.length - 1)
  const line = prices.map((price, place) => `${(2 + place * step).toFixed(1)},${y(price).toFixed(1)}`).join(' ')
  return (
    <svg aria-hidden="true" width={width} height={height} viewBox={`0 0 ${width} ${height}`} className="text-sea">
      <polyline points={line} fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round" />
    </svg>
  )
}
