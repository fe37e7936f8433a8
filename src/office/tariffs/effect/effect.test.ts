import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testDatabase } from '#platform/database/test-database.ts'
import { isInvalid } from '#pricing/quote/invalid-quote.ts'
import { quote } from '#pricing/quote/quote.ts'
import { compileTables, withOffers } from '#pricing/quote/tables/compile-tables.ts'
import { readTables } from '#pricing/quote/tables/read-tables.ts'
import { priceTablesForm } from '#pricing/quote/tables/tables-form.ts'
import { type Cast, placeSample, type Stage, sampleCast, sampleItem } from '#world/samples/selling/orders.samples.ts'
import { readEffect, readOrderEffects } from './read-effect.ts'
import { pointsOf, sumEffect } from './sum-effect.ts'

const { read, write } = await testDatabase()
const stage: Stage = (who, act) => write(act, { who })
const cast: Cast = await write(sampleCast)
const tv = sampleItem({ title: 'TV', data: { category: 'screens', price: '300.00', weight: 9000 } })
const book = sampleItem({ title: 'Book', country: 'UK', data: { category: 'books', price: '12.00', currency: 'GBP' } })
const placed = [
  await placeSample(stage, cast, [sampleItem()], { paymentMethod: 'creditCard' }),
  await placeSample(stage, cast, [tv, book]),
  await placeSample(stage, cast, [book], { shippingFeesCalculation: 'In office' }),
]
const now = (await read(readTables)).raw
const dearer = priceTablesForm.parse({
  ...now,
  routes: { ...now.routes, US: { ...now.routes.US, perStep: '240.00' } },
  categories: { ...now.categories, screens: { ...now.categories.screens, duty: '0.4' } },
})

test('the effect on an order is what quoting it by hand with both tables gives', async () => {
  const effects = await read((work) => readOrderEffects(work, now, dearer))
  assert.equal(effects.length, 3)
  const found = effects.find(({ number }) => number === placed[0]?.number)
  assert.equal(found?.before, placed[0]?.dueMinor)
  const byHand = quote(withOffers(compileTables(dearer), [], []), {
    items: [
      {
        clientData: { price: '49.99', currency: 'USD', weight: 250 },
        quantity: 1,
        category: 'electronics',
        country: 'US',
        store: 'amazon.com',
      },
    ],
    paymentMethod: 'creditCard',
  })
  assert.ok(!isInvalid(byHand))
  assert.equal(found?.after, byHand.costDetails.totalCost)
  const untouched = effects.find(({ number }) => number === placed[2]?.number)
  assert.equal(untouched?.before, untouched?.after)
})

test('the whole effect adds up: who pays more, who less, by origin and by category', async () => {
  const effect = await read((work) => readEffect(work, now, dearer))
  assert.deepEqual([effect.orders, effect.changed, effect.unpriced], [3, 2, []])
  assert.deepEqual(
    effect.rises.map(({ number }) => number),
    [placed[0]?.number],
  )
  assert.deepEqual(
    effect.falls.map(({ number }) => number),
    [placed[1]?.number],
  )
  assert.equal(
    effect.buckets.reduce((sum, { count }) => sum + count, 0),
    3,
  )
  for (const sums of [effect.origins, effect.categories])
    assert.equal(
      sums.reduce((sum, { count }) => sum + count, 0),
      4,
    )
  const uk = effect.origins.find(({ key }) => key === 'UK')
  assert.equal(uk?.before, uk?.after)
  const nothing = await read((work) => readEffect(work, now, now))
  assert.deepEqual([nothing.changed, nothing.median, nothing.before], [0, 0n, nothing.after])
})

test('an order that would have no price any more is named', async () => {
  const { books: _, ...categories } = now.categories
  const effect = await read((work) => readEffect(work, now, { ...now, categories }))
  assert.deepEqual(effect.unpriced.toSorted(), [placed[1]!.number, placed[2]!.number].toSorted())
  assert.equal(effect.orders, 1)
})

test('a tenth, the half and nine tenths of the orders, in hundredths of a percent', () => {
  const effect = sumEffect(
    Array.from({ length: 10 }, (_, at) => ({
      number: String(at),
      items: [],
      before: 10_000n,
      after: 10_000n + BigInt(at - 2) * 100n,
    })),
  )
  assert.deepEqual([effect.low, effect.median, effect.high], [-200n, 200n, 600n])
  assert.deepEqual(
    [pointsOf(3n, 4n), pointsOf(3n, 2n), pointsOf(0n, 5n), pointsOf(0n, 0n)],
    [3333n, -3333n, 10_000n, 0n],
  )
})
