import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import type { PackedBox } from './shipment-papers.ts'

export type GrossWeight = {
  readonly grams: number
  /** How many boxes the sum includes; goods without a box were not weighed in one. */
  readonly weighed: number
}

export function grossWeight(packed: readonly PackedBox[]): GrossWeight {
  const weighed = packed.flatMap((box) => box.grossGrams ?? [])
  return { grams: weighed.reduce((sum, grams) => sum + grams, 0), weighed: weighed.length }
}

/** As `40 × 30 × 20`, in centimetres; null if it was not measured. */
export function boxSides({ lengthCm, widthCm, heightCm }: PackedBox): string | null {
  if (lengthCm === null || widthCm === null || heightCm === null) return null
  return `${lengthCm} × ${widthCm} × ${heightCm}`
}

/** As `40 × 30 × 20 cm`; null if it was not measured. */
export function boxSize(box: PackedBox, locale: Locale): string | null {
  const size = boxSides(box)
  return size === null ? null : m.warehouse_cm_of({ size }, { locale })
}
