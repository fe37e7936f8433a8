import assert from 'node:assert/strict'
import { test } from 'node:test'
import pg from 'pg'
import { testDatabase } from '#platform/database/test-database.ts'
import { newId } from '#platform/work/id.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import type { Actor } from '#platform/work/work.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { setRemoveBox } from '#selling/orders/set-remove-box.ts'
import { sampleCustomer, sampleStaff } from '#world/samples/people/people.samples.ts'
import { paidSample, reviewSample, type Stage, sampleCast, sampleItem } from '#world/samples/selling/orders.samples.ts'
import { countComments, readCommentDesk } from './read-comment-desk.ts'
import { countUnseen, readComments, readUnseen } from './read-comments.ts'
import { seeComments } from './see-comments.ts'
import { writeComment } from './write-comment.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
const cast = await database.write(sampleCast)
const refused = (code: string) => (error: unknown) => isRefusal(error) && error.code === code
const say = (who: Actor, number: string, said: string, itemId: string | null = null, key = newId()) =>
  stage(who, (work) => writeComment(work, { key, number, itemId, said }))
const unseen = (who: Actor, orderId: string) => stage(who, (work) => countUnseen(work, orderId))

test('a customer asks about an item, staff see it waiting and answer, the customer sees the answer: each counted until seen', async () => {
  const { id, number } = await paidSample(stage, cast)
  const item = (await stage(cast.customer, (work) => findOrder(work, { number }))).items[0]!
  await say(cast.customer, number, ' Is it the black one? ', item.id)
  await say(cast.customer, number, 'And when?')
  const [row] = await stage(cast.reviewer, (work) => readCommentDesk(work, 'AND WHEN'))
  assert.deepEqual([row?.number, row?.count, row?.said], [number, 2, 'And when?'])
  assert.equal((await stage(cast.reviewer, countComments)).count, 1)
  assert.deepEqual([await unseen(cast.reviewer, id), await unseen(cast.customer, id)], [2, 0])
  await say(cast.reviewer, number, 'The black one.', item.id)
  assert.equal((await stage(cast.reviewer, countComments)).count, 0)
  assert.deepEqual([await unseen(cast.reviewer, id), await unseen(cast.customer, id)], [0, 1])
  const [first, , answer] = await stage(cast.customer, (work) => readComments(work, id))
  assert.deepEqual([first?.said, first?.itemTitle, first?.isMine], ['Is it the black one?', item.title, true])
  assert.deepEqual([answer?.staff, answer?.isMine], ['', false], 'a customer is told no names of ours')
  assert.deepEqual(await stage(cast.customer, readUnseen), { [number]: 1 })
  assert.equal(await stage(cast.customer, (work) => seeComments(work, id)), 1)
  assert.deepEqual(await stage(cast.customer, readUnseen), {})
  assert.equal(await unseen(cast.customer, id), 0)
})

test('one key sends it once; empty and too long messages are refused; a stranger and another order’s item are not found', async () => {
  const [one, other] = [await paidSample(stage, cast), await paidSample(stage, cast)]
  const key = newId()
  const twins = await Promise.all([1, 2, 3].map(() => say(cast.customer, one.number, 'Hello', null, key)))
  assert.equal(new Set(twins.map(({ id }) => id)).size, 1)
  await assert.rejects(() => say(cast.customer, one.number, '  '), refused('COMMENT_EMPTY'))
  await assert.rejects(() => say(cast.customer, one.number, 'x'.repeat(2001)), refused('COMMENT_TOO_LONG'))
  const stranger = (await database.write((work) => sampleCustomer(work))).who
  await assert.rejects(() => say(stranger, one.number, 'Mine?'), refused('NOT_FOUND'))
  const item = (await stage(cast.customer, (work) => findOrder(work, { number: other.number }))).items[0]!
  await assert.rejects(() => say(cast.customer, one.number, 'That?', item.id), refused('NOT_FOUND'))
  const content = (await database.write((work) => sampleStaff(work, ['content']))).who
  await assert.rejects(() => say(content, one.number, 'Hi'), refused('FORBIDDEN'))
  assert.equal((await stage(cast.customer, (work) => readComments(work, one.id))).length, 1)
})

test('messages never change, also by raw SQL; an item of another order is refused', async () => {
  const [one, other] = [await paidSample(stage, cast), await paidSample(stage, cast)]
  const { id } = await say(cast.customer, one.number, 'As I said')
  const owner = new pg.Client({ connectionString: database.url })
  await owner.connect()
  await assert.rejects(() => database.pool.query("update order_comments set said = 'else'"), /permission denied/)
  await assert.rejects(
    () => owner.query("update order_comments set said = 'else' where id = $1", [id]),
    /stays as it is/,
  )
  await assert.rejects(() => owner.query('delete from order_comments where id = $1', [id]), /stays as it is/)
  const item = (await stage(cast.customer, (work) => findOrder(work, { number: other.number }))).items[0]!
  await assert.rejects(
    () =>
      owner.query(
        'insert into order_comments (id, order_id, item_id, customer_id, said, at) values ($1, $2, $3, $4, $5, now())',
        [newId(), one.id, item.id, cast.customer.id, 'x'],
      ),
    /is not of order/,
  )
  await owner.end()
})

test('the box is kept or removed for the whole order until the first item is packed', async () => {
  const { number } = await paidSample(stage, cast, [sampleItem(), sampleItem({ title: 'Shoes' })])
  const box = async () => (await stage(cast.customer, (work) => findOrder(work, { number }))).remove_box
  await stage(cast.customer, (work) => setRemoveBox(work, number, true))
  assert.equal(await box(), true)
  const stranger = (await database.write((work) => sampleCustomer(work))).who
  await assert.rejects(() => stage(stranger, (work) => setRemoveBox(work, number, false)), refused('NOT_FOUND'))
  await reviewSample(stage, cast, number)
  const [item] = (await stage(cast.customer, (work) => findOrder(work, { number }))).items
  const way = ['purchased', 'shipped_from_seller', 'received_at_warehouse', 'ready_for_shipping']
  let from = 'pending_purchase'
  for (const to of way) {
    const values = [item!.id, from, to]
    await database.db.transaction().execute(async (db) => {
      await db
        .insertInto('item_history')
        .values({
          item_id: values[0]!,
          at: new Date(),
          who_kind: 'system',
          event: 'test',
          from_state: from,
          to_state: to,
        })
        .execute()
      await db.updateTable('order_items').set({ state: to }).where('id', '=', values[0]!).execute()
    })
    from = to
    if (to === 'received_at_warehouse') await stage(cast.customer, (work) => setRemoveBox(work, number, false))
  }
  assert.equal(await box(), false)
  await assert.rejects(() => stage(cast.customer, (work) => setRemoveBox(work, number, true)), refused('BOX_DECIDED'))
})
