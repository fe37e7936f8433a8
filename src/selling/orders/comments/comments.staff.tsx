import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { requireStaff } from '#people/access/require-staff.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Queue } from '#platform/ui/lists/queue.tsx'
import { QueueBar } from '#platform/ui/lists/queue-bar.tsx'
import { Table } from '#platform/ui/lists/table.tsx'
import { EmptyState } from '#platform/ui/show/empty-state.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { ageText } from '#platform/values/age.ts'
import { m } from '#words/messages.js'
import { readCommentDesk } from './read-comment-desk.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'comments', request)
  const q = new URL(request.url).searchParams.get('q')?.trim() ?? ''
  return { rows: await visit.read((work) => readCommentDesk(work, q)), q, locale: visit.locale, now: visit.now }
}

/** Orders whose customers wrote something that is not answered yet. */
export default function CommentDesk() {
  const { rows, q, locale, now } = useLoaderData<typeof loader>()
  return (
    <>
      <PageTitle>{m.orders_comments_desk()}</PageTitle>
      <PageHeading title={m.orders_comments_desk()} lead={m.orders_comments_desk_lead()} />
      <QueueBar
        label={m.orders_comments_find()}
        placeholder={m.orders_comments_find()}
        button={m.platform_queue_search()}
        q={q}
        {...(q !== '' && { reset: { to: `/${locale}/ops/comments`, text: m.platform_queue_reset() } })}
      />
      {rows.length === 0 ? (
        <EmptyState drawing="harbour" title={m.platform_queue_empty()} text={m.orders_comments_empty()} level={2} />
      ) : (
        <Queue
          keys={[
            { press: 'j / k', text: m.platform_queue_key_move() },
            { press: 'Enter', text: m.platform_queue_key_open() },
            { press: '/', text: m.platform_queue_key_find() },
          ]}
        >
          <Table
            caption={m.orders_comments_desk()}
            rows={rows}
            rowKey={(row) => row.number}
            rowTo={(row) => `/${locale}/ops/orders/${row.number}#comments`}
            dense
            columns={[
              { key: 'number', title: m.orders_staff_number(), lead: true, cell: (row) => <Ltr>{row.number}</Ltr> },
              {
                key: 'age',
                title: m.orders_staff_waiting(),
                numeric: true,
                cell: (row) => <bdi>{ageText(row.since, now, locale)}</bdi>,
              },
              { key: 'customer', title: m.orders_staff_customer(), cell: (row) => <bdi>{row.customer}</bdi> },
              {
                key: 'said',
                title: m.orders_comments_last(),
                wide: true,
                cell: (row) => <bdi className="line-clamp-1">{row.said}</bdi>,
              },
              { key: 'count', title: m.orders_comments_count(), numeric: true, cell: (row) => row.count },
            ]}
          />
        </Queue>
      )}
    </>
  )
}
