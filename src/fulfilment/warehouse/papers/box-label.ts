import type { PdfBlock, PdfPaper } from '#platform/files/pdf-paper.ts'
import { siteWords } from '#platform/http/site-words.ts'
import { brand } from '#platform/settings/brand.ts'
import { countryName } from '#pricing/quote/explain/names.ts'
import { m } from '#words/messages.js'
import { boxSize } from './box-weights.ts'
import type { ShipmentPapers } from './shipment-papers.ts'

type Word = (facts: Record<string, never>, as: { readonly locale: 'ar' | 'en' }) => string
const both = (word: Word) => `${word({}, { locale: 'ar' })} · \u2066${word({}, { locale: 'en' })}\u2069`

/** Labels of A6 for the boxes of a shipment, a page each, in both languages: what is scanned as they are handed over. */
export function boxLabelsPaper(papers: ShipmentPapers, airwayBill: string | null): PdfPaper {
  const pages = papers.boxes.map((label, at): readonly PdfBlock[] => [
    { kind: 'strong', text: `${brand.name.ar} · ${brand.name.en}` },
    {
      kind: 'text',
      text: `${countryName(papers.origin, 'ar')} – ${siteWords(papers.site, 'ar').country} · \u2066${countryName(papers.origin, 'en')} – ${siteWords(papers.site, 'en').country}\u2069`,
    },
    { kind: 'title', text: label },
    { kind: 'barcode', text: label, height: 64 },
    { kind: 'space', height: 10 },
    { kind: 'strong', text: `${both(m.warehouse_paper_box)} ${at + 1} / ${papers.boxes.length}` },
    ...weightOf(papers, label),
    { kind: 'note', text: both(m.warehouse_airway_bill) },
    { kind: 'strong', text: airwayBill ?? '—' },
  ])
  return {
    size: 'A6',
    locale: 'ar',
    title: papers.number,
    heading: '',
    footer: '',
    pageOf: () => '',
    blocks: pages.flatMap((blocks, at) => (at === 0 ? blocks : [{ kind: 'newPage' } as const, ...blocks])),
  }
}

// What a packed box weighs, and its size; of the others nobody knows.
function weightOf({ packed }: ShipmentPapers, label: string): readonly PdfBlock[] {
  const box = packed.find((one) => one.barcode === label)
  if (!box || box.grossGrams === null) return []
  const facts = [`${(box.grossGrams / 1000).toFixed(3)} kg`, boxSize(box, 'en')].filter(Boolean).join(' · ')
  return [{ kind: 'note', text: `${both(m.warehouse_paper_gross)} · \u2066${facts}\u2069` }]
}
