import assert from 'node:assert/strict'
import test from 'node:test'
import { idNumberColumns } from '#people/access/sealed/id-number.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { newId } from '#platform/work/id.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import { cancelOrder } from '#selling/orders/cancel-order.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { claimOrder } from '#selling/orders/review/claim-order.ts'
import { finishReview } from '#selling/orders/review/finish-review.ts'
import { reviewItem } from '#selling/orders/review/review-item.ts'
import type { Verdict } from '#selling/orders/review/verdict.ts'
import { sampleCustomer } from '#world/samples/people/people.samples.ts'
import {
  approvedSample,
  type Cast,
  paidSample,
  reviewSample,
  type Stage,
  sampleCast,
  sampleItem,
} from '#world/samples/selling/orders.samples.ts'
import { readItemFlags } from './item-flags.ts'
import { readPersonalUse } from './personal-use.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
const cast = await database.write(sampleCast)
const phone = (quantity = 1) =>
  sampleItem({ title: 'Apple iPhone 16', quantity, data: { category: 'mobiles', weight: 300 } })
const refused = (code: string) => (error: unknown) => isRefusal(error) && error.code === code

/** Each story has its own customer, with a national ID if given. */
async function person(nationalId: string | null = null): Promise<Cast> {
  const { who, id } = await database.write((work) => sampleCustomer(work))
  if (nationalId) {
    await database.write((work) =>
      work.db
        .updateTable('customers')
        .set(idNumberColumns(work, id, nationalId))
        .where('id', '=', id)
        .execute(),
    )
  }
  return { ...cast, customer: who }
}
const use = (number: string) =>
  database.read(async (work) => {
    const order = await findOrder(work, { number })
    const all = await readPersonalUse(work, order, order.items)
    return all.map(({ limit, cameIn, coming, adds, left }) => ({ per: limit.per, cameIn, coming, adds, left }))
  })
const yearly = async (number: string) => (await use(number)).find(({ per }) => per === 'year')

/** Claimed and approved unchanged, but not finished. */
async function toFinish(number: string, verdict: Verdict = { kind: 'approve' }): Promise<void> {
  await stage(cast.reviewer, (work) => claimOrder(work, number))
  const { items } = await database.read((work) => findOrder(work, { number }))
  for (const { id: itemId, version } of items)
    await stage(cast.reviewer, (work) => reviewItem(work, { itemId, version, data: {}, verdict }))
}
const finish = (number: string) => stage(cast.reviewer, (work) => finishReview(work, number))

test('a person’s imports are counted over split orders and over accounts with one national ID', async () => {
  const first = await person('29001011234567')
  const second = await person('29001011234567')
  const stranger = await person('28505051234567')
  await approvedSample(stage, first, [phone()])
  await approvedSample(stage, second, [phone()])
  const third = await paidSample(stage, first, [phone()])
  assert.deepEqual(await yearly(third.number), { per: 'year', cameIn: 0, coming: 2, adds: 1, left: 0 })
  const theirs = await paidSample(stage, stranger, [phone()])
  assert.deepEqual(await yearly(theirs.number), { per: 'year', cameIn: 0, coming: 0, adds: 1, left: 2 })
  await reviewSample(stage, first, third.number)

  const fourth = await paidSample(stage, second, [phone()])
  assert.equal((await yearly(fourth.number))?.left, -1)
  await toFinish(fourth.number)
  await assert.rejects(finish(fourth.number), refused('OVER_PERSONAL_LIMIT'))
})

test('for a limit per order the person’s other orders that may share a shipment are shown, each item once', async () => {
  const first = await person('29503031234567')
  const second = await person('29503031234567')
  await approvedSample(stage, first, [phone(), sampleItem()])
  const split = await paidSample(stage, second, [phone()])
  const gone = await approvedSample(stage, first, [phone()])
  const beside = async (number: string) =>
    database.read(async (work) => {
      const order = await findOrder(work, { number })
      const uses = await readPersonalUse(work, order, order.items)
      return uses.flatMap(({ limit, ...one }) =>
        limit.per === 'order' ? [[one.beside, one.undecided, one.adds, one.left]] : [],
      )
    })
  const { number } = await paidSample(stage, first, [phone(), phone()])
  assert.deepEqual(await beside(number), [[3, 1, 2, -1]], 'two lines of one order are one count')
  assert.deepEqual(await beside(split.number), [[4, 2, 1, 0]], 'what waits for its review is counted too')
  await stage(first.customer, (work) =>
    cancelOrder(work, { number, reason: 'EXPENSIVE_ITEM', comment: null, key: newId() }),
  )
  assert.deepEqual(await beside(split.number), [[2, 0, 1, 0]])
  // It has left; nothing else of its way matters here.
  await database.pool.query(
    `insert into item_history (item_id, at, who_kind, event, from_state, to_state)
     select item.id, now(), 'system', 'arrive', 'shipped_to_destination', 'in_shipping_process' from order_items item
     where item.order_id = $1`,
    [gone.id],
  )
  assert.deepEqual(await beside(split.number), [[1, 0, 1, 0]])
  assert.deepEqual(await yearly(split.number), { per: 'year', cameIn: 1, coming: 1, adds: 1, left: 0 })
})

test('two orders of one person are approved at the same moment: the last place is given once', async () => {
  for (let round = 0; round < 3; round++) {
    const buyer = await person()
    await approvedSample(stage, buyer, [phone()])
    await approvedSample(stage, buyer, [phone()])
    const orders = [await paidSample(stage, buyer, [phone()]), await paidSample(stage, buyer, [phone()])]
    for (const { number } of orders) await toFinish(number)
    const results = await Promise.allSettled(orders.map(({ number }) => finish(number)))
    assert.deepEqual(results.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
    const loser = results.find((one) => one.status === 'rejected')
    assert.ok(refused('OVER_PERSONAL_LIMIT')(loser?.reason))
  }
})

test('too many in one order: refused at the item, and a permit, a rejection or a question resolves it', async () => {
  const buyer = await person()
  const permitted = await paidSample(stage, buyer, [phone(2)])
  await toFinish(permitted.number)
  const { items } = await database.read((work) => findOrder(work, { number: permitted.number }))
  const [item] = items
  assert.ok(item)
  await assert.rejects(
    finish(permitted.number),
    (error: unknown) => isRefusal(error) && error.facts.path === `items.${item.id}.permit`,
  )
  const review = (verdict: Verdict) =>
    stage(cast.reviewer, (work) => reviewItem(work, { itemId: item.id, version: item.version, data: {}, verdict }))
  await review({ kind: 'approve', permit: 'NTRA permit 2231, seen' })
  await finish(permitted.number)
  const after = await database.read((work) => findOrder(work, { number: permitted.number }))
  assert.equal(after.items[0]?.state, 'pending_purchase')
  const { rows } = await database.pool.query('select verdict from page_reviews where item_id = $1', [item.id])
  assert.deepEqual(rows, [{ verdict: { kind: 'approve' } }], 'a permit is one person’s')
  const log = await database.pool.query(
    "select why from audit_log where action = 'item.review' and subject = $1 order by id",
    [`item:${item.id}`],
  )
  assert.equal(log.rows.at(-1)?.why, 'approve: NTRA permit 2231, seen')

  const rejected = await paidSample(stage, await person(), [phone(2), sampleItem()])
  await reviewSample(stage, cast, rejected.number, (place) =>
    place === 0 ? { verdict: { kind: 'reject', reason: 'personal_limit', note: '' } } : {},
  )
  const left = await database.read((work) => findOrder(work, { number: rejected.number }))
  assert.deepEqual(
    left.items.map(({ state }) => state),
    ['cancelled', 'pending_purchase'],
  )
})

test('last year’s imports no longer count; goods on their way count until they have arrived', async () => {
  const buyer = await person()
  const { id } = await approvedSample(stage, buyer, [phone()])
  await approvedSample(stage, buyer, [phone()])
  const [arrived] = (await database.read((work) => findOrder(work, { id }))).items
  // It has arrived; nothing else of its way matters here.
  const came = (at: string) =>
    database.pool.query(
      `insert into item_history (item_id, at, who_kind, event, from_state, to_state) values ($1, $2, 'system', 'arrive', 'shipped_to_destination', 'in_shipping_process')`,
      [arrived?.id, at],
    )
  const next = await paidSample(stage, buyer, [phone()])
  assert.deepEqual(await yearly(next.number), { per: 'year', cameIn: 0, coming: 2, adds: 1, left: 0 })
  await came(new Date().toISOString())
  assert.deepEqual(await yearly(next.number), { per: 'year', cameIn: 1, coming: 1, adds: 1, left: 0 })
  await came('2024-12-31T20:00:00Z')
  assert.deepEqual(await yearly(next.number), { per: 'year', cameIn: 0, coming: 1, adds: 1, left: 1 })
})

test('above a limit the question to the customer is prepared in their language', async () => {
  const { number } = await paidSample(stage, await person(), [phone(2)])
  const flags = await database.read(async (work) => readItemFlags(work, await findOrder(work, { number })), {
    locale: 'en',
  })
  const [found] = [...flags.values()]
  assert.match(found?.question ?? '', /هواتف محمولة\u2069?: المسموح للشخص الواحد 1/)
  const { number: fine } = await paidSample(stage, await person(), [phone()])
  const none = await database.read(async (work) => readItemFlags(work, await findOrder(work, { number: fine })))
  assert.deepEqual(
    [...none.values()].map(({ question }) => question),
    [null],
  )
})

test('a forbidden thing is not approved without a reason; the flag names the word, the rule and its day', async () => {
  const { number } = await paidSample(stage, await person(), [sampleItem({ title: 'هدية', notes: 'اريد عطر رجالي' })])
  const flags = await database.read(async (work) => readItemFlags(work, await findOrder(work, { number })))
  const [found] = [...flags.values()]
  assert.deepEqual(
    found?.hits.map(({ hit, rule }) => [hit.kind, hit.where, hit.word, rule.asks]),
    [['flammable', 'notes', 'عطر', 'refuse']],
  )
  await toFinish(number)
  await assert.rejects(finish(number), refused('ITEM_FLAGGED'))
})
