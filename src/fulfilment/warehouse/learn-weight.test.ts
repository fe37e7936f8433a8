import assert from 'node:assert/strict'
import test from 'node:test'
import { readSettled } from '#catalog/estimates/settled/read-settled.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { purchasedSample, shippedSample } from '#world/samples/fulfilment/purchasing.samples.ts'
import { type Stage, sampleCast, sampleItem } from '#world/samples/selling/orders.samples.ts'
import { type Receipt, receiveItem } from './receive-item.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
const cast = await database.write(sampleCast)

/** Goods of this page arrive and one unit of them is weighed. */
async function weigh(page: string, unitGrams: number, given: Partial<Receipt> = {}): Promise<void> {
  const { number } = await purchasedSample(stage, cast, [sampleItem({ url: page, quantity: 2 })])
  const trackingNumber = await shippedSample(stage, cast, number)
  const [item] = (await database.read((work) => findOrder(work, { number }))).items
  const receipt = {
    itemId: item?.id ?? '',
    trackingNumber,
    unitGrams,
    condition: 'good',
    note: '',
    photo: null,
  } as const
  await stage(cast.warehouse, (work) => receiveItem(work, { ...receipt, ...given }))
}

const weightOf = async (page: string) => (await database.read((work) => readSettled(work, page))).weight

test('what one unit weighed on our scale is known to the next, unless the goods are wrong', async () => {
  const page = 'https://quayside.com/products/anchor'
  await weigh(page, 3100, { condition: 'wrong', note: 'a bell' })
  assert.equal(await weightOf(page), null)
  await weigh(page, 1250)
  assert.deepEqual(await weightOf(page), {
    grams: { low: 1250, best: 1250, high: 1250 },
    isSure: true,
    knownBy: 'scale',
  })
})

test('goods of one page that weigh differently are a guess between them', async () => {
  const page = 'https://quayside.com/products/rope'
  await weigh(page, 1000)
  await weigh(page, 1200)
  assert.deepEqual([(await weightOf(page))?.isSure, (await weightOf(page))?.grams.best], [true, 1200])
  await weigh(page, 5000)
  assert.deepEqual(await weightOf(page), {
    grams: { low: 1000, best: 5000, high: 5000 },
    isSure: false,
    knownBy: 'scale',
  })
})

test('two of the same goods weighed at once are both kept', async () => {
  const page = 'https://quayside.com/products/cleat'
  await Promise.all([weigh(page, 300), weigh(page, 310)])
  const { rows } = await database.pool.query('select weight_grams from settled_facts where page = $1', [page])
  assert.deepEqual(rows.map((row: { weight_grams: number }) => row.weight_grams).sort(), [300, 310])
})
