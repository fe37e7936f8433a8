import { Stat } from '#platform/ui/lists/stat.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { formatMinor } from '#platform/values/amounts/format-money.ts'
import type { Currency } from '#platform/values/amounts/money.ts'
import { isolateLtr } from '#platform/values/isolate.ts'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import { ChangedOrders, Sums } from './effect-tables.tsx'
import type { NamedEffect } from './name-sums.ts'
import { pointsText } from './points-text.ts'
import { signed } from './signed.ts'
import type { Bucket } from './sum-effect.ts'

type EffectViewProps = { readonly effect: NamedEffect; readonly currency: Currency; readonly locale: Locale }

/** What the draft does to real orders: how many, how much, whom most, and where it comes from. */
export function EffectView({ effect, currency, locale }: EffectViewProps) {
  const { orders, changed, before, after, low, median, high, unpriced, unpricedBefore } = effect
  return (
    <Card title={m.tariffs_effect()}>
      {orders === 0 && unpriced.length === 0 ? (
        <p className="text-soft">{m.tariffs_effect_none()}</p>
      ) : (
        <div className="flex flex-col gap-5">
          <p className="text-soft">{m.tariffs_effect_lead({ count: String(orders + unpriced.length) })}</p>
          {unpriced.length > 0 && (
            <Notice tone="bad">
              {m.tariffs_effect_unpriced({ numbers: unpriced.map((number) => isolateLtr(number)).join(' · ') })}
            </Notice>
          )}
          {unpricedBefore > 0 && (
            <Notice tone="info">{m.tariffs_effect_unpriced_before({ count: String(unpricedBefore) })}</Notice>
          )}
          <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
            <Stat
              label={m.tariffs_effect_changed()}
              value={<bdi>{changed}</bdi>}
              note={m.tariffs_effect_of({ count: String(orders) })}
            />
            <Stat label={m.tariffs_effect_median()} value={<Ltr>{pointsText(median)}</Ltr>} />
            <Stat
              label={m.tariffs_effect_span()}
              value={
                <>
                  <Ltr>{`${pointsText(low)} …`}</Ltr> <Ltr>{pointsText(high)}</Ltr>
                </>
              }
            />
            <Stat
              label={m.tariffs_effect_total_in({ currency })}
              value={<Ltr>{signed(after - before)}</Ltr>}
              note={<Ltr>{`${formatMinor(before)} → ${formatMinor(after)}`}</Ltr>}
            />
          </div>
          <Histogram buckets={effect.buckets} />
          <div className="grid items-start gap-5 xl:grid-cols-2">
            <ChangedOrders
              title={m.tariffs_effect_rises()}
              none={m.tariffs_effect_no_rises()}
              orders={effect.rises}
              locale={locale}
            />
            <ChangedOrders
              title={m.tariffs_effect_falls()}
              none={m.tariffs_effect_no_falls()}
              orders={effect.falls}
              locale={locale}
            />
          </div>
          <div className="grid items-start gap-5 2xl:grid-cols-2">
            <Sums title={m.tariffs_effect_origins()} sums={effect.origins} />
            <Sums title={m.tariffs_effect_categories()} sums={effect.categories} />
          </div>
        </div>
      )}
    </Card>
  )
}

/** How many orders change by how much: one column a span, the numbers in words too. */
function Histogram({ buckets }: { readonly buckets: readonly Bucket[] }) {
  const most = Math.max(1, ...buckets.map(({ count }) => count))
  return (
    <figure>
      <figcaption className="mb-2 font-semibold">{m.tariffs_effect_chart()}</figcaption>
      <ul className="flex items-start gap-1 sm:gap-2" dir="ltr">
        {buckets.map((bucket) => {
          const height = bucket.count === 0 ? 0 : Math.max(12, Math.round((bucket.count / most) * 1000))
          return (
            <li key={String(bucket.to)} className="min-w-0 grow basis-0 text-center">
              <span className="figures block text-sm font-semibold">{bucket.count || '\u00a0'}</span>
              <svg
                aria-hidden="true"
                viewBox="0 0 10 1000"
                preserveAspectRatio="none"
                className={`block h-28 w-full ${toneOf(bucket)}`}
              >
                <rect width="10" height="1000" className="fill-sunken" />
                <rect width="10" y={1000 - height} height={height} fill="currentColor" />
              </svg>
              <span className="mt-1 block text-xs/4 text-soft" dir="auto">
                {bucketText(bucket)}
              </span>
            </li>
          )
        })}
      </ul>
    </figure>
  )
}

function toneOf({ from, to }: Bucket): string {
  if (to === 0n) return 'text-edge'
  return from !== null && from >= 0n ? 'text-accent' : 'text-sea'
}

function bucketText({ from, to }: Bucket): string {
  if (to === 0n) return m.tariffs_same_price()
  const say = (points: bigint) => isolateLtr(pointsText(points === -1n ? 0n : points))
  if (from === null) return m.tariffs_bucket_below({ to: say(to ?? 0n) })
  if (to === null) return m.tariffs_bucket_above({ from: say(from) })
  return m.tariffs_bucket({ from: say(from), to: say(to) })
}
