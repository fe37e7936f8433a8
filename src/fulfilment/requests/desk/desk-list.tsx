import { Table } from '#platform/ui/lists/table.tsx'
import type { Column } from '#platform/ui/lists/table-column.ts'
import { EmptyState } from '#platform/ui/show/empty-state.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { ageText } from '#platform/values/age.ts'
import { m } from '#words/messages.js'
import type { DeskRow } from './desk-card.ts'
import type { RequestFacts } from './request-card.tsx'

type DeskListProps = { readonly requests: readonly DeskRow[]; readonly facts: RequestFacts }

/** The requests on the shelves, which customers may collect at any moment. */
export function DeskList({ requests, facts }: DeskListProps) {
  const { locale } = facts
  if (requests.length === 0)
    return <EmptyState drawing="parcel" title={m.platform_queue_empty()} text={m.requests_desk_empty()} level={2} />
  return (
    <div data-queue className="[&_tbody_tr:focus-within]:bg-info-soft">
      <Table
        caption={m.requests_stage_ready()}
        columns={columns(facts)}
        rows={requests}
        rowKey={(request) => request.number}
        rowTo={(request) => `/${locale}/ops/pickup-desk?q=${request.number}`}
        dense
      />
    </div>
  )
}

function columns({ locale, now }: RequestFacts): readonly Column<DeskRow>[] {
  return [
    { key: 'number', title: m.requests_number(), lead: true, cell: (row) => <Ltr>{row.number}</Ltr> },
    { key: 'shelf', title: m.requests_shelf(), cell: (row) => <Ltr>{row.shelf ?? '–'}</Ltr> },
    { key: 'customer', title: m.requests_customer(), cell: (row) => <bdi>{row.customer}</bdi> },
    {
      key: 'items',
      title: m.requests_items(),
      wide: true,
      cell: (row) => <bdi className="line-clamp-1">{row.titles}</bdi>,
    },
    { key: 'office', title: m.requests_office(), cell: (row) => row.office },
    {
      key: 'age',
      title: m.requests_since(),
      numeric: true,
      cell: (row) => <bdi>{ageText(row.since, now, locale)}</bdi>,
    },
  ]
}
