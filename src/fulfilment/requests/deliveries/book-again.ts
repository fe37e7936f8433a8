import { bookWaybill } from '#fulfilment/couriers/waybills/book-waybill.ts'
import { readUnitsThatCome } from '#fulfilment/custody/units-that-come.ts'
import { type LockedRequest, lockRequest } from '#fulfilment/requests/move-request.ts'
import { no } from '#fulfilment/requests/requests.refusals.ts'
import { audit } from '#people/access/audit.ts'
import { addressCopy } from '#people/addresses/address-shapes.ts'
import { openAddress } from '#platform/work/sealed-text.ts'
import type { Work } from '#platform/work/work.ts'

/** Asks for the waybill of a packed parcel, with the data from packing. */
export async function bookParcel(work: Work, { request, orders, itemIds }: LockedRequest): Promise<void> {
  const copy = addressCopy.parse(request.address)
  const address = openAddress(work, 'requests.address.phone', request.id, copy)
  const items = orders.flatMap((order) => order.items).filter((item) => itemIds.includes(item.id))
  const units = await readUnitsThatCome(work, itemIds)
  const contents = items.map((item) => `${units.get(item.id) ?? item.quantity} × ${item.title}`).join(', ')
  await bookWaybill(work, {
    company: request.company ?? '',
    requestId: request.id,
    requestNumber: request.number,
    receiver: { name: `${address.firstName} ${address.lastName}`, phone: address.phone },
    address,
    weightGrams: request.weight_grams ?? 1,
    pieces: request.pieces ?? 1,
    contents: contents.slice(0, 200),
    cashToCollectMinor: request.cash_minor,
  })
}

/** The company cancelled a parcel that is still wanted: it is booked once more. */
export async function bookAgain(work: Work, requestId: string): Promise<void> {
  const held = await lockRequest(work, requestId)
  const { request } = held
  if (request.kind !== 'Delivery' || request.state !== 'prepared' || request.wish !== null) {
    throw no.REQUEST_NOT_ALLOWED({ state: request.state, event: 'bookAgain' })
  }
  await bookParcel(work, held)
  const [before, after] = [false, true].map((isBooked) => ({ state: request.state, isBooked }))
  await audit(work, { action: 'request.book', subject: `request:${requestId}`, before: before!, after: after! })
}
