import type { PdfPaper } from '#platform/files/pdf-paper.ts'
import { isolateLtr } from '#platform/values/isolate.ts'

export type UnitLabel = {
  readonly barcode: string
  readonly label: string
  readonly unit: number
  readonly units: number
  readonly title: string
  readonly country: string
}
export const labelSizes = ['sticker', 'sheet'] as const
export type LabelSize = (typeof labelSizes)[number]

/** A sticker for each piece, from a roll of 100 by 50 mm or on a sheet of fourteen. It names no customer. */
export function unitLabelsPaper(labels: readonly UnitLabel[], size: LabelSize): PdfPaper {
  const stickers = labels.map(({ barcode, label, unit, units, title, country }) => ({
    code: barcode,
    title: isolateLtr(label),
    lines: [isolateLtr(`${country} · ${unit} / ${units}`), title],
  }))
  const form = size === 'sheet' ? { across: 2, gap: 7.1, height: 108 } : { across: 1, gap: 0, height: 124 }
  return {
    size: size === 'sheet' ? 'stickers' : 'sticker',
    locale: 'ar',
    title: labels.map(({ barcode }) => barcode).join(', '),
    heading: '',
    footer: '',
    pageOf: () => '',
    blocks: [{ kind: 'stickers', ...form, stickers } as PdfPaper['blocks'][number]],
  }
}
