import { StackedBar } from '#platform/ui/lists/stacked-bar.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { formatCount } from '#platform/values/amounts/format-money.ts'
import { m } from '#words/messages.js'
import { eventTexts, funnel } from './names.ts'
import type { Traffic } from './read-traffic.ts'

type FunnelChartProps = { readonly traffic: Pick<Traffic, 'now' | 'before'> }

/** From the visit to the handover: each step beside the longest, with its share of the visits and the period before. */
export function FunnelChart({ traffic: { now, before } }: FunnelChartProps) {
  const most = Math.max(1, ...funnel.map((name) => now[name].count))
  const visits = now.visit.count
  return (
    <Card title={m.tracking_funnel()}>
      <ol className="grid gap-4">
        {funnel.map((name) => {
          const { count } = now[name]
          const text = eventTexts[name]()
          const isShared = name !== 'visit' && visits > 0
          return (
            <li key={name} className="grid gap-1">
              <p className="flex flex-wrap items-baseline justify-between gap-x-3">
                <span>{text}</span>
                <span className="figures text-lg font-semibold">{formatCount(count)}</span>
              </p>
              <StackedBar label={`${text}: ${formatCount(count)}`} parts={[count]} most={most} />
              <p className="flex flex-wrap gap-x-3 text-sm text-soft">
                {isShared && <span>{m.tracking_of_visits({ share: shareText(count / visits) })}</span>}
                <span>{m.tracking_before({ count: formatCount(before[name].count) })}</span>
              </p>
            </li>
          )
        })}
      </ol>
      <p className="mt-4 text-sm text-soft">{m.tracking_steps_note()}</p>
    </Card>
  )
}

function shareText(share: number): string {
  const percent = share * 100
  return `${percent < 10 ? percent.toFixed(1) : Math.round(percent)}%`
}
