// Who comes to fetch their goods and owes something pays it there, in cash: opened for them by the desk, taken at the till, posted once.
import assert from 'node:assert/strict'
import test from 'node:test'
import { payOrder } from '#checkout/paying/pay-order.ts'
import { payRequest } from '#checkout/requests/request-delivery.ts'
import { preparePickup } from '#fulfilment/requests/desk/prepare-pickup.ts'
import { withCash } from '#fulfilment/requests/desk/with-cash.ts'
import { withDues } from '#fulfilment/requests/facts/read-request-dues.ts'
import { readRequestsOfOrder } from '#fulfilment/requests/facts/read-requests.ts'
import { readPaymentsOf } from '#money/payments/read-payment.ts'
import { proveBooks } from '#money/wallet/read-proof.ts'
import { readBalance } from '#money/wallet/read-wallet.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { money } from '#platform/values/amounts/money.ts'
import { newId } from '#platform/work/id.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import type { Actor } from '#platform/work/work.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { readOrderMoney } from '#selling/orders/money/order-money.ts'
import { orderAt } from '#world/samples/fulfilment/requests.samples.ts'
import { addSampleBankAccounts, sampleRoutes } from '#world/samples/money/payments.samples.ts'
import { sampleStaff } from '#world/samples/people/people.samples.ts'
import { type Stage, sampleCast } from '#world/samples/selling/orders.samples.ts'
import { closeTill } from './close-till.ts'
import { openTill } from './open-till.ts'
import { takeAtTill } from './take-at-till.ts'
import { takeDue } from './take-due.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
await database.write(addSampleBankAccounts)
const cast = await database.write(sampleCast)
const clerk = (await database.write((work) => sampleStaff(work, ['desk'], { places: ['cairo'] }))).who
const colleague = (await database.write((work) => sampleStaff(work, ['desk'], { places: ['cairo'] }))).who
const elsewhere = (await database.write((work) => sampleStaff(work, ['desk'], { places: ['dubai'] }))).who

/** A pickup whose shipping was left to be paid in the office. */
async function waiting() {
  const given = { shippingFeesCalculation: 'In office' } as const
  const { id, number } = await orderAt(stage, cast, 'prepare_for_pickup', undefined, given)
  const due = (await read(id)).due
  assert.ok(due > 0n)
  const [request] = await database.read((work) => readRequestsOfOrder(work, id))
  assert.ok(request)
  return { id, number, due, request }
}
const read = (id: string) => database.read(async (work) => readOrderMoney(work, await findOrder(work, { id })))
const due = (requestId: string, who: Actor = clerk, key = newId()) =>
  stage(who, (work) => takeDue(work, { key, requestId }, sampleRoutes))
const take = (tillId: string, code: string, minor: bigint, key = newId()) =>
  stage(clerk, (work) => takeAtTill(work, { key, tillId, code, amount: money(minor, 'EGP') }))
const inTill = async () => -(await database.read((work) => readBalance(work, 'till:cairo'))).minor
const open = async () => {
  const counted = await inTill()
  return stage(clerk, (work) => openTill(work, { key: newId(), office: 'cairo', counted, brought: 0n }))
}
const refused = (promise: Promise<unknown>, code: string) =>
  assert.rejects(promise, (thrown) => isRefusal(thrown) && thrown.code === code)
const opened = async (...ids: readonly string[]) =>
  (await Promise.all(ids.map((id) => database.read((work) => readPaymentsOf(work, id)))))
    .flat()
    .filter((one) => one.method === 'office')

test('without an open till nothing is opened; at an open one the due is taken once, and the goods go on', async () => {
  const { id, due: minor, request } = await waiting()
  await refused(due(request.id), 'NO_TILL_OPEN')
  assert.deepEqual(await opened(id, request.id), [])
  const till = await open()
  const key = newId()
  const presses = await Promise.all([
    ...Array.from({ length: 10 }, () => due(request.id, clerk, key)),
    ...Array.from({ length: 5 }, () => due(request.id)),
    ...Array.from({ length: 5 }, () => due(request.id, colleague)),
  ])
  assert.equal(
    new Set(presses.map(({ code }) => code)).size,
    1,
    'one payment, however often and by whomever it is pressed',
  )
  const [payment, ...others] = await opened(id, request.id)
  assert.deepEqual([others.length, payment?.customerId, payment?.status], [0, cast.customer.id, 'pending_payment'])
  assert.deepEqual([payment?.outside.minor, presses[0]], [minor, { tillId: till.id, code: payment?.code }])
  const before = await inTill()
  const taken = newId()
  const code = payment?.code ?? ''
  await Promise.all(Array.from({ length: 10 }, () => take(till.id, code, minor, taken)))
  await assert.rejects(take(till.id, code, minor))
  assert.equal(await inTill(), before + minor)
  assert.equal((await read(id)).due, 0n)
  await refused(due(request.id), 'NOTHING_DUE')
  await stage(cast.hub, (work) => preparePickup(work, request.id))
  const logged = await database.db
    .selectFrom('audit_log')
    .select(['staff_id', 'after'])
    .where('action', '=', 'till.due')
    .where('subject', '=', `payment:${payment?.id}`)
    .execute()
  assert.equal(logged.length, 11, 'each press of its own is in the log')
  assert.deepEqual(new Set(logged.map((row) => row.staff_id)), new Set([clerk.id, colleague.id]))
  assert.deepEqual(await database.read(proveBooks), [])
})

test('what the customer opened already is gone on with, for the order or for the pickup', async () => {
  const first = await waiting()
  const order = { key: newId(), number: first.number, method: 'office' } as const
  const { paymentId } = await stage(cast.customer, (work) => payOrder(work, order, sampleRoutes))
  const { code } = await due(first.request.id)
  const [own, ...others] = await opened(first.id, first.request.id)
  assert.deepEqual([own?.id, own?.code, others.length], [paymentId, code, 0])
  const second = await waiting()
  const pickup = { key: newId(), requestId: second.request.id, method: 'office' } as const
  const theirs = await stage(cast.customer, (work) => payRequest(work, pickup, sampleRoutes))
  await due(second.request.id)
  assert.deepEqual(
    (await opened(second.id, second.request.id)).map((one) => one.id),
    [theirs.paymentId],
  )
})

test('only the till of the pickup’s own office takes it, by who may use it, while it is not counted', async () => {
  const { id, request } = await waiting()
  // To another office the order is not there.
  await refused(due(request.id, elsewhere), 'NOT_FOUND')
  for (const who of [cast.hub, cast.customer]) await refused(due(request.id, who), 'FORBIDDEN')
  await refused(due(newId()), 'NOT_FOUND')
  const shown = async (who: Actor) => {
    const [card] = await database.read(async (work) => withCash(work, await withDues(work, [request])), { who })
    return card?.cash?.requestId ?? null
  }
  assert.deepEqual(
    [await shown(clerk), await shown(elsewhere), await shown(cast.hub)],
    [request.id, null, null],
    'the button is there for whom it does something',
  )
  const till = await database.db
    .selectFrom('till_sessions')
    .select('id')
    .where('closed_at', 'is', null)
    .executeTakeFirstOrThrow()
  const short = (await inTill()) - 10_000n
  await stage(clerk, (work) =>
    closeTill(work, { key: newId(), tillId: till.id, counted: short, taken: 0n, note: 'counted twice' }),
  )
  await refused(due(request.id), 'TILL_COUNTED')
  assert.deepEqual(await opened(id, request.id), [])
})
