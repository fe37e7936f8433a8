import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { visitOf } from '#platform/http/visit.ts'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Table } from '#platform/ui/lists/table.tsx'
import type { Column } from '#platform/ui/lists/table-column.ts'
import { Badge } from '#platform/ui/show/badge.tsx'
import { EmptyState } from '#platform/ui/show/empty-state.tsx'
import { m } from '#words/messages.js'
import { OutboxFrame } from './outbox-frame.tsx'
import { type ShownRow, toShownRow } from './outbox-row.ts'
import { readOutbox } from './read-outbox.ts'
import { Recipient } from './recipient.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  const rows = await visit.read((work) => readOutbox(work))
  return rows.map((row) => toShownRow(row, visit.locale))
}

export default function Outbox() {
  const rows = useLoaderData<typeof loader>()
  return (
    <OutboxFrame title={m.notices_outbox_title()}>
      <PageHeading title={m.notices_outbox_title()} lead={m.notices_outbox_lead()} />
      <Table
        caption={m.notices_outbox_title()}
        columns={columns()}
        rows={rows}
        rowKey={(row) => row.id}
        rowTo={(row) => `/dev/outbox/${row.id}`}
        empty={<EmptyState drawing="letters" title={m.notices_outbox_empty()} />}
      />
    </OutboxFrame>
  )
}

function columns(): readonly Column<ShownRow>[] {
  return [
    { key: 'title', title: m.notices_outbox_subject(), lead: true, wide: true, cell: (row) => <bdi>{row.title}</bdi> },
    { key: 'to', title: m.notices_outbox_to(), cell: (row) => <Recipient>{row.recipient}</Recipient> },
    { key: 'channel', title: m.notices_outbox_channel(), cell: (row) => row.channel ?? m.notices_outbox_app() },
    { key: 'at', title: m.notices_outbox_at(), cell: (row) => <bdi className="tabular-nums">{row.at}</bdi> },
    { key: 'state', title: m.notices_outbox_state(), cell: (row) => <State state={row.state} /> },
  ]
}

function State({ state }: { readonly state: ShownRow['state'] }) {
  if (state === 'sent') return <Badge tone="ok">{m.notices_outbox_sent()}</Badge>
  if (state === 'failed') return <Badge tone="bad">{m.notices_outbox_failed()}</Badge>
  return <Badge tone="wait">{m.notices_outbox_waiting()}</Badge>
}
