// What we rely on at Bosta, tested with the simulator, or with a test account if the settings name one (BOSTA_… of
// docs/running.md): node --test src/fulfilment/couriers/bosta/contract.test.ts
import assert from 'node:assert/strict'
import test, { after } from 'node:test'
import { readSettings } from '#platform/settings/settings.ts'
import { bookingSample, openBosta } from '#world/samples/fulfilment/bosta.samples.ts'
import { bostaCourier } from './bosta-courier.ts'

const settings = readSettings()
const simulated = settings.BOSTA_BASE_URL === '' ? await openBosta() : null
after(() => simulated?.close())
const account = simulated?.account ?? {
  host: settings.BOSTA_BASE_URL,
  apiKey: settings.BOSTA_API_KEY,
  newsSecret: settings.BOSTA_NEWS_SECRET,
  pickupLocation: settings.BOSTA_PICKUP_LOCATION,
}
const courier = bostaCourier(account, (fault) => assert.fail(`key: ${fault.detail}`))

test('a parcel is booked, found by our reference, read, printed and cancelled', async () => {
  const reference = `CT-${Date.now().toString(36)}`
  const booked = await courier.book(bookingSample({ reference, newsUrl: 'https://shop.example/news' }))
  assert.ok(booked.kind === 'booked', JSON.stringify(booked))
  const found = await courier.find(reference)
  assert.ok(found.kind === 'found', JSON.stringify(found))
  assert.deepEqual(
    found.bookings.map((one) => one.awb),
    [booked.awb],
  )
  const read = await courier.read(booked.awb)
  assert.ok(read.kind === 'read' && courier.meaningOf(read.reading).goal === 'waiting', read.kind)
  assert.equal((await courier.label(booked.awb, 'ar')).kind, 'label')
  assert.equal((await courier.cancel(booked.awb)).kind, 'cancelled')
  assert.deepEqual(await courier.find(reference), { kind: 'found', bookings: [] })
})
