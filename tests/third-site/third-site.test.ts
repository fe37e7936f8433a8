// Story 16: a third site, Saudi Arabia, from one file and its words. A link is read, ordered, paid, bought, delivered
// and handed over in riyals. The site's import comes first, because everything below reads the list of sites once.
import './saudi-arabia.ts'

import assert from 'node:assert/strict'
import test from 'node:test'
import { nameDevShops } from '#catalog/stores/stores.ts'
import { readText } from '#content/pages/reading/read-text.ts'
import { readOffices } from '#fulfilment/requests/facts/read-offices.ts'
import { isBankDay, officeCalendar } from '#money/payments/holidays/working-days.ts'
import { openTill } from '#office/finance/tills/open-till.ts'
import { takeAtTill } from '#office/finance/tills/take-at-till.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { siteWords } from '#platform/http/site-words.ts'
import { readSettings } from '#platform/settings/settings.ts'
import { settingsForm } from '#platform/settings/settings-form.ts'
import { readSiteOrigins } from '#platform/settings/site-origins.ts'
import { money } from '#platform/values/amounts/money.ts'
import { isWorkingMoment } from '#platform/values/calendar.ts'
import { newId } from '#platform/work/id.ts'
import { stateLabel } from '#selling/orders/items/item-label.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { siteOfHost, toSite } from '#sites/sites.ts'
import { openStoryShop } from '#world/proofs/stories/story-shop.samples.ts'
import { sampleCheckout } from '#world/samples/checkout/checkout.samples.ts'
import { buySample } from '#world/samples/fulfilment/purchasing.samples.ts'
import { handOverSample } from '#world/samples/fulfilment/requests.samples.ts'
import { receivedSample } from '#world/samples/fulfilment/warehouse.samples.ts'
import { sampleStaff } from '#world/samples/people/people.samples.ts'
import { reviewSample } from '#world/samples/selling/orders.samples.ts'
import { startDevShops } from '#world/shops/start-dev-shops.ts'

const saudi = toSite('sa')
const database = await testDatabase()
const shops = await startDevShops()
nameDevShops(shops.stores, shops.hosts)
test.after(() => shops.close())
const shop = await openStoryShop(database, shops.hosts)
const link = shops.links.find(({ price, country }) => price !== null && country === 'US')!
const stage = shop.on(saudi)
const cast = shop.casts[saudi]

test('its host, settings and calendar come from its file', () => {
  assert.equal(siteOfHost('sa.marsa.example'), saudi)
  assert.equal(readSiteOrigins(readSettings({ NODE_ENV: 'test' }))[saudi], 'http://sa.localhost:3000')
  const named = Object.keys(settingsForm.shape).filter((name) => /_SA(_|$)/.test(name))
  assert.equal(named.length, 15)
  const thursday = new Date('2026-11-26T09:00:00Z')
  const friday = new Date('2026-11-27T09:00:00Z')
  assert.deepEqual(
    [thursday, friday].map((day) => isWorkingMoment(day, officeCalendar(saudi, new Set()))),
    [true, false],
  )
  assert.equal(isBankDay(friday, saudi, new Set()), false)
})

test('a link becomes an order in riyals that is paid, bought, brought to Riyadh and handed over, and the books balance', async () => {
  const customer = await shop.shopper(saudi, 'en')

  // The link is read, and the item added with the values found.
  const read = await customer.call('GET', `/users/cart/items-scrapper/url?url=${encodeURIComponent(link.url)}`)
  const added = await customer.call('POST', '/users/cart/items/url', {
    url: link.url,
    category: 'homeware',
    color: 'Brass',
  })
  assert.deepEqual([added.title, added.clientData.finalPriceCurrency], [read.product.title, 'SAR'])

  // Cash at the office in Riyadh fills the wallet.
  const { seen, addressId } = await customer.as((work) => sampleCheckout(work))
  const deposit = await customer.call('POST', '/wallet/deposits', {
    amount: Number(seen.totalMinor) / 100,
    paymentMethod: 'office',
  })
  const clerk = (
    await stage({ kind: 'system', id: null }, (work) => sampleStaff(work, ['desk'], { places: ['riyadh'] }))
  ).who
  const till = await stage(clerk, (work) =>
    openTill(work, { key: newId(), office: 'riyadh', counted: 0n, brought: 0n }),
  )
  const { number: code } = await database.db
    .selectFrom('payments')
    .select('number')
    .where('id', '=', deposit.id)
    .executeTakeFirstOrThrow()
  const cash = { key: newId(), tillId: till.id, code, amount: money(seen.totalMinor, 'SAR') }
  await stage(clerk, (work) => takeAtTill(work, cash))

  // Checkout, paid from the wallet.
  const { orderNumber: number } = await customer.call('POST', '/orders', {
    addressId,
    shippingOption: 'PickUp',
    paymentMethod: 'cashWallet',
    termsAccepted: true,
    totalCost: Number(seen.totalMinor) / 100,
    tablesVersion: seen.tablesId,
    cartVersion: seen.cartVersion,
  })
  const placed = await customer.call('GET', `/orders/${number}`)
  assert.equal(placed.paymentStatus, 'Paid')

  // Review, purchase, warehouse, shipment, hub, pickup.
  await reviewSample(stage, cast, number)
  await buySample(stage, cast, number)
  await receivedSample(stage, cast, number, added.weight)
  const order = await stage(cast.desk, (work) => findOrder(work, { number }))
  await handOverSample(stage, { ...cast, customer: customer.who }, order)
  const { items, site, currency } = await stage(cast.desk, (work) => findOrder(work, { number }))
  assert.deepEqual([site, currency, ...items.map(({ state }) => state)], ['sa', 'SAR', 'picked_up'])
  await shop.holds()
})

test('its customers are written to in its own words', async () => {
  assert.equal(stateLabel('arrived_hub', saudi, 'US', 'en'), 'Received at Riyadh Warehouse')
  assert.equal(siteWords(saudi, 'ar').hub, 'مركز الرياض')
  const open = 'Sunday to Thursday, 10 am to 6 pm'
  const asSaudi = { site: saudi, locale: 'en' } as const
  const text = await database.read((work) => readText(work, { place: 'how-to-order', phone: '' }), asSaudi)
  assert.ok(JSON.stringify(text.sections).includes(`The office is open ${open}.`))
  const offices = await database.read(readOffices, asSaudi)
  assert.deepEqual(
    offices.map(({ hours }) => hours),
    [open],
  )
})
