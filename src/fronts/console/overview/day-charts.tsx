import { DayColumns } from '#platform/ui/lists/day-columns.tsx'
import { Table } from '#platform/ui/lists/table.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Link } from '#platform/ui/show/link.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { formatMoney } from '#platform/values/amounts/format-money.ts'
import type { Currency } from '#platform/values/amounts/money.ts'
import { largerOf } from '#platform/values/amounts/round.ts'
import { isolate } from '#platform/values/isolate.ts'
import { sayPlainDay } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import type { DayFigures } from './read-days.ts'

type DayChartsProps = {
  readonly days: readonly DayFigures[]
  readonly locale: Locale
  readonly currency: Currency
  /** Money is for those who answer for it. */
  readonly showsMoney: boolean
}

/** Orders a day, and money in and back a day, of the last thirty. */
export function DayCharts({ days, locale, currency, showsMoney }: DayChartsProps) {
  const newest = [...days].reverse()
  const most = Math.max(1, ...days.map((day) => day.orders))
  const said = (day: string) => sayPlainDay(day, locale)
  const ends = { first: said(days[0]?.day ?? ''), last: m.console_today(), numbers: m.console_chart_numbers() }
  return (
    <>
      <Card
        title={m.console_chart_orders()}
        className={showsMoney ? undefined : 'xl:col-span-2'}
        aside={<Link to={`/${locale}/ops/review`}>{m.console_chart_to_review()}</Link>}
      >
        <DayColumns
          {...ends}
          label={m.console_chart_orders()}
          days={days.map(({ day, orders }) => ({
            key: day,
            title: `${said(day)}: ${orders}`,
            height: orders === 0 ? 0 : Math.max(8, (orders * 1000) / most),
          }))}
          table={
            <Table
              dense
              caption={m.console_chart_orders()}
              rows={newest}
              rowKey={(row) => row.day}
              columns={[
                { key: 'day', title: m.console_chart_day(), lead: true, cell: (row) => said(row.day) },
                { key: 'orders', title: m.console_today_orders(), numeric: true, cell: (row) => row.orders },
              ]}
            />
          }
        />
      </Card>
      {showsMoney && <MoneyChart days={days} locale={locale} currency={currency} />}
    </>
  )
}

function MoneyChart({ days, locale, currency }: Omit<DayChartsProps, 'showsMoney'>) {
  const most = days.reduce((most, day) => largerOf(most, largerOf(day.inMinor, day.backMinor)), 1n)
  const said = (day: string) => sayPlainDay(day, locale)
  const text = (minor: bigint) => isolate(formatMoney({ minor, currency }, locale))
  const amount = (minor: bigint) => <Amount money={{ minor, currency }} locale={locale} />
  const height = (minor: bigint) => (minor <= 0n ? 0 : Math.max(8, Number((minor * 1000n) / most)))
  return (
    <Card title={m.console_chart_money()} aside={<Link to={`/${locale}/ops/finance`}>{m.console_finance()}</Link>}>
      <DayColumns
        label={m.console_chart_money_lead()}
        first={said(days[0]?.day ?? '')}
        last={m.console_today()}
        numbers={m.console_chart_numbers()}
        days={days.map(({ day, inMinor, backMinor }) => ({
          key: day,
          title: `${said(day)}: ${m.console_chart_in()} ${text(inMinor)}, ${m.console_chart_back()} ${text(backMinor)}`,
          height: height(inMinor),
          below: height(backMinor),
        }))}
        table={
          <Table
            dense
            caption={m.console_chart_money()}
            rows={[...days].reverse()}
            rowKey={(row) => row.day}
            columns={[
              { key: 'day', title: m.console_chart_day(), lead: true, cell: (row) => said(row.day) },
              { key: 'in', title: m.console_chart_in(), numeric: true, cell: (row) => amount(row.inMinor) },
              { key: 'back', title: m.console_chart_back(), numeric: true, cell: (row) => amount(row.backMinor) },
            ]}
          />
        }
      />
      <p className="text-sm text-soft">{m.console_chart_money_lead()}</p>
    </Card>
  )
}
