import type { RequestOpened, RequestPayment } from '#checkout/requests/pay-request.ts'
import { requestDelivery } from '#checkout/requests/request-delivery.ts'
import { quoteDelivery } from '#fulfilment/couriers/quote-delivery.ts'
import { goodsWeight } from '#fulfilment/requests/deliveries/goods-weight.ts'
import { readAddresses } from '#people/addresses/read-addresses.ts'
import { newId } from '#platform/work/id.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import type { NewItem, NewOrder } from '#selling/orders/place-order.ts'
import { orderAt } from '#world/samples/fulfilment/requests.samples.ts'
import { sampleRoutes } from '#world/samples/money/payments.samples.ts'
import { sampleAddress } from '#world/samples/people/people.samples.ts'
import type { Cast, Stage } from '#world/samples/selling/orders.samples.ts'

export type DeliverySample = {
  readonly company?: string
  readonly pays?: 'before' | 'courier'
  readonly payment?: RequestPayment
  readonly key?: string
  readonly feeMinor?: bigint
}

/** Goods of an order that wait for a request, and a delivery address. */
export async function waitingSample(
  stage: Stage,
  cast: Cast,
  items?: readonly NewItem[],
  given?: Partial<NewOrder>,
): Promise<{ readonly orderId: string; readonly itemIds: readonly string[]; readonly addressId: string }> {
  const { id } = await orderAt(stage, cast, 'waiting_delivery_request', items, given)
  const order = await stage(cast.customer, (work) => findOrder(work, { id }))
  return { orderId: id, itemIds: order.items.map((item) => item.id), addressId: await addressOf(stage, cast) }
}

export async function addressOf(stage: Stage, cast: Pick<Cast, 'customer'>): Promise<string> {
  const customerId = cast.customer.id ?? ''
  return stage(cast.customer, async (work) => {
    const [known] = await readAddresses(work)
    return known?.id ?? (await sampleAddress(work, customerId)).id
  })
}

/** The fee for delivering these items to this address with a company. */
export async function feeOf(
  stage: Stage,
  cast: Cast,
  goods: { readonly orderId: string; readonly itemIds: readonly string[] },
  company: string,
): Promise<bigint> {
  return stage(cast.customer, async (work) => {
    const order = await findOrder(work, { id: goods.orderId })
    const [address] = await readAddresses(work)
    const { state = '', area = '' } = address ?? {}
    const weightGrams = goodsWeight([order], goods.itemIds)
    const offers = await quoteDelivery(work, { state, area, weightGrams, pieces: 1 })
    const offer = offers.find((one) => one.company === company)
    if (!offer) throw new Error(`${company} does not go to ${state}`)
    return offer.feeMinor
  })
}

/** A delivery of these goods, paid from the card balance unless stated otherwise. */
export async function deliverySample(
  stage: Stage,
  cast: Cast,
  goods: { readonly orderId: string; readonly itemIds: readonly string[]; readonly addressId: string },
  given: DeliverySample = {},
): Promise<RequestOpened> {
  const { company = 'marsa-eg', pays = 'before', payment = { method: 'wallet' }, key = newId() } = given
  const feeMinor = given.feeMinor ?? (await feeOf(stage, cast, goods, company))
  const { itemIds, addressId } = goods
  const request = { key, itemIds, addressId, company, feeMinor, pays, ...payment }
  return stage(cast.customer, (work) => requestDelivery(work, request, sampleRoutes))
}
