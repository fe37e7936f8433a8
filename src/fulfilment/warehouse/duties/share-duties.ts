import { shareOut } from '#platform/values/amounts/share-out.ts'
import type { QuotedDuty } from './read-quoted-duties.ts'

export type Assessed = { readonly duty: bigint; readonly vat: bigint; readonly fees: bigint }
export type DutyPart = Assessed & { readonly itemId: string; readonly quotedDuty: bigint; readonly quotedFees: bigint }

/**
 * What customs took for several items, shared to them: the duty as it was quoted (the rates of their categories), where none
 * was quoted by their value; VAT and fees by their value. The parts add up to the whole.
 */
export function shareDuties(quoted: readonly QuotedDuty[], taken: Assessed): readonly DutyPart[] {
  const values = quoted.map((one) => one.value)
  const isQuoted = quoted.some((one) => one.duty > 0n)
  const duties = shareOut(taken.duty, isQuoted ? quoted.map((one) => one.duty) : values)
  const vats = shareOut(taken.vat, values)
  const fees = shareOut(taken.fees, values)
  return quoted.map((one, at) => ({
    itemId: one.itemId,
    quotedDuty: one.duty,
    quotedFees: one.fees,
    duty: duties[at] ?? 0n,
    vat: vats[at] ?? 0n,
    fees: fees[at] ?? 0n,
  }))
}
