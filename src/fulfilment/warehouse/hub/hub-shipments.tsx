import type { ShipmentRow } from '#fulfilment/warehouse/shipments/read-shipments.ts'
import { type PageAsked, pageWithin } from '#platform/database/list-page.ts'
import { ListPages } from '#platform/ui/lists/list-pages.tsx'
import { Table } from '#platform/ui/lists/table.tsx'
import type { Column } from '#platform/ui/lists/table-column.ts'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { Progress } from '#platform/ui/show/progress.tsx'
import { ageText } from '#platform/values/age.ts'
import type { Locale } from '#platform/work/work.ts'
import { countryName } from '#pricing/quote/explain/names.ts'
import { m } from '#words/messages.js'

type HubShipmentsProps = {
  readonly facts: {
    readonly locale: Locale
    readonly now: Date
    readonly q: string
    readonly shipments: readonly ShipmentRow[]
    readonly chosen: ShipmentRow | null
    readonly list: PageAsked
  }
}

/** The shipments at customs: their progress, and links to their content. */
export function HubShipments({ facts }: HubShipmentsProps) {
  const { locale, now, q, shipments, chosen } = facts
  const { offset, ...list } = pageWithin(facts.list, shipments.length)
  const to = ({ number }: ShipmentRow) => {
    const search = new URLSearchParams({ ...(q !== '' && { q }), shipment: number })
    if (list.page > 1) search.set('list', String(list.page))
    return `/${locale}/ops/hub?${search}`
  }
  return (
    <div data-queue className="mb-4">
      <Table
        caption={m.warehouse_shipments()}
        columns={columns(locale, now)}
        rows={shipments.slice(offset, offset + list.pageSize)}
        rowKey={(row) => row.id}
        rowTo={to}
        marked={(row) => row.id === chosen?.id}
        dense
      />
      <ListPages {...list} name="list" total={shipments.length} here={`/${locale}/ops/hub`} asked={{ q }} />
    </div>
  )
}

function columns(locale: Locale, now: Date): readonly Column<ShipmentRow>[] {
  return [
    { key: 'number', title: m.warehouse_shipment(), lead: true, cell: (row) => <Ltr>{row.number}</Ltr> },
    { key: 'place', title: m.warehouse_place(), cell: (row) => countryName(row.origin, locale) },
    {
      key: 'airway',
      title: m.warehouse_airway_bill(),
      cell: (row) => (
        <bdi dir="ltr" className="wrap-anywhere">
          {row.airwayBill ?? '—'}
        </bdi>
      ),
    },
    { key: 'boxes', title: m.warehouse_boxes(), numeric: true, cell: (row) => row.boxes },
    {
      key: 'scanned',
      title: m.warehouse_was_scanned(),
      wide: true,
      cell: (row) => <Scanned row={row} />,
    },
    {
      key: 'age',
      title: m.warehouse_made(),
      numeric: true,
      cell: (row) => <bdi>{ageText(row.createdAt, now, locale)}</bdi>,
    },
  ]
}

function Scanned({ row: { count, missing } }: { readonly row: ShipmentRow }) {
  const scanned = count - missing
  return <Progress label={m.warehouse_scanned_of({ scanned, all: count })} value={scanned / Math.max(1, count)} />
}
