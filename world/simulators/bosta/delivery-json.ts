import type { SimulatedDelivery } from './book.ts'

/** The texts of the states; 45 and 46 share a text at the real Bosta too. */
export const stateTexts: Readonly<Record<number, string>> = {
  10: 'Pickup requested',
  11: 'Waiting for route',
  20: 'Route Assigned',
  21: 'Picked up from business',
  22: 'Picking up from consignee',
  23: 'Picked up from consignee',
  24: 'Received at warehouse',
  25: 'Fulfilled',
  30: 'In transit between Hubs',
  40: 'Picking up',
  41: 'Picked up',
  45: 'Delivered',
  46: 'Delivered',
  47: 'Exception',
  48: 'Terminated',
  49: 'Canceled',
  60: 'Returned to stock',
  100: 'Lost',
  101: 'Damaged',
  102: 'Investigation',
  103: 'Awaiting your action',
  104: 'Archived',
  105: 'On hold',
}

/** A delivery as the API returns it. */
export function deliveryJson(one: SimulatedDelivery) {
  return {
    _id: one._id,
    trackingNumber: one.trackingNumber,
    businessReference: one.businessReference,
    state: { code: one.state, value: stateTexts[one.state] ?? 'Unknown' },
    type: one.isReturning ? { code: 20, value: 'RTO' } : { code: 10, value: 'Send' },
    cod: one.cod,
    numberOfAttempts: one.attempts,
    ...(one.exceptionReason && { exceptionReason: one.exceptionReason, exceptionCode: 1 }),
    createdAt: one.createdAt,
    timeline: one.timeline.map(({ code, date }) => ({
      value: stateTexts[code] ?? String(code),
      code,
      done: true,
      date,
    })),
  }
}

/** The same as news: there the state is a bare number. */
export function newsJson(one: SimulatedDelivery) {
  return {
    _id: one._id,
    trackingNumber: one.trackingNumber,
    state: one.state,
    type: one.isReturning ? 'RTO' : 'SEND',
    cod: one.cod,
    timeStamp: Date.now(),
    isConfirmedDelivery: one.state === 45,
    exceptionReason: one.exceptionReason,
    exceptionCode: one.exceptionReason ? 1 : null,
    businessReference: one.businessReference,
    numberOfAttempts: one.attempts,
  }
}
