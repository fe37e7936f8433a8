// How arrived goods reach their customer: picked up, delivered, switched, returned by the courier, given up.
import { payRequest, requestDelivery, switchAndPay } from '#checkout/requests/request-delivery.ts'
import { cancelRequest } from '#fulfilment/requests/cancel-request.ts'
import { choosePickup } from '#fulfilment/requests/choose-pickup.ts'
import { quoteWays } from '#fulfilment/requests/deliveries/quote-ways.ts'
import { findRequestOf } from '#fulfilment/requests/leave-request.ts'
import { switchToPickup } from '#fulfilment/requests/switch-request.ts'
import { readAddresses } from '#people/addresses/read-addresses.ts'
import { findOrder, type OrderItem } from '#selling/orders/items/lock-order.ts'
import { sampleRoutes } from '#world/samples/money/payments.samples.ts'
import { fillWallet } from '#world/samples/money/wallet.samples.ts'
import { aside, forward, type Walk, type WalkDeed } from './walk.ts'

const office = 'cairo'
const company = 'marsa-eg'
const pickups = ['prepare_for_pickup', 'pending_pickup', 'ready_for_pickup'] as const
const deliveries = ['preparing_package', 'preparing_shipment', 'pending_delivery'] as const

/** The open request that contains this item. */
export async function requestOf({ as, crew }: Walk, { id }: OrderItem): Promise<string> {
  return (await as(crew.hub, (work) => findRequestOf(work, id))) ?? ''
}

async function askPickup({ as, crew, key }: Walk, { id }: OrderItem): Promise<void> {
  await as(crew.customer, (work) => choosePickup(work, { itemIds: [id], office, slot: null, key: key() }))
}

// The price of delivering this item alone, and who is paid for it.
async function termsOf(walk: Walk, item: OrderItem) {
  const { as, crew, customerId, addressId, orderId, dice } = walk
  await as(crew.colleague, (work) => fillWallet(work, customerId, 10_000_000n))
  const pays = dice() < 0.5 ? ('courier' as const) : ('before' as const)
  const feeMinor = await as(crew.customer, async (work) => {
    const [address] = await readAddresses(work)
    if (!address) return 0n
    const goods = { orders: [await findOrder(work, { id: orderId })], itemIds: [item.id] }
    const offers = await quoteWays(work, address, goods)
    return offers.find((one) => one.company === company)?.feeMinor ?? 0n
  })
  return { addressId, company, feeMinor, pays, method: 'wallet' as const }
}

async function askDelivery(walk: Walk, item: OrderItem): Promise<void> {
  const wish = { key: walk.key(), itemIds: [item.id], ...(await termsOf(walk, item)) }
  await walk.as(walk.crew.customer, (work) => requestDelivery(work, wish, sampleRoutes))
}

async function toDelivery(walk: Walk, item: OrderItem): Promise<void> {
  if (walk.dice() > 0.7) return
  const wish = { key: walk.key(), requestId: await requestOf(walk, item), ...(await termsOf(walk, item)) }
  await walk.as(walk.crew.customer, (work) => switchAndPay(work, wish, sampleRoutes))
}

async function toPickup(walk: Walk, item: OrderItem): Promise<void> {
  if (walk.dice() > 0.7) return
  const asked = { requestId: await requestOf(walk, item), key: walk.key(), office, slot: null, collector: null }
  await walk.as(walk.crew.customer, (work) => switchToPickup(work, asked))
}

async function giveUp(walk: Walk, item: OrderItem): Promise<void> {
  if (walk.dice() > 0.4) return
  const requestId = await requestOf(walk, item)
  const who = walk.dice() < 0.5 ? walk.crew.customer : walk.crew.support
  await walk.as(who, (work) => cancelRequest(work, requestId, 'Another way'))
}

async function payForRequest(walk: Walk, item: OrderItem): Promise<void> {
  const { as, crew, customerId, key } = walk
  await as(crew.colleague, (work) => fillWallet(work, customerId, 10_000_000n, 'cash'))
  const wish = { key: key(), requestId: await requestOf(walk, item), method: 'cashWallet' } as const
  await as(crew.customer, (work) => payRequest(work, wish, sampleRoutes))
}

export const requestDeeds: readonly WalkDeed[] = [
  forward('requestPickup', { in: ['waiting_delivery_request'], act: askPickup }),
  forward('requestDelivery', { in: ['waiting_delivery_request'], act: askDelivery }),
  forward('payRequest', { in: ['prepare_for_pickup', 'preparing_package'], act: payForRequest }),
  aside('switchToDelivery', { in: [...pickups], act: toDelivery }),
  aside('switchToPickup', { in: [...deliveries], act: toPickup }),
  aside('cancelRequest', { in: [...pickups, ...deliveries], act: giveUp }),
]
