import { Table } from '#platform/ui/lists/table.tsx'
import { Badge } from '#platform/ui/show/badge.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { sayMoment } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import type { ClosedTillRow } from './read-tills.ts'

type ClosedTillsProps = { readonly rows: readonly ClosedTillRow[]; readonly locale: Locale; readonly site: Site }

/** The tills that were closed last, each with what was counted against what was expected. */
export function ClosedTills({ rows, locale, site }: ClosedTillsProps) {
  return (
    <Table
      caption={m.finance_till_closed_last()}
      showCaption
      rows={rows}
      rowKey={(row) => row.id}
      dense
      columns={[
        { key: 'number', title: m.finance_number(), lead: true, cell: (row) => <Ltr>{row.number}</Ltr> },
        { key: 'office', title: m.finance_office(), cell: (row) => <Ltr>{row.office}</Ltr> },
        { key: 'at', title: m.finance_at(), cell: (row) => <bdi>{sayMoment(row.closedAt, locale, site)}</bdi> },
        {
          key: 'by',
          title: m.finance_by(),
          cell: (row) => (
            <>
              <bdi>{row.closedBy}</bdi>
              {row.agreedBy && (
                <span className="block text-soft">
                  {m.finance_till_agreed_by()} <bdi>{row.agreedBy}</bdi>
                </span>
              )}
            </>
          ),
        },
        {
          key: 'expected',
          title: m.finance_till_in_books(),
          numeric: true,
          cell: (row) => <Amount money={row.expected} locale={locale} />,
        },
        {
          key: 'counted',
          title: m.finance_till_counted(),
          numeric: true,
          cell: (row) => <Amount money={row.counted} locale={locale} />,
        },
        {
          key: 'difference',
          title: m.finance_till_difference(),
          cell: (row) =>
            row.difference.minor === 0n ? (
              <Badge tone="ok" size="small">
                {m.finance_till_right()}
              </Badge>
            ) : (
              <>
                <Badge tone="bad" size="small">
                  <Amount money={row.difference} locale={locale} />
                </Badge>
                <bdi className="block text-soft">{row.note}</bdi>
              </>
            ),
        },
      ]}
    />
  )
}
