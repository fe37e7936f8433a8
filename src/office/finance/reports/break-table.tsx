import { Queue } from '#platform/ui/lists/queue.tsx'
import { Table } from '#platform/ui/lists/table.tsx'
import { Badge } from '#platform/ui/show/badge.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { sayMoment } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import { breakNames, providerName } from './break-names.ts'
import { BreakSide } from './break-side.tsx'
import type { BreakRow } from './read-reports.ts'

type BreakTableProps = {
  readonly rows: readonly BreakRow[]
  readonly here: string
  readonly locale: Locale
  readonly site: Site
}

/** Where a provider and our books differ, and how. */
export function BreakTable({ rows, here, locale, site }: BreakTableProps) {
  return (
    <Queue
      keys={[
        { press: 'j / k', text: m.platform_queue_key_move() },
        { press: 'Enter', text: m.platform_queue_key_open() },
        { press: '/', text: m.platform_queue_key_find() },
      ]}
    >
      <Table
        caption={m.finance_breaks()}
        rows={rows}
        rowKey={(row) => row.id}
        dense
        columns={[
          {
            key: 'kind',
            title: m.finance_break_kind(),
            lead: true,
            cell: (row) => (
              <Badge tone={row.resolution === null ? 'warn' : 'neutral'} size="small">
                {breakNames[row.kind]()}
              </Badge>
            ),
          },
          { key: 'transaction', title: m.finance_transaction(), cell: (row) => <Ltr>{row.transactionId}</Ltr> },
          { key: 'payment', title: m.finance_number(), cell: (row) => row.payment && <Ltr>{row.payment}</Ltr> },
          { key: 'ours', title: m.finance_ours(), cell: (row) => <BreakSide says={row.ours} locale={locale} /> },
          { key: 'theirs', title: m.finance_theirs(), cell: (row) => <BreakSide says={row.theirs} locale={locale} /> },
          {
            key: 'report',
            title: m.finance_report(),
            cell: (row) => (
              <>
                <Ltr>{row.report}</Ltr> · <bdi>{providerName(row.provider)}</bdi>
              </>
            ),
          },
          {
            key: 'at',
            title: m.finance_at(),
            cell: (row) => <bdi>{sayMoment(row.foundAt, locale, site)}</bdi>,
          },
          {
            key: 'act',
            title: m.finance_resolution(),
            wide: true,
            cell: (row) =>
              row.resolution === null ? (
                <TextLink to={`${here}?open=${row.id}`}>{m.finance_resolve()}</TextLink>
              ) : (
                <bdi>{row.resolution}</bdi>
              ),
          },
        ]}
      />
    </Queue>
  )
}
