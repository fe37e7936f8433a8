import type { Site } from '#sites/sites.ts'
import { siteCodes } from '#sites/sites.ts'

/** What counts and ranks a document, all in one place, so that reading it touches memory once: numbers of 8 and of 4 bytes. */
export type Rows = {
  readonly f64: Float64Array
  readonly f32: Float32Array
  readonly i32: Int32Array
}

/** Places of the numbers of 8 bytes: the product, then a price by site. */
export const PRODUCT = 0
export const priceAt = (site: Site): number => 1 + siteCodes.indexOf(site)
const LONG = 1 + siteCodes.length
/** Places of the numbers of 4 bytes behind them. */
const SHORT = [
  'popularity',
  // What speaks for it whatever is asked and whenever: the score of its own without freshness and price.
  'score',
  // Seconds since 1970.
  'firstSeen',
  'brand',
  'category',
  'sellers',
  'colors',
  'sizes',
  'mainKind',
  'flags',
] as const
export const AT = Object.fromEntries(SHORT.map((name, place) => [name, LONG * 2 + place])) as Readonly<
  Record<(typeof SHORT)[number], number>
>
export const ROW_64: number = LONG + SHORT.length / 2
export const ROW_32: number = ROW_64 * 2

/** The product of the document at a place. */
export const productAt = ({ rows }: { readonly rows: Rows }, place: number): number =>
  rows.f64[place * ROW_64 + PRODUCT]!

export function rowsFor(rows: Rows | null, documents: number): Rows {
  if (rows && rows.f64.length >= documents * ROW_64) return rows
  const f64 = new Float64Array(Math.max(1024, Math.ceil(documents * 1.25)) * ROW_64)
  if (rows) f64.set(rows.f64)
  return { f64, f32: new Float32Array(f64.buffer), i32: new Int32Array(f64.buffer) }
}
