import { chosenOffer, readArrivalOffers } from '#checkout/read-arrival-offers.ts'
import { deliveredBy } from '#checkout/steps/arrival.ts'
import { arriveItem } from '#fulfilment/requests/arrive-item.ts'
import { receiveAtHub } from '#fulfilment/warehouse/hub/receive-at-hub.ts'
import { moveShipment } from '#fulfilment/warehouse/shipments/move-shipment.ts'
import { addressCopy } from '#people/addresses/address-shapes.ts'
import { readAddresses } from '#people/addresses/read-addresses.ts'
import { system } from '#platform/work/work.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import type { NewItem, NewOrder, PlacedOrder } from '#selling/orders/place-order.ts'
import { addressOf } from '#world/samples/checkout/delivery.samples.ts'
import { approvedSample, type Cast, type Stage, sampleItem } from '#world/samples/selling/orders.samples.ts'
import { buySample } from './purchasing.samples.ts'
import { dispatchedSample, receivedSample, releasedSample } from './warehouse.samples.ts'

/** A delivery chosen and paid at checkout, for goods of these weights. */
export async function chosenDelivery(
  stage: Stage,
  cast: Pick<Cast, 'customer'>,
  items: readonly NewItem[],
  company = 'marsa-eg',
): Promise<Partial<NewOrder>> {
  const addressId = await addressOf(stage, cast)
  return stage(cast.customer, async (work) => {
    const address = (await readAddresses(work)).find(({ id }) => id === addressId)
    if (!address) throw new Error('the customer has no address')
    const goods = items.map(({ data, quantity }) => ({ weightGrams: data.weight, quantity }))
    const offer = chosenOffer(await readArrivalOffers(work, goods, address), deliveredBy(company))
    if (!offer) throw new Error(`${company} does not go to ${address.state}`)
    return {
      arrival: 'delivery',
      address: addressCopy.parse(address),
      deliveryWish: { addressId, company, feeMinor: offer.fee.minor },
      deliveryQuote: offer.quote,
    } as const
  })
}

export type OnTheWay = PlacedOrder & { readonly itemIds: readonly string[] }

type AtCustoms = Partial<NewOrder> & { readonly unitGrams?: number; readonly company?: string }

/** An order with its delivery paid, its goods weighed abroad and through customs: only the scan at the hub is left. */
export async function atCustoms(
  stage: Stage,
  cast: Cast,
  items: readonly NewItem[] = [sampleItem(), sampleItem()],
  { unitGrams = 250, company, ...given }: AtCustoms = {},
): Promise<OnTheWay> {
  const chosen = await chosenDelivery(stage, cast, items, company)
  const order = await approvedSample(stage, cast, items, { ...chosen, ...given })
  await buySample(stage, cast, order.number)
  await receivedSample(stage, cast, order.number, unitGrams)
  for (const shipmentId of await dispatchedSample(stage, cast, order.number)) {
    await stage(cast.hub, (work) => moveShipment(work, { shipmentId, event: 'arriveAtCustoms' }))
    await releasedSample(stage, cast, shipmentId)
  }
  const { items: placed } = await stage(cast.hub, (work) => findOrder(work, { id: order.id }))
  return { ...order, itemIds: placed.map(({ id }) => id) }
}

/** One item is scanned at the hub, and what follows at once is done. */
export async function arrive(stage: Stage, cast: Cast, orderId: string, itemId: string): Promise<void> {
  await stage(cast.hub, (work) => receiveAtHub(work, itemId))
  await stage(system, (work) => arriveItem(work, orderId, itemId))
}
