import { boxSides, grossWeight } from '#fulfilment/warehouse/papers/box-weights.ts'
import type { PackedBox } from '#fulfilment/warehouse/papers/shipment-papers.ts'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { Table } from '#platform/ui/lists/table.tsx'
import type { Column } from '#platform/ui/lists/table-column.ts'
import { Card } from '#platform/ui/show/card.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { m } from '#words/messages.js'
import { BoxesForms } from './boxes-forms.tsx'

type BoxesCardProps = {
  readonly packed: readonly PackedBox[]
  /** All boxes that leave, with those counted by hand. */
  readonly boxes: number
  /** Items that are in no box of ours. */
  readonly loose: number
  /** Whether this person may still add and remove boxes. */
  readonly mayChange: boolean
  readonly answer?: FormAnswer
}

/** The boxes of a shipment with their weights; while it is in preparation they can be added and removed. */
export function BoxesCard({ packed, boxes, loose, mayChange, answer }: BoxesCardProps) {
  if (packed.length === 0 && !mayChange) return null
  const gross = grossWeight(packed)
  return (
    <Card
      title={m.warehouse_shipment_boxes()}
      aside={
        packed.length > 0 && (
          <span className="text-sm text-soft">
            {m.warehouse_paper_gross()}: <bdi>{m.warehouse_grams_of({ grams: gross.grams })}</bdi>
            {gross.weighed < boxes &&
              ` · ${m.warehouse_shipment_weighed()}: ${m.warehouse_shipment_weighed_of({ weighed: gross.weighed, boxes })}`}
          </span>
        )
      }
      className="mb-4"
    >
      {packed.length > 0 && (
        <Table
          caption={m.warehouse_shipment_boxes()}
          columns={columns()}
          rows={packed}
          rowKey={(box) => box.barcode}
          dense
        />
      )}
      {loose > 0 && (
        <Notice tone="info" className="mt-3">
          {m.warehouse_shipment_loose({ count: loose })}
        </Notice>
      )}
      {mayChange && <BoxesForms answer={answer} />}
    </Card>
  )
}

function columns(): readonly Column<PackedBox>[] {
  const sizeOf = (box: PackedBox) => {
    const size = boxSides(box)
    return size === null ? '—' : m.warehouse_cm_of({ size })
  }
  const grams = (value: number) => <bdi>{m.warehouse_grams_of({ grams: value })}</bdi>
  return [
    { key: 'box', title: m.warehouse_paper_box(), lead: true, cell: (box) => <Ltr>{box.barcode}</Ltr> },
    { key: 'size', title: m.warehouse_box_size(), cell: (box) => <bdi>{sizeOf(box)}</bdi> },
    { key: 'pieces', title: m.warehouse_box_pieces(), numeric: true, cell: (box) => box.pieces },
    { key: 'net', title: m.warehouse_paper_net(), numeric: true, cell: (box) => grams(box.netGrams) },
    {
      key: 'gross',
      title: m.warehouse_paper_gross(),
      numeric: true,
      cell: (box) => (box.grossGrams === null ? '—' : grams(box.grossGrams)),
    },
  ]
}
