import { normalTracking } from './seller-shipped.ts'

/** What was sent of a store order, and the lines that say so. */
export type TypedParcel = {
  readonly storeOrder: string
  readonly trackingNumber: string
  readonly lines: readonly number[]
}
export type ParcelFault = {
  readonly line: number
  /** `again`: with another parcel above; `number`: what follows is not one tracking number. */
  readonly fault: 'unknown' | 'twice' | 'again' | 'number'
  readonly number: string
}

type TypedLine = { readonly line: number; readonly text: string }
const between = /[\s,;]+/g
const longestNumber = 100

/** Whatever of the beginnings of lines may be a store order's number: numbers may hold blanks. */
export function numbersSaid(text: string): readonly string[] {
  return [...new Set(linesOf(text).flatMap((one) => beginnings(one.text)))]
}

/**
 * Of each line the store order's number, as far as it is one that is known, and the parcel's behind it; a line without one was not
 * sent. Of a store order there is one parcel here. What is not clear is named by its line.
 */
export function readParcels(text: string, known: ReadonlySet<string>) {
  const parcels = new Map<string, TypedParcel>()
  const faults: ParcelFault[] = []
  for (const { line, text: said } of linesOf(text)) {
    const number = beginnings(said).findLast((one) => known.has(one))
    if (number === undefined) {
      faults.push({ line, fault: 'unknown', number: /^(.*?)[\s,;]+\S+$/.exec(said)?.[1] ?? said })
      continue
    }
    const trackingNumber = said.slice(number.length).replace(/^[\s,;]+/, '')
    if (trackingNumber === '') continue
    const before = parcels.get(number)
    if (!/^\S{4,60}$/.test(trackingNumber)) faults.push({ line, fault: 'number', number })
    else if (before && normalTracking(before.trackingNumber) !== normalTracking(trackingNumber))
      faults.push({ line, fault: 'again', number })
    else if (before) parcels.set(number, { ...before, lines: [...before.lines, line] })
    else parcels.set(number, { storeOrder: number, trackingNumber, lines: [line] })
  }
  return { parcels: [...parcels.values()], faults }
}

/** The text without these lines. */
export function withoutLines(text: string, lines: ReadonlySet<number>): string {
  return text
    .split('\n')
    .filter((_, at) => !lines.has(at + 1))
    .join('\n')
}

function linesOf(text: string): readonly TypedLine[] {
  return text
    .split('\n')
    .map((one, at) => ({ line: at + 1, text: one.trim().replace(/[\s,;]+$/, '') }))
    .filter((one) => one.text !== '')
}

function beginnings(text: string): readonly string[] {
  const ends = [...text.matchAll(between)].map(({ index }) => index)
  return [...ends, text.length].filter((end) => end > 0 && end <= longestNumber).map((end) => text.slice(0, end))
}
