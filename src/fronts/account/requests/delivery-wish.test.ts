// A delivery chosen at checkout is paid with the order; a wish of an older order starts its request, and is paid then.
import assert from 'node:assert/strict'
import test from 'node:test'
import { type CheckoutRequest, placeOrderFromCart } from '#checkout/place-order-from-cart.ts'
import { deliveredBy } from '#checkout/steps/arrival.ts'
import { readUsual } from '#checkout/steps/usual-choices.ts'
import { gateways } from '#money/payments/gateways/gateway.ts'
import { gatherGateways } from '#money/payments/gateways/gather-gateways.ts'
import { readWallet } from '#money/wallet/read-wallet.ts'
import { deleteAddress } from '#people/addresses/change-address.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { openVisit } from '#platform/http/visit.ts'
import { newId } from '#platform/work/id.ts'
import { plug, plugIn } from '#platform/work/ports.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import { cancelOrder } from '#selling/orders/cancel-order.ts'
import { wishOf } from '#selling/orders/delivery/delivery-wish.ts'
import { orderedDeliveryFee } from '#selling/orders/delivery/ordered-delivery.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { readOrderQuote } from '#selling/orders/prices/read-order-quote.ts'
import { readOrder } from '#selling/orders/read-order.ts'
import { fillCart, sampleCheckout } from '#world/samples/checkout/checkout.samples.ts'
import { addressOf } from '#world/samples/checkout/delivery.samples.ts'
import { orderAt } from '#world/samples/fulfilment/requests.samples.ts'
import { sampleRoutes } from '#world/samples/money/payments.samples.ts'
import { fillWallet } from '#world/samples/money/wallet.samples.ts'
import { type Stage, sampleCast, sampleItem } from '#world/samples/selling/orders.samples.ts'
import { choicesPath } from './choices-path.ts'
import { loadNewRequest } from './load-new-request.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
const refused = (code: string) => (error: unknown) => isRefusal(error) && error.code === code
const ports = plugIn([plug(gateways, gatherGateways([]))])

test('the chosen delivery is a line of the order and part of its total; a company that does not go there is refused', async () => {
  const cast = await database.write(sampleCast)
  const { customer } = cast
  await database.write((work) => fillWallet(work, customer.id ?? '', 5_000_000n))
  const addressId = await addressOf(stage, cast)
  await stage(customer, (work) => fillCart(work))
  const plain = await stage(customer, sampleCheckout)
  const place = (chosen: CheckoutRequest) => stage(customer, (work) => placeOrderFromCart(work, chosen, sampleRoutes))
  await assert.rejects(place({ ...plain, arrival: deliveredBy('marsa-ae') }), refused('SHIPPING_OPTION_NEEDED'))
  const arrival = deliveredBy('marsa-eg')
  // Another total than the one with the delivery is not agreed.
  await assert.rejects(place({ ...plain, arrival }), refused('TOTAL_CHANGED'))
  const chosen = await stage(customer, (work) => sampleCheckout(work, { arrival }))
  const fee = chosen.seen.totalMinor - plain.seen.totalMinor
  const placed = await place(chosen)
  const order = await stage(customer, (work) => findOrder(work, { number: placed.orderNumber }))
  assert.deepEqual(wishOf(order), { addressId, company: 'marsa-eg', feeMinor: fee })
  assert.deepEqual([order.arrival, orderedDeliveryFee(order)], ['delivery', fee])
  assert.equal(order.base_minor + order.fees_minor, chosen.seen.totalMinor)
  const page = await stage(customer, (work) => readOrder(work, placed.orderNumber))
  const line = page.costs.find((row) => row.line === 'deliveryFees')
  assert.deepEqual([line?.newMinor, page.money.due], [fee, 0n])
  assert.match(line?.why[0] ?? '', /Marsa.*Cairo|مرسى.*القاهرة/)
  assert.deepEqual([page.arrival, page.timeline.at(-1)?.state], ['delivery', 'delivered'])
  assert.equal((await stage(customer, readUsual))?.arrival, arrival)
  // Anybody prices it again from its file, with the delivery.
  const file = JSON.parse(await stage(customer, (work) => readOrderQuote(work, placed.orderNumber, 'placed')))
  assert.equal(BigInt(file.expected.costDetails.totalCost), chosen.seen.totalMinor)
  assert.equal(BigInt(file.expected.costDetails.deliveryFees), fee)
  // Cancelled before anything is bought, all of it comes back.
  const before = await stage(customer, (work) => readWallet(work, customer.id ?? ''))
  await stage(customer, (work) =>
    cancelOrder(work, { number: placed.orderNumber, reason: 'OTHER', comment: null, key: newId() }),
  )
  const after = await stage(customer, (work) => readWallet(work, customer.id ?? ''))
  assert.equal(after.card.minor - before.card.minor, chosen.seen.totalMinor)
})

test('when the goods are here the request starts with the choice: address and company stay, the fee is for the real weight', async () => {
  const cast = await database.write(sampleCast)
  const addressId = await addressOf(stage, cast)
  const deliveryWish = { addressId, company: 'marsa-eg', feeMinor: 1n }
  const { number } = await orderAt(stage, cast, 'waiting_delivery_request', [sampleItem()], {
    arrival: null,
    deliveryWish,
  })
  const list = '/ar/account/orders/request/new'
  const load = (path: string) => loadNewRequest(visitOf(cast.customer), new URL(path, 'http://localhost'))
  const begun = await load(`${list}?order=${number}`)
  assert.equal(begun.step, null)
  const { way, address, company } = begun.choices
  assert.deepEqual({ way, address, company }, { way: 'delivery', address: addressId, company: 'marsa-eg' })
  assert.equal(begun.wish?.feeMinor, 1n)
  const next = await load(choicesPath(list, begun.choices))
  assert.equal(next.step?.at, 'pay')
  assert.ok(next.step?.at === 'pay' && next.step.offer.fee.minor > 1n)
  const other = await load(choicesPath(list, { ...begun.choices, way: 'pickup' }))
  assert.equal(other.step?.at, 'pickup')
  await stage(cast.customer, (work) => deleteAddress(work, addressId))
  assert.deepEqual((await load(`${list}?order=${number}`)).choices.address, '')
  const elsewhere = await orderAt(stage, cast, 'waiting_delivery_request', [sampleItem()], { arrival: null })
  assert.equal((await load(`${list}?order=${elsewhere.number}`)).wish, null)
})

function visitOf(who: Parameters<Stage>[0]) {
  return openVisit(database.db, {
    who,
    now: new Date(),
    site: 'eg',
    locale: 'ar',
    requestId: 'test',
    ip: '127.0.0.1',
    cookies: {},
    origin: 'http://localhost',
    token: null,
    nonce: '',
    ports,
    report: (error) => assert.fail(String(error)),
  })
}
