// A delivery chosen at checkout: nothing of it is due before the goods are here; then the request starts with it.
import assert from 'node:assert/strict'
import test from 'node:test'
import { placeOrderFromCart } from '#checkout/place-order-from-cart.ts'
import { readArrivalOffers } from '#checkout/read-arrival-offers.ts'
import { deliveredBy } from '#checkout/steps/arrival.ts'
import { readUsual } from '#checkout/steps/usual-choices.ts'
import { gateways } from '#money/payments/gateways/gateway.ts'
import { gatherGateways } from '#money/payments/gateways/gather-gateways.ts'
import { deleteAddress } from '#people/addresses/change-address.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { openVisit } from '#platform/http/visit.ts'
import { plug, plugIn } from '#platform/work/ports.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import { wishOf } from '#selling/orders/delivery-wish.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
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
const ports = plugIn([plug(gateways, gatherGateways([]))])

test('the chosen delivery costs nothing at checkout and is stored with its fee; a company that does not deliver there is refused', async () => {
  const cast = await database.write(sampleCast)
  const { customer } = cast
  await database.write((work) => fillWallet(work, customer.id ?? '', 5_000_000n))
  const addressId = await addressOf(stage, cast)
  await stage(customer, (work) => fillCart(work))
  const asked = await stage(customer, sampleCheckout)
  const nobody = { ...asked, arrival: deliveredBy('marsa-ae') }
  await assert.rejects(
    stage(customer, (work) => placeOrderFromCart(work, nobody, sampleRoutes)),
    (error) => isRefusal(error) && error.code === 'SHIPPING_OPTION_NEEDED',
  )
  const [offer] = await stage(customer, (work) =>
    readArrivalOffers(work, [{ weightGrams: 250, quantity: 1 }], { state: 'cairo', area: 'nasr-city' }),
  )
  const chosen = { ...asked, key: `wish-${asked.key}`, arrival: deliveredBy(offer?.company ?? '') }
  const placed = await stage(customer, (work) => placeOrderFromCart(work, chosen, sampleRoutes))
  const order = await stage(customer, (work) => findOrder(work, { number: placed.orderNumber }))
  assert.deepEqual(wishOf(order), { addressId, company: offer?.company, feeMinor: offer?.fee.minor })
  assert.equal(order.arrival, null)
  const page = await stage(customer, (work) => readOrder(work, placed.orderNumber))
  assert.deepEqual([page.arrival, page.timeline.at(-1)?.state], ['delivery', 'delivered'])
  // The total is the one shown without a delivery.
  assert.equal(order.base_minor + order.fees_minor, asked.seen.totalMinor)
  assert.equal((await stage(customer, readUsual))?.choices.arrival, chosen.arrival)
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
