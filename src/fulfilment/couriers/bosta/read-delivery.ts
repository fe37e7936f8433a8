import { z } from 'zod'
import type { FindAnswer, ReadAnswer } from '#fulfilment/couriers/courier.ts'
import { minorFromNumber } from '#platform/values/amounts/money-json.ts'
import type { BostaAccount } from './account.ts'
import { callBosta } from './call-bosta.ts'

const state = z.union([z.int(), z.looseObject({ code: z.int() })])
const deliveryForm = z.looseObject({
  _id: z.string().optional(),
  trackingNumber: z.coerce.string().min(1),
  businessReference: z.string().nullish(),
  state,
  type: z.union([z.string(), z.looseObject({ value: z.string().optional() })]).nullish(),
  cod: z.number().min(0).nullish().catch(null),
  exceptionReason: z.string().nullish().catch(null),
  numberOfAttempts: z.int().min(0).nullish().catch(null),
})
const searchForm = z.looseObject({ deliveries: z.array(z.unknown()).default([]) })

const cancelled: readonly number[] = [48, 49]

/** The state of the delivery with this tracking number. */
export async function readDelivery(account: BostaAccount, awb: string): Promise<ReadAnswer> {
  const answer = await callBosta(account, { method: 'GET', path: `/deliveries/business/${encodeURIComponent(awb)}` })
  if (answer.kind === 'refused' && answer.status === 404) return { kind: 'notThere' }
  if (answer.kind !== 'answered') return answer
  const read = deliveryForm.safeParse(answer.data)
  if (!read.success || read.data.trackingNumber !== awb) {
    return { kind: 'unknown', status: null, detail: 'unexpected delivery' }
  }
  const { type, cod, exceptionReason, numberOfAttempts } = read.data
  const typeName = typeof type === 'string' ? type : (type?.value ?? '')
  return {
    kind: 'read',
    reading: {
      code: codeOf(read.data.state),
      note: exceptionReason?.slice(0, 300) || null,
      isReturning: /^rto$|return to origin/i.test(typeName),
      attempts: numberOfAttempts ?? 0,
      cashMinor: typeof cod === 'number' ? minorFromNumber(cod) : null,
    },
  }
}

/**
 * The deliveries with a reference of ours that were not cancelled; only this exact reference, whatever the search
 * returns.
 */
export async function findDeliveries(account: BostaAccount, reference: string): Promise<FindAnswer> {
  const body = { businessReference: reference, limit: 50, page: 1 }
  const answer = await callBosta(account, { method: 'POST', path: '/deliveries/search', body })
  if (answer.kind !== 'answered') return answer
  const read = searchForm.safeParse(answer.data)
  if (!read.success) return { kind: 'unknown', status: null, detail: 'unexpected search' }
  const ours = read.data.deliveries.flatMap((one) => {
    const delivery = deliveryForm.safeParse(one)
    if (!delivery.success || delivery.data.businessReference !== reference) return []
    if (cancelled.includes(codeOf(delivery.data.state))) return []
    return [{ awb: delivery.data.trackingNumber, providerId: delivery.data._id ?? '' }]
  })
  // Numbers rise: the lowest was booked first.
  const bookings = ours.sort((one, other) => one.awb.localeCompare(other.awb, 'en', { numeric: true }))
  return { kind: 'found', bookings }
}

function codeOf(given: z.output<typeof state>): number {
  return typeof given === 'number' ? given : given.code
}
