// The mail about cancelled goods says in its first line whether the order continues: in both languages.
import assert from 'node:assert/strict'
import test from 'node:test'
import { testDatabase } from '#platform/database/test-database.ts'
import { newId } from '#platform/work/id.ts'
import { cancelOrder } from '#selling/orders/cancel-order.ts'
import { ordersJobs } from '#selling/orders/orders.jobs.ts'
import { openPost } from '#world/samples/checkout/post.samples.ts'
import { sampleCustomer } from '#world/samples/people/people.samples.ts'
import { paidSample, reviewSample, type Stage, sampleCast, sampleItem } from '#world/samples/selling/orders.samples.ts'

const database = await testDatabase()
const staff = await database.write(sampleCast)
const post = openPost(database, [ordersJobs], () => new Date())
const stage: Stage = (who, act) => database.write(act, { who })
const subjects = {
  ar: { whole: /^أُلغي طلبك رقم/, part: /^أُلغيت منتجات من طلبك/ },
  en: { whole: /^Your order \S+ was cancelled$/, part: /^Items of your order/ },
}

for (const locale of ['ar', 'en'] as const)
  test(`in ${locale}: a cancelled item is announced as an item, the rest of an order as the order`, async () => {
    const customer = await database.write((work) => sampleCustomer({ ...work, locale }))
    const cast = { ...staff, customer: customer.who }
    const { number } = await paidSample(stage, cast, [sampleItem(), sampleItem({ title: 'Drone' })])
    await reviewSample(stage, cast, number, (place) =>
      place === 1 ? { verdict: { kind: 'reject', reason: 'prohibited', note: '' } } : {},
    )
    await post.deliver()
    const cancel = { number, reason: 'OTHER', comment: null, key: newId() } as const
    await stage(cast.customer, (work) => cancelOrder(work, cancel))
    await post.deliver()
    const told = (await post.lettersTo(customer.email)).map(({ subject }) => subject)
    assert.equal(told.filter((subject) => subjects[locale].part.test(subject)).length, 1, told.join())
    assert.equal(told.filter((subject) => subjects[locale].whole.test(subject)).length, 1, told.join())
    assert.match(told.at(-1) ?? '', subjects[locale].whole)
  })
