import { conditionLabel } from '#fulfilment/warehouse/condition-label.ts'
import type { ShipmentItem, ShipmentRow } from '#fulfilment/warehouse/shipments/read-shipments.ts'
import { Table } from '#platform/ui/lists/table.tsx'
import type { Column } from '#platform/ui/lists/table-column.ts'
import { Badge } from '#platform/ui/show/badge.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { Progress } from '#platform/ui/show/progress.tsx'
import type { Locale } from '#platform/work/work.ts'
import { countryName } from '#pricing/quote/explain/names.ts'
import { m } from '#words/messages.js'

type HubShipmentProps = {
  readonly shipment: ShipmentRow
  /** Those on the page, unscanned ones first. */
  readonly items: readonly ShipmentItem[]
  readonly locale: Locale
}

/** A shipment being unloaded: the scanned items, and above all the unscanned ones. */
export function HubShipment({ shipment, items, locale }: HubShipmentProps) {
  const { number, origin, airwayBill, boxes, count, missing } = shipment
  const said = m.warehouse_scanned_of({ scanned: count - missing, all: count })
  return (
    <Card
      flush
      title={<Ltr>{number}</Ltr>}
      aside={
        <span className="flex flex-wrap items-center gap-x-4 text-sm text-soft">
          <span>{countryName(origin, locale)}</span>
          <Ltr>{airwayBill}</Ltr>
          <span>{m.warehouse_boxes_count({ count: boxes })}</span>
          <strong className="font-semibold text-ink">{said}</strong>
        </span>
      }
    >
      <div className="px-4 pb-2">
        <Progress label={said} value={(count - missing) / Math.max(1, count)} hideLabel />
      </div>
      <div className="max-sm:px-3 [&_tbody_tr:focus-within]:bg-info-soft">
        <Table
          caption={number}
          columns={columns()}
          rows={items}
          rowKey={(item) => item.id}
          rowTo={(item) => `/${locale}/ops/orders/${item.label.split('-')[0]}`}
          dense
        />
      </div>
    </Card>
  )
}

function isMissing(item: ShipmentItem): boolean {
  return item.state === 'in_shipping_process'
}

function columns(): readonly Column<ShipmentItem>[] {
  return [
    { key: 'label', title: m.warehouse_label(), lead: true, cell: (item) => <Ltr>{item.label}</Ltr> },
    {
      key: 'title',
      title: m.warehouse_item(),
      wide: true,
      cell: (item) => <bdi className="line-clamp-1">{item.title}</bdi>,
    },
    { key: 'quantity', title: m.warehouse_count(), numeric: true, cell: (item) => item.quantity },
    {
      key: 'grams',
      title: m.warehouse_weight(),
      numeric: true,
      cell: (item) => <bdi>{m.warehouse_grams_of({ grams: item.grams })}</bdi>,
    },
    {
      key: 'state',
      title: m.warehouse_state(),
      cell: (item) =>
        item.discrepancy ? (
          <Badge tone="bad" size="small">
            {conditionLabel(item.discrepancy)}
          </Badge>
        ) : isMissing(item) ? (
          <Badge tone="wait" size="small">
            {m.warehouse_not_scanned()}
          </Badge>
        ) : (
          <Badge tone="ok" size="small">
            {m.warehouse_was_scanned()}
          </Badge>
        ),
    },
  ]
}
