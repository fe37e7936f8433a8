// A delivery that is chosen and paid at checkout: it goes by itself once all is here, or in part when the customer asks; its
// fee stands in the order until it is earned at the door, and comes back by one rule. On both sites, to the last unit.
import assert from 'node:assert/strict'
import test from 'node:test'
import { collectWaybill, endWaybill } from '#fulfilment/couriers/waybills/collect-waybill.ts'
import { arriveItem } from '#fulfilment/requests/arrive-item.ts'
import { cancelRequest } from '#fulfilment/requests/cancel-request.ts'
import { choosePickup } from '#fulfilment/requests/choose-pickup.ts'
import { expireDelivery } from '#fulfilment/requests/deliveries/expire-unpaid.ts'
import { packDelivery } from '#fulfilment/requests/deliveries/pack-delivery.ts'
import { readEndingDeliveries, remindOfDelivery } from '#fulfilment/requests/deliveries/remind-unpaid.ts'
import { readOffices } from '#fulfilment/requests/facts/read-offices.ts'
import { readRequestMoney } from '#fulfilment/requests/facts/read-request-money.ts'
import { readRequestsOfOrder } from '#fulfilment/requests/facts/read-requests.ts'
import { idleRequestMoney } from '#fulfilment/requests/idle-money.ts'
import { findRequest } from '#fulfilment/requests/move-request.ts'
import { requestsJobs } from '#fulfilment/requests/requests.jobs.ts'
import { switchToPickup } from '#fulfilment/requests/switch-request.ts'
import { answerWriteOff } from '#fulfilment/returns/write-offs/answer-write-off.ts'
import { proposeWriteOff } from '#fulfilment/returns/write-offs/propose-write-off.ts'
import { receiveAtHub } from '#fulfilment/warehouse/hub/receive-at-hub.ts'
import { readBalance, readWallet } from '#money/wallet/read-wallet.ts'
import { faultsOf, verifyLedger } from '#money/wallet/verify-ledger.ts'
import { deliverAnnouncements } from '#platform/background/deliver.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { newId } from '#platform/work/id.ts'
import { plugIn } from '#platform/work/ports.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import { system } from '#platform/work/work.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { idleHolds, idleOrderMoney } from '#selling/orders/money/idle-money.ts'
import { readOrderMoney } from '#selling/orders/money/order-money.ts'
import { payOrderFromWallet } from '#selling/orders/money/pay-order-from-wallet.ts'
import { readOrder } from '#selling/orders/read-order.ts'
import type { Site } from '#sites/sites.ts'
import { deliverySample } from '#world/samples/checkout/delivery.samples.ts'
import { queuedSample } from '#world/samples/fulfilment/delivery-desk.samples.ts'
import { arrive, atCustoms, type OnTheWay } from '#world/samples/fulfilment/paid-delivery.samples.ts'
import { sampleProof } from '#world/samples/fulfilment/returns.samples.ts'
import { sampleRoutes } from '#world/samples/money/payments.samples.ts'
import { fillWallet } from '#world/samples/money/wallet.samples.ts'
import { sampleStaff } from '#world/samples/people/people.samples.ts'
import { type Stage, sampleCast, sampleItem } from '#world/samples/selling/orders.samples.ts'
import { payRequest } from './request-delivery.ts'

const database = await testDatabase()
const refused = (code: string) => (error: unknown) => isRefusal(error) && error.code === code
const [support, second] = await database.write(
  async (work) => [(await sampleStaff(work, ['support'])).who, (await sampleStaff(work, ['support'])).who] as const,
)
const companies = { eg: 'marsa-eg', ae: 'marsa-ae' } as const

async function openSite(site: Site) {
  const cast = await database.write(sampleCast, { site })
  const stage: Stage = (who, act) => database.write(act, { who, site })
  const company = companies[site]
  const customerId = cast.customer.id ?? ''
  const balance = async (account: Parameters<typeof readBalance>[1]) =>
    (await database.read((work) => readBalance(work, account), { site })).minor
  const order = (id: string) => database.read((work) => findOrder(work, { id }), { site })
  const line = async ({ number }: Pick<OnTheWay, 'number'>) => {
    const { costs } = await database.read((work) => readOrder(work, number), { site, who: cast.customer })
    const row = costs.find((one) => one.line === 'deliveryFees')
    return [row?.oldMinor ?? 0n, row?.newMinor ?? 0n] as const
  }
  return {
    site,
    cast,
    stage,
    company,
    balance,
    line,
    onTheWay: (items = [sampleItem(), sampleItem()], unitGrams = 250) =>
      atCustoms(stage, cast, items, { unitGrams, company }),
    arrive: (goods: OnTheWay, place: number) => arrive(stage, cast, goods.id, goods.itemIds[place] ?? ''),
    card: async () => (await database.read((work) => readWallet(work, customerId), { site })).card.minor,
    states: async ({ id }: Pick<OnTheWay, 'id'>) => (await order(id)).items.map(({ state }) => state),
    /** The requests of the order, the newest first, each with its money. */
    requests: async ({ id }: Pick<OnTheWay, 'id'>) =>
      database.read(
        async (work) => {
          const found = []
          for (const view of await readRequestsOfOrder(work, id)) {
            const { request, orders } = await findRequest(work, view.id)
            found.push({ ...view, money: await readRequestMoney(work, request, orders) })
          }
          return found
        },
        { site, who: cast.hub },
      ),
    deliver: async (number: string, how: 'delivered' | 'returned' = 'delivered') => {
      const awb = await queuedSample(stage, cast, number)
      await stage(cast.hub, (work) => collectWaybill(work, awb))
      await hear()
      await stage(cast.hub, (work) => endWaybill(work, awb, how === 'returned' ? 'return' : 'deliver', null))
      await hear()
    },
    ask: (goods: OnTheWay, places: readonly number[], more = {}) =>
      stage(cast.customer, async (work) => {
        const addressId = ((await findOrder(work, { id: goods.id })).delivery_wish as { addressId: string }).addressId
        return { addressId, itemIds: places.map((place) => goods.itemIds[place] ?? '') }
      }).then((asked) => deliverySample(stage, cast, { orderId: goods.id, ...asked }, { company, ...more })),
    pickUp: (goods: OnTheWay, places: readonly number[]) =>
      stage(cast.customer, async (work) => {
        const office = (await readOffices(work))[0]?.code ?? ''
        const itemIds = places.map((place) => goods.itemIds[place] ?? '')
        return choosePickup(work, { itemIds, office, slot: null, key: newId() })
      }),
    /** Pays what is due for the order itself: real weights. */
    payGoods: async ({ id, number }: Pick<OnTheWay, 'id' | 'number'>) => {
      const { due } = await database.read(async (work) => readOrderMoney(work, await findOrder(work, { id })), { site })
      if (due === 0n) return
      await stage(cast.customer, (work) => fillWallet(work, customerId, due))
      await stage(cast.customer, (work) => payOrderFromWallet(work, { number, from: 'card', key: newId() }))
    },
    writeOff: async ({ itemIds }: OnTheWay, place: number) => {
      const lost = { what: 'lost', reason: 'The carrier says so', proof: sampleProof() } as const
      const wish = { ...lost, key: newId(), itemId: itemIds[place] ?? '' }
      const { number } = await stage(support, (work) => proposeWriteOff(work, wish))
      await stage(second, (work) => answerWriteOff(work, { key: newId(), number, agrees: true, why: '' }))
    },
    fill: (minor: bigint) => stage(cast.customer, (work) => fillWallet(work, customerId, minor)),
  }
}

// What was announced is heard by the room, as the jobs of the shop would.
async function hear(): Promise<void> {
  const errors: unknown[] = []
  const own = { handlers: (requestsJobs.handlers ?? []).filter(({ name }) => !name.includes('.tell-')) }
  await deliverAnnouncements(
    database.db,
    plugIn([]),
    [own],
    () => new Date(),
    (error) => errors.push(error),
  )
  assert.deepEqual(errors, [])
}

async function booksHold(): Promise<void> {
  assert.deepEqual(faultsOf(await verifyLedger(database.write, [idleOrderMoney, idleHolds, idleRequestMoney])), [])
}

for (const site of ['eg', 'ae'] as const) {
  const at = await openSite(site)
  const { cast, stage } = at

  test(`${site}: once all is here it is requested by itself, nothing more is asked, and it is earned at the door`, async () => {
    const goods = await at.onTheWay()
    const [placed, fee] = await at.line(goods)
    assert.ok(fee > 0n && placed === fee)
    const card = await at.card()
    const revenue = await at.balance('revenue:delivery')
    await at.arrive(goods, 0)
    assert.deepEqual(await at.states(goods), ['waiting_delivery_request', 'in_shipping_process'])
    assert.deepEqual(await at.requests(goods), [])
    await at.arrive(goods, 1)
    assert.deepEqual(await at.states(goods), ['preparing_package', 'preparing_package'])
    const [request, ...others] = await at.requests(goods)
    assert.ok(request && others.length === 0)
    assert.deepEqual([request.money.fee, request.money.prepaid, request.money.due], [fee, fee, 0n])
    assert.equal(request.delivery?.payBy, null)
    await Promise.all(
      [0, 1].map((place) => stage(system, (work) => arriveItem(work, goods.id, goods.itemIds[place] ?? ''))),
    )
    assert.equal((await at.requests(goods)).length, 1, 'heard again it is made once')
    assert.equal(await at.balance(`request:${request.id}`), 0n, 'until then it stands in the order')
    await at.deliver(request.number)
    assert.deepEqual(await at.states(goods), ['delivered', 'delivered'])
    assert.equal(await at.balance(`order:${goods.id}`), 0n)
    assert.equal(await at.balance(`request:${request.id}`), 0n)
    assert.ok((await at.balance('revenue:delivery')) - revenue > 0n && (await at.card()) === card)
    await booksHold()
  })

  test(`${site}: a heavier parcel is due what the same tariff takes more, before it is packed`, async () => {
    const goods = await at.onTheWay(undefined, 4_000)
    const [, paid] = await at.line(goods)
    await at.payGoods(goods)
    await at.arrive(goods, 0)
    await at.arrive(goods, 1)
    const [request] = await at.requests(goods)
    assert.ok(request && request.money.fee > paid)
    const { fee } = request.money
    assert.deepEqual([request.money.prepaid, request.money.feeDue, request.money.due], [paid, fee - paid, fee - paid])
    assert.deepEqual(await at.line(goods), [paid, paid], 'the line of the order never rises')
    const packing = { requestId: request.id, weightGrams: 8_000, pieces: 1 }
    await assert.rejects(
      stage(cast.hub, (work) => packDelivery(work, packing)),
      refused('DELIVERY_NOT_PAID'),
    )
    await at.fill(fee - paid)
    const pay = { requestId: request.id, method: 'wallet' } as const
    await Promise.all(
      [1, 2].map((press) =>
        stage(cast.customer, (work) => payRequest(work, { ...pay, key: `${request.id}-${press}` }, sampleRoutes)),
      ),
    )
    const [settled] = await at.requests(goods)
    assert.deepEqual([settled?.money.due, settled?.money.held], [0n, fee - paid])
    await at.deliver(request.number)
    assert.equal(await at.balance(`order:${goods.id}`), 0n)
    await booksHold()
  })

  test(`${site}: what a heavier parcel costs more waits 72 hours, with one reminder; then the goods wait and the fee stays for them`, async () => {
    const goods = await at.onTheWay(undefined, 4_000)
    const [, paid] = await at.line(goods)
    await at.payGoods(goods)
    await at.arrive(goods, 0)
    await at.arrive(goods, 1)
    const [request] = await at.requests(goods)
    const after = (hours: number) => ({ site, now: new Date(Date.now() + hours * 3_600_000) })
    const payBy = request?.delivery?.payBy?.getTime() ?? 0
    assert.ok(Math.abs(payBy - after(72).now.getTime()) < 60_000)
    const id = request?.id ?? ''
    const reminders = async () => {
      const { rows } = await database.pool.query("select 1 from notices where channel = 'mail' and key like $1", [
        `%delivery-unpaid:${id}%`,
      ])
      return rows.length
    }
    const remind = async (hours: number) => {
      const ending = await database.read(readEndingDeliveries, after(hours))
      if (ending.includes(id))
        await database.write((work) => remindOfDelivery(work, id, 'https://x.example'), after(hours))
      return reminders()
    }
    assert.deepEqual([await remind(47), await remind(49), await remind(50), await remind(73)], [0, 1, 1, 1])
    const card = await at.card()
    await database.write((work) => expireDelivery(work, id), after(71))
    assert.deepEqual(await at.states(goods), ['preparing_package', 'preparing_package'])
    await database.write((work) => expireDelivery(work, id), after(73))
    await hear()
    assert.deepEqual(await at.states(goods), ['waiting_delivery_request', 'waiting_delivery_request'])
    assert.deepEqual([await at.card(), await at.line(goods)], [card, [paid, paid]], 'nothing is lost')
    await at.pickUp(goods, [0, 1])
    assert.deepEqual([(await at.card()) - card, await at.line(goods)], [paid, [paid, 0n]])
    await booksHold()
  })

  test(`${site}: a lighter parcel costs less, and the difference comes back at once`, async () => {
    const heavy = sampleItem({ data: { weight: 6_000 } })
    const goods = await at.onTheWay([heavy])
    const [, paid] = await at.line(goods)
    const before = await at.card()
    await at.arrive(goods, 0)
    const [request] = await at.requests(goods)
    assert.ok(request && request.money.fee < paid)
    assert.deepEqual([request.money.prepaid, request.money.due], [request.money.fee, 0n])
    assert.deepEqual(await at.line(goods), [paid, request.money.fee])
    assert.equal((await at.card()) - before, paid - request.money.fee)
    await at.deliver(request.number)
    assert.equal(await at.balance(`order:${goods.id}`), 0n)
    await booksHold()
  })

  test(`${site}: in two parcels the first goes for the paid fee, the further way is paid, and brought back it costs nothing`, async () => {
    const goods = await at.onTheWay()
    const [, fee] = await at.line(goods)
    await at.arrive(goods, 0)
    const first = await at.ask(goods, [0])
    assert.deepEqual([first.paymentId, first.isPaid], [null, true], 'nothing is to be paid')
    await at.deliver(first.number)
    await at.arrive(goods, 1)
    assert.deepEqual(await at.states(goods), ['delivered', 'waiting_delivery_request'])
    await at.fill(fee)
    const before = await at.card()
    const second = await at.ask(goods, [1])
    assert.equal(await at.card(), before - fee)
    const [way] = await at.requests(goods)
    assert.deepEqual([way?.money.fee, way?.money.prepaid, way?.money.held], [fee, 0n, fee])
    await at.deliver(second.number, 'returned')
    assert.equal(await at.card(), before, 'the further way is given back')
    assert.deepEqual(await at.line(goods), [fee, fee], 'the first way was gone')
    await at.pickUp(goods, [1])
    assert.deepEqual([await at.line(goods), await at.card()], [[fee, fee], before])
    await booksHold()
  })

  test(`${site}: brought back by the courier, the paid fee is given back, and another way is paid`, async () => {
    const goods = await at.onTheWay([sampleItem()])
    const [, fee] = await at.line(goods)
    await at.arrive(goods, 0)
    const [request] = await at.requests(goods)
    const before = await at.card()
    await at.deliver(request?.number ?? '', 'returned')
    assert.equal(await at.card(), before + fee)
    assert.deepEqual(await at.line(goods), [fee, 0n])
    await at.ask(goods, [0])
    assert.equal(await at.card(), before)
    await booksHold()
  })

  test(`${site}: changed to a pickup it is given back; given up, it stays for the goods until they are picked up`, async () => {
    const goods = await at.onTheWay([sampleItem()])
    const [, fee] = await at.line(goods)
    await at.arrive(goods, 0)
    const [request] = await at.requests(goods)
    const office = (await stage(cast.customer, readOffices))[0]?.code ?? ''
    const before = await at.card()
    const pickup = { requestId: request?.id ?? '', key: newId(), office, slot: null }
    const { refundedMinor } = await stage(cast.customer, (work) => switchToPickup(work, pickup))
    assert.deepEqual([refundedMinor, (await at.card()) - before, await at.line(goods)], [fee, fee, [fee, 0n]])

    const other = await at.onTheWay([sampleItem()])
    await at.arrive(other, 0)
    const [given] = await at.requests(other)
    const held = await at.card()
    await stage(cast.customer, (work) => cancelRequest(work, given?.id ?? '', null))
    await hear()
    assert.deepEqual(await at.states(other), ['waiting_delivery_request'])
    assert.deepEqual([await at.card(), await at.line(other)], [held, [fee, fee]], 'it stays for another way')
    const again = await at.ask(other, [0])
    assert.deepEqual([again.paymentId, await at.card()], [null, held])
    await stage(cast.customer, async (work) => cancelRequest(work, await findRequestId(work, again.number), null))
    await at.pickUp(other, [0])
    assert.deepEqual([(await at.card()) - held, await at.line(other)], [fee, [fee, 0n]])
    await booksHold()
  })

  test(`${site}: a pickup of what is here first keeps the fee for the rest; without a rest it comes back`, async () => {
    const goods = await at.onTheWay()
    const [, fee] = await at.line(goods)
    await at.arrive(goods, 0)
    const before = await at.card()
    await at.pickUp(goods, [0])
    assert.deepEqual([await at.card(), await at.line(goods)], [before, [fee, fee]])
    // The rest is lost on its way: nothing is left to be brought.
    await at.writeOff(goods, 1)
    assert.deepEqual((await at.line(goods))[1], 0n)
    assert.ok((await at.card()) >= before + fee)
    await booksHold()
  })

  test(`${site}: when the last goods on their way are given up, what is here goes by itself`, async () => {
    const goods = await at.onTheWay()
    const [, fee] = await at.line(goods)
    await at.arrive(goods, 0)
    await at.writeOff(goods, 1)
    await hear()
    assert.deepEqual(await at.states(goods), ['preparing_package', 'cancelled'])
    const [request] = await at.requests(goods)
    assert.deepEqual([request?.money.prepaid, request?.money.due], [fee, 0n])
    await at.deliver(request?.number ?? '')
    assert.equal(await at.balance(`order:${goods.id}`), 0n)
    await booksHold()
  })

  test(`${site}: the last goods arrive while the customer sends, or picks up, what is here: the fee pays one way`, async () => {
    for (let round = 0; round < 4; round++) {
      const goods = await at.onTheWay()
      const [, fee] = await at.line(goods)
      await at.arrive(goods, 0)
      await stage(cast.hub, (work) => receiveAtHub(work, goods.itemIds[1] ?? ''))
      await Promise.allSettled([
        stage(system, (work) => arriveItem(work, goods.id, goods.itemIds[1] ?? '')),
        round % 2 === 0 ? at.ask(goods, [0]) : at.pickUp(goods, [0]),
      ])
      const found = await at.requests(goods)
      const prepaid = found.reduce((sum, { money }) => sum + money.prepaid, 0n)
      assert.equal(prepaid, fee, `round ${round}`)
      assert.ok(found.every(({ money }) => money.due === 0n))
      await booksHold()
    }
  })
}

async function findRequestId(work: Parameters<typeof readRequestsOfOrder>[0], number: string): Promise<string> {
  const row = await work.db.selectFrom('requests').select('id').where('number', '=', number).executeTakeFirstOrThrow()
  return row.id
}
