import assert from 'node:assert/strict'
import test from 'node:test'
import { makePageFetcher } from '#catalog/reader/fetching/guarded-fetch.ts'
import { pageFetcher } from '#catalog/reader/fetching/page-fetcher.ts'
import { answerDeeds } from '#people/proofs/answer-deeds.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { openVisit } from '#platform/http/visit.ts'
import { newId } from '#platform/work/id.ts'
import { plug, plugIn } from '#platform/work/ports.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { claimOrder } from '#selling/orders/review/claim-order.ts'
import { previewReview } from '#selling/orders/review/preview-review.ts'
import { readReview } from '#selling/orders/review/read-review.ts'
import { reviewDeeds } from '#selling/orders/review/review-deeds.ts'
import { paidSample, reviewSample, type Stage, sampleCast, sampleItem } from '#world/samples/selling/orders.samples.ts'
import { namedDevShops } from '#world/shops/named-dev-shops.samples.ts'

const database = await testDatabase()
const shops = await namedDevShops()
const stage: Stage = (who, act) => database.write(act, { who })
const cast = await database.write(sampleCast)
const url = shops.links.find(({ name }) => name === 'teapot')?.url ?? ''
const teapot = (price = '10') =>
  sampleItem({ title: 'Stoneware Teapot', url, data: { category: 'homeware', color: null, price } })

const visit = () =>
  openVisit(database.db, {
    requestId: newId(),
    ip: '127.0.0.1',
    origin: 'http://localhost',
    site: 'eg',
    locale: 'ar',
    token: null,
    who: cast.reviewer,
    now: new Date(),
    cookies: {},
    nonce: '',
    report: () => undefined,
    ports: plugIn([plug(pageFetcher, makePageFetcher({ allow: shops.hosts }))]),
  })
const claimed = async (items = [teapot()]) => {
  const { number } = await paidSample(stage, cast, items)
  await stage(cast.reviewer, (work) => claimOrder(work, number))
  return { number, items: (await read(number)).items }
}
const read = (number: string) => database.read((work) => readReview(work, number), { who: cast.reviewer })

/** What the page would send: the present form, the typed values, and the pressed button. */
async function press(number: string, doing: string, typed: Readonly<Record<string, string>> = {}) {
  const form = new FormData()
  for (const { id, version, state, data } of (await read(number)).items) {
    if (state !== 'pending_review') continue
    for (const [name, value] of Object.entries({ ...data, version, verdict: 'approve' }))
      form.set(`items.${id}.${name}`, String(value ?? ''))
  }
  const { newTotal } = await database.read((work) => previewReview(work, number), { who: cast.reviewer })
  form.set('seen', newTotal.toString())
  for (const [name, value] of Object.entries(typed)) form.set(name, value)
  form.set('do', doing)
  const answer = await answerDeeds(visit(), form, reviewDeeds(number), 'ops/review')
  if (answer instanceof Response) return { to: answer.headers.get('location') ?? '', typed: {}, errors: {} }
  return { to: '', typed: answer.data.typed, errors: answer.data.errors as Readonly<Record<string, string>> }
}

test('the page is read again with one click, and typed values stay', async () => {
  const { number, items } = await claimed()
  const name = `items.${items[0]?.id}.price`
  const answer = await press(number, `read:${items[0]?.id}`, { [name]: '77.10' })
  assert.deepEqual([answer.errors, answer.typed[name as keyof typeof answer.typed]], [{}, '77.10'])
  const [item] = (await read(number)).items
  assert.equal(item?.readPage?.product?.title, 'Stoneware Teapot')
  assert.equal(item?.readPage?.isAgain, true)
  assert.equal(item?.data.price, '10', 'nothing is saved before the reviewer says so')
})

test('a page that cannot be read says so beside the form, and its earlier reading is not lost', async () => {
  const { number, items } = await claimed([sampleItem({ title: 'Gone', url: 'http://127.0.0.1/lamp' })])
  const answer = await press(number, `read:${items[0]?.id}`)
  assert.deepEqual(answer.errors, {})
  const [item] = (await read(number)).items
  assert.deepEqual([item?.readPage?.product, item?.readPage?.reason], [null, 'INVALID_LINK'])
})

test('a colleague’s review is put into the form with one click, and saved with the next', async () => {
  const before = await paidSample(stage, cast, [teapot()])
  await reviewSample(stage, cast, before.number, () => ({ data: { price: '31.50', weight: 950 } }))
  const { number, items } = await claimed()
  const { typed } = await press(number, `use:${items[0]?.id}`)
  const field = (name: string) => (typed as Readonly<Record<string, string>>)[`items.${items[0]?.id}.${name}`]
  assert.deepEqual(['price', 'weight', 'verdict'].map(field), ['31.50', '950', 'approve'])
  assert.match((await press(number, 'check', typed)).to, /total=shown/)
  assert.equal((await read(number)).items[0]?.data.price, '31.50')
})

test('the same verdict is given to waiting goods with one click, and the page shows the result of each order', async () => {
  const { number, items } = await claimed([teapot('12')])
  const waiting = await paidSample(stage, cast, [teapot('12')])
  const { to } = await press(number, `same:${items[0]?.id}`, { [`items.${items[0]?.id}.price`]: '12.00' })
  const params = new URL(to, 'http://localhost').searchParams
  assert.equal(params.get('finished'), waiting.number)
  const order = await database.read((work) => findOrder(work, { number: waiting.number }))
  assert.equal(order.items[0]?.state, 'pending_purchase')
})

test('finishing claims the next order in the same step; a flag is answered beside its field', async () => {
  const perfume = sampleItem({ title: 'عطر رجالي 50 مل', url: 'https://www.amazon.com/dp/B0C3HCDPRF' })
  const { number, items } = await claimed([perfume])
  const name = `items.${items[0]?.id}.permit`
  const refused = await press(number, 'finishNext')
  assert.match((refused.errors as Readonly<Record<string, string>>)[name] ?? '', /عطور/)
  const next = await paidSample(stage, cast, [teapot()])
  const { to } = await press(number, 'finishNext', { [name]: 'بدون كحول، بيان المصنع مرفق' })
  assert.match(to, new RegExp(`/ops/review/\\d+\\?done=finished&number=${number}$`))
  const taken = to.match(/review\/(\d+)/)?.[1] ?? ''
  const order = await database.read((work) => findOrder(work, { number: taken }))
  assert.equal(order.claimed_by, cast.reviewer.id)
  const mine = await database.read((work) => findOrder(work, { number: next.number }))
  assert.ok(mine.claimed_by === null || taken === next.number)
})
