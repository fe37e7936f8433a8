import { z } from 'zod'
import type { BookAnswer, BookingFault, BookingOrder, CourierFailure } from '#fulfilment/couriers/courier.ts'
import { insideOf } from '#people/addresses/address.ts'
import { nameOfPlace } from '#people/addresses/geo.ts'
import { numberFromMinor } from '#platform/values/amounts/money-json.ts'
import { type BostaAccount, bostaSite, newsHeader } from './account.ts'
import { callBosta, errorCode } from './call-bosta.ts'
import { type BostaPlace, findDistrict } from './find-district.ts'

const createdForm = z.looseObject({ _id: z.string().min(1), trackingNumber: z.coerce.string().min(1) })

// Bosta's published error numbers for a delivery that it refuses.
const faults: Readonly<Record<number, BookingFault>> = {
  1073: 'NO_PICKUP_PLACE',
  3001: 'UNSERVED_AREA',
  3002: 'UNSERVED_AREA',
  3003: 'UNSERVED_AREA',
  3007: 'CASH_TOO_HIGH',
}

/**
 * Books a delivery. Bosta has no idempotency keys: after a call without an answer, search by the reference before
 * trying again.
 */
export async function createDelivery(account: BostaAccount, order: BookingOrder): Promise<BookAnswer> {
  const where = await findDistrict(account, order.address.state, order.address.area)
  if (where.kind === 'unserved') return rejected('UNSERVED_AREA', 'no delivery to this area')
  if (where.kind !== 'place') return where
  const phone = localPhone(order.receiver.phone)
  if (phone === null) return rejected('BAD_PHONE', order.receiver.phone)
  const body = deliveryOf(account, order, where.place, phone)
  const answer = await callBosta(account, { method: 'POST', path: '/deliveries?apiVersion=1', body })
  if (answer.kind !== 'answered') return faultOf(answer)
  const created = createdForm.safeParse(answer.data)
  // The delivery may exist: the next try finds it by its reference.
  if (!created.success) return { kind: 'unknown', status: null, detail: 'unexpected delivery' }
  return { kind: 'booked', awb: created.data.trackingNumber, providerId: created.data._id }
}

function faultOf(answer: CourierFailure): BookAnswer {
  if (answer.kind !== 'refused') return answer
  const code = errorCode(answer)
  return rejected((code !== null && faults[code]) || 'OTHER', answer.detail)
}

function rejected(fault: BookingFault, detail: string): BookAnswer {
  return { kind: 'rejected', fault, detail }
}

function deliveryOf(account: BostaAccount, order: BookingOrder, place: BostaPlace, phone: string) {
  const { address, receiver } = order
  const names = nameOfPlace(bostaSite, address.state, address.area, 'ar')
  // Fields that Bosta does not have go into the second line.
  const { floor, apartment, ...further } = insideOf(address)
  const [firstName = '', ...rest] = receiver.name.trim().split(/\s+/)
  return {
    type: 10,
    cod: numberFromMinor(order.cashMinor),
    specs: {
      packageType: 'Parcel',
      packageDetails: { itemsCount: order.pieces, description: order.contents.slice(0, 200) },
      weight: Math.ceil(order.weightGrams / 100) / 10,
    },
    dropOffAddress: {
      ...place,
      // More than five characters, as Bosta requires, even for a short street name.
      firstLine: `${address.building} ${address.street}، ${names.area}`.slice(0, 200),
      secondLine: [address.city, ...Object.values(further)].join('، ').slice(0, 200),
      buildingNumber: address.building,
      ...(floor && { floor }),
      ...(apartment && { apartment }),
      isWorkAddress: false,
    },
    receiver: { firstName, lastName: rest.join(' ') || firstName, phone },
    businessReference: order.reference,
    notes: order.reference,
    allowToOpenPackage: false,
    ...(account.pickupLocation && { businessLocationId: account.pickupLocation }),
    webhookUrl: order.newsUrl,
    webhookCustomHeaders: { [newsHeader]: account.newsSecret },
  }
}

/** 01…, the form that Bosta accepts; null for what is not an Egyptian mobile number. */
export function localPhone(phone: string): string | null {
  const local = phone.replace(/[\s()-]/g, '').replace(/^(\+20|0020|20(?=1))/, '0')
  return /^01[0125]\d{8}$/.test(local) ? local : null
}
