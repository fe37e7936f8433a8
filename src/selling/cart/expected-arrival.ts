import { definePort } from '#platform/work/ports.ts'
import type { Work } from '#platform/work/work.ts'

/**
 * When goods of this country are expected at the office if they are ordered now; null where no day can be told. Known by
 * a lower room and passed in at start.
 */
export type ExpectedArrival = (
  work: Work,
  country: string,
) => Promise<{ readonly from: Date; readonly to: Date } | null>

export const expectedArrival = definePort<ExpectedArrival>('expectedArrival')
