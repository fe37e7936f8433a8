import { ceiledQuotient } from '#platform/values/amounts/round.ts'

/** What a zone costs: up to `includedGrams` the base, then `stepMinor` for each begun step. VAT is in it. */
export type ZoneFee = {
  readonly baseMinor: bigint
  /** The base is the delivery fee that the price tables name for the state. */
  readonly isFromTables: boolean
  readonly includedGrams: number
  readonly stepGrams: number
  readonly stepMinor: bigint
}

/** A fee with the numbers it was made of, for a sentence that a customer can check. */
export type CourierFee = ZoneFee & {
  readonly feeMinor: bigint
  readonly weightGrams: number
  readonly steps: number
}

/** What carrying a parcel of this weight costs. */
export function courierFee(zone: ZoneFee, weightGrams: number): CourierFee {
  const above = Math.max(0, weightGrams - zone.includedGrams)
  const steps = Number(ceiledQuotient(BigInt(above), BigInt(zone.stepGrams)))
  return { ...zone, weightGrams, steps, feeMinor: zone.baseMinor + BigInt(steps) * zone.stepMinor }
}
