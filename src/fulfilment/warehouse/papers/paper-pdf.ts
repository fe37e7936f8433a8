import type { PdfBlock, PdfFact, PdfPaper } from '#platform/files/pdf-paper.ts'
import { siteWords } from '#platform/http/site-words.ts'
import { formatCount, formatMinor } from '#platform/values/amounts/format-money.ts'
import { isolateLtr } from '#platform/values/isolate.ts'
import { sayDay } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import { categoryName } from '#pricing/quote/explain/category-names.ts'
import { countryName } from '#pricing/quote/explain/names.ts'
import { m } from '#words/messages.js'
import { boxesOf, boxesTable, grossText } from './boxes-table.ts'
import type { PaperKind } from './paper-kinds.ts'
import type { Consignee, PaperSum, ShipmentPapers } from './shipment-papers.ts'

export type Printed = {
  readonly locale: Locale
  readonly now: Date
  readonly airwayBill: string | null
  /** The sender of the goods. */
  readonly shipper: { readonly name: string; readonly address: string; readonly taxId: string }
}

const titles = {
  manifest: m.warehouse_manifest,
  'packing-list': m.warehouse_paper_packing_list,
  invoice: m.warehouse_paper_invoice,
} as const

function paperTitle(kind: PaperKind, locale: Locale): string {
  return titles[kind]({}, { locale })
}

/** A paper of the shipment. Totals are below their columns, with aligned digits. */
export function paperPdf(kind: PaperKind, papers: ShipmentPapers, printed: Printed): PdfPaper {
  const { locale, shipper } = printed
  const title = `${paperTitle(kind, locale)} ${papers.number}`
  const body = { manifest: manifestOf, 'packing-list': packingOf, invoice: invoicesOf }[kind]
  return {
    locale,
    title,
    heading: title,
    footer: `${shipper.name} · ${shipper.taxId}`,
    pageOf: (page, pages) => m.warehouse_paper_page({ page: String(page), pages: String(pages) }, { locale }),
    blocks: [{ kind: 'title', text: title }, ...body(papers, printed)],
  }
}

const grams = (value: number, locale: Locale) => m.warehouse_grams_of({ grams: formatCount(value) }, { locale })
const digitsAt = (locale: Locale) => (locale === 'ar' ? 'start' : 'end')
const sumText = (sums: readonly PaperSum[], of: 'minor' | 'freight') =>
  sums.map((sum) => isolateLtr(`${formatMinor(sum[of])} ${sum.currency}`)).join('\n')

function headOf(papers: ShipmentPapers, { locale, now, airwayBill, shipper }: Printed): PdfBlock {
  const as = { locale }
  const facts: PdfFact[] = [
    { label: m.warehouse_airway_bill({}, as), value: airwayBill ?? '—' },
    { label: m.warehouse_paper_printed({}, as), value: sayDay(now, locale, papers.site) },
    { label: m.warehouse_paper_shipper({}, as), value: `${shipper.name}\n${shipper.address}` },
    {
      label: m.warehouse_paper_route({}, as),
      value: m.warehouse_paper_route_of(
        { from: countryName(papers.origin, locale), to: siteWords(papers.site, locale).country },
        as,
      ),
    },
    { label: m.warehouse_boxes({}, as), value: String(papers.boxes.length) },
    { label: m.warehouse_paper_pieces({}, as), value: String(papers.pieces) },
    { label: m.warehouse_paper_net({}, as), value: grams(papers.grams, locale) },
    { label: m.warehouse_paper_gross({}, as), value: grossText(papers, locale) },
    { label: m.warehouse_paper_consignees({}, as), value: String(papers.consignees.length) },
  ]
  return { kind: 'facts', across: 4, facts }
}

function manifestOf(papers: ShipmentPapers, printed: Printed): PdfBlock[] {
  const { locale } = printed
  const as = { locale }
  const align = digitsAt(locale)
  return [
    headOf(papers, printed),
    {
      kind: 'table',
      columns: [
        { label: m.warehouse_paper_waybill({}, as), share: 1.5 },
        { label: m.warehouse_paper_consignee({}, as), share: 3.4 },
        { label: m.warehouse_paper_lines({}, as), share: 0.8, align },
        { label: m.warehouse_paper_pieces({}, as), share: 0.8, align },
        { label: m.warehouse_weight({}, as), share: 1.3, align },
        { label: m.warehouse_paper_value({}, as), share: 1.6, align },
      ],
      rows: papers.consignees.map((one) => [
        one.waybill,
        [one.name, one.phone, one.address].filter(Boolean).join('\n'),
        String(one.lines.length),
        String(one.pieces),
        grams(one.grams, locale),
        sumText(one.sums, 'minor'),
      ]),
      foot: [
        m.warehouse_paper_total({}, as),
        '',
        String(papers.lines),
        String(papers.pieces),
        grams(papers.grams, locale),
        sumText(papers.sums, 'minor'),
      ],
    },
    ...boxesTable(papers.packed, papers, locale),
    { kind: 'note', text: m.warehouse_paper_box_labels({ labels: papers.boxes.join(' · ') }, as) },
  ]
}

function packingOf(papers: ShipmentPapers, printed: Printed): PdfBlock[] {
  const { locale } = printed
  const as = { locale }
  const align = digitsAt(locale)
  return [
    headOf(papers, printed),
    ...papers.consignees.flatMap((one): PdfBlock[] => [
      { kind: 'heading', text: `${one.waybill} · ${one.name}` },
      {
        kind: 'table',
        columns: [
          { label: m.warehouse_paper_label_box({}, as), share: 1.4 },
          { label: m.warehouse_item({}, as), share: 4.4 },
          { label: m.warehouse_paper_pieces({}, as), share: 0.8, align },
          { label: m.warehouse_paper_unit_weight({}, as), share: 1.3, align },
          { label: m.warehouse_weight({}, as), share: 1.3, align },
        ],
        rows: one.lines.map((line) => [
          [line.label, ...line.boxes].join('\n'),
          line.title,
          String(line.quantity),
          grams(line.unitGrams, locale),
          grams(line.grams, locale),
        ]),
        foot: [m.warehouse_paper_total({}, as), '', String(one.pieces), '', grams(one.grams, locale)],
      },
      ...boxesTable(boxesOf(one, papers).packed, papers, locale),
    ]),
  ]
}

// One per consignee, each on its own page: a house waybill is cleared on its own.
function invoicesOf(papers: ShipmentPapers, printed: Printed): PdfBlock[] {
  return papers.consignees.flatMap((one, at) => [
    ...(at === 0 ? [] : [{ kind: 'newPage' } as const]),
    ...invoiceOf(one, papers, printed),
  ])
}

function invoiceOf(one: Consignee, papers: ShipmentPapers, printed: Printed): PdfBlock[] {
  const { locale } = printed
  const as = { locale }
  const align = digitsAt(locale)
  return [
    { kind: 'heading', text: one.waybill },
    headOf({ ...papers, ...boxesOf(one, papers), consignees: [one], pieces: one.pieces, grams: one.grams }, printed),
    {
      kind: 'facts',
      facts: [
        { label: m.warehouse_paper_consignee({}, as), value: [one.name, one.phone].filter(Boolean).join('\n') },
        { label: m.warehouse_paper_address({}, as), value: one.address || '—' },
      ],
    },
    {
      kind: 'table',
      columns: [
        { label: m.warehouse_paper_goods({}, as), share: 3.6 },
        { label: m.warehouse_paper_hs({}, as), share: 0.9 },
        { label: m.warehouse_paper_origin({}, as), share: 1.2 },
        { label: m.warehouse_paper_pieces({}, as), share: 0.8, align },
        { label: m.warehouse_paper_unit_value({}, as), share: 1.4, align },
        { label: m.warehouse_paper_value({}, as), share: 1.5, align },
      ],
      rows: one.lines.map((line) => [
        `${line.title}\n${categoryName(line.category, locale)} · ${line.label}`,
        line.hsCode ?? '—',
        countryName(line.origin, locale),
        String(line.quantity),
        isolateLtr(`${formatMinor(line.unitMinor)} ${line.currency}`),
        isolateLtr(`${formatMinor(line.valueMinor)} ${line.currency}`),
      ]),
      foot: [m.warehouse_paper_total({}, as), '', '', String(one.pieces), '', sumText(one.sums, 'minor')],
    },
    { kind: 'note', text: m.warehouse_paper_freight({ sum: sumText(one.sums, 'freight').replace('\n', ' · ') }, as) },
    { kind: 'note', text: m.warehouse_paper_declared({}, as) },
  ]
}
