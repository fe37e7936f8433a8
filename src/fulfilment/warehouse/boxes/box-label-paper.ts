import type { PdfPaper } from '#platform/files/pdf-paper.ts'
import { brand } from '#platform/settings/brand.ts'
import { isolateLtr } from '#platform/values/isolate.ts'
import { m } from '#words/messages.js'
import type { BoxView } from './read-boxes.ts'

type Word = (facts: Record<string, never>, as: { readonly locale: 'ar' | 'en' }) => string
const both = (word: Word) => `${word({}, { locale: 'ar' })} · \u2066${word({}, { locale: 'en' })}\u2069`

/** The label of a box, A6, in both languages: its barcode, customer, weight and required notes. */
export function boxLabelPaper(box: BoxView): PdfPaper {
  const { barcode, place, consignee, size, grossGrams, netGrams, pieces, batteries, liquids } = box
  const grams = grossGrams ?? netGrams
  const note = (word: Word, value: string) => ({ kind: 'note', text: `${both(word)} · \u2066${value}\u2069` }) as const
  const warnings = [
    ...(batteries > 0 ? [m.warehouse_box_battery_label] : []),
    ...(liquids > 0 ? [m.warehouse_box_liquid_label] : []),
  ]
  return {
    size: 'A6',
    locale: 'ar',
    title: barcode,
    heading: '',
    footer: '',
    pageOf: () => '',
    blocks: [
      { kind: 'strong', text: `${brand.name.ar} · ${brand.name.en}` },
      { kind: 'space', height: 6 },
      { kind: 'barcode', text: barcode, height: 60 },
      { kind: 'space', height: 2 },
      { kind: 'title', text: isolateLtr(barcode) },
      { kind: 'note', text: both(m.warehouse_consignee) },
      { kind: 'strong', text: consignee.slice(0, 60) },
      { kind: 'space', height: 6 },
      note(m.warehouse_place, place),
      note(m.warehouse_box_pieces, String(pieces.length)),
      note(m.warehouse_box_gross, `${(grams / 1000).toFixed(3)} kg`),
      ...(size ? [note(m.warehouse_box_size, `${size.lengthCm} × ${size.widthCm} × ${size.heightCm} cm`)] : []),
      ...warnings.map((word) => ({ kind: 'strong', text: both(word) }) as const),
    ],
  }
}
