import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testDatabase } from '#platform/database/test-database.ts'
import { newId } from '#platform/work/id.ts'
import { asSystem } from '#platform/work/work.ts'
import { sampleCustomer } from '#world/samples/people/people.samples.ts'
import { sampleSubscription } from '#world/samples/pricing/subscriptions.samples.ts'
import { consumeQuota, giveBackQuota } from './consume-quota.ts'
import { lockOwn, moveSubscription } from './move-subscription.ts'
import { quotaUse } from './quota-use.ts'
import { readPackages } from './read-packages.ts'

const { read, write } = await testDatabase()

async function subscriber(packageId?: string) {
  const { id } = await write((work) => sampleCustomer(work))
  await write((work) => sampleSubscription(work, id, packageId))
  return id
}

const consumptionOf = async (customerId: string, orderId?: string) => {
  const { active } = await read((work) => readPackages(work, { customerId, orderId: orderId ?? null }))
  return active?.consumption
}

test('each site sells the nine packages, each with its own terms, which pricing accepts', async () => {
  for (const site of ['eg', 'ae'] as const) {
    const { packages, active } = await read((work) => readPackages(work, { customerId: null }), { site, locale: 'en' })
    const names = packages.map((one) => one.name).sort()
    assert.deepEqual(names, [
      'All In One',
      'Extra Discount',
      'Flat Rate',
      'Mini',
      'More discounts',
      'No limits',
      'Platinum',
      'Shein',
      'Star',
    ])
    const terms = packages.map((one) => JSON.stringify([one.terms.benefits, one.terms.countries, one.terms.stores]))
    assert.equal(new Set(terms).size, 9)
    assert.equal(active, null)
    for (const one of packages) assert.equal(one.terms.active, false)
  }
})

test("the running package is the customer's own, with its consumption, only on its site", async () => {
  const customerId = await subscriber('mini')
  await write((work) => consumeQuota(work, { customerId, orderId: newId(), minor: 12_345n }))
  const { packages, active } = await read((work) => readPackages(work, { customerId }))
  assert.equal(active?.packageId, 'mini')
  const mini = packages.find((one) => one.id === 'mini')
  assert.equal(mini?.terms.active, true)
  assert.equal(mini?.terms.consumption, '123.45')
  const elsewhere = await read((work) => readPackages(work, { customerId }), { site: 'ae' })
  assert.equal(elsewhere.active, null)
})

test('many orders at once never overspend the quota', async () => {
  const customerId = await subscriber('mini')
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, () =>
      write((work) => consumeQuota(work, { customerId, orderId: newId(), minor: 300_000n })),
    ),
  )
  assert.equal(results.filter((result) => result.status === 'fulfilled').length, 3)
  for (const result of results) if (result.status === 'rejected') assert.equal(result.reason.code, 'INSUFFICIENT_QUOTA')
  assert.equal(await consumptionOf(customerId), 900_000n)
})

test('an order takes its share once, changes it, and returns it once', async () => {
  const customerId = await subscriber('mini')
  const orderId = newId()
  await write((work) => consumeQuota(work, { customerId, orderId, minor: 50_000n }))
  await write((work) => consumeQuota(work, { customerId, orderId, minor: 70_000n }))
  assert.equal(await consumptionOf(customerId), 70_000n)
  assert.equal(await consumptionOf(customerId, orderId), 0n, 'its own use is not counted against it')
  await write((work) => giveBackQuota(work, orderId, 20_000n))
  assert.equal(await consumptionOf(customerId), 20_000n)
  await Promise.all(Array.from({ length: 8 }, () => write((work) => giveBackQuota(work, orderId))))
  assert.equal(await consumptionOf(customerId), 0n)
  await write((work) => giveBackQuota(work, newId()))
})

test('an order that changes to another package takes from the new one and returns to the old one, once', async () => {
  const customerId = await subscriber('mini')
  const orderId = newId()
  await write((work) => consumeQuota(work, { customerId, orderId, minor: 50_000n }))
  const old = await write(async (work) => {
    const { active } = await lockOwn(asSystem(work), customerId)
    return moveSubscription(asSystem(work), active ?? assert.fail(), 'replace')
  })
  await write((work) => sampleSubscription(work, customerId, 'star'))
  const use = { customerId, orderId, minor: 70_000n }
  await Promise.all(Array.from({ length: 4 }, () => write((work) => consumeQuota(work, use))))
  assert.equal(await consumptionOf(customerId), 70_000n)
  const left = await read((work) =>
    work.db.selectFrom('subscriptions').select('consumption_minor').where('id', '=', old.id).executeTakeFirstOrThrow(),
  )
  assert.equal(left.consumption_minor, 0n)
  await write((work) => giveBackQuota(work, orderId))
  assert.equal(await consumptionOf(customerId), 0n)
  await assert.rejects(
    write((work) => consumeQuota(work, { ...use, minor: 5_000_001n })),
    { code: 'INSUFFICIENT_QUOTA' },
  )
})

test('a package whose time is over no longer counts', async () => {
  const customerId = await subscriber('star')
  const later = { now: new Date(Date.now() + 40 * 86_400_000) }
  const { active } = await read((work) => readPackages(work, { customerId }), later)
  assert.equal(active, null)
  const use = { customerId, orderId: newId(), minor: 1n }
  await assert.rejects(
    write((work) => consumeQuota(work, use), later),
    { code: 'NO_ACTIVE_PACKAGE' },
  )
})

test("an order's share of the quota is the price of its items in the package", async () => {
  const { packages } = await read((work) => readPackages(work, { customerId: null }))
  const star = packages.find((one) => one.id === 'star')
  assert.ok(star)
  const goods = { store: 'amazon.com', category: 'shoes' }
  const use = quotaUse(star.terms, [
    { ...goods, country: 'US', onlinePrice: 1000n },
    { ...goods, country: 'CN', onlinePrice: 500n },
    { ...goods, country: 'UK', onlinePrice: 20n },
  ])
  assert.equal(use, 1020n)
})
