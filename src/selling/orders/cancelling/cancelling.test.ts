import assert from 'node:assert/strict'
import test from 'node:test'
import { proveBooks } from '#money/wallet/read-proof.ts'
import { readBalance, readWallet } from '#money/wallet/read-wallet.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { newId } from '#platform/work/id.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import { type Actor, roles, system } from '#platform/work/work.ts'
import { findOrder, lockOrder } from '#selling/orders/items/lock-order.ts'
import { moveItems } from '#selling/orders/items/move-item.ts'
import { readOrderMoney } from '#selling/orders/money/order-money.ts'
import type { NewItem } from '#selling/orders/place-order.ts'
import { readPendingActions } from '#selling/orders/read-pending-actions.ts'
import { sampleCustomer, sampleStaff } from '#world/samples/people/people.samples.ts'
import {
  approvedSample,
  placeSample,
  type Stage,
  sampleCast,
  sampleItem,
} from '#world/samples/selling/orders.samples.ts'
import { answerCancellation, endCancellation } from './answer-cancellation.ts'
import { askCancellation } from './ask-cancellation.ts'
import { boughtStates, lockCancellation, moveCancellation } from './cancellation.ts'
import { type CancellationEvent, cancellationMoves, cancellationStates } from './cancellation-moves.ts'
import { expireCancellation, readOverdue } from './expire-cancellations.ts'
import { proposeAsked, proposeCancellation } from './propose-cancellation.ts'
import { readCancellation } from './read-cancellations.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
const cast = await database.write(sampleCast)
const support = (await database.write((work) => sampleStaff(work, ['support']))).who
const stranger = (await database.write((work) => sampleCustomer(work))).who
const customerId = cast.customer.id ?? ''
const card = async () => (await database.read((work) => readWallet(work, customerId))).card.minor
const balance = async (account: Parameters<typeof readBalance>[1]) =>
  (await database.read((work) => readBalance(work, account))).minor
const refused = (code: string) => (error: unknown) => isRefusal(error) && error.code === code
const cable = () => sampleItem({ title: 'Cable', url: 'https://www.amazon.com/dp/B0CABLE', data: { price: '9.99' } })

// `system` buys here, because this room may not import purchasing.
async function bought(items: readonly NewItem[] = [sampleItem()]) {
  const placed = await approvedSample(stage, cast, items)
  await stage(cast.buyer, async (work) => {
    const order = await lockOrder(work, placed.id)
    return moveItems(
      work,
      order,
      order.items.map((item) => ({ itemId: item.id, event: 'purchase' })),
    )
  })
  const { items: all } = await stage(support, (work) => findOrder(work, { id: placed.id }))
  return { ...placed, itemIds: all.map((item) => item.id) }
}

const propose = (number: string, itemIds: readonly string[]) =>
  stage(support, (work) => proposeCancellation(work, { key: newId(), number, itemIds, why: 'as you wished' }))
const answer = (number: string, agrees: boolean, who: Actor = cast.customer) =>
  stage(who, (work) => answerCancellation(work, { key: newId(), number, agrees }))

test('support proposes, the customer accepts: the item is cancelled, everything but the fee is refunded, and the fee is earned with its VAT', async () => {
  const order = await bought()
  const before = await card()
  const { number } = await propose(order.number, order.itemIds)
  const offer = await database.read((work) => readCancellation(work, number), { who: cast.customer })
  // Only bought: half of the service fee, and no other work was done yet.
  const service = offer.items[0]?.lines
  assert.deepEqual(
    service?.map(({ line }) => line),
    ['serviceFees'],
  )
  assert.equal(offer.feeMinor, ((service?.[0]?.minor ?? 0n) + 1n) / 2n)
  assert.equal((offer.feeMinor ?? 0n) + (offer.backMinor ?? 0n), order.dueMinor)
  const [action] = await database.read(readPendingActions, { who: cast.customer })
  assert.deepEqual([action?.type, action?.number, action?.deadline], ['AgreeToFees', order.number, offer.until])
  const [fees, vat] = [await balance('revenue:cancellationFees'), await balance('vat')]
  const { backMinor } = await answer(number, true)
  assert.equal(backMinor, offer.backMinor)
  assert.equal((await card()) - before, offer.backMinor)
  const [earned, taxed] = [(await balance('revenue:cancellationFees')) - fees, (await balance('vat')) - vat]
  assert.equal(earned + taxed, offer.feeMinor)
  assert.equal(taxed, (offer.feeMinor! * 14n * 2n + 114n) / 228n)
  assert.equal(await balance(`order:${order.id}`), 0n)
  const after = await database.read((work) => findOrder(work, { id: order.id }))
  assert.deepEqual(
    after.items.map((item) => item.state),
    ['cancelled'],
  )
  assert.deepEqual(await database.read(proveBooks), [])
})

test('one of two items: the other continues, its order owes the fee and holds the rest, and a later refund of ours takes none of it', async () => {
  const order = await bought([sampleItem(), cable()])
  const [first = '', second = ''] = order.itemIds
  const before = await card()
  const { number } = await propose(order.number, [first])
  const offer = await database.read((work) => readCancellation(work, number))
  await answer(number, true)
  assert.equal((await card()) - before, offer.backMinor)
  const money = await database.read(async (work) => readOrderMoney(work, await findOrder(work, { id: order.id })))
  assert.deepEqual([money.due, money.surplus, money.dues], [0n, 0n, offer.feeMinor])
  await stage(cast.buyer, async (work) => {
    const held = await lockOrder(work, order.id)
    await moveItems(work, held, [{ itemId: second, event: 'sellerCancelled' }])
  })
  assert.equal((await card()) - before, order.dueMinor - (offer.feeMinor ?? 0n))
  assert.equal(await balance(`order:${order.id}`), 0n)
  assert.deepEqual(await database.read(proveBooks), [])
})

test('the further the goods are, the more services are in the fee', async () => {
  const order = await bought()
  const [itemId = ''] = order.itemIds
  const walk = (who: Actor, event: 'sellerShipped' | 'receive' | 'pack' | 'dispatch' | 'arriveAtCustoms') =>
    stage(who, async (work) => moveItems(work, await lockOrder(work, order.id), [{ itemId, event }]))
  const lines = async () => {
    const { number } = await propose(order.number, [itemId])
    const { items } = await database.read((work) => readCancellation(work, number))
    await stage(support, (work) => endCancellation(work, number, 'looked only'))
    return items[0]?.lines.map(({ line }) => line) ?? []
  }
  const seen = [await lines()]
  await walk(cast.buyer, 'sellerShipped')
  await walk(cast.warehouse, 'receive')
  seen.push(await lines())
  await walk(cast.warehouse, 'pack')
  await walk(cast.warehouse, 'dispatch')
  seen.push(await lines())
  await walk(cast.hub, 'arriveAtCustoms')
  seen.push(await lines())
  assert.deepEqual(seen, [
    ['serviceFees'],
    ['serviceFees', 'storageAndHandling'],
    ['serviceFees', 'storageAndHandling', 'internationalShipping'],
    ['serviceFees', 'storageAndHandling', 'internationalShipping', 'clearanceFees'],
  ])
})

test('the customer asks, support answers, the customer declines: nothing moved, and they may ask again', async () => {
  const order = await bought()
  const wish = { number: order.number, itemIds: order.itemIds, reason: 'NOT_MY_NEEDS', comment: 'a gift' } as const
  const ask = (key: string) => stage(cast.customer, (work) => askCancellation(work, { key, ...wish }))
  const key = newId()
  const [one, two] = await Promise.all([ask(key), ask(key)])
  assert.deepEqual(one, two)
  await assert.rejects(ask(newId()), refused('CANCELLATION_OPEN'))
  await stage(support, (work) => proposeAsked(work, { key: newId(), number: one.number, why: 'here it is' }))
  const before = await card()
  await answer(one.number, false)
  assert.equal(await card(), before)
  await assert.rejects(answer(one.number, true), refused('CANCELLATION_NOT_ALLOWED'))
  const again = await ask(newId())
  await stage(cast.customer, (work) => endCancellation(work, again.number, null))
  assert.equal((await database.read((work) => readCancellation(work, again.number))).state, 'withdrawn')
})

test('the customer accepts while support withdraws the proposal: one of them wins, and the money follows', async () => {
  for (let round = 0; round < 6; round++) {
    const order = await bought()
    const before = await card()
    const { number } = await propose(order.number, order.itemIds)
    const { backMinor } = await database.read((work) => readCancellation(work, number))
    const both = [answer(number, true), stage(support, (work) => endCancellation(work, number, 'a mistake'))]
    const won = (await Promise.allSettled(both)).map(({ status }) => status)
    assert.deepEqual([...won].sort(), ['fulfilled', 'rejected'])
    const gained = (await card()) - before
    assert.equal(gained, won[0] === 'fulfilled' ? backMinor : 0n)
  }
  assert.deepEqual(await database.read(proveBooks), [])
})

test('no answer means no: at the deadline, and when the goods can no longer be cancelled', async () => {
  const order = await bought()
  const { number } = await propose(order.number, order.itemIds)
  const later = new Date(Date.now() + 73 * 3_600_000)
  await assert.rejects(
    database.write((work) => answerCancellation(work, { key: newId(), number, agrees: true }), {
      who: cast.customer,
      now: later,
    }),
    refused('CANCELLATION_OVER'),
  )
  assert.ok((await database.write(readOverdue, { now: later })).includes(number))
  await database.write((work) => expireCancellation(work, number), { who: system })
  assert.equal((await database.read((work) => readCancellation(work, number))).state, 'proposed')
  await database.write((work) => expireCancellation(work, number), { who: system, now: later })
  assert.equal((await database.read((work) => readCancellation(work, number))).state, 'expired')
})

test('nobody else sees it, only support proposes, and it contains only bought goods', async () => {
  const order = await bought()
  const { number } = await propose(order.number, order.itemIds)
  await assert.rejects(answer(number, true, stranger), refused('NOT_FOUND'))
  await assert.rejects(
    database.read((work) => readCancellation(work, number), { who: stranger }),
    refused('NOT_FOUND'),
  )
  const wish = { key: newId(), number: order.number, itemIds: order.itemIds, why: 'no' }
  for (const who of [cast.buyer, cast.customer, cast.desk])
    await assert.rejects(
      stage(who, (work) => proposeCancellation(work, wish)),
      refused('FORBIDDEN'),
    )
  const unbought = await placeSample(stage, cast)
  const { items } = await database.read((work) => findOrder(work, { id: unbought.id }))
  await assert.rejects(propose(unbought.number, [items[0]!.id]), refused('TRANSITION_NOT_ALLOWED'))
})

test('every state, event and person: a row of the table, or refused with 409', async () => {
  const order = await bought()
  const { number } = await propose(order.number, order.itemIds)
  const people: readonly Actor[] = [
    cast.customer,
    system,
    ...roles.map((role): Actor => ({ kind: 'staff', id: support.id, roles: [role], places: [] })),
  ]
  const events = [...new Set(cancellationMoves.map(({ event }) => event))] as readonly CancellationEvent[]
  let tried = 0
  for (const state of cancellationStates)
    for (const event of events)
      for (const who of people) {
        const rows = cancellationMoves.filter((move) => move.from === state && move.event === event)
        const isTheirs = rows.some(({ by }) =>
          by.some(
            (one) =>
              one === who.kind ||
              (who.kind === 'staff' &&
                (who.roles.includes('support') || who.roles.includes('admin')) &&
                one === 'support'),
          ),
        )
        if (isTheirs) continue
        tried++
        await assert.rejects(
          database.write(
            async (work) => {
              const { cancellation } = await lockCancellation({ ...work, who: system }, number)
              return moveCancellation(work, { ...cancellation, state }, event)
            },
            { who },
          ),
          refused('CANCELLATION_NOT_ALLOWED'),
          `${state} ${event} ${who.kind}`,
        )
      }
  assert.ok(tried > 200)
})

test('the database refuses by hand moves that are not in the table, and bought goods cancelled without an agreement', async () => {
  const order = await bought()
  const { number } = await propose(order.number, order.itemIds)
  for (const [sql, says] of [
    [`update cancellations set state = 'agreed' where number = '${number}'`, /without its history/],
    [`update cancellations set fee_minor = 0 where number = '${number}'`, /never changes/],
    [`delete from cancellations where number = '${number}'`, /append-only|permission denied/],
    [
      `insert into cancellation_history (cancellation_id, at, who_kind, event, from_state, to_state)
        select id, now(), 'system', 'x', 'declined', 'agreed' from cancellations where number = '${number}'`,
      /cancellation may not move from declined to agreed/,
    ],
  ] as const)
    await assert.rejects(database.pool.query(sql), says, sql)
  for (const state of boughtStates.slice(0, 1))
    await assert.rejects(
      stage(support, async (work) => {
        const held = await lockOrder(work, order.id)
        assert.equal(held.items[0]?.state, state)
        return moveItems(work, held, [{ itemId: order.itemIds[0]!, event: 'cancel' }], { feesAgreed: true })
      }),
      /nobody agreed/,
    )
})
