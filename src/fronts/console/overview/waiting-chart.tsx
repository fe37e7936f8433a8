import { queues } from '#fronts/console/queues.ts'
import { Disclosure } from '#platform/ui/frame/disclosure.tsx'
import { StackedBar, StackedBarKey } from '#platform/ui/lists/stacked-bar.tsx'
import { Table } from '#platform/ui/lists/table.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Link } from '#platform/ui/show/link.tsx'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import type { QueueAges } from './read-ages.ts'

type WaitingChartProps = { readonly ages: readonly QueueAges[]; readonly locale: Locale }

/** What waits in each queue and for how long, the queue one press away; the same as a table below. */
export function WaitingChart({ ages, locale }: WaitingChartProps) {
  const rows = ages.flatMap((age) => {
    const queue = queues.find((one) => one.key === age.key)
    if (!queue) return []
    const count = age.buckets.reduce((sum, one) => sum + one, 0)
    if (count === 0) return []
    return [{ ...age, count, name: queue.name(), to: `/${locale}/ops/${queue.path}`, target: queue.targetHours }]
  })
  const most = Math.max(1, ...rows.map((row) => row.count))
  const names = bucketNames()
  return (
    <Card title={m.console_chart_waiting()} className="xl:col-span-2">
      <StackedBarKey texts={names} />
      <ul className="mt-3 grid gap-x-8 gap-y-3 xl:grid-cols-2">
        {rows.map((row) => (
          <li key={row.key}>
            <span className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
              <Link to={row.to} className="font-semibold">
                {row.name}
              </Link>
              <span className="text-soft">
                {row.target !== null && row.late > 0 && (
                  <strong className="me-3 font-semibold text-bad">
                    {m.console_chart_past({ count: row.late, hours: row.target })}
                  </strong>
                )}
                <span className="figures">{row.count}</span>
              </span>
            </span>
            <StackedBar
              label={row.buckets.map((count, at) => `${names[at]}: ${count}`).join(' · ')}
              parts={row.buckets}
              most={most}
            />
          </li>
        ))}
      </ul>
      <Disclosure quiet summary={m.console_chart_numbers()}>
        <Table
          dense
          caption={m.console_chart_waiting()}
          rows={rows}
          rowKey={(row) => row.key}
          columns={[
            { key: 'queue', title: m.console_queue(), lead: true, cell: (row) => row.name },
            ...names.map((name, at) => ({
              key: name,
              title: name,
              numeric: true,
              cell: (row: (typeof rows)[number]) => row.buckets[at],
            })),
            {
              key: 'late',
              title: m.console_late(),
              numeric: true,
              cell: (row) => (row.target === null ? '—' : row.late),
            },
          ]}
        />
      </Disclosure>
    </Card>
  )
}

function bucketNames(): readonly string[] {
  return [
    m.console_chart_under_12h(),
    m.console_chart_12_24h(),
    m.console_chart_1_3d(),
    m.console_chart_3_7d(),
    m.console_chart_over_7d(),
  ]
}
