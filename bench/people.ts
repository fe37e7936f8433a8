// npm run bench -- --people 100000: searching a shop with this many customers and orders, and the page of one of them.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadCustomer } from '#fronts/console/customers/load-customer.ts'
import { searchCustomers } from '#fronts/console/customers/search-customers.ts'
import { findAnything } from '#fronts/console/find-anything.ts'
import { type OpenDatabase, openDatabase, read, write } from '#platform/database/database.ts'
import { startEmbeddedPostgres } from '#platform/database/embedded-postgres.ts'
import { migrate } from '#platform/database/migrate.ts'
import { newId } from '#platform/work/id.ts'
import { type Actor, system, type Work } from '#platform/work/work.ts'
import { overwriteGetLocale } from '#words/runtime.js'
import { sampleStaff } from '#world/samples/people/people.samples.ts'
import { sampleVault } from '#world/samples/people/vault.samples.ts'
import { copyPeople } from './large-people.ts'
import { makeLargeShop } from './large-shop.ts'
import { weighStone } from './stone.ts'

type Asked = (work: Work, at: number) => Promise<unknown>
const first = { page: 1, pageSize: 25 }
const questions: Readonly<Record<string, Asked>> = {
  'customers: newest': (work) => searchCustomers(work, '', first),
  'customers: a common name': (work, at) => searchCustomers(work, ['محمد', 'Mohamed', 'سلمى', 'Ahmed'][at % 4]!, first),
  'customers: a whole name': (work, at) =>
    searchCustomers(work, ['سلمى حسن', 'Khaled Mansour', 'يوسف الشريف'][at % 3]!, first),
  'customers: a mail': (work, at) => searchCustomers(work, `person${1 + ((at * 7919) % 90_000)}@`, first),
  'customers: an order number': (work, at) => searchCustomers(work, String(500_001 + ((at * 7919) % 90_000)), first),
  'customers: last digits': (work, at) => searchCustomers(work, String(1000 + (at % 9000)), first),
  'find: an order number': (work, at) => findAnything(work, String(500_001 + ((at * 7919) % 90_000))),
  'find: a part of a number': (work, at) => findAnything(work, String(1000 + ((at * 7) % 9000))),
  'find: a common name': (work, at) => findAnything(work, ['محمد', 'Mohamed', 'سلمى'][at % 3]!),
  'find: a title': (work, at) => findAnything(work, ['سماعات بلوتوث', 'headphones', 'سامسونج', 'Kindle'][at % 4]!),
  'find: a tracking number': (work, at) => findAnything(work, `1Z${9_000_001 + ((at * 7919) % 90_000)}`),
  'find: nothing': (work, at) => findAnything(work, `zzq${at}xv`),
}

export async function benchPeople(customers: number): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'marsa-bench-people-'))
  const postgres = await startEmbeddedPostgres(join(directory, 'postgres'), { fast: true })
  await migrate(postgres.url)
  const open = openDatabase(postgres.url, { vault: sampleVault, max: 16, patience: 600_000 })
  try {
    const stage = <Answer>(who: Actor, act: (work: Work) => Promise<Answer>) =>
      write(open.db, { who, now: new Date(), site: 'eg', locale: 'ar' }, act)
    const { customers: made } = await makeLargeShop(stage, 50, { orders: 0, customers: [] }, () => undefined)
    await copyPeople(postgres.url, customers)
    const { who } = await stage(system, (work) => sampleStaff(work, ['admin']))
    overwriteGetLocale(() => 'ar')
    const ids = await open.db.selectFrom('customers').select('id').limit(500).execute()
    const pages: Readonly<Record<string, Asked>> = {
      'page of a customer': (work, at) => loadCustomer(work, ids[at % ids.length]!.id, ''),
      'page of a customer with fifty orders': (work) => loadCustomer(work, made[0]!, ''),
    }
    const rows = []
    for (const [name, act] of Object.entries({ ...questions, ...pages }))
      for (const clients of [1, 16]) rows.push({ asked: name, clients, ...(await measure(open, who, act, clients)) })
    console.table(rows)
  } finally {
    await open.close()
    await postgres.stop()
    rmSync(directory, { recursive: true, force: true })
  }
}

const milliseconds = 2000
const warmUp = 20

async function measure({ db }: OpenDatabase, who: Actor, act: Asked, clients: number) {
  const took: number[] = []
  let at = Number.parseInt(newId().slice(-6), 16)
  const before = weighStone()
  const end = performance.now() + milliseconds
  const client = async () => {
    for (let turn = 0; performance.now() < end || turn < warmUp + 5; turn++) {
      const start = performance.now()
      const question = at++
      await read(db, { who, now: new Date(), site: 'eg', locale: 'ar' }, (work) => act(work, question))
      if (turn >= warmUp / clients) took.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  const stone = (before + weighStone()) / 2
  took.sort((one, other) => one - other)
  const of = (share: number) => Math.round((took[Math.floor(took.length * share)] ?? 0) * 10) / 10
  return { 'p50 ms': of(0.5), 'p95 ms': of(0.95), times: took.length, 'stone ms': Math.round(stone * 10) / 10 }
}
