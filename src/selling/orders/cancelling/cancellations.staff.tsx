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
import { Amount } from '#platform/values/amounts/amount.tsx'
import { money } from '#platform/values/amounts/money.ts'
import { sayTime } from '#platform/values/say-date.ts'
import { sites } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import { CancellationBadge } from './cancellation-parts.tsx'
import { readCancellationDesk } from './read-cancellations.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'support', request)
  const isOpen = new URL(request.url).searchParams.get('state') !== 'ended'
  const rows = await visit.read((work) => readCancellationDesk(work, isOpen))
  const { locale, site, now } = visit
  return { rows, isOpen, locale, site, now }
}

/** Customers who want to cancel bought goods, and unanswered proposals. */
export default function CancellationsDesk() {
  const { rows, isOpen, locale, site, now } = useLoaderData<typeof loader>()
  const here = `/${locale}/ops/cancellations`
  const amount = (minor: bigint | null) =>
    minor === null ? '—' : <Amount money={money(minor, sites[site].currency)} locale={locale} />
  return (
    <>
      <PageTitle>{m.orders_fees_desk()}</PageTitle>
      <PageHeading title={m.orders_fees_desk()} lead={m.orders_fees_desk_lead()} />
      <div className="-mt-4 mb-3">
        <Tabs
          label={m.orders_fees_desk()}
          items={[
            { to: here, text: m.orders_fees_desk_open(), current: isOpen },
            { to: `${here}?state=ended`, text: m.orders_fees_desk_ended(), current: !isOpen },
          ]}
        />
      </div>
      {rows.length === 0 ? (
        <EmptyState drawing="harbour" title={m.orders_fees_empty()} level={2} />
      ) : (
        <Table
          dense
          caption={m.orders_fees_desk()}
          rows={rows}
          rowKey={(row) => row.number}
          rowTo={(row) => `${here}/${row.number}`}
          columns={[
            { key: 'number', title: m.orders_fees_number(), lead: true, cell: (row) => <Ltr>{row.number}</Ltr> },
            {
              key: 'age',
              title: m.orders_fees_age(),
              numeric: true,
              cell: (row) => <bdi>{ageText(row.at, now, locale)}</bdi>,
            },
            { key: 'order', title: m.orders_fees_order(), cell: (row) => <Ltr>{row.orderNumber}</Ltr> },
            {
              key: 'customer',
              title: m.orders_fees_customer(),
              wide: true,
              cell: (row) => <bdi>{row.customer}</bdi>,
            },
            { key: 'state', title: m.orders_fees_state(), cell: (row) => <CancellationBadge state={row.state} /> },
            {
              key: 'until',
              title: m.orders_fees_deadline(),
              cell: (row) => (row.until && isOpen ? <bdi>{sayTime(row.until, locale, site)}</bdi> : '—'),
            },
            { key: 'fee', title: m.orders_fees_amount(), numeric: true, cell: (row) => amount(row.feeMinor) },
            { key: 'back', title: m.orders_fees_returns(), numeric: true, cell: (row) => amount(row.backMinor) },
          ]}
        />
      )}
    </>
  )
}
