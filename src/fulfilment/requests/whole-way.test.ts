import assert from 'node:assert/strict'
import test from 'node:test'
import { findGaps } from '#fulfilment/custody/gaps/find-gaps.ts'
import { proveBooks } from '#money/wallet/read-proof.ts'
import { readBalance } from '#money/wallet/read-wallet.ts'
import { mailer, smsSender } from '#people/notices/notices.ports.ts'
import { outboxMailer, outboxSmsSender } from '#people/notices/outbox-adapters.ts'
import { deliverAnnouncements } from '#platform/background/deliver.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { siteOrigins } from '#platform/settings/site-origins.ts'
import { plug, plugIn } from '#platform/work/ports.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import { sellers } from '#selling/orders/invoices/seller.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { readOrderMoney } from '#selling/orders/money/order-money.ts'
import { payOrderFromWallet } from '#selling/orders/money/pay-order-from-wallet.ts'
import { ordersJobs } from '#selling/orders/orders.jobs.ts'
import { readOrder } from '#selling/orders/read-order.ts'
import { readOrders } from '#selling/orders/read-orders.ts'
import { readPendingActions } from '#selling/orders/read-pending-actions.ts'
import { buySample } from '#world/samples/fulfilment/purchasing.samples.ts'
import { orderAt, sampleStages } from '#world/samples/fulfilment/requests.samples.ts'
import { receivedSample } from '#world/samples/fulfilment/warehouse.samples.ts'
import { fillWallet } from '#world/samples/money/wallet.samples.ts'
import {
  approvedSample,
  type Stage,
  sampleCast,
  sampleItem,
  sampleSellers,
} from '#world/samples/selling/orders.samples.ts'
import { cancelRequest } from './cancel-request.ts'
import { choosePickup } from './choose-pickup.ts'
import { collectRequest } from './desk/collect-request.ts'
import { endNoShow, readNoShows } from './expire-pickups.ts'
import { readRequests, readRequestsOfOrder } from './facts/read-requests.ts'
import { requestsJobs } from './requests.jobs.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
const cast = await database.write(sampleCast)
const customerId = cast.customer.id ?? ''
const origins = { eg: 'https://www.marsa.example', ae: 'https://ae.marsa.example' }
const ports = plugIn([
  plug(mailer, outboxMailer),
  plug(smsSender, outboxSmsSender),
  plug(siteOrigins, origins),
  plug(sellers, sampleSellers),
])

const states = async (number: string) =>
  (await database.read((work) => findOrder(work, { number }))).items.map((item) => item.state)
const refused = (code: string) => (error: unknown) => isRefusal(error) && error.code === code

test('an order goes the whole way from placed to picked up, and all its money is earned', async () => {
  const items = [sampleItem(), sampleItem({ title: 'كتاب الطبخ', store: 'ebay.com', data: { price: '12.50' } })]
  const { id, number, dueMinor } = await orderAt(stage, cast, 'picked_up', items)
  assert.deepEqual(await states(number), ['picked_up', 'picked_up'])
  assert.equal((await database.read((work) => readBalance(work, `order:${id}`))).minor, 0n)
  const { rows } = await database.pool.query<{ earned: bigint }>(
    "select sum(amount_minor)::bigint as earned from ledger_lines line join journal_entries entry on entry.id = entry_id where kind = 'order_earned' and account not like 'order:%'",
  )
  assert.equal(rows[0]?.earned, dueMinor)
  const rest = await database.read((work) => readBalance(work, 'revenue:rest'))
  assert.equal(rest.minor, 0n)
  const page = await database.read((work) => readOrder(work, number), { who: cast.customer })
  assert.deepEqual([page.status, page.tab, page.paymentStatus], ['picked_up', 'fulfilled', 'Paid'])
  assert.ok(page.timeline.every((step) => step.reachedAt !== null))
  assert.deepEqual(await database.read(proveBooks), [])
})

test('a sample order is in the state it was brought to', async () => {
  for (const until of sampleStages) {
    const { number } = await orderAt(stage, cast, until)
    assert.deepEqual(await states(number), [until])
  }
})

test('the pickup chosen at checkout becomes a request by itself on arrival', async () => {
  const { id, number } = await orderAt(stage, cast, 'waiting_delivery_request', undefined, { pickupOffice: 'cairo' })
  assert.deepEqual(await states(number), ['prepare_for_pickup'])
  const [request] = await database.read((work) => readRequestsOfOrder(work, id))
  assert.equal(request?.office?.code, 'cairo')
  assert.equal(request?.code, null)
})

test('a heavier parcel is announced at once, continues, and is handed over only when its difference is paid', async () => {
  const { id, number } = await approvedSample(stage, cast)
  await buySample(stage, cast, number)
  await receivedSample(stage, cast, number, 940)
  const money = () => database.read(async (work) => readOrderMoney(work, await findOrder(work, { id })))
  const { due } = await money()
  assert.ok(due > 0n)
  const actions = await database.read(readPendingActions, { who: cast.customer })
  assert.ok(
    actions.some((action) => action.number === number && action.type === 'PendingPayment' && action.dueMinor === due),
  )
  const page = await database.read((work) => readOrder(work, number), { who: cast.customer })
  assert.match(page.dues[0]?.why ?? '', /250.*940/)
  await database.write((work) => fillWallet(work, customerId, due))
  const payment = { number, from: 'card', key: `due-${number}` } as const
  await stage(cast.customer, (work) => payOrderFromWallet(work, payment))
  assert.equal((await money()).due, 0n)
})

test('a lighter parcel refunds its difference at once', async () => {
  const { id, number } = await approvedSample(stage, cast, [sampleItem({ data: { weight: 1500 } })])
  await buySample(stage, cast, number)
  const before = await database.read((work) => readBalance(work, `customer:${customerId}:card`))
  await receivedSample(stage, cast, number, 600)
  const after = await database.read((work) => readBalance(work, `customer:${customerId}:card`))
  assert.ok(after.minor > before.minor)
  const money = await database.read(async (work) => readOrderMoney(work, await findOrder(work, { id })))
  assert.deepEqual([money.due, money.surplus], [0n, 0n])
})

test('a wrong code, a missing ID and a second collection are refused', async () => {
  const { id, number } = await orderAt(stage, cast, 'ready_for_pickup')
  const [request] = await database.read((work) => readRequestsOfOrder(work, id))
  const requestId = request?.id ?? ''
  const collect = (code: string, collectorName = 'سلمى') =>
    stage(cast.desk, (work) => collectRequest(work, { requestId, code, collectorName, collectorIdNumber: '290' }))
  await assert.rejects(collect('000000'), refused('WRONG_CODE'))
  await assert.rejects(collect(request?.code ?? '', ' '), refused('COLLECTOR_NEEDED'))
  const results = await Promise.allSettled([collect(request?.code ?? ''), collect(request?.code ?? '')])
  assert.equal(results.filter((one) => one.status === 'fulfilled').length, 1)
  // The second desk is told who has the goods, whatever else is wrong with its input.
  const [second] = results.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  assert.ok(refused('HANDED_OVER_ALREADY')(second))
  assert.ok(isRefusal(second) && String(second.facts.name).includes('سلمى'))
  await assert.rejects(collect('000000'), refused('HANDED_OVER_ALREADY'))
  assert.deepEqual(await states(number), ['picked_up'])
})

test('the goods of a cancelled request wait for another one; the same after 30 days without a pickup', async () => {
  const { id, number } = await orderAt(stage, cast, 'prepare_for_pickup')
  const [made] = await database.read((work) => readRequestsOfOrder(work, id))
  await stage(cast.customer, (work) => cancelRequest(work, made?.id ?? '', null))
  assert.deepEqual(await states(number), ['waiting_delivery_request'])
  const { items } = await database.read((work) => findOrder(work, { id }))
  const twice = [...items, ...items].map((item) => item.id)
  const again = { itemIds: twice, office: 'cairo', slot: null, key: 'pickup-again-1' }
  await stage(cast.customer, (work) => choosePickup(work, again))
  assert.deepEqual(await states(number), ['prepare_for_pickup'])

  const ready = await orderAt(stage, cast, 'ready_for_pickup')
  const later = { now: new Date(Date.now() + 30.5 * 86_400_000) }
  for (const requestId of await database.read(readNoShows, later)) {
    await database.write((work) => endNoShow(work, requestId), later)
  }
  assert.deepEqual(await states(ready.number), ['waiting_delivery_request'])
})

test('an office of the other site or a Friday is refused', async () => {
  const { id } = await orderAt(stage, cast, 'waiting_delivery_request')
  const { items } = await database.read((work) => findOrder(work, { id }))
  const choose = (office: string, slot: { day: string; from: string } | null) =>
    stage(cast.customer, (work) =>
      choosePickup(work, { itemIds: items.map((item) => item.id), office, slot, key: `closed-${office}-${slot?.day}` }),
    )
  await assert.rejects(choose('dubai', null), refused('OFFICE_UNKNOWN'))
  const friday = new Date(Date.now() + 86_400_000)
  while (friday.getUTCDay() !== 5) friday.setUTCDate(friday.getUTCDate() + 1)
  await assert.rejects(
    choose('cairo', { day: friday.toISOString().slice(0, 10), from: '12:00' }),
    refused('SLOT_CLOSED'),
  )
})

test('the customer is told of every step once, in their language, and gets the code when it is ready', async () => {
  await orderAt(stage, cast, 'picked_up')
  const errors: unknown[] = []
  const deliver = () =>
    deliverAnnouncements(
      database.db,
      ports,
      [ordersJobs, requestsJobs],
      () => new Date(),
      (error) => errors.push(error),
    )
  while ((await deliver()) > 0);
  const count = async () =>
    (await database.pool.query("select count(*)::int as n from notices where channel = 'mail'")).rows[0].n
  const before = await count()
  await database.pool.query('update announcements set dispatched_at = null')
  while ((await deliver()) > 0);
  assert.deepEqual(errors, [])
  assert.equal(await count(), before)
  const { rows } = await database.pool.query<{ subject: string; text: string }>(
    "select subject, text from notices where channel = 'mail'",
  )
  for (const words of [
    'استلمنا طلبك',
    'وصلت دفعتك',
    'اشترينا',
    'في الطريق إليك',
    'اختر طريقة الاستلام',
    'جاهزة للاستلام',
    'تم استلام',
  ]) {
    assert.ok(
      rows.some((row) => row.subject.includes(words)),
      words,
    )
  }
  const ready = rows.find((row) => row.subject.includes('جاهزة للاستلام'))
  assert.match(ready?.text ?? '', /\b\d{6}\b/)
  for (const { subject, text } of rows)
    assert.match(text, /https:\/\/www\.marsa\.example\/ar\/account\/orders\/\d{6}\b/, subject)
})

test('My Orders shows the three tabs with their counts', async () => {
  const list = await database.read((work) => readOrders(work, { tab: 'fulfilled' }), { who: cast.customer })
  assert.ok(list.items.length > 0 && list.counts.ongoing > 0)
  const [first] = list.items
  const found = await database.read((work) => readOrders(work, { tab: 'fulfilled', search: first?.number ?? '' }), {
    who: cast.customer,
  })
  assert.deepEqual(
    found.items.map((row) => row.number),
    [first?.number],
  )
  const none = await database.read((work) => readOrders(work, { tab: 'ongoing', search: '999999' }), {
    who: cast.customer,
  })
  assert.equal(none.total, 0)
  assert.ok((await database.read(readRequests, { who: cast.customer })).length > 0)
})

test('after all of this the books balance', async () => {
  assert.deepEqual(await database.read(proveBooks), [])
})

test('after all of it every piece is where its item’s state says, and no chain has a gap', async () => {
  assert.deepEqual(await findGaps(database.db), [])
})
