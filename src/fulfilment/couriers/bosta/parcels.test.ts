import assert from 'node:assert/strict'
import test, { after, beforeEach } from 'node:test'
import { lookAtWaybill } from '#fulfilment/couriers/desk/look-at-waybill.ts'
import { quoteDelivery } from '#fulfilment/couriers/quote-delivery.ts'
import { callToBook } from '#fulfilment/couriers/waybills/call-to-book.ts'
import { cancelWaybill } from '#fulfilment/couriers/waybills/cancel-waybill.ts'
import { collectWaybill } from '#fulfilment/couriers/waybills/collect-waybill.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { openParcels } from '#world/samples/fulfilment/parcels.samples.ts'
import { sampleCast } from '#world/samples/selling/orders.samples.ts'

const database = await testDatabase()
const cast = await database.write(sampleCast)
const shop = await openParcels(database, { ...cast })
const { bosta, book, hear, tick, see, news } = shop
after(shop.close)
beforeEach(async () => void (await bosta.inMood({})))

async function booked() {
  const { request_id: id } = await book()
  await hear()
  const { awb, reference } = await see(id)
  assert.ok(awb)
  return { id, awb, reference }
}
const countAt = async (reference: string) =>
  (await bosta.deliveries()).deliveries.filter((one) => one.businessReference === reference && one.state.code < 48)
    .length
// For one parcel alone, because late news of another may still arrive.
const timesAskedAbout = async (awb: string) =>
  (await bosta.requests()).requests.filter((one) => one.path.includes(awb)).length

test('a parcel goes the whole way without staff: booked, collected, out for delivery, delivered', async () => {
  const { id, awb } = await booked()
  assert.match((await see(id)).trackingUrl ?? '', new RegExp(`^https://bosta.co/.*${awb}$`))
  await bosta.push(awb, { stage: 'collect' })
  await hear()
  assert.deepEqual([(await see(id)).state, (await see(id)).progress], ['collected', 'atCourier'])
  await bosta.push(awb, { stage: 'outForDelivery' })
  await hear()
  assert.equal((await see(id)).progress, 'outForDelivery')
  await bosta.push(awb, { stage: 'deliver' })
  await hear()
  assert.equal((await see(id)).state, 'delivered')
  assert.deepEqual(await news(id), ['asked', 'booked', 'collected', 'delivered'])
  assert.deepEqual(shop.faults, [])
})

test('after false news of a delivery the company is asked, and nothing is delivered', async () => {
  const { id, awb } = await booked()
  await bosta.inMood({ lie: 'delivered', times: 2 })
  await bosta.push(awb, { stage: 'collect' })
  await hear()
  const seen = await see(id)
  assert.deepEqual([seen.state, seen.progress], ['collected', 'atCourier'])
  assert.deepEqual(shop.faults, [])
})

test('a returned parcel, a lost one, and one that was not delivered and needs a person', async () => {
  const [back, lost, away] = [await booked(), await booked(), await booked()]
  for (const one of [back, lost, away]) await bosta.push(one.awb, { stage: 'collect' })
  await bosta.push(back.awb, { stage: 'return', reason: 'refused at the door' })
  await bosta.push(lost.awb, { stage: 'lose' })
  await bosta.push(away.awb, { stage: 'outForDelivery' })
  await bosta.push(away.awb, { stage: 'exception' })
  await hear()
  assert.equal((await see(back.id)).state, 'returned')
  assert.equal((await see(back.id)).steps.at(-1)?.note, 'refused at the door')
  assert.equal((await see(lost.id)).state, 'lost')
  const exception = await see(away.id)
  assert.deepEqual([exception.state, exception.attention], ['collected', 'exception'])
  assert.match(exception.attentionNote ?? '', /not in the address/)
  await bosta.push(away.awb, { stage: 'outForDelivery' })
  await hear()
  assert.equal((await see(away.id)).attention, null)
})

test('two workers book the same request once', async () => {
  const { id, request_id: requestId, reference } = await book()
  await Promise.all([1, 2, 3].map(() => callToBook(shop.job(), id)))
  await hear()
  assert.equal((await see(requestId)).state, 'booked')
  assert.equal(await countAt(reference), 1)
})

test('an answer cut off after the parcel was made books it once: the next try finds it', async () => {
  await bosta.inMood({ cutAnswer: 'create' })
  const { request_id: id, reference } = await book()
  await hear()
  assert.equal((await see(id)).state, 'asked')
  await bosta.inMood({})
  await tick(1)
  assert.equal((await see(id)).state, 'asked', 'not before the longest call has ended')
  await tick(3)
  assert.equal((await see(id)).state, 'booked')
  assert.equal(await countAt(reference), 1)
})

test('floods and outages are waited out, and nothing is booked twice', async () => {
  for (const mood of [{ failWith: 429 }, { failWith: 503 }, { malformed: true }, { slowMs: 1_800 }]) {
    await bosta.inMood(mood)
    const { request_id: id, reference } = await book()
    await tick(0)
    assert.equal((await see(id)).state, 'asked', JSON.stringify(mood))
    await bosta.inMood({})
    await tick(10)
    await hear()
    assert.equal((await see(id)).state, 'booked', JSON.stringify(mood))
    assert.equal(await countAt(reference), 1, JSON.stringify(mood))
  }
})

test('while the company is silent only the scheduled job calls it: other announcements do not wait', async () => {
  await bosta.inMood({ failWith: 503 })
  const first = await book()
  await hear()
  const calls = (await bosta.requests()).requests.length
  const second = await book()
  await hear()
  assert.equal((await bosta.requests()).requests.length, calls)
  await bosta.inMood({})
  await tick(5)
  for (const one of [first, second]) assert.equal((await see(one.request_id)).state, 'booked')
})

test('an area that it does not serve fails with its reason, and is not offered again', async () => {
  const oasis = { state: 'giza', area: 'bahariya' }
  const offers = async () =>
    (await database.read((work) => quoteDelivery(work, { ...oasis, weightGrams: 500, pieces: 1 }))).map(
      (one) => one.company,
    )
  assert.deepEqual(await offers(), ['bosta', 'marsa-eg'])
  const { request_id: id, address } = await book({
    address: { ...oasis, city: 'x', street: 'y', building: '1', floor: null, apartment: null },
  })
  assert.ok(address)
  await hear()
  const failed = await see(id)
  assert.deepEqual([failed.state, failed.fault], ['failed', 'UNSERVED_AREA'])
  assert.deepEqual(await offers(), ['marsa-eg'])
})

test('news that are late, doubled, reordered or lost lead to the same end', async () => {
  for (const mood of [{ times: 4 }, { reordered: true }, { lost: true }, { lateMs: 50 }]) {
    await bosta.inMood(mood)
    const { id, awb } = await booked()
    for (const stage of ['collect', 'outForDelivery', 'deliver']) await bosta.push(awb, { stage })
    await bosta.tell('release')
    await hear()
    await tick(40)
    await tick(80)
    await hear()
    assert.equal((await see(id)).state, 'delivered', JSON.stringify(mood))
    assert.deepEqual(await news(id), ['asked', 'booked', 'collected', 'delivered'], JSON.stringify(mood))
  }
})

test('news with a wrong header or none are refused, stored and not followed up', async () => {
  for (const auth of ['wrong', 'none']) {
    const { id, awb } = await booked()
    await bosta.inMood({ auth })
    const before = await timesAskedAbout(awb)
    await bosta.push(awb, { code: 45 })
    await hear()
    assert.equal(await timesAskedAbout(awb), before)
    assert.equal((await see(id)).state, 'booked')
    await bosta.inMood({})
  }
  const { rows } = await database.pool.query("select 1 from courier_events where result = 'refused' and not is_trusted")
  assert.equal(rows.length, 2)
})

test('news are not believed: the company is asked, and its answer counts', async () => {
  const { id, awb } = await booked()
  const headers = { 'content-type': 'application/json', 'x-marsa-courier-key': bosta.account.newsSecret }
  const body = JSON.stringify({ trackingNumber: awb, state: 45, type: 'SEND' })
  const before = await timesAskedAbout(awb)
  const answer = await fetch(`${shop.origin}/api/couriers/bosta/news`, { method: 'POST', headers, body })
  assert.equal(answer.status, 200)
  await hear()
  assert.equal(await timesAskedAbout(awb), before + 1)
  assert.equal((await see(id)).state, 'booked')
})

test('cancelling asks the company, which agrees', async () => {
  const { id, reference } = await booked()
  assert.equal(await database.write((work) => cancelWaybill(work, id), { who: cast.customer }), 'asked')
  assert.equal((await see(id)).state, 'cancelling')
  await hear()
  assert.equal((await see(id)).state, 'cancelled')
  assert.equal(await countAt(reference), 0)
  assert.deepEqual(await news(id), ['asked', 'booked', 'cancelling', 'cancelled'])
})

test('the driver was faster: the parcel is collected, and cancelling again is refused', async () => {
  const { id, awb } = await booked()
  await bosta.inMood({ lost: true })
  await bosta.push(awb, { stage: 'collect' })
  assert.equal(await database.write((work) => cancelWaybill(work, id)), 'asked')
  await hear()
  assert.equal((await see(id)).state, 'collected')
  await assert.rejects(
    database.write((work) => cancelWaybill(work, id)),
    { code: 'WAYBILL_NOT_ALLOWED' },
  )
})

test('a cancellation that was cut off is tried again, and ends once', async () => {
  const { id } = await booked()
  await bosta.inMood({ cutAnswer: 'terminate', lost: true })
  await database.write((work) => cancelWaybill(work, id))
  await hear()
  assert.equal((await see(id)).state, 'cancelling')
  await bosta.inMood({})
  await tick(5)
  assert.equal((await see(id)).state, 'cancelled')
  assert.equal((await news(id)).filter((one) => one === 'cancelled').length, 1)
})

test('a parcel cancelled before its booking was answered is searched for and cancelled', async () => {
  await bosta.inMood({ cutAnswer: 'create' })
  const { request_id: id, reference } = await book()
  await hear()
  await bosta.inMood({})
  assert.equal(await database.write((work) => cancelWaybill(work, id)), 'asked')
  await tick(3)
  assert.equal((await see(id)).state, 'cancelled')
  assert.equal(await countAt(reference), 0)
})

test('a parcel cancelled during its booking leaves nothing at the company', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { id: waybillId, request_id: id, reference } = await book()
    const [, cancelling] = await Promise.all([
      callToBook(shop.job(), waybillId),
      database.write((work) => cancelWaybill(work, id)),
    ])
    await hear()
    await tick(5)
    await tick(10)
    assert.equal((await see(id)).state, 'cancelled', String(cancelling))
    assert.equal(await countAt(reference), 0)
  }
})

test("scanned at our door before the company knows: collected, and the company's later answer does not undo that", async () => {
  const { id, awb } = await booked()
  await database.write((work) => collectWaybill(work, awb), { who: cast.hub })
  await tick(40)
  assert.deepEqual([(await see(id)).state, (await see(id)).attention], ['collected', null])
})

test('the company says cancelled about a parcel that it has: a person is called, and nothing moves', async () => {
  const { id, awb } = await booked()
  await bosta.push(awb, { stage: 'collect' })
  await hear()
  await bosta.push(awb, { code: 49 })
  await hear()
  assert.deepEqual([(await see(id)).state, (await see(id)).attention], ['collected', 'contradiction'])
  const { id: waybillId } = await see(id)
  await database.write((work) => lookAtWaybill(work, waybillId), { who: cast.hub })
  await tick(40)
  assert.equal((await see(id)).attention, null, 'said again it is no news')
  await bosta.push(awb, { code: 101 })
  await hear()
  assert.equal((await see(id)).attention, 'damaged')
})

test('the company cancels a booked parcel by itself: its request can be booked again', async () => {
  const { id, awb } = await booked()
  await bosta.push(awb, { stage: 'cancel' })
  await hear()
  assert.equal((await see(id)).state, 'cancelled')
  const again = await book({ requestId: id })
  assert.equal(again.attempt, 2)
})

test('only the hub prints the company’s label, only once it is booked, and a silent company is reported', async () => {
  const waiting = await book({ company: 'marsa-eg' })
  const { id } = await booked()
  const label = (waybillId: string, token: string) =>
    fetch(`${shop.origin}/api/ops/waybills/${waybillId}/label`, { headers: { authorization: `Bearer ${token}` } })
  const { id: waybillId } = await see(id)
  const printed = await label(waybillId, 'hub')
  assert.equal(printed.status, 200)
  assert.equal(printed.headers.get('content-type'), 'application/pdf')
  assert.match(await printed.text(), /^%PDF-/)
  assert.deepEqual([(await label(waybillId, 'customer')).status, (await label(waybillId, 'nobody')).status], [401, 401])
  assert.equal((await label(waiting.id, 'hub')).status, 409)
  assert.equal((await label('x', 'hub')).status, 404)
  await bosta.inMood({ failWith: 503 })
  assert.equal((await label(waybillId, 'hub')).status, 503)
})
