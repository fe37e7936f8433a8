import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { deskStages, readReturnDesk } from '#fulfilment/returns/read-returns.ts'
import { reasonNames } from '#fulfilment/returns/return-names.ts'
import { requireStaff } from '#people/access/require-staff.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { QueueBar } from '#platform/ui/lists/queue-bar.tsx'
import { Table } from '#platform/ui/lists/table.tsx'
import { EmptyState } from '#platform/ui/show/empty-state.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { ageText } from '#platform/values/age.ts'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { money } from '#platform/values/amounts/money.ts'
import { withWesternDigits } from '#platform/values/amounts/parse-money.ts'
import { sites } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import { ReturnBadge } from './return-parts.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  const { roles } = requireStaff(visit, 'returns', request)
  const { searchParams } = new URL(request.url)
  const q = withWesternDigits(searchParams.get('q') ?? '')
    .trim()
    .slice(0, 40)
  // The desk starts with what is brought to it, everybody else with what is to be reviewed.
  const first = roles.includes('desk') && !roles.includes('support') ? 'dropOff' : 'review'
  const stage = deskStages.find((one) => one === searchParams.get('stage')) ?? first
  const rows = await visit.read((work) => readReturnDesk(work, { stage, q }))
  const { locale, site, now } = visit
  return { rows, q, stage, locale, site, now }
}

/** Returns at each stage; the desk finds one by the code that the customer shows. */
export default function ReturnsDesk() {
  const { rows, q, stage, locale, site, now } = useLoaderData<typeof loader>()
  const here = `/${locale}/ops/returns`
  return (
    <>
      <PageTitle>{m.returns_desk()}</PageTitle>
      <PageHeading title={m.returns_desk()} lead={m.returns_desk_lead()} />
      <QueueBar
        label={m.returns_find()}
        placeholder={m.returns_find()}
        button={m.platform_queue_search()}
        q={q}
        filters={[
          {
            name: 'stage',
            label: m.returns_stage(),
            value: stage,
            options: [
              { value: 'review', text: m.returns_stage_review() },
              { value: 'dropOff', text: m.returns_stage_drop_off() },
              { value: 'refund', text: m.returns_stage_refund() },
              { value: 'goods', text: m.returns_stage_goods() },
              { value: 'ended', text: m.returns_stage_ended() },
            ],
          },
        ]}
        {...(q !== '' && { reset: { to: here, text: m.platform_queue_reset() } })}
      />
      {rows.length === 0 ? (
        <EmptyState drawing="harbour" title={m.returns_empty()} level={2} />
      ) : (
        <Table
          dense
          caption={m.returns_desk()}
          rows={rows}
          rowKey={(row) => row.number}
          rowTo={(row) => `${here}/${row.number}`}
          columns={[
            { key: 'number', title: m.returns_number(), lead: true, cell: (row) => <Ltr>{row.number}</Ltr> },
            {
              key: 'age',
              title: m.returns_age(),
              numeric: true,
              cell: (row) => <bdi>{ageText(row.at, now, locale)}</bdi>,
            },
            { key: 'order', title: m.returns_order(), cell: (row) => <Ltr>{row.orderNumber}</Ltr> },
            { key: 'customer', title: m.returns_customer(), wide: true, cell: (row) => <bdi>{row.customer}</bdi> },
            { key: 'reason', title: m.returns_reason(), cell: (row) => reasonNames[row.reason]() },
            { key: 'state', title: m.returns_state(), cell: (row) => <ReturnBadge state={row.state} /> },
            {
              key: 'back',
              title: m.returns_back_staff(),
              numeric: true,
              cell: (row) => <Amount money={money(row.backMinor, sites[site].currency)} locale={locale} />,
            },
          ]}
        />
      )}
    </>
  )
}
