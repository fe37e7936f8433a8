import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testDatabase } from '#platform/database/test-database.ts'
import { newId } from '#platform/work/id.ts'
import type { Actor } from '#platform/work/work.ts'
import { findOrder, lockOrder } from '#selling/orders/items/lock-order.ts'
import { moveItems } from '#selling/orders/items/move-item.ts'
import { enter, sampleApp, sampleParts } from '#world/samples/app.samples.ts'
import { purchasedSample, shippedSample } from '#world/samples/fulfilment/purchasing.samples.ts'
import { type Stage, sampleCast } from '#world/samples/selling/orders.samples.ts'
import { noteGaps } from './note-gaps.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
const cast = await database.write(sampleCast)
const app = await sampleApp(sampleParts(database.db))

async function call(who: Actor, method: 'GET' | 'POST', url: string, payload?: object) {
  const token = await database.write((work) => enter(work, who))
  const headers = { authorization: `Bearer ${token}` }
  const answer = await app.inject({ method, url: `/api/ops/gaps${url}`, headers, ...(payload && { payload }) })
  return { status: answer.statusCode, data: answer.json().data, code: answer.json().code }
}

/** An item received without a piece, and the gap that a check finds. */
async function gapSample(): Promise<string> {
  const { number } = await purchasedSample(stage, cast)
  await shippedSample(stage, cast, number)
  const { id, items } = await database.read((work) => findOrder(work, { number }))
  const itemId = items[0]?.id ?? ''
  await stage(cast.warehouse, async (work) =>
    moveItems(work, await lockOrder(work, id), [{ itemId, event: 'receive' }]),
  )
  await database.write((work) => noteGaps(work))
  const { data } = await call(cast.warehouse, 'GET', `?q=${number}`)
  assert.deepEqual([data.total, data.gaps[0].kind, data.gaps[0].next], [1, 'none', 'warehouse'])
  return data.gaps[0].id
}

test('over the API a gap is confirmed, becomes a case or is explained, by staff who work on discrepancies', async () => {
  const [one, two, three] = [await gapSample(), await gapSample(), await gapSample()]
  assert.equal((await call(cast.buyer, 'GET', '')).status, 403)
  const here = { kind: 'warehouse' }
  assert.equal((await call(cast.buyer, 'POST', `/${one}/confirm`, here)).status, 403)
  assert.equal((await call(cast.warehouse, 'POST', '/nonsense/confirm', here)).status, 404)
  assert.equal((await call(cast.warehouse, 'POST', `/${newId()}/confirm`, here)).status, 404)
  assert.equal((await call(cast.warehouse, 'POST', `/${one}/confirm`, { kind: 'moon' })).status, 422)
  assert.equal((await call(cast.warehouse, 'POST', `/${one}/confirm`, here)).status, 200)
  assert.equal((await call(cast.warehouse, 'POST', `/${one}/confirm`, here)).code, 'GAP_CLOSED')
  const left = { how: 'sent_back', why: 'UPS 1Z999' }
  assert.equal((await call(cast.buyer, 'POST', `/${two}/left`, left)).status, 403)
  assert.equal((await call(cast.hub, 'POST', `/${two}/left`, { ...left, how: 'sold' })).status, 422)
  assert.equal((await call(cast.hub, 'POST', `/${two}/left`, left)).code, 'GAP_NOT_LEFT')
  const opened = await call(cast.hub, 'POST', `/${two}/case`, { note: 'nowhere' })
  assert.match(opened.data.number, /^DC\d+$/)
  assert.equal((await call(cast.hub, 'POST', `/${two}/case`, {})).code, 'DISCREPANCY_EXISTS')
  assert.equal((await call(cast.hub, 'POST', `/${three}/explain`, { why: '' })).status, 422)
  assert.equal((await call(cast.hub, 'POST', `/${three}/explain`, { why: 'counted twice' })).status, 200)
  const open = await call(cast.hub, 'GET', '')
  assert.deepEqual(
    open.data.gaps.map((gap: { id: string; next: string }) => [gap.id, gap.next]),
    [[two, 'support']],
  )
})
