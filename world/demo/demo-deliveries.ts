import { requestDelivery } from '#checkout/requests/request-delivery.ts'
import { quoteDelivery } from '#fulfilment/couriers/quote-delivery.ts'
import { goodsWeight } from '#fulfilment/requests/deliveries/goods-weight.ts'
import { recordEnding } from '#fulfilment/requests/deliveries/record-ending.ts'
import { readRequest } from '#fulfilment/requests/facts/read-requests.ts'
import { closeRunSheet } from '#fulfilment/requests/run-sheets/close-run-sheet.ts'
import { openRunSheet } from '#fulfilment/requests/run-sheets/open-run-sheet.ts'
import { scanParcel } from '#fulfilment/requests/run-sheets/scan-parcel.ts'
import { readAddresses } from '#people/addresses/read-addresses.ts'
import { newId } from '#platform/work/id.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import type { NewItem } from '#selling/orders/place-order.ts'
import type { Site } from '#sites/sites.ts'
import { queuedSample } from '#world/samples/fulfilment/delivery-desk.samples.ts'
import { orderAt } from '#world/samples/fulfilment/requests.samples.ts'
import { sampleRoutes } from '#world/samples/money/payments.samples.ts'
import type { Cast, Stage } from '#world/samples/selling/orders.samples.ts'

/** How many orders `fillDemoDeliveries` creates on a site. */
export const demoDeliveryCount = 5

type Told = {
  readonly from: (days: number) => Stage
  readonly cast: Cast
  readonly item: NewItem
  readonly site: Site
}

/**
 * Deliveries: one to be paid, one to be packed and paid at the door, one that waits for its courier, one on its way,
 * and one done whose driver still has the cash.
 */
export async function fillDemoDeliveries(told: Told): Promise<void> {
  const done = await ship(told, await ask(told, 27, { pays: 'courier', method: null }))
  const { delivery } = await done.stage(told.cast.hub, (work) => readRequest(work, done.number))
  const ending = { awb: done.awb, how: 'deliver', countedMinor: delivery?.cashMinor ?? 0n, note: null } as const
  await done.stage(told.cast.hub, (work) => recordEnding(work, ending))
  await done.stage(told.cast.hub, (work) => closeRunSheet(work, done.sheet))
  await ship(told, await ask(told, 26, { pays: 'courier', method: null }))
  const queued = await ask(told, 25, { pays: 'before', method: 'wallet' })
  await queuedSample(queued.stage, told.cast, queued.number)
  // The hub packs it and books it with Bosta; Bosta's simulator continues from there.
  await ask(told, 24, { pays: 'courier', method: null, byBosta: true })
  await ask(told, 23, { pays: 'before', method: 'office' }, 0.01)
}

type Way = {
  readonly pays: 'before' | 'courier'
  readonly method: 'wallet' | 'office' | null
  /** Carried by Bosta, if it is connected; otherwise by the shop's own courier. */
  readonly byBosta?: boolean
}
type Asked = { readonly stage: Stage; readonly number: string }

// The goods arrived weeks ago; their delivery is requested today, at today's price.
async function ask({ from, cast, item, site }: Told, days: number, way: Way, since = 0.1): Promise<Asked> {
  const { id } = await orderAt(from(days), cast, 'waiting_delivery_request', [item])
  const stage = from(since)
  const { byBosta = false, ...pays } = way
  const { number } = await stage(cast.customer, async (work) => {
    const order = await findOrder(work, { id })
    const itemIds = order.items.map((one) => one.id)
    const [address] = await readAddresses(work)
    if (!address) throw new Error('The demo’s customer has no address')
    const { state, area } = address
    const parcel = { state, area, weightGrams: goodsWeight([order], itemIds), pieces: 1 }
    const offers = await quoteDelivery(work, parcel)
    const bosta = byBosta ? offers.find((one) => one.company === 'bosta') : undefined
    const offer = bosta ?? offers.find((one) => one.company === (site === 'eg' ? 'marsa-eg' : 'marsa-ae'))
    if (!offer) throw new Error(`Nobody delivers to ${state}`)
    const wish = { addressId: address.id, company: offer.company, feeMinor: offer.feeMinor, ...pays }
    return requestDelivery(work, { key: newId(), itemIds, ...wish }, sampleRoutes)
  })
  return { stage, number }
}

type Shipped = Asked & { readonly awb: string; readonly sheet: string }

async function ship({ cast, site }: Told, asked: Asked): Promise<Shipped> {
  const { stage, number } = asked
  const awb = await queuedSample(stage, cast, number)
  const sheet = await stage(cast.hub, (work) => openRunSheet(work, site === 'eg' ? 'marsa-eg' : 'marsa-ae'))
  await stage(cast.hub, (work) => scanParcel(work, sheet, awb))
  return { ...asked, awb, sheet }
}
