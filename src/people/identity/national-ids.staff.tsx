import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { requireStaff } from '#people/access/require-staff.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Queue } from '#platform/ui/lists/queue.tsx'
import { QueueBar } from '#platform/ui/lists/queue-bar.tsx'
import { Table } from '#platform/ui/lists/table.tsx'
import { EmptyState } from '#platform/ui/show/empty-state.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { ageText } from '#platform/values/age.ts'
import { m } from '#words/messages.js'
import { readIdDesk } from './read-id-desk.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'national-ids', request)
  const { searchParams } = new URL(request.url)
  const q = searchParams.get('q')?.trim() ?? ''
  const { locale, now } = visit
  return { rows: await visit.read((work) => readIdDesk(work, q)), q, done: searchParams.get('done'), locale, now }
}

const doneTexts: Readonly<Record<string, () => string>> = {
  accept: m.people_ids_done_accept,
  reject: m.people_ids_done_reject,
}

/** Cards that customers sent and nobody has checked yet. */
export default function NationalIdDesk() {
  const { rows, q, done, locale, now } = useLoaderData<typeof loader>()
  const here = `/${locale}/ops/national-ids`
  const doneText = doneTexts[done ?? '']?.()
  return (
    <>
      <PageTitle>{m.people_ids_title()}</PageTitle>
      <PageHeading title={m.people_ids_title()} lead={m.people_ids_lead()} />
      {doneText && (
        <Notice tone="ok" role="status" className="mb-3 py-2">
          {doneText}
        </Notice>
      )}
      <QueueBar
        label={m.people_ids_find()}
        placeholder={m.people_ids_find()}
        button={m.platform_queue_search()}
        q={q}
        {...(q !== '' && { reset: { to: here, text: m.platform_queue_reset() } })}
      />
      {rows.length === 0 ? (
        <EmptyState drawing="harbour" title={m.platform_queue_empty()} text={m.people_ids_empty()} level={2} />
      ) : (
        <Queue
          keys={[
            { press: 'j / k', text: m.platform_queue_key_move() },
            { press: 'Enter', text: m.platform_queue_key_open() },
            { press: '/', text: m.platform_queue_key_find() },
          ]}
        >
          <Table
            caption={m.people_ids_title()}
            rows={rows}
            rowKey={(row) => row.id}
            rowTo={(row) => `${here}/${row.id}`}
            dense
            columns={[
              { key: 'customer', title: m.people_ids_customer(), lead: true, cell: (row) => <bdi>{row.customer}</bdi> },
              {
                key: 'email',
                title: m.people_email(),
                wide: true,
                cell: (row) => (
                  <bdi dir="ltr" className="wrap-anywhere">
                    {row.email}
                  </bdi>
                ),
              },
              {
                key: 'age',
                title: m.people_ids_waiting(),
                numeric: true,
                cell: (row) => <bdi>{ageText(row.sentAt, now, locale)}</bdi>,
              },
            ]}
          />
        </Queue>
      )}
    </>
  )
}
