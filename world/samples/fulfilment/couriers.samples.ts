import { bookWaybill, type NewWaybill } from '#fulfilment/couriers/waybills/book-waybill.ts'
import type { Waybill } from '#fulfilment/couriers/waybills/move-waybill.ts'
import { newId } from '#platform/work/id.ts'
import type { Work } from '#platform/work/work.ts'
import { seedPriceTables } from '#pricing/quote/tables/seed-tables.ts'

export const sampleAddress = {
  state: 'cairo',
  area: 'nasr-city',
  city: 'القاهرة',
  street: 'شارع عباس العقاد',
  building: '14',
  floor: '3',
  apartment: '8',
} as const

export function waybillSample(given: Partial<NewWaybill> = {}): NewWaybill {
  const requestId = given.requestId ?? newId()
  return {
    company: 'marsa-eg',
    requestId,
    requestNumber: `R${requestId.slice(-8)}`,
    receiver: { name: 'سلمى محمود', phone: '+201001234567' },
    address: sampleAddress,
    weightGrams: 1800,
    pieces: 2,
    contents: 'كتب وملابس',
    cashToCollectMinor: 0n,
    ...given,
  }
}

/** Makes the price tables if there are none, and writes a waybill. */
export async function bookSample(work: Work, given: Partial<NewWaybill> = {}): Promise<Waybill> {
  await seedPriceTables(work)
  return bookWaybill(work, waybillSample(given))
}
