import assert from 'node:assert/strict'
import test from 'node:test'
import { proveBooks } from '#money/wallet/read-proof.ts'
import { readBalance, readWallet } from '#money/wallet/read-wallet.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { newId } from '#platform/work/id.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import { type Actor, system } from '#platform/work/work.ts'
import { contentOf, invoiceContent } from '#selling/orders/invoices/invoice-content.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { readOrderMoney } from '#selling/orders/money/order-money.ts'
import { readPendingActions } from '#selling/orders/read-pending-actions.ts'
import { sampleCustomer, sampleStaff } from '#world/samples/people/people.samples.ts'
import {
  openSample,
  proposeSample,
  receivedGoods,
  sampleProposal,
  walkItems,
} from '#world/samples/selling/discrepancies.samples.ts'
import { type Stage, sampleCast, sampleItem } from '#world/samples/selling/orders.samples.ts'
import { chooseOption } from './choose-option.ts'
import type { OptionKind } from './discrepancy-kinds.ts'
import { applyDefaults, endDiscrepancy, lapseOf, readOverdue, remindChoosing } from './end-discrepancy.ts'
import { noteReceived } from './open-discrepancy.ts'
import { approveProposal, proposeOptions } from './propose-options.ts'
import { readDiscrepancy } from './read-discrepancies.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
const cast = await database.write(sampleCast)
const [support, second] = await database.write(async (work) => [
  (await sampleStaff(work, ['support'])).who,
  (await sampleStaff(work, ['support'])).who,
])
const stranger = (await database.write((work) => sampleCustomer(work))).who
const customerId = cast.customer.id ?? ''
const card = async () => (await database.read((work) => readWallet(work, customerId))).card.minor
const refused = (code: string) => (error: unknown) => isRefusal(error) && error.code === code
const see = (number: string, who: Actor = support) => database.read((work) => readDiscrepancy(work, number), { who })
const orderOf = (id: string) => database.read((work) => findOrder(work, { id }), { who: support })
const moneyOf = async (id: string) =>
  database.read(async (work) => readOrderMoney(work, await findOrder(work, { id })), { who: support })
const balance = async (account: Parameters<typeof readBalance>[1]) =>
  (await database.read((work) => readBalance(work, account))).minor
const choose = (number: string, kind: OptionKind, { who = cast.customer, round = 1, key = newId() } = {}) =>
  stage(who, (work) => chooseOption(work, { key, number, kind, round }))
const cable = () => sampleItem({ title: 'Cable', url: 'https://www.amazon.com/dp/B0CABLE', data: { price: '9.99' } })

async function proposed(given: Parameters<typeof sampleProposal>[1] = {}, items = [sampleItem()]) {
  const order = await receivedGoods(stage, cast, items)
  const { number } = await openSample(stage, cast.warehouse, order.itemIds[0] ?? '')
  await proposeSample(stage, support, number, given)
  return { order, number, itemId: order.itemIds[0] ?? '' }
}

test('a problem blocks the goods until the customer accepted them as they are, with a discount that is refunded at once', async () => {
  const order = await receivedGoods(stage, cast)
  const pack = () => walkItems(stage, cast.warehouse, order.id, order.itemIds, 'pack')
  const { number } = await openSample(stage, cast.warehouse, order.itemIds[0] ?? '')
  await assert.rejects(pack(), refused('DISCREPANCY_OPEN'))
  assert.equal((await see(number, cast.customer)).state, 'open')
  await proposeSample(stage, support, number)
  const offer = await see(number, cast.customer)
  assert.deepEqual(
    offer.options.map(({ kind, offMinor, feeMinor, backMinor }) => [kind, offMinor, feeMinor, backMinor]),
    [
      ['accept', 5_000n, 0n, 5_000n],
      ['return', 0n, 0n, order.dueMinor],
      ['refund', 0n, 0n, order.dueMinor],
    ],
  )
  const actions = await database.read(readPendingActions, { who: cast.customer })
  const action = actions.find((one) => one.number === order.number)
  assert.deepEqual([action?.type, action?.deadline], ['ChooseForItem', offer.until])
  const before = await card()
  const { backMinor } = await choose(number, 'accept')
  assert.equal(backMinor, 5_000n)
  assert.equal((await card()) - before, 5_000n)
  assert.equal((await see(number)).state, 'closed')
  const money = await moneyOf(order.id)
  assert.deepEqual([money.due, money.surplus, money.dues], [0n, 0n, -5_000n])
  await pack()
  assert.deepEqual(await database.read(proveBooks), [])
})

test('the discount is not earned when the goods are handed over, nor is its VAT, and the invoice says so', async () => {
  const { order, number } = await proposed()
  await choose(number, 'accept')
  const [off, vat] = [await balance('revenue:priceOff'), await balance('vat')]
  const steps = [
    [cast.warehouse, 'pack'],
    [cast.warehouse, 'dispatch'],
    [cast.hub, 'arriveAtCustoms'],
    [cast.hub, 'receiveAtHub'],
    [system, 'waitForRequest'],
    [cast.customer, 'requestPickup'],
    [cast.hub, 'prepared'],
    [cast.desk, 'shelve'],
    [cast.desk, 'collect'],
  ] as const
  for (const [who, event] of steps) await walkItems(stage, who, order.id, order.itemIds, event)
  const content = await database.read(async (work) => {
    const seller = { name: { ar: 'م', en: 'M' }, taxId: '1', address: { ar: 'م', en: 'M' } }
    return invoiceContent.parse(await contentOf(work, await findOrder(work, { id: order.id }), seller))
  })
  const line = content.lines.find((one) => one.line === 'priceOff')
  const taken = (await balance('revenue:priceOff')) - off
  assert.equal(line?.minor, taken)
  assert.equal(taken - (5_000n * 14n * 2n + 114n) / 228n, -5_000n)
  assert.equal(
    content.lines.reduce((sum, { minor }) => sum + minor, 0n),
    order.dueMinor - 5_000n,
  )
  assert.equal((await balance('vat')) - vat, content.vat)
  assert.equal(await balance(`order:${order.id}`), 0n)
  assert.deepEqual(await database.read(proveBooks), [])
})

test('goods with a discount that are given up later are refunded at their price, and no more', async () => {
  const { order, number, itemId } = await proposed({}, [sampleItem(), cable()])
  const before = await card()
  await choose(number, 'accept')
  // The same item is found broken after all, and given up: in total its own share is refunded, not the share and the
  // discount.
  const again = await openSample(stage, cast.warehouse, itemId)
  const share = await sharePaid(order.id, itemId)
  await proposeSample(stage, support, again.number, { options: [{ kind: 'accept' }, { kind: 'refund' }] })
  await choose(again.number, 'refund')
  assert.equal((await card()) - before, share)
  const after = await orderOf(order.id)
  assert.deepEqual(
    after.items.map((item) => item.state),
    ['cancelled', 'received_at_warehouse'],
  )
  assert.deepEqual(await database.read(proveBooks), [])
})

// The refund of giving one item up alone, tried on a copy of the order without the discount.
async function sharePaid(orderId: string, itemId: string): Promise<bigint> {
  const { items } = await orderOf(orderId)
  const place = items.findIndex((item) => item.id === itemId)
  const twin = await receivedGoods(stage, cast, [sampleItem(), cable()])
  const { number } = await openSample(stage, cast.warehouse, twin.itemIds[place] ?? '')
  await proposeSample(stage, support, number, { options: [{ kind: 'accept' }, { kind: 'refund' }] })
  const found = (await see(number)).options.find(({ kind }) => kind === 'refund')
  return found?.backMinor ?? -1n
}

test('missing pieces are priced by the engine, and never all of them', async () => {
  const order = await receivedGoods(stage, cast, [sampleItem({ quantity: 3 })])
  const { number } = await openSample(stage, cast.warehouse, order.itemIds[0] ?? '', 'short')
  const offer = (missing: number, offMinor = 0n) =>
    proposeSample(stage, support, number, {
      options: [{ kind: 'accept', missing, offMinor }, { kind: 'refund' }],
    })
  await assert.rejects(offer(3), refused('ALL_ARE_MISSING'))
  await assert.rejects(offer(0, order.dueMinor * 2n), refused('PRICE_OFF_TOO_HIGH'))
  await offer(1, 100n)
  const [accept] = (await see(number)).options
  assert.ok(accept && accept.facts.missingMinor > 0n)
  assert.equal(accept.offMinor, accept.facts.missingMinor + 100n)
  assert.ok(accept.offMinor * 2n < order.dueMinor)
})

test('goods that go back to the store cost the fee of the tables; staff record when they are gone', async () => {
  const { order, number, itemId } = await proposed({
    options: [{ kind: 'accept' }, { kind: 'return', withFee: true }],
  })
  const option = (await see(number)).options.find(({ kind }) => kind === 'return')
  assert.ok(option && option.feeMinor > 0n)
  assert.equal(option.feeMinor + option.backMinor, order.dueMinor)
  const before = await card()
  const [earned, vat] = [await balance('revenue:returnFees'), await balance('vat')]
  await choose(number, 'return')
  assert.equal((await card()) - before, option.backMinor)
  const fee = (await balance('revenue:returnFees')) - earned + ((await balance('vat')) - vat)
  assert.equal(fee, option.feeMinor)
  assert.equal(await balance(`order:${order.id}`), 0n)
  assert.equal((await orderOf(order.id)).items.find((item) => item.id === itemId)?.state, 'cancelled')
  assert.equal((await see(number)).state, 'executing')
  await stage(support, (work) => lapseOf(work, itemId))
  assert.equal((await see(number)).state, 'executing', 'goods that go back are still to be sent')
  await stage(cast.warehouse, (work) => endDiscrepancy(work, { number, event: 'close', why: 'Sent: 1Z999' }))
  assert.equal((await see(number)).state, 'closed')
  assert.deepEqual(await database.read(proveBooks), [])
})

test('a replacement is bought again: the item is in the purchase queue, blocked, until the new one arrived', async () => {
  const { order, number, itemId } = await proposed({
    options: [{ kind: 'replace' }, { kind: 'refund' }],
    defaultKind: 'refund',
  })
  const before = await card()
  await choose(number, 'replace')
  assert.equal(await card(), before)
  assert.equal((await orderOf(order.id)).items[0]?.state, 'pending_purchase')
  await assert.rejects(
    stage(support, (work) => endDiscrepancy(work, { number, event: 'close', why: 'done' })),
    refused('DISCREPANCY_NOT_ALLOWED'),
  )
  for (const [who, event] of [
    [cast.buyer, 'purchase'],
    [cast.buyer, 'sellerShipped'],
    [cast.warehouse, 'receive'],
  ] as const)
    await walkItems(stage, who, order.id, [itemId], event)
  await assert.rejects(walkItems(stage, cast.warehouse, order.id, [itemId], 'pack'), refused('DISCREPANCY_OPEN'))
  await stage(cast.warehouse, async (work) => {
    const now = await findOrder(work, { id: order.id })
    await noteReceived(work, now, { itemId, kind: null, note: '', photo: null })
  })
  assert.equal((await see(number)).state, 'closed')
  await walkItems(stage, cast.warehouse, order.id, [itemId], 'pack')
})

test('nobody chooses: one reminder before the end, then the announced default happens, and the customer is told', async () => {
  const { number } = await proposed({ days: 2 })
  const until = (await see(number)).until ?? new Date(0)
  const at = (hours: number) => ({ now: new Date(until.getTime() + hours * 3_600_000) })
  const reminded = async () =>
    (
      await database.pool.query<{ at: Date | null }>('select reminded_at as at from discrepancies where number = $1', [
        number,
      ])
    ).rows[0]?.at ?? null
  await database.write(remindChoosing, at(-30))
  assert.equal(await reminded(), null)
  await database.write(remindChoosing, at(-20))
  const first = await reminded()
  assert.ok(first)
  await database.write(remindChoosing, at(-2))
  assert.deepEqual(await reminded(), first)
  assert.ok(!(await database.read(readOverdue, at(-1))).includes(number))
  await assert.rejects(
    database.write((work) => chooseOption(work, { key: newId(), number, kind: 'refund', round: 1 }), {
      ...at(1),
      who: cast.customer,
    }),
    refused('DISCREPANCY_OVER'),
  )
  const before = await card()
  await applyDefaults({ write: (act) => database.write(act, at(1)) })
  const after = await see(number)
  assert.deepEqual([after.state, after.chosenKind], ['closed', 'accept'])
  assert.deepEqual(
    after.steps.map(({ event }) => event),
    ['open', 'propose', 'default', 'execute', 'close'],
  )
  assert.equal((await card()) - before, 5_000n)
  await applyDefaults({ write: (act) => database.write(act, at(2)) })
  assert.equal((await card()) - before, 5_000n, 'once')
})

test('a promise that cannot be kept goes back to staff, and nobody gets less', async () => {
  const options = [{ kind: 'replace' }, { kind: 'refund' }] as const
  const { order, number, itemId } = await proposed({ options, defaultKind: 'replace', days: 1 })
  // Somebody saw no problem and shipped it by hand: it cannot be bought again any more.
  await database.write(async (work) => {
    await work.db.updateTable('order_items').set({ discrepancy: null }).where('id', '=', itemId).execute()
    await walkItems((who, act) => act({ ...work, who }), cast.warehouse, order.id, [itemId], 'pack')
    await work.db.updateTable('order_items').set({ discrepancy: 'damaged' }).where('id', '=', itemId).execute()
  })
  const until = (await see(number)).until ?? new Date(0)
  const before = await card()
  await applyDefaults({ write: (act) => database.write(act, { now: new Date(until.getTime() + 1000) }) })
  const after = await see(number)
  assert.deepEqual([after.state, after.steps.at(-1)?.event], ['open', 'reopen'])
  assert.equal(await card(), before)
})

test('the customer chooses in two tabs at once: one choice counts, and the money follows it', async () => {
  for (let round = 0; round < 4; round++) {
    const { order, number } = await proposed()
    const before = await card()
    const tabs = await Promise.allSettled([choose(number, 'accept'), choose(number, 'refund')])
    assert.deepEqual(tabs.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
    const { chosenKind } = await see(number)
    assert.equal((await card()) - before, chosenKind === 'refund' ? order.dueMinor : 5_000n)
  }
  assert.deepEqual(await database.read(proveBooks), [])
})

test('the customer chooses while support withdraws the offer: one of them wins; an older offer is refused', async () => {
  for (let round = 0; round < 4; round++) {
    const { number } = await proposed()
    const before = await card()
    const taken = stage(support, (work) => endDiscrepancy(work, { number, event: 'takeBack', why: 'a wrong amount' }))
    const [chose] = await Promise.allSettled([choose(number, 'accept'), taken])
    const { state } = await see(number)
    assert.equal(state, chose?.status === 'fulfilled' ? 'closed' : 'open')
    assert.equal((await card()) - before, chose?.status === 'fulfilled' ? 5_000n : 0n)
    if (state !== 'open') continue
    await proposeSample(stage, support, number, { options: [{ kind: 'accept' }, { kind: 'refund' }] })
    await assert.rejects(choose(number, 'accept'), refused('DISCREPANCY_CHANGED'))
    assert.equal((await choose(number, 'accept', { round: 2 })).backMinor, 0n)
  }
})

test('one key is one choice, however often it is sent', async () => {
  const { number } = await proposed()
  const key = newId()
  const before = await card()
  const answers = await Promise.all(Array.from({ length: 8 }, () => choose(number, 'accept', { key })))
  assert.equal(new Set(answers.map(({ backMinor }) => backMinor)).size, 1)
  assert.equal((await card()) - before, 5_000n)
})

test('a large amount needs a second person, who is not its author', async () => {
  const order = await receivedGoods(stage, cast, [sampleItem({ data: { price: '600' } })])
  const { number } = await openSample(stage, cast.warehouse, order.itemIds[0] ?? '')
  const { isSent } = await proposeSample(stage, support, number)
  assert.equal(isSent, false)
  const hidden = await see(number, cast.customer)
  assert.deepEqual([hidden.state, hidden.options, hidden.said], ['open', [], null])
  const approve = (who: Actor) => stage(who, (work) => approveProposal(work, { key: newId(), number, round: 1 }))
  await assert.rejects(approve(support), refused('SECOND_PERSON_NEEDED'))
  await assert.rejects(choose(number, 'accept'), refused('DISCREPANCY_NOT_ALLOWED'))
  const results = await Promise.allSettled([approve(second), approve(second)])
  assert.deepEqual(results.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
  assert.equal((await see(number)).state, 'proposed')
})

test('nobody else sees a case, only support offers, at least two clear options, and one case at a time', async () => {
  const order = await receivedGoods(stage, cast)
  const [itemId = ''] = order.itemIds
  const two = await Promise.allSettled([
    openSample(stage, cast.warehouse, itemId),
    openSample(stage, cast.hub, itemId, 'wrong'),
  ])
  assert.deepEqual(two.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
  const won = two.find((one) => one.status === 'fulfilled')
  const number = won?.status === 'fulfilled' ? won.value.number : ''
  await assert.rejects(see(number, stranger), refused('NOT_FOUND'))
  await assert.rejects(openSample(stage, cast.reviewer, itemId), refused('FORBIDDEN'))
  const offer = (given: Parameters<typeof sampleProposal>[1], who: Actor = support) =>
    stage(who, (work) => proposeOptions(work, sampleProposal(number, given)))
  for (const who of [cast.warehouse, cast.hub, cast.customer])
    await assert.rejects(offer({}, who), refused('FORBIDDEN'))
  await assert.rejects(offer({ options: [{ kind: 'accept' }] }), refused('OPTIONS_TOO_FEW'))
  await assert.rejects(offer({ options: [{ kind: 'accept' }, { kind: 'accept' }] }), refused('OPTIONS_TOO_FEW'))
  await assert.rejects(offer({ defaultKind: 'replace' }), refused('DEFAULT_NOT_OFFERED'))
  await offer({})
  await assert.rejects(choose(number, 'refund', { who: stranger }), refused('NOT_FOUND'))
  await assert.rejects(choose(number, 'replace'), refused('OPTION_NOT_POSSIBLE'))
})

test('the holder of the goods withdraws a mistake; a case whose goods ended in another way ends with them', async () => {
  const order = await receivedGoods(stage, cast)
  const [itemId = ''] = order.itemIds
  const { number } = await openSample(stage, cast.warehouse, itemId)
  for (const [roles, place] of [
    [['warehouse'], 'CN'],
    [['hub'], 'ae'],
  ] as const) {
    const elsewhere = (await database.write((work) => sampleStaff(work, roles, { places: [place] }))).who
    await assert.rejects(
      stage(elsewhere, (work) => endDiscrepancy(work, { number, event: 'withdraw', why: 'Not mine' })),
      refused('FORBIDDEN'),
    )
  }
  const there = (await database.write((work) => sampleStaff(work, ['warehouse'], { places: ['US'] }))).who
  await stage(there, (work) => endDiscrepancy(work, { number, event: 'withdraw', why: 'Only the carton' }))
  assert.equal((await orderOf(order.id)).items[0]?.discrepancy, null)
  await assert.rejects(
    stage(cast.warehouse, (work) => endDiscrepancy(work, { number, event: 'withdraw', why: 'again' })),
    refused('DISCREPANCY_NOT_ALLOWED'),
  )
  const waiting = await proposed()
  await stage(support, (work) => lapseOf(work, waiting.itemId))
  assert.equal((await see(waiting.number)).state, 'proposed', 'goods that go on keep their case')
})
