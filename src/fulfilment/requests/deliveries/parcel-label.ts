import type { PdfBlock, PdfPaper } from '#platform/files/pdf-paper.ts'
import { brand } from '#platform/settings/brand.ts'
import { formatMoney } from '#platform/values/amounts/format-money.ts'
import { money } from '#platform/values/amounts/money.ts'
import { isolateLtr } from '#platform/values/isolate.ts'
import { sites } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import type { ParcelLabel } from './read-labels.ts'

/** A6 labels, one per piece, in Arabic and English: the courier and the receiver each read one of them. */
export function labelsPaper(labels: readonly ParcelLabel[]): PdfPaper {
  const pieces = labels.flatMap((label) =>
    Array.from({ length: label.pieces }, (_, at) => blocksOf(label, `${at + 1} / ${label.pieces}`)),
  )
  return {
    size: 'A6',
    locale: 'ar',
    title: labels.map(({ code }) => code).join(', '),
    heading: '',
    footer: '',
    pageOf: () => '',
    blocks: pieces.flatMap((blocks, at) => (at === 0 ? blocks : [{ kind: 'newPage' } as const, ...blocks])),
  }
}

type Word = (facts: Record<string, never>, as: { readonly locale: 'ar' | 'en' }) => string
const both = (word: Word) => `${word({}, { locale: 'ar' })} · \u2066${word({}, { locale: 'en' })}\u2069`

// Limits that keep a label on one page.
const [mostName, mostAddress] = [60, 130]

function blocksOf(label: ParcelLabel, piece: string): readonly PdfBlock[] {
  const { requestNumber, code, company, receiver, phone, place, address, grams, cashMinor, site } = label
  const sum = (locale: 'ar' | 'en') => formatMoney(money(cashMinor, sites[site].currency), locale)
  const cash =
    cashMinor > 0n
      ? ([
          { kind: 'note', text: both(m.requests_label_collect) },
          { kind: 'title', text: sum('ar') },
        ] as const)
      : ([{ kind: 'strong', text: both(m.requests_label_nothing_to_collect) }] as const)
  return [
    { kind: 'strong', text: `${brand.name.ar} · ${brand.name.en}` },
    { kind: 'note', text: `${company.ar} · ${company.en}` },
    { kind: 'space', height: 4 },
    { kind: 'barcode', text: code, height: 50 },
    { kind: 'space', height: 2 },
    { kind: 'strong', text: code },
    { kind: 'space', height: 4 },
    { kind: 'note', text: both(m.requests_receiver) },
    { kind: 'strong', text: receiver.slice(0, mostName) },
    { kind: 'strong', text: isolateLtr(phone) },
    { kind: 'space', height: 4 },
    { kind: 'title', text: place.ar },
    { kind: 'text', text: isolateLtr(place.en) },
    { kind: 'text', text: address.slice(0, mostAddress) },
    { kind: 'space', height: 6 },
    {
      kind: 'qr',
      text: code,
      side: 84,
      beside: [
        { kind: 'note', text: `${both(m.requests_label_request)} · \u2066${requestNumber}\u2069` },
        { kind: 'note', text: `${both(m.requests_label_piece)} · \u2066${piece}\u2069` },
        { kind: 'note', text: `${both(m.requests_label_weight)} · \u2066${kilograms(grams)} kg\u2069` },
        ...cash,
      ],
    },
  ]
}

function kilograms(grams: number): string {
  return `${Math.floor(grams / 1000)}.${String(grams % 1000).padStart(3, '0')}`
}
