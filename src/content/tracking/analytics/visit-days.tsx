import { DayColumns } from '#platform/ui/lists/day-columns.tsx'
import { Table } from '#platform/ui/lists/table.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { formatCount } from '#platform/values/amounts/format-money.ts'
import { sayPlainDay } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import type { Traffic } from './read-traffic.ts'

/** Visits of each day; with the orders as a table. */
export function VisitDays({ days, locale }: { readonly days: Traffic['days']; readonly locale: Locale }) {
  const most = Math.max(1, ...days.map(({ visits }) => visits))
  const said = (day = '') => (day === '' ? '' : sayPlainDay(day, locale))
  return (
    <Card title={m.tracking_days()}>
      <DayColumns
        label={m.tracking_days()}
        first={said(days[0]?.day)}
        last={said(days.at(-1)?.day)}
        numbers={m.tracking_days_numbers()}
        days={days.map(({ day, visits }) => ({
          key: day,
          title: `${said(day)}: ${formatCount(visits)}`,
          height: visits === 0 ? 0 : Math.max(8, (visits * 1000) / most),
        }))}
        table={
          <Table
            dense
            caption={m.tracking_days()}
            rows={days.toReversed()}
            rowKey={({ day }) => day}
            columns={[
              { key: 'day', title: m.tracking_day(), lead: true, cell: ({ day }) => said(day) },
              {
                key: 'visits',
                title: m.tracking_step_visit(),
                numeric: true,
                cell: ({ visits }) => formatCount(visits),
              },
              {
                key: 'orders',
                title: m.tracking_step_placeOrder(),
                numeric: true,
                cell: ({ orders }) => formatCount(orders),
              },
            ]}
          />
        }
      />
    </Card>
  )
}
