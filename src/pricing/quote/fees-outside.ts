import { parseDecimal } from '#platform/values/amounts/decimal.ts'
import { parseMinor } from '#platform/values/amounts/parse-money.ts'
import { timesRate } from '#platform/values/amounts/round.ts'
import type { ReadPriceTables } from './tables/tables-form.ts'

/** The fee for delivering to an address: that of its governorate or emirate, otherwise that of the site. */
export function deliveryFeeTo(tables: ReadPriceTables, state: string | null | undefined): bigint {
  const own = state && tables.deliveryFees && Object.hasOwn(tables.deliveryFees, state) && tables.deliveryFees[state]
  return minor(own ? own.fee : tables.deliveryFee)
}

/** The part of the service lines that is kept when a customer cancels goods that were already bought. */
export function cancellationFee(tables: ReadPriceTables, serviceMinor: bigint): bigint {
  const share = parseDecimal(tables.cancellationFees?.share)
  return share === null ? 0n : timesRate(serviceMinor, share)
}

/** The fee for sending goods back to a store of this origin. */
export function returnFee(tables: ReadPriceTables, origin: string): bigint {
  const fees = tables.returnFees
  return fees && Object.hasOwn(fees, origin) ? minor(fees[origin]?.fee ?? '0') : 0n
}

function minor(text: string): bigint {
  return parseMinor(text) ?? 0n
}
