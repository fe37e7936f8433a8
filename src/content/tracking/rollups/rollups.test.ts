// What the figures say is what a look at everything says: nothing is missed or counted twice, whenever a run stops.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { openJobContext } from '#platform/background/jobs.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { newId } from '#platform/work/id.ts'
import { plugIn } from '#platform/work/ports.ts'
import { seedPriceTables } from '#pricing/quote/tables/seed-tables.ts'
import type { ItemState } from '#selling/orders/items/item-states.ts'
import { paidSample, sampleCast } from '#world/samples/selling/orders.samples.ts'
import { readCohorts, readStaffWork, readStages } from './read-rollups.ts'
import { rollUp } from './roll-up.ts'
import { stageOf } from './stages.ts'

const shop = await testDatabase()
await shop.write(seedPriceTables, { now: new Date('2026-06-01T00:00:00Z') })
const cast = await shop.write(sampleCast)
const minute = 60_000
const day = 1440 * minute
const now = new Date('2026-11-27T12:00:00Z')
const finance = { kind: 'staff', id: '00000000-0000-7000-8000-000000000001', roles: ['finance'], places: [] } as const
const run = (at = now) => rollUp(openJobContext(shop.db, plugIn([]), 'eg', at))
const asked = { from: '2026-06-01', until: '2026-11-27' }

// The ways of goods after their payment, with detours: a hold and back, packed and unpacked, cancelled, two moves at one moment.
type Step = readonly [event: string, to: ItemState, minutes: number]
const ways: readonly (readonly Step[])[] = [
  [
    ['claim', 'pending_review', 10],
    ['approve', 'pending_purchase', 30],
    ['hold', 'on_hold', 60],
    ['resume', 'pending_purchase', 90],
    ['purchase', 'purchased', 600],
    ['sellerShipped', 'shipped_from_seller', 700],
    ['receive', 'received_at_warehouse', 9000],
    ['pack', 'ready_for_shipping', 9100],
    ['unpack', 'received_at_warehouse', 9200],
    ['pack', 'ready_for_shipping', 9300],
    ['dispatch', 'shipped_to_destination', 12_000],
    ['transit', 'arrived_uae', 13_000],
    ['onward', 'in_shipping_process', 14_000],
    ['receiveAtHub', 'arrived_hub', 20_000],
    ['requestPickup', 'prepare_for_pickup', 20_001],
    ['prepared', 'pending_pickup', 20_500],
    ['shelve', 'ready_for_pickup', 21_000],
    ['collect', 'picked_up', 22_222],
  ],
  [
    ['claim', 'pending_review', 5],
    ['approve', 'pending_purchase', 25],
    ['purchase', 'purchased', 700],
    ['sellerCancelled', 'cancelled', 800],
  ],
  [
    ['claim', 'pending_review', 48],
    ['reject', 'cancelled', 500],
  ],
  [
    ['claim', 'pending_review', 100],
    ['askInfo', 'missing_info', 100],
    ['complete', 'processing', 140],
    ['claim', 'pending_review', 240],
    ['approve', 'pending_purchase', 300],
    ['purchase', 'purchased', 1500],
  ],
]
const begins = Date.parse('2026-07-01T00:00:00Z')
for (const [nth, way] of ways.entries()) {
  const start = begins + nth * 20 * day
  const order = await paidSample((who, act) => shop.write(act, { who, now: new Date(start) }), cast)
  const items = await shop.db
    .selectFrom('order_items')
    .select(['id', 'state'])
    .where('order_id', '=', order.id)
    .execute()
  for (const { id, state } of items)
    for (const [at, [event, to, minutes]] of way.entries())
      await shop.db
        .insertInto('item_history')
        .values({
          item_id: id,
          at: new Date(start + minutes * minute),
          who_kind: 'system',
          event,
          from_state: way[at - 1]?.[1] ?? state,
          to_state: to,
        })
        .execute()
}

/** Stage times by a walk over all history, one row after the other. */
async function scan() {
  const rows = await shop.db.selectFrom('item_history').selectAll().orderBy('item_id').orderBy('id').execute()
  const found = new Map<string, number>()
  let began = 0
  let entered = 0
  for (const { from_state: was, to_state: is, at } of rows) {
    const [before, after] = [was && stageOf[was as keyof typeof stageOf], stageOf[is as keyof typeof stageOf]]
    if (was === null) began = at.getTime()
    const count = (stage: string, since: number) => {
      const key = `${stage} ${Math.round((at.getTime() - since) / minute / 10) * 10}`
      found.set(key, (found.get(key) ?? 0) + 1)
    }
    if (before && before !== after && is !== 'cancelled') count(before, entered)
    if (is === 'picked_up' || is === 'delivered') count('whole', began)
    if (before !== after) entered = at.getTime()
  }
  return [...found].map(([key, count]) => `${key} ${count}`).toSorted()
}
const kept = async () => {
  const { rows } = await sql<{ line: string }>`
    select stage || ' ' || minutes || ' ' || sum(count) as line from stage_days group by stage, minutes`.execute(
    shop.db,
  )
  return rows.map(({ line }) => line).toSorted()
}

test('time in each stage is that of a walk over all history; two runs at once and a run again change nothing', async () => {
  await Promise.all([run(), run(), run()])
  const expected = await scan()
  assert.ok(expected.length > 8)
  assert.deepEqual(await kept(), expected)
  await run(new Date(now.getTime() + minute))
  assert.deepEqual(await kept(), expected)
})

test('the middle and the slowest tenth of a stage are those of its items', async () => {
  const { now: found } = await shop.read((work) => readStages(work, asked), { who: finance })
  const times = (await scan()).flatMap((line) => {
    const [stage, minutes, count] = line.split(' ')
    return stage === 'purchase' ? Array.from({ length: Number(count) }, () => Number(minutes)) : []
  })
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1]
  const purchase = found.find(({ stage }) => stage === 'purchase')
  assert.deepEqual(purchase, { stage: 'purchase', count: sorted.length, median: at(0.5), p90: at(0.9) })
})

test('acts of staff count by person and kind, and months of orders by the month of the first', async () => {
  const staff = await shop.db.selectFrom('staff_members').select('id').limit(1).executeTakeFirstOrThrow()
  for (const [action, days] of [
    ['order.claim', 1],
    ['order.claim', 1],
    ['ticket.answer', 2],
    ['order.release', 9],
  ] as const)
    await sql`insert into audit_log (at, staff_id, site, action, subject)
      values (${new Date(now.getTime() - days * day)}, ${staff.id}, 'eg', ${action}, 'x')`.execute(shop.db)
  // Ten days were already counted up to ten minutes ago: what is written later than it happened is not taken in again.
  await sql`update rollup_marks set at = null where name = 'acts'`.execute(shop.db)
  await sql`delete from staff_days`.execute(shop.db)
  await run()
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from audit_log where site = 'eg' and staff_id is not null and at < ${new Date(now.getTime() - 10 * minute)}`.execute(
    shop.db,
  )
  const work = await shop.read((one) => readStaffWork(one, asked), { who: finance })
  assert.equal(
    work.reduce((sum, { total }) => sum + total, 0),
    rows[0]?.count,
  )
  const mine = work.find(({ staffId }) => staffId === staff.id)
  const { rows: early } = await sql<{ count: number }>`
    select coalesce(sum(count), 0)::int as count from staff_days
    where staff_id = ${staff.id} and site = 'eg' and day between '2026-11-16' and '2026-11-21'`.execute(shop.db)
  const late = { from: '2026-11-22', until: '2026-11-27' }
  const compared = await shop.read((one) => readStaffWork(one, late), { who: finance })
  const his = compared.find(({ staffId }) => staffId === staff.id)
  assert.ok((early[0]?.count ?? 0) >= 1)
  assert.equal(his?.before, early[0]?.count)
  assert.ok(mine && (mine.kinds.order ?? 0) >= 3 && (mine.kinds.ticket ?? 0) >= 1 && mine.days >= 3)
})

test('cohorts equal a look at all orders', async () => {
  const ids = (await shop.db.selectFrom('orders').select('id').orderBy('id').execute()).map(({ id }) => id)
  const customer = await shop.db.selectFrom('orders').select('customer_id').executeTakeFirstOrThrow()
  const places = ['2026-06-10', '2026-06-20', '2026-08-31T22:30:00Z', '2026-10-01']
  for (const [at, id] of ids.entries())
    await sql`update orders set placed_at = ${new Date(places[at] ?? '2026-10-02')}, customer_id = ${customer.customer_id} where id = ${id}`.execute(
      shop.db,
    )
  await sql`update rollup_marks set at = null where name = 'cohorts'`.execute(shop.db)
  await sql`delete from cohort_months`.execute(shop.db)
  await run()
  const cohorts = await shop.read(readCohorts, { who: finance })
  // Half past ten in the evening of the last of August is September in Cairo.
  assert.deepEqual(
    cohorts.map(({ cohort, month, customers, orders }) => [cohort, month, customers, orders]),
    [
      ['2026-06', '2026-06', 1, 2],
      ['2026-06', '2026-09', 1, 1],
      ['2026-06', '2026-10', 1, 1],
    ],
  )
  const { rows } = await sql<{ minor: string }>`select sum(base_minor + fees_minor)::text as minor from orders`.execute(
    shop.db,
  )
  assert.equal(
    cohorts.reduce((sum, { minor }) => sum + minor, 0n),
    BigInt(rows[0]?.minor ?? 0),
  )
})

test('nobody reads them but who sees reports', async () => {
  const who = { ...finance, id: newId(), roles: ['support'] as const }
  await assert.rejects(
    shop.read((work) => readStages(work, asked), { who }),
    { code: 'FORBIDDEN' },
  )
  await assert.rejects(
    shop.read((work) => readStaffWork(work, asked), { who }),
    { code: 'FORBIDDEN' },
  )
  await assert.rejects(shop.read(readCohorts, { who }), { code: 'FORBIDDEN' })
})
