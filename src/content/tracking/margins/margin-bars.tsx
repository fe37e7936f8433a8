import { StackedBar } from '#platform/ui/lists/stacked-bar.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { formatMoney } from '#platform/values/amounts/format-money.ts'
import type { Currency } from '#platform/values/amounts/money.ts'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import { marginOf } from './margin-parts.ts'
import type { NamedMargin } from './margin-table.tsx'

type MarginBarsProps = {
  readonly rows: readonly NamedMargin[]
  readonly currency: Currency
  readonly locale: Locale
}

const shown = 8

/** The highest margins to scale, each beside the days before. A loss has no bar: its amount says it. */
export function MarginBars({ rows, currency, locale }: MarginBarsProps) {
  const first = rows.slice(0, shown)
  const most = Math.max(1, ...first.map(({ now }) => Number(marginOf(now))))
  return (
    <Card title={m.tracking_margin_chart()}>
      <ol className="grid grid-cols-1 gap-4">
        {first.map(({ name, text, now, before }) => {
          const money = { minor: marginOf(now), currency }
          return (
            <li key={name} className="grid min-w-0 gap-1">
              <p className="flex flex-wrap items-baseline justify-between gap-x-3">
                <bdi>{text}</bdi>
                <Amount
                  money={money}
                  locale={locale}
                  className={money.minor < 0n ? 'font-semibold text-bad' : 'font-semibold'}
                />
              </p>
              <StackedBar
                label={`${text}: ${formatMoney(money, locale)}`}
                parts={[Math.max(0, Number(money.minor))]}
                most={most}
              />
              <p className="text-sm text-soft">
                {m.tracking_before_label()}: <Amount money={{ minor: marginOf(before), currency }} locale={locale} />
              </p>
            </li>
          )
        })}
      </ol>
    </Card>
  )
}
