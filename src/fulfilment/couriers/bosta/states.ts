import type { CourierMeaning, CourierReading } from '#fulfilment/couriers/courier.ts'

/**
 * Bosta's published codes of domestic deliveries and what each means to a waybill. The texts that come with them are not
 * read: those of 45 and 46 can be the same. 20 is a van assigned, 21 the parcel in it.
 */
export const bostaStates: Readonly<Record<number, CourierMeaning & { readonly name: string }>> = {
  10: { name: 'Pickup requested', goal: 'waiting' },
  11: { name: 'Waiting for route', goal: 'waiting' },
  20: { name: 'Route assigned', goal: 'waiting' },
  21: { name: 'Picked up from business', goal: 'collected', progress: 'atCourier' },
  22: { name: 'Picking up from consignee', goal: 'collected', progress: 'returning' },
  23: { name: 'Picked up from consignee', goal: 'collected', progress: 'returning' },
  24: { name: 'Received at warehouse', goal: 'collected', progress: 'atCourier' },
  25: { name: 'Fulfilled', goal: 'waiting' },
  30: { name: 'In transit between hubs', goal: 'collected', progress: 'atCourier' },
  40: { name: 'Picking up', goal: 'stay' },
  41: { name: 'Out for delivery', goal: 'collected', progress: 'outForDelivery' },
  45: { name: 'Delivered', goal: 'delivered' },
  46: { name: 'Returned to business', goal: 'returned' },
  47: { name: 'Exception', goal: 'stay', attention: 'exception' },
  48: { name: 'Terminated', goal: 'cancelled' },
  49: { name: 'Canceled', goal: 'cancelled' },
  60: { name: 'Returned to stock', goal: 'returned' },
  100: { name: 'Lost', goal: 'lost' },
  101: { name: 'Damaged', goal: 'stay', attention: 'damaged' },
  102: { name: 'Investigation', goal: 'stay', attention: 'investigated' },
  103: { name: 'Awaiting your action', goal: 'stay', attention: 'exception' },
  104: { name: 'Archived', goal: 'stay' },
  105: { name: 'On hold', goal: 'stay', attention: 'onHold' },
}

/** A code that is not published moves nothing and calls a person. */
export function bostaMeaning(reading: Omit<CourierReading, 'note' | 'cashMinor'>): CourierMeaning {
  const { code, isReturning, attempts } = reading
  const known = Object.hasOwn(bostaStates, code) ? bostaStates[code] : undefined
  if (!known) return { goal: 'stay', attention: 'exception' }
  const { name: _, ...said } = known
  // What says nothing of where it is (an exception, a hold) comes after its pickup once it was at a door.
  const meaning = said.goal === 'stay' && attempts > 0 ? { ...said, goal: 'collected' as const } : said
  // On its way back everything between pickup and end is a way back.
  return isReturning && meaning.goal === 'collected' ? { ...meaning, progress: 'returning' } : meaning
}
