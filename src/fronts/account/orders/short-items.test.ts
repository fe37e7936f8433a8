import assert from 'node:assert/strict'
import { test } from 'node:test'
import { settleMissing } from '#fulfilment/warehouse/receipt/settle-missing.ts'
import { receiveItem } from '#fulfilment/warehouse/receive-item.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { openVisit } from '#platform/http/visit.ts'
import { newId } from '#platform/work/id.ts'
import { plugIn } from '#platform/work/ports.ts'
import { chooseOption } from '#selling/orders/discrepancies/choose-option.ts'
import { sayShort } from '#selling/orders/discrepancies/pages/say-short.ts'
import type { OptionWish } from '#selling/orders/discrepancies/price-options.ts'
import { approveProposal } from '#selling/orders/discrepancies/propose-options.ts'
import { readDiscrepancy } from '#selling/orders/discrepancies/read-discrepancies.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { purchasedSample, shippedSample } from '#world/samples/fulfilment/purchasing.samples.ts'
import { sampleStaff } from '#world/samples/people/people.samples.ts'
import { openSample, proposeSample } from '#world/samples/selling/discrepancies.samples.ts'
import { type Stage, sampleCast, sampleItem } from '#world/samples/selling/orders.samples.ts'
import { loadOrder } from './load-order.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
const cast = await database.write(sampleCast)
const support = (await database.write((work) => sampleStaff(work, ['support']))).who
const second = (await database.write((work) => sampleStaff(work, ['support']))).who

/** What the customer's order page says about the units of its items. */
async function seeShort(number: string) {
  const facts = { who: cast.customer, now: new Date(), site: 'eg', locale: 'en', requestId: '', ip: '' } as const
  const more = { origin: '', token: null, cookies: {}, nonce: '', ports: plugIn([]), report: () => undefined }
  const visit = openVisit(database.db, { ...facts, ...more })
  return (await loadOrder(visit, new Request('http://marsa.localhost/en/account/orders/1'), number)).short
}

/** This many units of one item, bought and sent to us. */
async function sent(quantity: number) {
  const { number } = await purchasedSample(stage, cast, [sampleItem({ title: 'USB-C Cable', quantity })])
  const trackingNumber = await shippedSample(stage, cast, number)
  const { items } = await database.read((work) => findOrder(work, { number }))
  return { number, trackingNumber, itemId: items[0]?.id ?? '' }
}

/** The same, received abroad with this many units. */
async function receivedWith(quantity: number, units: number) {
  const { number, trackingNumber, itemId } = await sent(quantity)
  const receipt = { itemId, trackingNumber, unitGrams: 250, condition: 'short', units, note: '', photo: null } as const
  await stage(cast.warehouse, (work) => receiveItem(work, receipt))
  const found = await database.db
    .selectFrom('discrepancies')
    .select('number')
    .where('item_id', '=', itemId)
    .executeTakeFirstOrThrow()
  return { number, itemId, found: found.number }
}

async function takeShort(itemId: string, number: string, accept: Omit<OptionWish, 'kind'>): Promise<void> {
  const options = [{ kind: 'accept', ...accept }, { kind: 'refund' }] as const
  const { isSent } = await proposeSample(stage, support, number, { options })
  if (!isSent) await stage(second, (work) => approveProposal(work, { key: newId(), number, round: 1 }))
  await stage(cast.customer, (work) => chooseOption(work, { key: newId(), number, kind: 'accept', round: 1 }))
  await database.write((work) => settleMissing(work, { itemId, number }))
}

test('the order page says how many of the bought units arrived, and that the others are refunded once they are', async () => {
  const { number, itemId, found } = await receivedWith(3, 2)
  assert.deepEqual(await seeShort(number), { [itemId]: { quantity: 3, units: 2, isPaidBack: false } })
  await takeShort(itemId, found, { missing: 1 })
  assert.deepEqual(await seeShort(number), { [itemId]: { quantity: 3, units: 2, isPaidBack: true } })
  const { missing, paidBack } = await database.read((work) => readDiscrepancy(work, found), { who: support })
  assert.deepEqual([missing, paidBack], [1, 1], 'so says the page of the case')
})

test('units that were accepted as missing without a refund are not called refunded', async () => {
  const { number, itemId, found } = await receivedWith(3, 2)
  await takeShort(itemId, found, { missing: 0 })
  assert.deepEqual(await seeShort(number), { [itemId]: { quantity: 3, units: 2, isPaidBack: false } })
})

test('units that were given up before anything was received are mentioned too', async () => {
  const { number, itemId } = await sent(3)
  assert.deepEqual(await seeShort(number), {})
  const { number: found } = await openSample(stage, support, itemId, 'short')
  assert.deepEqual(await seeShort(number), {}, 'a case alone takes nothing away')
  await takeShort(itemId, found, { missing: 2 })
  assert.deepEqual(await seeShort(number), { [itemId]: { quantity: 3, units: 1, isPaidBack: true } })
})

test('without missing pieces nothing is said', async () => {
  const { number, itemId, found } = await receivedWith(3, 3)
  assert.deepEqual(await seeShort(number), {})
  await takeShort(itemId, found, { missing: 1 })
  assert.deepEqual(await seeShort(number), { [itemId]: { quantity: 3, units: 2, isPaidBack: true } })
})

test('the number of arrived units is said in words, singular and plural in both languages', () => {
  const say = (quantity: number, units: number, isPaidBack: boolean, locale: 'ar' | 'en') =>
    sayShort({ quantity, units, isPaidBack }, { locale })
  assert.equal(say(3, 2, true, 'ar'), '2 من 3 · قطعة لم تصل ورُدّ ثمنها')
  assert.equal(say(3, 1, true, 'ar'), '1 من 3 · قطعتان لم تصلا ورُدّ ثمنهما')
  assert.equal(say(5, 2, true, 'ar'), '2 من 5 · 3 قطع لم تصل ورُدّ ثمنها')
  assert.equal(say(30, 10, false, 'ar'), '10 من 30 · 20 قطعة لم تصل')
  assert.equal(say(3, 2, true, 'en'), '2 of 3 · one never came and was refunded')
  assert.equal(say(3, 1, true, 'en'), '1 of 3 · 2 never came and were refunded')
  assert.equal(say(3, 2, false, 'en'), '2 of 3 · one did not come')
})
