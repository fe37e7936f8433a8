import assert from 'node:assert/strict'
import test from 'node:test'
import { proveBooks } from '#money/wallet/read-proof.ts'
import { readBalance, readWallet } from '#money/wallet/read-wallet.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { newId } from '#platform/work/id.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import { type Actor, roles, system } from '#platform/work/work.ts'
import { chooseOption } from '#selling/orders/discrepancies/choose-option.ts'
import { issueInvoices, readInvoices } from '#selling/orders/invoices/issue-invoice.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { readOrderMoney } from '#selling/orders/money/order-money.ts'
import { handOverSample, orderAt } from '#world/samples/fulfilment/requests.samples.ts'
import {
  collectedSample,
  receivedReturn,
  returnSample,
  samplePhoto,
} from '#world/samples/fulfilment/returns.samples.ts'
import { sampleCustomer, sampleStaff } from '#world/samples/people/people.samples.ts'
import { openSample, proposeSample } from '#world/samples/selling/discrepancies.samples.ts'
import { type Stage, sampleCast, sampleItem, sampleSellers } from '#world/samples/selling/orders.samples.ts'
import { askReturn } from './ask-return.ts'
import { cancelReturn, chooseOffice, expireReturn, readLateReturns, receiveReturn } from './bring-return.ts'
import { approveReturn, rejectReturn } from './decide-return.ts'
import { readReturn } from './read-returns.ts'
import { refundReturn, withdrawRefund } from './refund-return.ts'
import { lockReturn, moveReturn } from './return-case.ts'
import { type ReturnEvent, type ReturnMove, returnMoves, returnStates } from './return-moves.ts'
import type { Condition } from './return-reasons.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
const cast = await database.write(sampleCast)
const [support, finance, other] = await database.write(async (work) => [
  (await sampleStaff(work, ['support'])).who,
  (await sampleStaff(work, ['finance'])).who,
  (await sampleStaff(work, ['finance'])).who,
])
const stranger = (await database.write((work) => sampleCustomer(work))).who
const customerId = cast.customer.id ?? ''
const card = async () => (await database.read((work) => readWallet(work, customerId))).card.minor
const cash = async () => (await database.read((work) => readWallet(work, customerId))).cash.minor
const balance = async (account: Parameters<typeof readBalance>[1]) =>
  (await database.read((work) => readBalance(work, account))).minor
const refused = (code: string) => (error: unknown) => isRefusal(error) && error.code === code
const see = (number: string, who: Actor = cast.customer) => database.read((work) => readReturn(work, number), { who })
const refund = (who: Actor, number: string, key = newId()) => stage(who, (work) => refundReturn(work, { key, number }))
const three = () => sampleItem({ quantity: 3, data: { price: '9.99' } })

async function brought(number: string, isOurs: boolean, condition: Condition = 'as_new'): Promise<void> {
  await stage(support, (work) => approveReturn(work, { number, note: 'fine', isOurs }))
  await stage(cast.customer, (work) => chooseOffice(work, { number, office: 'cairo' }))
  const { code } = await see(number)
  await stage(cast.desk, (work) =>
    receiveReturn(work, { number, code: code ?? '', condition, note: null, photo: null }),
  )
}

test('a change of mind: the price is refunded without shipping and clearance, less the fee, and the books reverse exactly that', async () => {
  const order = await collectedSample(stage, cast, [sampleItem({ data: { price: '19.99' } })])
  await database.write((work) => issueInvoices(work, order.id, sampleSellers.eg), { who: system })
  const earned = () =>
    Promise.all(
      (['revenue:onlinePrice', 'revenue:internationalShipping', 'revenue:returnFees', 'vat'] as const).map(balance),
    )
  const before = { card: await card(), earned: await earned() }
  const number = await returnSample(stage, cast, order)
  const asked = await see(number)
  assert.deepEqual([asked.state, asked.isOurs, asked.feeMinor], ['requested', false, 90_000n])
  await brought(number, false)
  const { isDone, backMinor } = await refund(support, number)
  assert.deepEqual([isDone, backMinor], [true, asked.backMinor])
  assert.equal((await card()) - before.card, asked.backMinor)
  const [price = 0n, shipping = 0n, fees = 0n, vat = 0n] = (await earned()).map(
    (minor, at) => minor - before.earned[at]!,
  )
  const { breakdown } = await database.read(async (work) => ({
    breakdown: (await findOrder(work, { id: order.id })).placed_costs,
  }))
  const online = BigInt((breakdown as Record<string, string>).onlinePrice ?? '0')
  assert.deepEqual([price, shipping], [-online, 0n])
  assert.ok(fees > 0n && fees < 90_000n && vat < 0n)
  const money = await database.read(async (work) => readOrderMoney(work, await findOrder(work, { id: order.id })))
  assert.deepEqual([money.due, money.surplus, await balance(`order:${order.id}`)], [0n, 0n, 0n])
  // A refund of an invoiced order makes a credit note.
  await database.write((work) => issueInvoices(work, order.id, sampleSellers.eg), { who: system })
  const papers = await database.read((work) => readInvoices(work, order.id))
  assert.deepEqual(
    papers.map(({ kind, total_minor }) => [kind, total_minor]),
    [
      ['invoice', order.dueMinor],
      ['credit_note', asked.backMinor],
    ],
  )
  assert.deepEqual(await database.read(proveBooks), [])
})

test('our fault: the whole item is refunded without a fee, to the kind that paid, and a part of a quantity is that part', async () => {
  const order = await collectedSample(stage, cast, [three()])
  const before = [await card(), await cash()]
  const number = await returnSample(stage, cast, order, { reason: 'DAMAGED' })
  const { grossMinor, feeMinor, backMinor } = await see(number)
  assert.equal(feeMinor, 0n)
  assert.ok(
    order.dueMinor / 3n - grossMinor <= 12n && grossMinor <= order.dueMinor / 3n,
    `${grossMinor} of ${order.dueMinor}`,
  )
  await brought(number, true, 'damaged')
  await refund(finance, number)
  assert.deepEqual([(await card()) - before[0]!, (await cash()) - before[1]!], [backMinor, 0n])
  await assert.rejects(returnSample(stage, cast, order, { quantity: 3 }), refused('RETURN_TOO_MANY'))
  const rest = await returnSample(stage, cast, order, { reason: 'DAMAGED', quantity: 2 })
  await brought(rest, true)
  await refund(finance, rest)
  assert.ok((await card()) - before[0]! <= order.dueMinor)
  assert.deepEqual(await database.read(proveBooks), [])
})

test('support decides who is at fault: the refund changes before the goods arrive', async () => {
  const order = await collectedSample(stage, cast, [sampleItem({ data: { price: '19.99' } })])
  const number = await returnSample(stage, cast, order, { reason: 'DEFECTIVE' })
  const claimed = await see(number)
  await stage(support, (work) => approveReturn(work, { number, note: 'It works', isOurs: false }))
  const decided = await see(number)
  assert.ok(decided.backMinor < claimed.backMinor && decided.feeMinor === 90_000n)
  await stage(cast.customer, (work) => cancelReturn(work, number))
  assert.equal((await see(number)).state, 'cancelled')
})

test('above the limit two people refund: the same person twice is refused, two others at once refund once', async () => {
  const order = await collectedSample(stage, cast, [sampleItem({ data: { price: '149.99' } })])
  const number = await returnSample(stage, cast, order, { reason: 'WRONG_ITEM' })
  await brought(number, true)
  const before = await card()
  const first = await refund(finance, number)
  assert.deepEqual([first.isDone, await card()], [false, before])
  await assert.rejects(refund(finance, number), refused('SECOND_PERSON_NEEDED'))
  await assert.rejects(
    database.pool.query(
      `update returns set state = 'refunded', refunded_at = now(), refunded_by = '${finance.id}' where number = '${number}'`,
    ),
    /without its history|return_second_person/,
  )
  await stage(support, (work) => withdrawRefund(work, number))
  assert.equal((await refund(support, number)).isDone, false)
  const both = await Promise.allSettled([refund(finance, number), refund(other, number)])
  assert.deepEqual(both.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
  assert.equal((await card()) - before, (await see(number)).backMinor)
  assert.deepEqual(await database.read(proveBooks), [])
})

test('the code opens the return at the desk, a wrong one does not, and the goods may still be refused', async () => {
  const order = await collectedSample(stage, cast)
  const number = await returnSample(stage, cast, order)
  await assert.rejects(
    stage(cast.customer, (work) => chooseOffice(work, { number, office: 'cairo' })),
    refused('RETURN_NOT_ALLOWED'),
  )
  await stage(support, (work) => approveReturn(work, { number, note: '', isOurs: false }))
  await assert.rejects(
    stage(cast.customer, (work) => chooseOffice(work, { number, office: 'dubai' })),
    refused('RETURN_OFFICE_UNKNOWN'),
  )
  await stage(cast.customer, (work) => chooseOffice(work, { number, office: 'cairo' }))
  const { code } = await see(number)
  await stage(cast.customer, (work) => chooseOffice(work, { number, office: 'cairo' }))
  assert.equal((await see(number)).code, code)
  const take = (given: string, who: Actor = cast.desk) =>
    stage(who, (work) =>
      receiveReturn(work, { number, code: given, condition: 'used', note: 'worn', photo: samplePhoto() }),
    )
  await assert.rejects(take('000000'), refused('RETURN_WRONG_CODE'))
  await assert.rejects(take(code ?? '', support), refused('RETURN_NOT_ALLOWED'))
  await take(code ?? '')
  await assert.rejects(
    stage(cast.customer, (work) => cancelReturn(work, number)),
    refused('RETURN_NOT_ALLOWED'),
  )
  await stage(support, (work) => rejectReturn(work, { number, note: 'It was worn' }))
  assert.deepEqual([(await see(number)).state, (await see(number)).photos.length], ['rejected', 2])
})

test('goods that were not handed over, are too late or belong to somebody else are not returned; a fault needs a picture', async () => {
  const order = await collectedSample(stage, cast)
  const wish = {
    key: newId(),
    number: order.number,
    note: 'broken',
    photos: [],
    reason: 'DAMAGED' as const,
    parts: [{ itemId: order.itemIds[0]!, quantity: 1 }],
  }
  await assert.rejects(
    stage(cast.customer, (work) => askReturn(work, wish)),
    refused('RETURN_PHOTO_NEEDED'),
  )
  const shown = { ...wish, photos: [samplePhoto()] }
  await assert.rejects(
    stage(stranger, (work) => askReturn(work, shown)),
    refused('NOT_FOUND'),
  )
  const late = new Date(Date.now() + 15 * 86_400_000)
  await assert.rejects(
    database.write((work) => askReturn(work, shown), { who: cast.customer, now: late }),
    refused('RETURN_TOO_LATE'),
  )
  const asks = Array.from({ length: 20 }, () =>
    stage(cast.customer, (work) => askReturn(work, { ...shown, photos: [samplePhoto()] })),
  )
  assert.equal(new Set((await Promise.all(asks)).map(({ number }) => number)).size, 1)
  const { number } = await asks[0]!
  await assert.rejects(see(number, stranger), refused('NOT_FOUND'))
  await assert.rejects(
    stage(stranger, (work) => cancelReturn(work, number)),
    refused('NOT_FOUND'),
  )
  await stage(support, (work) => approveReturn(work, { number, note: '', isOurs: true }))
  const over = new Date(Date.now() + 15 * 86_400_000)
  assert.ok((await database.write(readLateReturns, { now: over })).includes(number))
  await database.write((work) => expireReturn(work, number), { who: system, now: over })
  assert.equal((await see(number)).state, 'cancelled')
})

test('every state, event and person: a row of the table, or refused with 409; raw SQL neither', async () => {
  const order = await collectedSample(stage, cast)
  const number = await returnSample(stage, cast, order)
  const people: readonly Actor[] = [
    cast.customer,
    system,
    ...roles.map((role): Actor => ({ kind: 'staff', id: support.id, roles: [role], places: [] })),
  ]
  const events = [...new Set(returnMoves.map(({ event }) => event))] as readonly ReturnEvent[]
  const isTheirs = (who: Actor, { by }: ReturnMove) =>
    by.some((one) => one === who.kind) ||
    (who.kind === 'staff' &&
      who.roles.some(
        (role) => by.includes(role) || (role === 'admin' && by.some((one) => one !== 'customer' && one !== 'system')),
      ))
  let tried = 0
  for (const state of returnStates)
    for (const event of events)
      for (const who of people) {
        if (returnMoves.some((move) => move.from === state && move.event === event && isTheirs(who, move))) continue
        tried++
        await assert.rejects(
          database.write(
            async (work) => {
              const { found } = await lockReturn({ ...work, who: system }, number)
              return moveReturn(work, { ...found, state }, { event })
            },
            { who },
          ),
          refused('RETURN_NOT_ALLOWED'),
          `${state} ${event} ${who.kind}`,
        )
      }
  assert.ok(tried > 300)
  for (const [sql, says] of [
    [`update returns set state = 'approved' where number = '${number}'`, /without its history/],
    [`update returns set reason = 'DAMAGED' where number = '${number}'`, /may not be changed/],
    [`delete from returns where number = '${number}'`, /append-only|permission denied/],
    ['update return_items set quantity = 9', /never changes/],
    [
      "insert into return_history (return_id, at, who_kind, event, from_state, to_state) select id, now(), 'system', 'x', 'requested', 'refunded' from returns limit 1",
      /return may not move from requested to refunded/,
    ],
  ] as const)
    await assert.rejects(database.pool.query(sql), says, sql)
})

test('goods with a later discount are refunded at their final price, and no more', async () => {
  const order = await orderAt(stage, cast, 'received_at_warehouse')
  const { items } = await stage(cast.customer, (work) => findOrder(work, { id: order.id }))
  const itemIds = items.map((item) => item.id)
  const { number } = await openSample(stage, cast.warehouse, itemIds[0] ?? '')
  await proposeSample(stage, support, number)
  const before = await card()
  await stage(cast.customer, (work) => chooseOption(work, { key: newId(), number, kind: 'accept', round: 1 }))
  await handOverSample(stage, cast, order)
  const back = await returnSample(stage, cast, { number: order.number, itemIds }, { reason: 'DAMAGED' })
  const paid = order.dueMinor - 5_000n
  assert.equal((await see(back)).grossMinor, paid)
  await receivedReturn(stage, cast, support, back)
  const first = await refund(finance, back)
  if (!first.isDone) await refund(other, back)
  assert.ok((await card()) - before >= 5_000n)
  const money = await database.read(async (work) => readOrderMoney(work, await findOrder(work, { id: order.id })))
  assert.deepEqual([money.due, money.surplus], [0n, 0n])
  assert.deepEqual(await database.read(proveBooks), [])
})
