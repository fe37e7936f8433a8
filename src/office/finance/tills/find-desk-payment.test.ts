// The desk finds what is to be paid by whatever number the customer has at hand.

import assert from 'node:assert/strict'
import test from 'node:test'
import { payOrder } from '#checkout/paying/pay-order.ts'
import { openPayment } from '#money/payments/open-payment.ts'
import { readPayment } from '#money/payments/read-payment.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { newId } from '#platform/work/id.ts'
import type { Work } from '#platform/work/work.ts'
import { cancelOrder } from '#selling/orders/cancel-order.ts'
import type { Site } from '#sites/sites.ts'
import { approvedUnpaid, askedSample, reviewedFirstSample } from '#world/samples/checkout/review-first.samples.ts'
import { orderAt } from '#world/samples/fulfilment/requests.samples.ts'
import { addSampleBankAccounts, sampleRoutes } from '#world/samples/money/payments.samples.ts'
import { sampleStaff } from '#world/samples/people/people.samples.ts'
import { paidSample, type Stage, sampleCast } from '#world/samples/selling/orders.samples.ts'
import { findDeskPayment, readDeskOrder, readDeskPayer } from './find-desk-payment.ts'

const database = await testDatabase()
const sites = ['eg', 'ae'] as const
const casts = { eg: await database.write(sampleCast), ae: await database.write(sampleCast, { site: 'ae' }) }
for (const site of sites) await database.write(addSampleBankAccounts, { site })
const clerk = (await database.write((work) => sampleStaff(work, ['desk'], { places: ['cairo', 'dubai'] }))).who
const stageOn =
  (site: Site): Stage =>
  (who, act) =>
    database.write(act, { who, site })
const atDesk = <Answer>(site: Site, act: (work: Work) => Promise<Answer>) => database.read(act, { who: clerk, site })

for (const site of sites)
  test(`on ${site}: the payment of an order is found by the order’s number, however it is typed, and on its own site alone`, async () => {
    const [stage, cast] = [stageOn(site), casts[site]]
    const { number, paymentId } = await askedSample(stage, cast)
    const payment = await database.read((work) => readPayment(work, paymentId), { site })
    const payer = await atDesk(site, (work) => readDeskPayer(work, payment ?? assert.fail()))
    assert.deepEqual(payer, { customer: 'سلمى عبد الله', order: number })
    const arabic = number.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))
    const persian = number.replace(/\d/g, (digit) => String.fromCharCode(0x6f0 + Number(digit)))
    const spaced = `${number.slice(0, 3)} ${number.slice(3)}`
    const typed = [number, ` ${spaced} `, `#${number}`, arabic, persian, `\u2068${number}\u2069`, payment?.code ?? '']
    for (const one of [...typed, payment?.number.toLowerCase() ?? ''])
      assert.equal((await atDesk(site, (work) => findDeskPayment(work, one)))?.id, paymentId, one)
    const elsewhere = site === 'eg' ? 'ae' : 'eg'
    assert.equal(await atDesk(elsewhere, (work) => findDeskPayment(work, number)), null)
    assert.equal(await atDesk(elsewhere, (work) => readDeskOrder(work, number)), null)
  })

test('the payment of a request is found by the request’s number', async () => {
  const [stage, cast] = [stageOn('eg'), casts.eg]
  const order = await orderAt(stage, cast, 'prepare_for_pickup')
  const request = await database.db
    .selectFrom('requests')
    .innerJoin('request_items', 'request_items.request_id', 'requests.id')
    .innerJoin('order_items', 'order_items.id', 'request_items.item_id')
    .select(['requests.id', 'requests.number'])
    .where('order_items.order_id', '=', order.id)
    .executeTakeFirstOrThrow()
  const subject = { kind: 'request', id: request.id } as const
  const wish = { key: newId(), customerId: cast.customer.id ?? '', initiator: 'payNow', method: 'office' } as const
  const amount = { minor: 5_000n, currency: 'EGP' } as const
  const payment = await stage(cast.customer, (work) => openPayment(work, { ...wish, amount, subject }, sampleRoutes))
  assert.equal((await atDesk('eg', (work) => findDeskPayment(work, request.number)))?.id, payment.id)
})

test('of several payments of an order the one that can be taken now is found; of an order that ended, its last one', async () => {
  const [stage, cast] = [stageOn('eg'), casts.eg]
  const { number, paymentId } = await askedSample(stage, cast)
  await database.db
    .updateTable('payments')
    .set({ expires_at: new Date(0) })
    .where('id', '=', paymentId)
    .execute()
  const wish = { key: newId(), number, method: 'office' } as const
  const again = await stage(cast.customer, (work) => payOrder(work, wish, sampleRoutes))
  assert.notEqual(again.paymentId, paymentId)
  assert.equal((await atDesk('eg', (work) => findDeskPayment(work, number)))?.id, again.paymentId)
  const cancel = { number, reason: 'OTHER', comment: null, key: newId() } as const
  await stage(cast.customer, (work) => cancelOrder(work, cancel))
  assert.equal((await atDesk('eg', (work) => findDeskPayment(work, number)))?.status, 'cancelled')
})

test('of an order without a payment for an office the desk is told why', async () => {
  const [stage, cast] = [stageOn('eg'), casts.eg]
  const inReview = await reviewedFirstSample(stage, cast)
  const otherWay = await approvedUnpaid(stage, cast)
  const paid = await paidSample(stage, cast)
  for (const [{ number }, why] of [
    [inReview, 'inReview'],
    [otherWay, 'otherWay'],
    [paid, 'nothingDue'],
  ] as const) {
    assert.equal(await atDesk('eg', (work) => findDeskPayment(work, number)), null)
    assert.deepEqual(await atDesk('eg', (work) => readDeskOrder(work, ` ${number}`)), { number, why })
  }
  assert.equal(await atDesk('eg', (work) => readDeskOrder(work, '00000000')), null)
})
