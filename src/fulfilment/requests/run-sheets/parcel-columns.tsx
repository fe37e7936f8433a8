import type { Column } from '#platform/ui/lists/table-column.ts'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { type Currency, money } from '#platform/values/amounts/money.ts'
import { sayMoment } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import type { SheetParcel } from './read-run-sheets.ts'

type Shown = { readonly locale: Locale; readonly site: Site; readonly currency: Currency }

/** The parcels' columns for the hub and the courier to compare. */
export function parcelColumns({ locale, site, currency }: Shown): readonly Column<SheetParcel>[] {
  return [
    { key: 'awb', title: m.requests_awb(), lead: true, cell: (row) => <Ltr>{row.awb}</Ltr> },
    { key: 'number', title: m.requests_number(), cell: (row) => <Ltr>{row.requestNumber}</Ltr> },
    {
      key: 'receiver',
      title: m.requests_receiver(),
      cell: (row) => (
        <>
          <bdi>{row.receiver}</bdi> <Ltr>{row.phone}</Ltr>
        </>
      ),
    },
    { key: 'place', title: m.requests_place(), wide: true, cell: (row) => <bdi>{row.place}</bdi> },
    { key: 'pieces', title: m.requests_pieces(), numeric: true, cell: (row) => row.pieces },
    {
      key: 'cash',
      title: m.requests_cash(),
      numeric: true,
      cell: (row) => (row.cashMinor === 0n ? '–' : <Amount money={money(row.cashMinor, currency)} locale={locale} />),
    },
    {
      key: 'at',
      title: m.requests_sheet_at(),
      cell: (row) => (row.scannedAt ? <bdi>{sayMoment(row.scannedAt, locale, site)}</bdi> : '–'),
    },
  ]
}
