// npm run bench -- --people 100000 [--shop DIR] [--only WORDS]: searching a shop with this many customers and orders, the
// page of one of them, and the page of an order; as functions on the database, and as pages of the built server.
import { existsSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { loadCustomer } from '#fronts/console/customers/load-customer.ts'
import { searchCustomers } from '#fronts/console/customers/search-customers.ts'
import { findAnything } from '#fronts/console/find-anything.ts'
import { type OpenDatabase, read } from '#platform/database/database.ts'
import { newId } from '#platform/work/id.ts'
import { type Actor, system, type Work } from '#platform/work/work.ts'
import { overwriteGetLocale } from '#words/runtime.js'
import { enter } from '#world/samples/app.samples.ts'
import { sampleStaff } from '#world/samples/people/people.samples.ts'
import { buildAll } from '../scripts/build.ts'
import { cpuTime, postgresIn } from './cpu-time.ts'
import { load, type Question } from './load.ts'
import { builtServer, openPageServers } from './page-servers.ts'
import { type PeopleShop, withPeople } from './people-shop.ts'
import { weighStone } from './stone.ts'

type Asked = (work: Work, at: number) => Promise<unknown>
/** What is typed into a search, another one each time. */
type Typed = (at: number) => string
const first = { page: 1, pageSize: 25 }
const one =
  (...words: readonly string[]): Typed =>
  (at) =>
    words[at % words.length] ?? ''
const orderNumber: Typed = (at) => String(500_001 + ((at * 7919) % 90_000))

const customersBy: Readonly<Record<string, Typed>> = {
  newest: one(''),
  'a common name': one('محمد', 'Mohamed', 'سلمى', 'Ahmed'),
  'a whole name': one('سلمى حسن', 'Khaled Mansour', 'يوسف الشريف'),
  'a mail': (at) => `person${1 + ((at * 7919) % 90_000)}@`,
  'an order number': orderNumber,
  'last digits': (at) => String(1000 + (at % 9000)),
}
const foundBy: Readonly<Record<string, Typed>> = {
  'an order number': orderNumber,
  'a part of a number': (at) => String(1000 + ((at * 7) % 9000)),
  'a common name': one('محمد', 'Mohamed', 'سلمى'),
  'a title': one('سماعات بلوتوث', 'headphones', 'سامسونج', 'Kindle'),
  'a tracking number': (at) => `1Z${9_000_001 + ((at * 7919) % 90_000)}`,
  nothing: (at) => `zzq${at}xv`,
}
const differentWords = 512

type Row = { readonly asked: string; readonly clients: number; readonly [figure: string]: number | string | null }

export async function benchPeople(customers: number, kept: string | undefined, only = ''): Promise<void> {
  await withPeople(customers, kept, async (shop) => {
    const ids = (await shop.open.db.selectFrom('customers').select('id').limit(500).execute()).map(({ id }) => id)
    const { who, token } = await shop.stage(system, async (work) => {
      const staff = await sampleStaff(work, ['admin'])
      return { who: staff.who, token: await enter(work, staff.who) }
    })
    console.table(await askFunctions(shop, { who, ids, only }))
    console.table(await askPages(shop, { token, ids, only }))
    console.log(`${availableParallelism()} cores; load of the machine now ${loadavg().map((one) => one.toFixed(1))}`)
  })
}

// The first customer is the one whose fifty orders were copied.
async function richOf({ open: { db } }: PeopleShop) {
  const owner = await db
    .selectFrom('orders')
    .select('customer_id')
    .groupBy('customer_id')
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const orders = await db.selectFrom('orders').select('number').where('customer_id', '=', owner.customer_id).execute()
  return { id: owner.customer_id, orders: orders.map(({ number }) => number) }
}

type AskedAs = { readonly ids: readonly string[]; readonly only: string }

async function askFunctions(shop: PeopleShop, { who, ids, only }: AskedAs & { readonly who: Actor }) {
  overwriteGetLocale(() => 'ar')
  const rich = await richOf(shop)
  const asked: [string, Asked][] = [
    ...Object.entries(customersBy).map(([name, typed]): [string, Asked] => [
      `customers: ${name}`,
      (work, at) => searchCustomers(work, typed(at), first),
    ]),
    ...Object.entries(foundBy).map(([name, typed]): [string, Asked] => [
      `find: ${name}`,
      (work, at) => findAnything(work, typed(at)),
    ]),
    ['a customer', (work, at) => loadCustomer(work, ids[at % ids.length] ?? '', '')],
    ['a customer with fifty orders', (work) => loadCustomer(work, rich.id, '')],
  ]
  const rows: Row[] = []
  for (const [name, act] of asked)
    if (`function ${name}`.includes(only))
      for (const clients of [1, 16]) rows.push({ asked: name, clients, ...(await measure(shop, who, act, clients)) })
  return rows
}

async function askPages(shop: PeopleShop, { token, ids, only }: AskedAs & { readonly token: string }) {
  if (!existsSync(builtServer)) buildAll(false)
  const rich = await richOf(shop)
  const { port, pids, close } = await openPageServers(shop.url, availableParallelism())
  const headers = { cookie: `token=${token}` }
  const get = (path: string): Question => ({ method: 'GET', path: `/ar/ops/${path}`, headers })
  const each = (path: string, typed: Typed) =>
    Array.from({ length: differentWords }, (_, at) => get(`${path}?q=${encodeURIComponent(typed(at))}`))
  const asked: [string, readonly Question[]][] = [
    ...Object.entries(customersBy).map(([name, typed]): [string, readonly Question[]] => [
      `customers: ${name}`,
      each('customers', typed),
    ]),
    ...Object.entries(foundBy).flatMap(([name, typed]): [string, readonly Question[]][] => [
      [`find: ${name}`, each('find', typed)],
      [`find in the palette: ${name}`, each('find.data', typed)],
    ]),
    ['a customer', ids.map((id) => get(`customers/${id}`))],
    ['a customer with fifty orders', [get(`customers/${rich.id}`)]],
    ['an order', rich.orders.map((number) => get(`orders/${number}`))],
  ]
  const server = [...pids, postgresIn(shop.directory)]
  const rows: Row[] = []
  for (const [name, questions] of asked)
    if (`page ${name}`.includes(only))
      for (const clients of [1, 16]) rows.push({ asked: name, clients, ...(await askLoad(questions, clients)) })
  await close()
  return rows

  async function askLoad(questions: readonly Question[], clients: number) {
    await load(port, questions, 2500, false, clients)
    const before = weighStone()
    const [used, asDatabase] = [cpuTime(server), cpuTime(server.slice(-1))]
    const { p50, p95, answered, bytes } = await load(port, questions, 4000, false, clients)
    const each = (now: number | null, then: number | null) =>
      now === null || then === null ? null : tenths((now - then) / answered)
    const cpu = { 'CPU ms': each(cpuTime(server), used), 'of it database': each(cpuTime(server.slice(-1)), asDatabase) }
    const stone = tenths((before + weighStone()) / 2)
    return { 'p50 ms': tenths(p50), 'p95 ms': tenths(p95), ...cpu, KB: tenths(bytes / 1024), 'stone ms': stone }
  }
}

const tenths = (value: number) => Math.round(value * 10) / 10
const milliseconds = 2000
const warmUp = 20

async function measure({ open, directory }: PeopleShop, who: Actor, act: Asked, clients: number) {
  const took: number[] = []
  let at = Number.parseInt(newId().slice(-6), 16)
  const { db }: OpenDatabase = open
  const servers = [process.pid, postgresIn(directory)]
  const before = weighStone()
  const used = cpuTime(servers)
  let asked = 0
  const end = performance.now() + milliseconds
  const client = async () => {
    for (let turn = 0; performance.now() < end || turn < warmUp + 5; turn++) {
      const start = performance.now()
      const question = at++
      asked++
      await read(db, { who, now: new Date(), site: 'eg', locale: 'ar' }, (work) => act(work, question))
      if (turn >= warmUp / clients) took.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  const now = cpuTime(servers)
  const cpu = now === null || used === null ? null : tenths((now - used) / asked)
  const stone = tenths((before + weighStone()) / 2)
  took.sort((one, other) => one - other)
  const of = (share: number) => tenths(took[Math.floor(took.length * share)] ?? 0)
  return { 'p50 ms': of(0.5), 'p95 ms': of(0.95), 'CPU ms': cpu, times: took.length, 'stone ms': stone }
}
