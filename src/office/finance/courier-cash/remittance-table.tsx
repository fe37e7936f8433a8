import { Table } from '#platform/ui/lists/table.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { sayMoment } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import type { RemittanceRow } from './read-courier-cash.ts'

type RemittanceTableProps = { readonly rows: readonly RemittanceRow[]; readonly locale: Locale; readonly site: Site }

/** What couriers brought last: by which way, for how many parcels, and what it left open. */
export function RemittanceTable({ rows, locale, site }: RemittanceTableProps) {
  if (rows.length === 0) return null
  return (
    <div className="mt-6">
      <Table
        caption={m.finance_courier_remittances()}
        showCaption
        rows={rows}
        rowKey={(row) => row.number}
        dense
        columns={[
          { key: 'number', title: m.finance_number(), lead: true, cell: (row) => <Ltr>{row.number}</Ltr> },
          { key: 'company', title: m.finance_courier_company(), cell: (row) => <bdi>{row.companyName}</bdi> },
          { key: 'at', title: m.finance_at(), cell: (row) => <bdi>{sayMoment(row.at, locale, site)}</bdi> },
          { key: 'came', title: m.finance_courier_came(), cell: (row) => <Ltr>{row.came}</Ltr> },
          { key: 'parcels', title: m.finance_courier_parcels(), numeric: true, cell: (row) => row.parcels },
          {
            key: 'received',
            title: m.finance_courier_received(),
            numeric: true,
            cell: (row) => <Amount money={row.received} locale={locale} className="font-semibold" />,
          },
          {
            key: 'fees',
            title: m.finance_courier_fees(),
            numeric: true,
            cell: (row) => (row.fees.minor === 0n ? '–' : <Amount money={row.fees} locale={locale} />),
          },
          {
            key: 'difference',
            title: m.finance_courier_difference(),
            numeric: true,
            cell: (row) => (row.difference.minor === 0n ? '–' : <Amount money={row.difference} locale={locale} />),
          },
          { key: 'by', title: m.finance_by(), wide: true, cell: (row) => <bdi>{row.by}</bdi> },
        ]}
      />
    </div>
  )
}
