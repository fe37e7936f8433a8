import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { Table } from '#platform/ui/lists/table.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import type { Currency } from '#platform/values/amounts/money.ts'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import { comeBackShares, monthsBetween } from './cohort-shares.ts'
import { ComeBackChart } from './come-back-chart.tsx'
import type { CohortMonth } from './read-rollups.ts'

type CohortTableProps = {
  readonly cohorts: readonly CohortMonth[]
  /** The site's own day. */
  readonly today: string
  readonly currency: Currency
  readonly locale: Locale
  readonly file: string
}

/** How many of a month's new customers ordered again in each month since, as a chart and month by month; with what they ordered for in all. */
export function CohortTable({ cohorts, today, currency, locale, file }: CohortTableProps) {
  const groups = Object.entries(Object.groupBy(cohorts, ({ cohort }) => cohort)).map(([cohort, months = []]) => {
    const later = new Map(months.map((one) => [monthsBetween(cohort, one.month), one.customers]))
    return {
      cohort,
      later,
      size: later.get(0) ?? 0,
      orders: months.reduce((sum, { orders }) => sum + orders, 0),
      minor: months.reduce((sum, { minor }) => sum + minor, 0n),
    }
  })
  const last = Math.min(6, Math.max(0, ...groups.flatMap(({ later }) => [...later.keys()])))
  return (
    <Card
      title={m.tracking_cohorts()}
      aside={
        <ButtonLink href={file} size="small" icon="download">
          {m.tracking_export()}
        </ButtonLink>
      }
    >
      <ComeBackChart shares={comeBackShares(cohorts, today)} />
      {groups.length === 0 ? (
        <p className="text-soft">{m.tracking_empty()}</p>
      ) : (
        <Table
          dense
          caption={m.tracking_cohorts()}
          rows={groups}
          rowKey={({ cohort }) => cohort}
          columns={[
            {
              key: 'cohort',
              title: m.tracking_cohort_month(),
              lead: true,
              cell: ({ cohort }) => <Ltr>{cohort}</Ltr>,
            },
            { key: 'size', title: m.tracking_cohort_customers(), numeric: true, cell: ({ size }) => size },
            ...Array.from({ length: last }, (_, at) => ({
              key: `later-${at + 1}`,
              title: m.tracking_cohort_later({ count: at + 1 }),
              numeric: true,
              cell: ({ later, size }: (typeof groups)[number]) => <Share count={later.get(at + 1) ?? 0} size={size} />,
            })),
            { key: 'orders', title: m.tracking_step_placeOrder(), numeric: true, cell: ({ orders }) => orders },
            {
              key: 'worth',
              title: m.tracking_worth(),
              numeric: true,
              cell: ({ minor }) => <Amount money={{ minor, currency }} locale={locale} />,
            },
          ]}
        />
      )}
      <p className="mt-3 text-sm text-soft">{m.tracking_cohorts_note()}</p>
    </Card>
  )
}

function Share({ count, size }: { readonly count: number; readonly size: number }) {
  if (count === 0 || size === 0) return <span className="text-soft">—</span>
  return (
    <span className="figures">
      {count} <span className="text-soft">({Math.round((count * 100) / size)}%)</span>
    </span>
  )
}
