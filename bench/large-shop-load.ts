// npm run bench -- --orders 100000 [--shop DIR] [--only page]: the answers of a shop with this many orders to 16
// clients, and the time that a change of state takes.

import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { openDatabase, write } from '#platform/database/database.ts'
import { startEmbeddedPostgres } from '#platform/database/embedded-postgres.ts'
import { migrate } from '#platform/database/migrate.ts'
import { type Actor, type Database, system, type Work } from '#platform/work/work.ts'
import { enter } from '#world/samples/app.samples.ts'
import { sampleStaff } from '#world/samples/people/people.samples.ts'
import { sampleVault } from '#world/samples/people/vault.samples.ts'
import { buildAll } from '../scripts/build.ts'
import { type MadeShop, makeLargeShop } from './large-shop.ts'
import { load, type Question } from './load.ts'
import { builtServer, openPageServers } from './page-servers.ts'
import { weighStone } from './stone.ts'

const askers = 64
const queues = [
  'review',
  'purchase',
  'purchase/bought',
  'warehouse',
  'warehouse/packages',
  'shipments',
  'hub',
  'requests',
  'requests/deliveries',
  'pickup-desk',
] as const

/** Makes the shop (or continues the one kept in `directory`, if it has fewer orders) and measures its answers. */
export async function benchOrders(orders: number, kept: string | undefined, only = ''): Promise<void> {
  const directory = kept ?? mkdtempSync(join(tmpdir(), 'marsa-bench-orders-'))
  const note = join(directory, 'made.json')
  mkdirSync(directory, { recursive: true })
  const noted = (): MadeShop =>
    existsSync(note) ? (JSON.parse(readFileSync(note, 'utf8')) as MadeShop) : { orders: 0, customers: [] }
  const before = noted()
  if (before.orders < orders)
    // Nothing is measured while the shop is made, so no commit has to wait for the disk.
    await onPostgres(directory, true, async (db) => {
      const stage = <Answer>(who: Actor, act: (work: Work) => Promise<Answer>) => as(db, who, act)
      await makeLargeShop(stage, orders, before, (made) => writeFileSync(note, JSON.stringify(made)))
    })
  const made = noted()
  await onPostgres(directory, false, (db, url) => measure({ db, url, made, only }))
  if (!kept) rmSync(directory, { recursive: true, force: true })
}

const as = <Answer>(db: Kysely<Database>, who: Actor, act: (work: Work) => Promise<Answer>) =>
  write(db, { who, now: new Date(), site: 'eg', locale: 'ar' }, act)

type OnDatabase = (db: Kysely<Database>, url: string) => Promise<void>

async function onPostgres(directory: string, fast: boolean, act: OnDatabase) {
  const postgres = await startEmbeddedPostgres(join(directory, 'postgres'), { fast })
  await migrate(postgres.url)
  const open = openDatabase(postgres.url, { vault: sampleVault, max: 20, patience: 600_000 })
  try {
    await act(open.db, postgres.url)
  } finally {
    await open.close()
    await postgres.stop()
  }
}

type Measured = { readonly db: Kysely<Database>; readonly url: string; readonly made: MadeShop; readonly only: string }

async function measure({ db, url, made: { orders, customers }, only }: Measured): Promise<void> {
  await sql`vacuum analyze`.execute(db)
  if (!existsSync(builtServer)) buildAll(false)
  const processes = availableParallelism()
  const { port, close } = await openPageServers(url, processes)
  const rows: Record<string, unknown>[] = []
  const ask = async (name: string, questions: readonly Question[], once = false, clients = 16) => {
    if (!name.includes(only)) return
    // Each server must have answered a page some hundred times before it runs at its normal speed.
    const settle = !once && clients > 1 ? 4000 : 0
    const time = once ? 600_000 : 6000
    const before = weighStone()
    const { p50, p95, answered, seconds, bytes } = await load(port, questions, time, once, clients, settle)
    const stone = (before + weighStone()) / 2
    const round = (ms: number) => Math.round(ms * 10) / 10
    rows.push({
      asked: name,
      clients,
      'p50 ms': round(p50),
      'p95 ms': round(p95),
      'a second': Math.round(answered / seconds),
      KB: Math.round(bytes / 102.4) / 10,
      'stone ms': round(stone),
    })
  }
  const askedOf = customers.slice(0, askers)
  const mine = await Promise.all(askedOf.map((id) => visitor(db, id)))
  const admin = await as(db, system, async (work) => enter(work, (await sampleStaff(work, ['admin'])).who))
  const get = (path: string, token: string): Question => ({
    method: 'GET',
    path,
    headers: { cookie: `token=${token}` },
  })
  for (const tab of ['ongoing', 'fulfilled', 'cancelled'])
    await ask(
      `GET /api/orders?tab=${tab}`,
      mine.map(({ token }) => get(`/api/orders?tab=${tab}`, token)),
    )
  // The whole page, as a visitor from outside gets it, and the data that the browser requests when it moves to the page
  // within the shop.
  const asPageAndWithin = async (name: string, questions: readonly Question[]) => {
    await ask(`${name}, the page`, questions)
    await ask(
      `${name}, gone to within the shop`,
      questions.map((question) => ({ ...question, path: `${question.path}.data` })),
    )
  }
  await asPageAndWithin(
    'My Orders',
    mine.map(({ token }) => get('/ar/account/orders', token)),
  )
  await ask(
    'GET /api/orders/{number}',
    mine.map(({ token, order }) => get(`/api/orders/${order}`, token)),
  )
  await asPageAndWithin(
    'an order',
    mine.map(({ token, order }) => get(`/ar/account/orders/${order}`, token)),
  )
  await asPageAndWithin('staff overview', [get('/ar/ops', admin)])
  for (const queue of queues) {
    const question = get(`/ar/ops/${queue}`, admin)
    await asPageAndWithin(`queue ${queue}`, [question])
    await ask(`queue ${queue}, the page`, [question], false, 1)
  }
  const reviewers = await as(db, system, async (work) => enter(work, (await sampleStaff(work, ['reviewer'])).who))
  const waiting = await db
    .selectFrom('orders')
    .innerJoin('order_items', 'order_items.order_id', 'orders.id')
    .select('orders.number')
    .distinct()
    .where('order_items.state', '=', 'processing')
    .limit(400)
    .execute()
  const move = (what: string, from: number, to: number) =>
    waiting.slice(from, to).map(
      ({ number }): Question => ({
        method: 'POST',
        path: `/api/ops/review/${number}/${what}`,
        headers: { authorization: `Bearer ${reviewers}` },
        body: {},
      }),
    )
  const moves = ['claim', 'release'] as const
  const isAsked = moves.some((what) => `transition: ${what} for review`.includes(only))
  if (isAsked) for (const what of moves) await load(port, move(what, 0, 300), 600_000, true, 16)
  for (const what of moves) {
    await ask(`transition: ${what} for review`, move(what, 0, 300), true)
    await ask(`transition: ${what} for review`, move(what, 300, 400), true, 1)
  }
  await close()
  const { rows: states } = await countStates(db)
  console.log(`${orders.toLocaleString('en')} orders; items by state: ${states}`)
  console.table(rows)
  console.log(
    `${processes} cores and as many servers, Node ${process.version}; servers, PostgreSQL and clients on the same machine, commits on disk`,
  )
}

async function visitor(db: Kysely<Database>, id: string): Promise<{ readonly token: string; readonly order: string }> {
  const { number } = await db
    .selectFrom('orders')
    .select('number')
    .where('customer_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return { token: await as(db, system, (work) => enter(work, { kind: 'customer', id })), order: number }
}

async function countStates(db: Kysely<Database>): Promise<{ readonly rows: string }> {
  const counted = await db
    .selectFrom('order_items')
    .select(['state', ({ fn }) => fn.countAll<bigint>().as('count')])
    .groupBy('state')
    .orderBy('count', 'desc')
    .execute()
  return { rows: counted.map(({ state, count }) => `${state} ${count}`).join(', ') }
}
