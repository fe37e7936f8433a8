import { normalTracking } from './seller-shipped.ts'

/** A sent parcel of a store order, and the lines of text that name it. */
export type TypedParcel = {
  readonly storeOrder: string
  readonly trackingNumber: string
  readonly lines: readonly number[]
}
export type ParcelFault = {
  readonly line: number
  /** `again`: with another parcel in an earlier line; `number`: the rest of the line is not one tracking number. */
  readonly fault: 'unknown' | 'twice' | 'again' | 'number'
  readonly number: string
}

type TypedLine = { readonly line: number; readonly text: string }
const between = /[\s,;]+/g
const longestNumber = 100

/** All beginnings of lines that may be a store order's number: numbers may contain spaces. */
export function numbersSaid(text: string): readonly string[] {
  return [...new Set(linesOf(text).flatMap((one) => beginnings(one.text)))]
}

/**
 * Splits each line into a known store order's number and the parcel's number after it; a line with only the order's
 * number was not sent. A store order may have one parcel here. Unclear lines are named.
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
