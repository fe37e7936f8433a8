import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { requireStaff } from '#people/access/require-staff.ts'
import { channelText } from '#people/notices/kinds/channel-names.ts'
import { concernText } from '#people/notices/kinds/concern-names.ts'
import { concerns } from '#people/notices/kinds/concerns.ts'
import { kindNames, messageKinds } from '#people/notices/kinds/message-kinds.ts'
import { sampleLetter } from '#people/notices/kinds/sample-letter.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Table } from '#platform/ui/lists/table.tsx'
import type { Column } from '#platform/ui/lists/table-column.ts'
import { m } from '#words/messages.js'

export function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'content', request)
  const { locale, site, origin } = visit
  const rows = kindNames.map((kind) => {
    const { concern, only } = messageKinds[kind]
    const by = only ?? (concern === null ? (['mail'] as const) : concerns[concern].usual)
    return {
      kind,
      concern,
      isLocked: concern !== null && concerns[concern].isLocked,
      by,
      subject: sampleLetter(kind, { locale, site, data: 'usual', origin }).subject,
    }
  })
  return { rows, locale }
}

type Row = ReturnType<typeof loader>['rows'][number]

/** The catalogue of messages: each kind with what it concerns, whether it may be switched off, and its preview. */
export default function Messages() {
  const { rows, locale } = useLoaderData<typeof loader>()
  return (
    <>
      <PageTitle>{m.notices_kinds_title()}</PageTitle>
      <PageHeading title={m.notices_kinds_title()} lead={m.notices_kinds_lead()} />
      <Table
        caption={m.notices_kinds_title()}
        columns={columns()}
        rows={rows}
        rowKey={(row) => row.kind}
        rowTo={(row) => `/${locale}/ops/messages/${row.kind}`}
        empty={null}
      />
    </>
  )
}

function columns(): readonly Column<Row>[] {
  return [
    {
      key: 'subject',
      title: m.notices_kinds_subject(),
      lead: true,
      wide: true,
      cell: (row) => <bdi>{row.subject}</bdi>,
    },
    {
      key: 'concern',
      title: m.notices_kinds_concern(),
      cell: (row) => (row.concern === null ? m.notices_kinds_staff() : concernText[row.concern].name()),
    },
    {
      key: 'by',
      title: m.notices_kinds_channels(),
      cell: (row) => row.by.map((channel) => channelText(channel)).join(' · '),
    },
    {
      key: 'locked',
      title: m.notices_kinds_choice(),
      cell: (row) => (row.concern === null || row.isLocked ? m.notices_kinds_locked() : '✓'),
    },
  ]
}
