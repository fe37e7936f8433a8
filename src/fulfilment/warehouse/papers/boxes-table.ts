import type { PdfBlock } from '#platform/files/pdf-paper.ts'
import { formatCount } from '#platform/values/amounts/format-money.ts'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import { boxSize, grossWeight } from './box-weights.ts'
import type { Consignee, PackedBox, ShipmentPapers } from './shipment-papers.ts'

type Weighed = Pick<ShipmentPapers, 'boxes' | 'packed'>

const grams = (value: number, locale: Locale) => m.warehouse_grams_of({ grams: formatCount(value) }, { locale })

/** The gross weight of the boxes; if some were not weighed, with the number of weighed ones. */
export function grossText({ boxes, packed }: Weighed, locale: Locale): string {
  const gross = grossWeight(packed)
  if (gross.weighed === 0) return '—'
  const text = grams(gross.grams, locale)
  if (gross.weighed === boxes.length) return text
  const of = { weighed: String(gross.weighed), boxes: String(boxes.length) }
  return m.warehouse_paper_gross_some({ gross: text, ...of }, { locale })
}

/**
 * The boxes of one consignee; if some of their goods are in no box, it is unknown which of the numbered others are
 * theirs.
 */
export function boxesOf(one: Consignee, { boxes, packed }: Weighed): Weighed {
  const own = packed.filter((box) => box.customerId === one.customerId)
  const isPacked = one.lines.every((line) => line.boxes.length > 0)
  return { packed: own, boxes: isPacked ? own.map((box) => box.barcode) : boxes }
}

/** Each packed box: its customer, size, content and gross weight. Empty if none is packed. */
export function boxesTable(packed: readonly PackedBox[], papers: ShipmentPapers, locale: Locale): PdfBlock[] {
  if (packed.length === 0) return []
  const as = { locale }
  const align = locale === 'ar' ? 'start' : 'end'
  const waybills = new Map(papers.consignees.map((one) => [one.customerId, one.waybill]))
  const sum = (of: (box: PackedBox) => number) => packed.reduce((all, box) => all + of(box), 0)
  return [
    {
      kind: 'table',
      columns: [
        { label: m.warehouse_paper_box({}, as), share: 1.6 },
        { label: m.warehouse_paper_waybill({}, as), share: 1.6 },
        { label: m.warehouse_box_size({}, as), share: 2 },
        { label: m.warehouse_paper_pieces({}, as), share: 0.8, align },
        { label: m.warehouse_paper_net({}, as), share: 1.4, align },
        { label: m.warehouse_paper_gross({}, as), share: 1.4, align },
      ],
      rows: packed.map((box) => [
        box.barcode,
        waybills.get(box.customerId) ?? '',
        boxSize(box, locale) ?? '—',
        String(box.pieces),
        grams(box.netGrams, locale),
        box.grossGrams === null ? '—' : grams(box.grossGrams, locale),
      ]),
      foot: [
        m.warehouse_paper_total({}, as),
        '',
        '',
        String(sum((box) => box.pieces)),
        grams(
          sum((box) => box.netGrams),
          locale,
        ),
        grams(grossWeight(packed).grams, locale),
      ],
    },
  ]
}
