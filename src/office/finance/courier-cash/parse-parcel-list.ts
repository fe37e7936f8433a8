import { cleanAwb } from '#fulfilment/couriers/waybills/set-awb.ts'
import { parseAmount, withWesternDigits } from '#platform/values/amounts/parse-money.ts'
import type { ListedParcel } from './match-parcels.ts'

export type ParcelList =
  | { readonly ok: true; readonly parcels: readonly ListedParcel[] }
  | { readonly ok: false; readonly line: number; readonly text: string }

/** One parcel a line: its number, then what was collected for it where the list says so, with a tab, space, comma or semicolon between. */
export function parseParcelList(text: string): ParcelList {
  const parcels: ListedParcel[] = []
  for (const [at, raw] of text.split(/\r?\n/).entries()) {
    const line = withWesternDigits(raw).trim()
    if (line === '') continue
    const [, awb = '', amount = ''] = /^([^\s,;]+)(?:[\s,;]+(\S[\d., ]*))?[\s,;]*$/.exec(line) ?? []
    const said = amount === '' ? null : (parseAmount(amount.replace(/[\s,;]+$/, '')) ?? -1n)
    if (!/^[\w-]{3,40}$/.test(awb) || said === -1n) return { ok: false, line: at + 1, text: raw.trim().slice(0, 60) }
    parcels.push({ awb: cleanAwb(awb), saidMinor: said })
  }
  return { ok: true, parcels }
}
