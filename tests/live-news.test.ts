// Live news for browsers: by LISTEN from the outbox, each person's own, none missed, none after the session ended.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { writeAboutOrder } from '#care/tickets/write-about-order.ts'
import { endSessions } from '#people/access/end-sessions.ts'
import { layOut } from '#platform/background/deliveries.ts'
import { newsWire, pgNewsWire } from '#platform/background/news-wire.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { newId } from '#platform/work/id.ts'
import { plug, plugIn } from '#platform/work/ports.ts'
import type { Actor } from '#platform/work/work.ts'
import { enter, sampleApp, sampleParts } from '#world/samples/app.samples.ts'
import { sampleCustomer, sampleStaff } from '#world/samples/people/people.samples.ts'
import { paidSample, type Stage, sampleCast } from '#world/samples/selling/orders.samples.ts'

const database = await testDatabase()
const parts = sampleParts(database.db)
const ports = plugIn([plug(newsWire, pgNewsWire(database.url, parts.clock))])
const app = await sampleApp({
  ...parts,
  ports: { get: (port) => (port.name === 'news-wire' ? ports : parts.ports).get(port) },
})
const base = await app.listen({ port: 0, host: '127.0.0.1' })
after(() => app.close())
const stage: Stage = (who, act) => database.write(act, { who })
const cast = await database.write(sampleCast)

async function enterAs(who: Actor) {
  return { who, token: await database.write((work) => enter(work, who)) }
}

async function listen(token: string, path = '/api/events', headers: Record<string, string> = {}) {
  const answer = await fetch(base + path, {
    headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream', ...headers },
    signal: AbortSignal.timeout(20_000),
  })
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader()
  let heard = ''
  let isOver = false
  const reading = (async () => {
    for (;;) {
      const { value, done } = await reader.read()
      if (done) break
      heard += value
    }
    isOver = true
  })().catch(() => undefined)
  return {
    status: answer.status,
    heard: () => heard,
    isOver: () => isOver,
    stop: () => Promise.all([reader.cancel(), reading]),
    async until(wanted: RegExp): Promise<string> {
      for (let tries = 0; tries < 100 && !wanted.test(heard); tries++) await sleep(50)
      assert.match(heard, wanted)
      return heard
    },
  }
}

const comment = async (number: string, said: string) => {
  await stage(cast.customer, (work) => writeAboutOrder(work, { key: newId(), order: number, itemId: null, said }))
  await layOut(database.db, [], new Date())
}

test('a customer and staff of the site hear of an order at once; another customer and the other site hear nothing', async () => {
  const { number } = await paidSample(stage, cast)
  await layOut(database.db, [], new Date())
  const stranger = await enterAs((await database.write((work) => sampleCustomer(work))).who)
  const [me, reviewer] = [await enterAs(cast.customer), await enterAs(cast.reviewer)]
  const streams = [
    await listen(me.token, '/api/events?payments=no'),
    await listen(reviewer.token, '/api/ops/events'),
    await listen(stranger.token, '/api/events?payments=no'),
    await listen(reviewer.token, '/api/ops/events', { 'x-site': 'ae' }),
  ] as const
  const [mine, staff, theirs, dubai] = streams
  for (const stream of streams) await stream.until(/event: ready/)
  await sleep(300)
  await comment(number, 'Where is it?')
  await mine.until(new RegExp(`event: news\\ndata: {"name":"ticket.written","order":"${number}"}`))
  await staff.until(/ticket\.written/)
  await sleep(200)
  for (const other of [theirs, dubai]) assert.ok(!other.heard().includes('event: news'), other.heard())
  assert.equal(mine.heard().match(/ticket\.written/g)?.length, 1, 'told once')
  await Promise.all(streams.map((stream) => stream.stop()))
})

test('a reconnecting browser gets the news it missed, by its last event or by the time its page was read', async () => {
  const { number } = await paidSample(stage, cast)
  const me = await enterAs(cast.customer)
  const first = await listen(me.token, '/api/events?payments=no')
  const id = /id: (\d+)/.exec(await first.until(/event: ready/))?.[1] ?? ''
  await first.stop()
  await comment(number, 'While you were away')
  const again = await listen(me.token, '/api/events?payments=no', { 'last-event-id': id })
  await again.until(new RegExp(`ticket\\.written","order":"${number}"`))
  const page = await listen(me.token, `/api/events?payments=no&since=${id}`)
  await page.until(new RegExp(`ticket\\.written","order":"${number}"`))
  const sleeper = await listen(me.token, `/api/events?payments=no&since=${Date.now() - 3_600_000}`)
  await sleeper.until(/"name":"missed"/)
  await Promise.all([again.stop(), page.stop(), sleeper.stop()])
})

test('a lost connection to the database is opened again, and the missed news are sent', async () => {
  const { number } = await paidSample(stage, cast)
  const me = await enterAs(cast.customer)
  const stream = await listen(me.token, '/api/events?payments=no')
  await stream.until(/event: ready/)
  await sleep(300)
  // With the owner's account of the database: the program's own role may not do this.
  const owner = new pg.Client({ connectionString: database.url })
  await owner.connect()
  const { rowCount } = await owner.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query = 'listen marsa_news'",
  )
  await owner.end()
  assert.ok(rowCount)
  await comment(number, 'Nobody listens')
  await stream.until(new RegExp(`ticket\\.written","order":"${number}"`))
  await stream.stop()
})

test('after signing out a stream ends before more is sent; guests, staff at a customer’s stream and customers at staff’s get none', async () => {
  const { number } = await paidSample(stage, cast)
  const me = await enterAs(cast.customer)
  const stream = await listen(me.token, '/api/events?payments=no')
  await stream.until(/event: ready/)
  await stage(cast.customer, (work) => endSessions(work, cast.customer.id ?? ''))
  await sleep(300)
  await comment(number, 'Not for this browser')
  await stream.until(/event: over/)
  for (let tries = 0; tries < 40 && !stream.isOver(); tries++) await sleep(50)
  assert.ok(stream.isOver())
  assert.ok(!stream.heard().includes('ticket.written'))
  const staff = await enterAs((await database.write((work) => sampleStaff(work, ['buyer']))).who)
  const customer = await enterAs((await database.write((work) => sampleCustomer(work))).who)
  const asked = (token: string, url: string) =>
    app.inject({ url, headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' } })
  assert.equal((await asked(staff.token, '/api/events')).statusCode, 401)
  assert.equal((await asked(customer.token, '/api/ops/events')).statusCode, 401)
  assert.equal((await asked('nobody', '/api/ops/events')).statusCode, 401)
})

test('one person may have six streams: a seventh closes the oldest', async () => {
  const me = await enterAs((await database.write((work) => sampleCustomer(work))).who)
  const streams = []
  for (let count = 0; count < 7; count++) {
    const stream = await listen(me.token, '/api/events?payments=no')
    await stream.until(/event: ready/)
    streams.push(stream)
  }
  for (let tries = 0; tries < 40 && !streams[0]!.isOver(); tries++) await sleep(50)
  assert.deepEqual(
    streams.map((stream) => stream.isOver()),
    [true, false, false, false, false, false, false],
  )
  await Promise.all(streams.slice(1).map((stream) => stream.stop()))
})

test('one address may have sixty streams; the next one is told to wait, and is accepted once one has ended', async () => {
  const streams = []
  for (let person = 0; person < 10; person++) {
    const { token } = await enterAs((await database.write((work) => sampleCustomer(work))).who)
    for (let count = 0; count < 6; count++) streams.push(await listen(token, '/api/events?payments=no'))
  }
  const { token } = await enterAs((await database.write((work) => sampleCustomer(work))).who)
  assert.deepEqual([...new Set(streams.map((stream) => stream.status))], [200])
  assert.equal((await listen(token)).status, 429)
  await streams[0]!.stop()
  let last = await listen(token)
  for (let tries = 0; tries < 40 && last.status !== 200; tries++) {
    await sleep(50)
    last = await listen(token)
  }
  assert.equal(last.status, 200)
  await Promise.all([...streams.slice(1), last].map((stream) => stream.stop()))
})
