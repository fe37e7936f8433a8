import assert from 'node:assert/strict'
import test from 'node:test'
import { proveBooks } from '#money/wallet/read-proof.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import type { Actor } from '#platform/work/work.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { readOrderMoney } from '#selling/orders/money/order-money.ts'
import { claimNext } from '#selling/orders/review/claim-next.ts'
import { claimOrder } from '#selling/orders/review/claim-order.ts'
import { readReview } from '#selling/orders/review/read-review.ts'
import { reviewItem } from '#selling/orders/review/review-item.ts'
import { sampleStaff } from '#world/samples/people/people.samples.ts'
import { paidSample, reviewSample, type Stage, sampleCast, sampleItem } from '#world/samples/selling/orders.samples.ts'
import { applySame } from './apply-same.ts'
import { readPageReviews } from './read-page-reviews.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
const cast = await database.write(sampleCast)
const doors = (who: Actor) => ({
  read: <Answer>(act: Parameters<typeof database.read<Answer>>[0]) => database.read(act, { who }),
  write: <Answer>(act: Parameters<typeof database.write<Answer>>[0]) => database.write(act, { who }),
})
const order = (number: string) => database.read((work) => findOrder(work, { number }))
const states = async (number: string) => (await order(number)).items.map((item) => item.state)
let pages = 0
/** Each story has its own page, so that it counts only its own goods. */
const newPage = () => `https://www.amazon.com/dp/B0C3HCD${String(pages++).padStart(3, '0')}`
const goods = (url: string, given: Parameters<typeof sampleItem>[0] = {}) => sampleItem({ url, ...given })

/** The reviewer has claimed the order and given a verdict on its first item. */
async function judged(number: string, price = '59.99', who = cast.reviewer): Promise<string> {
  await stage(who, (work) => claimOrder(work, number))
  const [item] = (await order(number)).items
  assert.ok(item)
  const review = { itemId: item.id, version: item.version, data: { price }, verdict: { kind: 'approve' } as const }
  await stage(who, (work) => reviewItem(work, review))
  return item.id
}

test('a verdict on a page is applied to every waiting order with it: each with its own moves, audit and total', async () => {
  const url = newPage()
  const own = await paidSample(stage, cast, [goods(url)])
  const tracked = await paidSample(stage, cast, [goods(`${url}?ref=nav_1&tag=friend-20`)])
  const mixed = await paidSample(stage, cast, [goods(url), sampleItem({ title: 'Shoes', url: newPage() })])
  const otherColour = await paidSample(stage, cast, [goods(url, { data: { color: 'Red' } })])
  const noted = await paidSample(stage, cast, [goods(url, { notes: 'بدون علبة من فضلكم' })])
  const itemId = await judged(own.number)

  const done = await applySame(doors(cast.reviewer), own.number, itemId)
  assert.deepEqual(done, { items: 2, finished: [tracked.number], left: [mixed.number], skipped: [] })
  assert.deepEqual(await states(tracked.number), ['pending_payment'])
  assert.deepEqual(await states(mixed.number), ['processing', 'processing'])
  assert.deepEqual(
    (await order(mixed.number)).items.map((item) => item.verdict),
    [{ kind: 'approve' }, null],
  )
  assert.deepEqual(await states(otherColour.number), ['processing'])
  assert.deepEqual(await states(noted.number), ['processing'])
  const due = await database.read(async (work) =>
    readOrderMoney(work, await findOrder(work, { number: tracked.number })),
  )
  assert.ok(due.dueNow > 0n, 'its total is its own')

  const { rows } = await database.pool.query(
    `select entry.action from audit_log entry join order_items item on entry.subject in ('item:' || item.id, 'order:' || item.order_id)
     where item.order_id = $1 order by entry.id`,
    [tracked.id],
  )
  assert.deepEqual(
    rows.map(({ action }) => action),
    ['order.claim', 'item.review', 'order.finishReview'],
  )
  const again = await applySame(doors(cast.reviewer), own.number, itemId)
  assert.equal(again.items, 0, 'a second press changes nothing')
})

test('a colleague’s order is not touched, and a missing verdict cannot be applied to others', async () => {
  const url = newPage()
  const own = await paidSample(stage, cast, [goods(url)])
  const theirs = await paidSample(stage, cast, [goods(url)])
  const { who } = await database.write((work) => sampleStaff(work, ['reviewer']))
  await stage(who, (work) => claimOrder(work, theirs.number))
  await stage(cast.reviewer, (work) => claimOrder(work, own.number))
  const [item] = (await order(own.number)).items
  await assert.rejects(applySame(doors(cast.reviewer), own.number, item?.id ?? ''), isRefusal)
  await assert.rejects(applySame(doors(who), own.number, item?.id ?? ''), isRefusal)
  const review = {
    itemId: item?.id ?? '',
    version: item?.version ?? 0,
    data: {},
    verdict: { kind: 'approve' } as const,
  }
  await stage(cast.reviewer, (work) => reviewItem(work, review))
  const done = await applySame(doors(cast.reviewer), own.number, item?.id ?? '')
  assert.deepEqual(done, { items: 0, finished: [], left: [], skipped: [] })
  assert.deepEqual(await states(theirs.number), ['pending_review'])
})

test('two reviewers apply it at the same moment, a third claims: every order is reviewed once, by one of them', async () => {
  const url = newPage()
  const second = (await database.write((work) => sampleStaff(work, ['reviewer']))).who
  const third = (await database.write((work) => sampleStaff(work, ['reviewer']))).who
  const own = [await paidSample(stage, cast, [goods(url)]), await paidSample(stage, cast, [goods(url)])]
  const waiting = []
  for (let place = 0; place < 8; place++) waiting.push(await paidSample(stage, cast, [goods(url)]))
  const [mine, theirs] = own
  assert.ok(mine && theirs)
  const first = await judged(mine.number, '49.99', cast.reviewer)
  const other = await judged(theirs.number, '49.99', second)
  const claimed = waiting[3]?.number ?? ''
  const [one, two] = await Promise.all([
    applySame(doors(cast.reviewer), mine.number, first),
    applySame(doors(second), theirs.number, other),
    stage(third, (work) => claimOrder(work, claimed)).catch((refused) => assert.ok(isRefusal(refused))),
  ])
  const finished = [...one.finished, ...two.finished]
  assert.equal(new Set(finished).size, finished.length)
  for (const { id, number } of waiting) {
    const isDone = finished.includes(number)
    assert.deepEqual(await states(number), [isDone ? 'pending_purchase' : 'pending_review'], number)
    const { rows } = await database.pool.query(
      'select count(*)::int as count from page_reviews review join order_items item on item.id = review.item_id where item.order_id = $1',
      [id],
    )
    assert.equal(rows[0].count, isDone ? 1 : 0)
  }
  assert.ok(finished.length >= 7)
})

test('a colleague’s review of the same page and choices is shown beside the form, with its author and time', async () => {
  const url = newPage()
  const before = await paidSample(stage, cast, [goods(url)])
  await reviewSample(stage, cast, before.number, () => ({ data: { price: '44.50', weight: 300 } }))
  const next = await paidSample(stage, cast, [goods(url), goods(url, { data: { color: 'Red' } })])
  const { items } = await database.read((work) => readReview(work, next.number), { who: cast.reviewer })
  assert.equal(items[0]?.known?.data.price, '44.50')
  assert.deepEqual([items[0]?.known?.number, items[0]?.known?.by], [before.number, 'كريم فؤاد'])
  assert.equal(items[1]?.known, null)
  const since = new Date(Date.now() - 3_600_000)
  const kept = await database.read((work) => readPageReviews(work, [url], since))
  assert.deepEqual(
    kept.map((one) => [one.number, one.data.weight]),
    [[before.number, 300]],
  )
  await assert.rejects(() => database.pool.query('update page_reviews set at = now()'))
  const elsewhere = await database.read((work) => readPageReviews(work, [url], since), { site: 'ae' })
  assert.deepEqual(elsewhere, [])
})

test('the next order is never one that somebody has claimed, and after all of this the books balance', async () => {
  const got = await stage(cast.reviewer, claimNext)
  assert.ok(got)
  assert.equal((await order(got)).claimed_by, cast.reviewer.id)
  assert.deepEqual(await database.read(proveBooks), [])
})
