import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testDatabase } from '#platform/database/test-database.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { sampleCustomer } from '#world/samples/people/people.samples.ts'
import { paidSample, reviewSample, type Stage, sampleCast, sampleItem } from '#world/samples/selling/orders.samples.ts'
import { setRemoveBox } from './set-remove-box.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
const cast = await database.write(sampleCast)
const refused = (code: string) => (error: unknown) => isRefusal(error) && error.code === code

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
