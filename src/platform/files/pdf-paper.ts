import type { Locale } from '#platform/work/work.ts'
import type { PdfTable } from './pdf-table.ts'

export const looks = {
  title: { size: 20, weight: 'bold', tone: 'ink', after: 6 },
  heading: { size: 12, weight: 'bold', tone: 'ink', after: 4, before: 12 },
  strong: { size: 11, weight: 'bold', tone: 'ink', after: 1 },
  text: { size: 10, weight: 'normal', tone: 'ink', after: 4 },
  note: { size: 8.5, weight: 'normal', tone: 'soft', after: 3 },
} as const

export type PdfPaper = {
  /** All but A4 are for labels: small margins, nothing above or below but what their blocks say. */
  readonly size?: 'A4' | 'A6' | 'sticker' | 'stickers'
  readonly locale: Locale
  /** The paper's name in the reader's title bar. */
  readonly title: string
  /** Above each page, beside the shop's name: the kind of paper. */
  readonly heading: string
  /** Below each page: `page 2 of 3` in the paper's language. */
  readonly pageOf: (page: number, pages: number) => string
  readonly footer: string
  readonly blocks: readonly PdfBlock[]
}

/** What a paper is made of, from top to bottom. Texts come worded and formatted; amounts are isolated here, not there. */
export type PdfBlock =
  | { readonly kind: 'title' | 'heading' | 'strong' | 'text' | 'note'; readonly text: string }
  | { readonly kind: 'barcode'; readonly text: string; readonly height: number }
  | ({ readonly kind: 'qr' } & PdfQr)
  | { readonly kind: 'facts'; readonly facts: readonly PdfFact[]; readonly across?: 2 | 4 }
  | ({ readonly kind: 'table' } & PdfTable)
  | { readonly kind: 'picture'; readonly bytes: Uint8Array; readonly width: number; readonly height: number }
  | ({ readonly kind: 'stickers' } & PdfStickers)
  | { readonly kind: 'space'; readonly height: number }
  | { readonly kind: 'newPage' }

/** A QR code at the end side, with texts beside it. */
export type PdfQr = {
  readonly text: string
  readonly side: number
  readonly beside: readonly { readonly kind: keyof typeof looks; readonly text: string }[]
}

export type PdfFact = { readonly label: string; readonly value: string }

/** Stickers of one height beside and below each other: a barcode, what it says in large, and lines that are cut to fit. */
export type PdfStickers = {
  readonly across: 1 | 2
  readonly gap: number
  readonly height: number
  readonly stickers: readonly { readonly code: string; readonly title: string; readonly lines: readonly string[] }[]
}
