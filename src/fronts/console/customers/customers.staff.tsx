import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { requireStaff } from '#people/access/require-staff.ts'
import type { FoundCustomer } from '#people/accounts/search/find-customers.ts'
import { mostFound } from '#people/accounts/search/most-found.ts'
import { pageAsked } from '#platform/database/list-page.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { ListPages } from '#platform/ui/lists/list-pages.tsx'
import { Queue } from '#platform/ui/lists/queue.tsx'
import { QueueBar } from '#platform/ui/lists/queue-bar.tsx'
import { Table } from '#platform/ui/lists/table.tsx'
import type { Column } from '#platform/ui/lists/table-column.ts'
import { EmptyState } from '#platform/ui/show/empty-state.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { isolate } from '#platform/values/isolate.ts'
import { sayDay } from '#platform/values/say-date.ts'
import { m } from '#words/messages.js'
import { CustomerStateBadge } from './customer-state-badge.tsx'
import { searchCustomers } from './search-customers.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'customers', request)
  const { searchParams } = new URL(request.url)
  const q = searchParams.get('q')?.trim().slice(0, 100) ?? ''
  const { locale, site } = visit
  const found = await visit.read((work) => searchCustomers(work, q, pageAsked(searchParams, 25)))
  const rows = found.rows.map(({ since, ...row }) => ({ ...row, since: sayDay(since, locale, site) }))
  return { ...found, rows, q, locale, most: found.total === mostFound ? mostFound : null }
}

/** Every customer, found by whatever they told on the phone. */
export default function Customers() {
  const facts = useLoaderData<typeof loader>()
  const { locale, q, rows, most } = facts
  const here = `/${locale}/ops/customers`
  return (
    <>
      <PageTitle>{m.console_customers()}</PageTitle>
      <PageHeading title={m.console_customers()} lead={m.console_customers_lead()} />
      <QueueBar
        label={m.console_customers_find()}
        placeholder={m.console_customers_find()}
        button={m.platform_queue_search()}
        q={q}
        {...(q !== '' && { reset: { to: here, text: m.platform_queue_reset() } })}
      />
      {rows.length === 0 ? (
        <EmptyState
          drawing="search"
          title={q === '' ? m.console_customers_empty() : m.console_find_none({ query: isolate(q) })}
          text={m.console_customers_none_do()}
          level={2}
        />
      ) : (
        <Queue
          keys={[
            { press: 'j / k', text: m.platform_queue_key_move() },
            { press: 'Enter', text: m.platform_queue_key_open() },
            { press: '/', text: m.platform_queue_key_find() },
          ]}
        >
          <Table
            caption={m.console_customers()}
            rows={rows}
            rowKey={(row) => row.id}
            rowTo={(row) => `${here}/${row.id}`}
            dense
            columns={columns()}
          />
        </Queue>
      )}
      <ListPages {...facts} here={here} asked={{ q }} />
      {most !== null && (
        <Notice tone="info" className="mt-3">
          {m.console_customers_most({ most })}
        </Notice>
      )}
    </>
  )
}

type Shown = Omit<FoundCustomer, 'since'> & { readonly since: string }

function columns(): readonly Column<Shown>[] {
  return [
    { key: 'name', title: m.console_customers_name(), lead: true, cell: (row) => <bdi>{row.name}</bdi> },
    {
      key: 'email',
      title: m.people_email(),
      cell: (row) => (
        <bdi dir="ltr" className="wrap-anywhere">
          {row.email}
        </bdi>
      ),
    },
    { key: 'phone', title: m.console_customers_phone(), cell: (row) => <Ltr>{row.phone ?? '–'}</Ltr> },
    { key: 'since', title: m.console_customers_since(), wide: true, cell: (row) => <bdi>{row.since}</bdi> },
    { key: 'state', title: m.console_customers_state(), cell: (row) => <CustomerStateBadge state={row.state} /> },
  ]
}
