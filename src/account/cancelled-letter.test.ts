// The letter about what was cancelled says in its first line whether an order goes on without it: in both languages.
import assert from 'node:assert/strict'
import test from 'node:test'
import { openPost } from '#checkout/post.samples.ts'
import { cancelOrder } from '#orders/cancel-order.ts'
import { ordersJobs } from '#orders/orders.jobs.ts'
import { paidSample, reviewSample, type Stage, sampleCast, sampleItem } from '#orders/orders.samples.ts'
import { sampleCustomer } from '#people/people.samples.ts'
import { newId } from '#platform/id.ts'
import { testDatabase } from '#platform/test-database.ts'

const database = await testDatabase()
const staff = await database.write(sampleCast)
const post = openPost(database, [ordersJobs], () => new Date())
const stage: Stage = (who, act) => database.write(act, { who })
const subjects = {
  ar: { whole: /^أُلغي طلبك رقم/, part: /^أُلغيت منتجات من طلبك/ },
  en: { whole: /^Your order \S+ was cancelled$/, part: /^Items of your order/ },
}

for (const locale of ['ar', 'en'] as const)
  test(`in ${locale}: an item that is cancelled is told as items, what was left of the order as the order`, async () => {
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
