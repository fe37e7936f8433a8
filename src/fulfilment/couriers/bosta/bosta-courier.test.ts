import assert from 'node:assert/strict'
import test, { after, beforeEach } from 'node:test'
import type { CourierFailure } from '#fulfilment/couriers/courier.ts'
import { bookingSample, openBosta } from '#world/samples/fulfilment/bosta.samples.ts'
import { bostaCourier } from './bosta-courier.ts'
import { localPhone } from './create-delivery.ts'

const bosta = await openBosta()
const alarms: CourierFailure[] = []
const courier = bostaCourier(bosta.account, (fault) => alarms.push(fault))
after(bosta.close)
beforeEach(async () => {
  alarms.length = 0
  await bosta.inMood({})
})

async function book(given: Parameters<typeof bookingSample>[0] = {}): Promise<string> {
  const answer = await courier.book(bookingSample(given))
  assert.equal(answer.kind, 'booked', JSON.stringify(answer))
  return answer.kind === 'booked' ? answer.awb : ''
}

test('a delivery is sent in Bosta’s format, its district found by the name of our area', async () => {
  const order = bookingSample()
  await courier.book(order)
  const { requests } = await bosta.requests()
  const sent = requests.find((one) => one.path === '/api/v2/deliveries?apiVersion=1')
  assert.deepEqual(sent?.body, {
    type: 10,
    cod: 123.45,
    specs: { packageType: 'Parcel', packageDetails: { itemsCount: 2, description: 'كتب' }, weight: 1.9 },
    dropOffAddress: {
      city: 'Cairo',
      districtId: 'city1-district0',
      zoneId: 'city1-zone0',
      firstLine: '14 شارع عباس العقاد، مدينة نصر',
      secondLine: 'القاهرة',
      buildingNumber: '14',
      floor: '3',
      apartment: '8',
      isWorkAddress: false,
    },
    receiver: { firstName: 'منى', lastName: 'علي حسن', phone: '01012345678' },
    businessReference: order.reference,
    notes: order.reference,
    allowToOpenPackage: false,
    webhookUrl: 'https://shop.example/api/couriers/bosta/news',
    webhookCustomHeaders: { 'x-marsa-courier-key': 'news-secret-of-test' },
  })
})

test('an area that Bosta names differently is sent with its city; one that it does not serve is refused before anything is booked', async () => {
  const inCairo = { ...bookingSample().address, area: 'tura' }
  await book({ address: inCairo })
  const before = (await bosta.deliveries()).deliveries.length
  const oasis = { ...inCairo, state: 'giza', area: 'bahariya' }
  const answer = await courier.book(bookingSample({ address: oasis }))
  assert.ok(answer.kind === 'rejected' && answer.fault === 'UNSERVED_AREA')
  assert.equal((await bosta.deliveries()).deliveries.length, before)
})

test('Bosta’s refusals become reasons of ours: too much cash, a number that is no mobile', async () => {
  const dear = await courier.book(bookingSample({ cashMinor: 3_000_001n }))
  assert.ok(dear.kind === 'rejected' && dear.fault === 'CASH_TOO_HIGH')
  const landline = await courier.book(bookingSample({ receiver: { name: 'Mona', phone: '+20223456789' } }))
  assert.ok(landline.kind === 'rejected' && landline.fault === 'BAD_PHONE')
})

test('an Egyptian number is sent in Bosta’s form', () => {
  assert.deepEqual(['+201012345678', '00201012345678', '010 1234-5678', '+971501234567'].map(localPhone), [
    '01012345678',
    '01012345678',
    '01012345678',
    null,
  ])
})

test('an answer cut off after the delivery was made is found by its reference, and by no similar one', async () => {
  await bosta.inMood({ cutAnswer: 'create' })
  const order = bookingSample()
  assert.equal((await courier.book(order)).kind, 'unknown')
  await bosta.inMood({})
  await book({ reference: `${order.reference}0` })
  const found = await courier.find(order.reference)
  assert.ok(found.kind === 'found' && found.bookings.length === 1)
  const none = await courier.find('R-never')
  assert.deepEqual(none, { kind: 'found', bookings: [] })
})

test('a parcel’s state is read with its code, its cash and whether it is coming back', async () => {
  const awb = await book()
  const reading = { code: 10, note: null, isReturning: false, attempts: 0, cashMinor: 12_345n }
  assert.deepEqual(await courier.read(awb), { kind: 'read', reading })
  await bosta.push(awb, { stage: 'collect' })
  await bosta.push(awb, { stage: 'return', reason: 'refused' })
  assert.deepEqual(await courier.read(awb), {
    kind: 'read',
    reading: { ...reading, code: 46, note: 'refused', isReturning: true, attempts: 1 },
  })
  assert.deepEqual(await courier.read('1'), { kind: 'notThere' })
})

test('a delivery can be cancelled before its pickup and not after; a cancelled one is not found again', async () => {
  const order = bookingSample()
  const first = await book(order)
  assert.deepEqual(await courier.cancel(first), { kind: 'cancelled' })
  assert.deepEqual(await courier.find(order.reference), { kind: 'found', bookings: [] })
  const second = await book()
  await bosta.push(second, { stage: 'collect' })
  assert.deepEqual(await courier.cancel(second), { kind: 'tooLate' })
  assert.deepEqual(await courier.cancel('1'), { kind: 'notThere' })
})

test('its label is a PDF; a cancelled delivery has none', async () => {
  const awb = await book()
  const label = await courier.label(awb, 'ar')
  assert.ok(label.kind === 'label' && label.pdf.toString('latin1').endsWith('%%EOF\n'))
  await courier.cancel(awb)
  assert.deepEqual(await courier.label(awb, 'ar'), { kind: 'notThere' })
})

test('a wrong key is our fault and raises an alarm; outages, floods and nonsense do not show what happened', async () => {
  const locked = bostaCourier({ ...bosta.account, apiKey: 'other' }, (fault) => alarms.push(fault))
  assert.equal((await locked.read('1')).kind, 'misconfigured')
  assert.equal(alarms.length, 1)
  const awb = await book()
  for (const mood of [{ failWith: 500 }, { failWith: 429 }, { malformed: true }, { slowMs: 2_000 }]) {
    await bosta.inMood(mood)
    assert.equal((await courier.read(awb)).kind, 'unknown', JSON.stringify(mood))
    assert.equal((await courier.cancel(awb)).kind, 'unknown', JSON.stringify(mood))
  }
  assert.equal(alarms.length, 1)
})

test('no connection is no answer either', async () => {
  const nowhere = bostaCourier({ ...bosta.account, host: 'http://127.0.0.1:9/api/v2' }, () => undefined)
  assert.equal((await nowhere.book(bookingSample())).kind, 'unknown')
})

test('news are trusted by the header that we asked for, and name a parcel', () => {
  const rawBody = JSON.stringify({ trackingNumber: '12345678', state: 45, type: 'SEND' })
  const read = (headers: Record<string, string>, body = rawBody) => courier.readNews({ rawBody: body, headers })
  const right = { 'x-marsa-courier-key': 'news-secret-of-test' }
  assert.deepEqual(read(right), { isTrusted: true, awb: '12345678', code: 45 })
  assert.equal(read({ 'x-marsa-courier-key': 'news-secret-of-tesx' }).isTrusted, false)
  assert.equal(read({}).isTrusted, false)
  for (const nonsense of ['', 'null', '[]', '{"trackingNumber":{}}', '{']) assert.equal(read(right, nonsense).awb, null)
  const open = bostaCourier({ ...bosta.account, newsSecret: '' }, () => undefined)
  assert.equal(open.readNews({ rawBody, headers: { 'x-marsa-courier-key': '' } }).isTrusted, false)
})
