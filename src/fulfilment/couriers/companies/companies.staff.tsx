import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { CourierHeading } from '#fulfilment/couriers/courier-heading.tsx'
import { requireStaff } from '#people/access/require-staff.ts'
import { visitOf } from '#platform/http/visit.ts'
import { Table } from '#platform/ui/lists/table.tsx'
import type { Column } from '#platform/ui/lists/table-column.ts'
import { Badge } from '#platform/ui/show/badge.tsx'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import { ConnectionText, Offered } from './company-state.tsx'
import { type CompanyRow, readCompanyDesk } from './read-company-desk.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'couriers', request)
  const companies = await visit.read(readCompanyDesk)
  const { locale, now } = visit
  return { companies, locale, now }
}

export default function Companies() {
  const { companies, locale, now } = useLoaderData<typeof loader>()
  return (
    <>
      <CourierHeading locale={locale} at="companies" lead={m.couriers_companies_lead()} />
      <Table
        caption={m.couriers_companies()}
        columns={columns(locale, now)}
        rows={companies}
        rowKey={(row) => row.code}
        rowTo={(row) => `/${locale}/ops/couriers/companies/${row.code}`}
      />
    </>
  )
}

function columns(locale: Locale, now: Date): readonly Column<CompanyRow>[] {
  return [
    { key: 'name', title: m.couriers_company(), lead: true, cell: (row) => row.name[locale] },
    {
      key: 'state',
      title: m.couriers_offered(),
      cell: (row) => <Offered company={row} />,
    },
    {
      key: 'connection',
      title: m.couriers_connection(),
      wide: true,
      cell: (row) => <ConnectionText company={row} locale={locale} now={now} />,
    },
    { key: 'places', title: m.couriers_places(), numeric: true, cell: (row) => row.states },
    { key: 'underWay', title: m.couriers_stage_under_way(), numeric: true, cell: (row) => row.underWay },
    {
      key: 'draft',
      title: m.couriers_fees(),
      cell: (row) =>
        row.hasDraft ? (
          <Badge tone="wait" size="small">
            {m.couriers_terms_waiting()}
          </Badge>
        ) : (
          m.couriers_terms_published()
        ),
    },
  ]
}
