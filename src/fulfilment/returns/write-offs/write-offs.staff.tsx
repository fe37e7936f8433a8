import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { requireStaff } from '#people/access/require-staff.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Tabs } from '#platform/ui/frame/tabs.tsx'
import { Table } from '#platform/ui/lists/table.tsx'
import { EmptyState } from '#platform/ui/show/empty-state.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { ageText } from '#platform/values/age.ts'
import { m } from '#words/messages.js'
import { readWriteOffs } from './read-write-offs.ts'
import { lossNames, WriteOffBadge } from './write-off-badge.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'support', request)
  const isOpen = new URL(request.url).searchParams.get('state') !== 'decided'
  const rows = await visit.read((work) => readWriteOffs(work, isOpen))
  const { locale, now } = visit
  return { rows, isOpen, locale, now }
}

/** Goods that are reported as gone, waiting for a colleague to agree. */
export default function WriteOffsDesk() {
  const { rows, isOpen, locale, now } = useLoaderData<typeof loader>()
  const here = `/${locale}/ops/write-offs`
  return (
    <>
      <PageTitle>{m.returns_lost()}</PageTitle>
      <PageHeading title={m.returns_lost()} lead={m.returns_lost_lead()} />
      <div className="-mt-4 mb-3">
        <Tabs
          label={m.returns_lost()}
          items={[
            { to: here, text: m.returns_lost_open(), current: isOpen },
            { to: `${here}?state=decided`, text: m.returns_lost_decided(), current: !isOpen },
          ]}
        />
      </div>
      {rows.length === 0 ? (
        <EmptyState drawing="harbour" title={m.returns_empty()} level={2} />
      ) : (
        <Table
          dense
          caption={m.returns_lost()}
          rows={rows}
          rowKey={(row) => row.number}
          rowTo={(row) => `${here}/${row.number}`}
          columns={[
            { key: 'number', title: m.returns_number(), lead: true, cell: (row) => <Ltr>{row.number}</Ltr> },
            {
              key: 'age',
              title: m.returns_age(),
              numeric: true,
              cell: (row) => <bdi>{ageText(row.proposedAt, now, locale)}</bdi>,
            },
            { key: 'order', title: m.returns_order(), cell: (row) => <Ltr>{row.orderNumber}</Ltr> },
            { key: 'item', title: m.returns_lost_item(), wide: true, cell: (row) => <bdi>{row.title}</bdi> },
            { key: 'what', title: m.returns_lost_what(), cell: (row) => lossNames[row.what]() },
            { key: 'stage', title: m.returns_lost_stage(), cell: (row) => row.stageLabel },
            { key: 'by', title: m.returns_lost_by(), cell: (row) => <bdi>{row.proposedBy}</bdi> },
            { key: 'state', title: m.returns_lost_state(), cell: (row) => <WriteOffBadge row={row} /> },
          ]}
        />
      )}
    </>
  )
}
