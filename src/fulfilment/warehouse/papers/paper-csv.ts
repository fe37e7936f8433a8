import { type CsvCell, writeCsv } from '#platform/files/csv.ts'
import { minorToDecimal } from '#platform/values/amounts/format-money.ts'
import type { Locale } from '#platform/work/work.ts'
import { categoryName } from '#pricing/quote/explain/category-names.ts'
import { countryName } from '#pricing/quote/explain/names.ts'
import { m } from '#words/messages.js'
import { boxSides, grossWeight } from './box-weights.ts'
import type { PaperKind } from './paper-kinds.ts'
import type { Consignee, PackedBox, PaperLine, ShipmentPapers } from './shipment-papers.ts'

type Word = (facts: Record<string, never>, as: { readonly locale: Locale }) => string
type Row = { readonly papers: ShipmentPapers; readonly one: Consignee; readonly line: PaperLine }
type CsvColumn<Of> = readonly [Word, (row: Of, locale: Locale) => CsvCell]

const boxesOf = ({ papers, one }: Pick<Row, 'papers' | 'one'>) =>
  papers.packed.filter((box) => box.customerId === one.customerId)
// Without the direction marks of a printed paper.
function boxText(box: PackedBox, locale: Locale): string {
  const size = boxSides(box)
  const sides = size === null ? null : `${size} ${m.warehouse_cm_unit({}, { locale })}`
  const gross = box.grossGrams === null ? null : m.warehouse_grams_of({ grams: box.grossGrams }, { locale })
  return [box.barcode, sides, gross].filter(Boolean).join(' ')
}
const boxTexts = (boxes: readonly PackedBox[], locale: Locale) => boxes.map((box) => boxText(box, locale)).join('; ')

const consigneeColumns: readonly CsvColumn<Pick<Row, 'papers' | 'one'>>[] = [
  [m.warehouse_shipment, ({ papers }) => papers.number],
  [m.warehouse_paper_waybill, ({ one }) => one.waybill],
  [m.warehouse_paper_consignee, ({ one }) => one.name],
]
const manifestColumns: readonly CsvColumn<Pick<Row, 'papers' | 'one'>>[] = [
  ...consigneeColumns,
  [m.warehouse_paper_phone, ({ one }) => one.phone],
  [m.warehouse_paper_address, ({ one }) => one.address],
  [m.warehouse_paper_lines, ({ one }) => one.lines.length],
  [m.warehouse_paper_pieces, ({ one }) => one.pieces],
  [m.warehouse_paper_grams, ({ one }) => one.grams],
  [
    m.warehouse_paper_value,
    ({ one }) => one.sums.map((sum) => `${minorToDecimal(sum.minor)} ${sum.currency}`).join(' '),
  ],
  [m.warehouse_paper_box_sizes, (row, locale) => boxTexts(boxesOf(row), locale)],
  [m.warehouse_paper_gross_grams, (row) => grossWeight(boxesOf(row)).grams],
]
const lineColumns: readonly CsvColumn<Row>[] = [
  ...consigneeColumns,
  [m.warehouse_label, ({ line }) => line.label],
  [m.warehouse_item, ({ line }) => line.title],
  [m.warehouse_paper_pieces, ({ line }) => line.quantity],
]
const packingColumns: readonly CsvColumn<Row>[] = [
  ...lineColumns,
  [m.warehouse_paper_box, ({ line }) => line.boxes.join(' ')],
  [m.warehouse_paper_unit_grams, ({ line }) => line.unitGrams],
  [m.warehouse_paper_grams, ({ line }) => line.grams],
  [
    m.warehouse_paper_box_sizes,
    ({ papers, line }, locale) =>
      boxTexts(
        papers.packed.filter((box) => line.boxes.includes(box.barcode)),
        locale,
      ),
  ],
]
const invoiceColumns: readonly CsvColumn<Row>[] = [
  ...lineColumns,
  [m.warehouse_paper_category, ({ line }, locale) => categoryName(line.category, locale)],
  [m.warehouse_paper_hs, ({ line }) => line.hsCode],
  [m.warehouse_paper_origin, ({ line }, locale) => countryName(line.origin, locale)],
  [m.warehouse_paper_grams, ({ line }) => line.grams],
  [m.warehouse_paper_unit_value, ({ line }) => minorToDecimal(line.unitMinor)],
  [m.warehouse_paper_value, ({ line }) => minorToDecimal(line.valueMinor)],
  [m.warehouse_paper_store_freight, ({ line }) => minorToDecimal(line.freightMinor)],
  [m.warehouse_paper_currency, ({ line }) => line.currency],
]

/** The same paper as a table: the manifest has a row per consignee, the others a row per line of goods. */
export function paperCsv(kind: PaperKind, papers: ShipmentPapers, locale: Locale): string {
  const consignees = papers.consignees.map((one) => ({ papers, one }))
  if (kind === 'manifest') return tableOf(manifestColumns, consignees, locale)
  const lines = consignees.flatMap(({ one }) => one.lines.map((line) => ({ papers, one, line })))
  return tableOf(kind === 'invoice' ? invoiceColumns : packingColumns, lines, locale)
}

function tableOf<Of>(columns: readonly CsvColumn<Of>[], rows: readonly Of[], locale: Locale): string {
  return writeCsv(
    columns.map(([word]) => word({}, { locale })),
    rows.map((row) => columns.map(([, cell]) => cell(row, locale))),
  )
}
