import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { openDatabase } from '#platform/database/database.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { openVisit } from '#platform/http/visit.ts'
import { plugIn } from '#platform/work/ports.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import type { QueryWork, Work } from '#platform/work/work.ts'
import { atMoment, onceInMoment } from './moment.ts'

const database = await testDatabase()
const visit = () =>
  openVisit(database.db, {
    who: { kind: 'guest', id: null },
    now: new Date(),
    site: 'eg',
    locale: 'ar',
    requestId: 'one',
    ip: '127.0.0.1',
    origin: 'http://localhost',
    token: null,
    cookies: {},
    nonce: '',
    ports: plugIn([]),
    report: () => undefined,
  })
const lastOf = async ({ db }: Pick<QueryWork, 'db'>) =>
  (await db.selectFrom('numbers').select('last').where('series', '=', 'moment').executeTakeFirst())?.last ?? 0n
const raise = ({ db }: Pick<QueryWork, 'db'>) =>
  sql`insert into numbers (series, last) values ('moment', 1) on conflict (series) do update set last = numbers.last + 1`.execute(
    db,
  )

test('parts of a page that read at once see one snapshot, whatever others write meanwhile', async () => {
  const page = visit()
  await raise(database)
  const before = await lastOf(database)
  let goOn = () => {}
  const raised = new Promise<void>((resolve) => {
    goOn = resolve
  })
  const slow = page.read(async (work) => {
    const first = await lastOf(work)
    await raised
    return [first, await lastOf(work)]
  })
  await page.read(async (work) => {
    await lastOf(work)
    await raise(database)
  })
  const joined = page.read(lastOf)
  goOn()
  assert.deepEqual(await slow, [before, before])
  assert.equal(await joined, before)
  assert.equal(await page.read(lastOf), before + 1n)
})

test('a read after a write sees it, even while an older read is running', async () => {
  const page = visit()
  await raise(database)
  const before = await lastOf(database)
  let goOn = () => {}
  const waits = new Promise<void>((resolve) => {
    goOn = resolve
  })
  const older = page.read(async (work) => {
    const seen = await lastOf(work)
    await waits
    return [seen, await lastOf(work)]
  })
  await page.read(lastOf)
  await page.write(raise)
  assert.equal(await page.read(lastOf), before + 1n)
  goOn()
  assert.deepEqual(await older, [before, before])
})

test('a refused query fails its own read and no other of the snapshot', async () => {
  const page = visit()
  const wrong = page.read(async ({ db }) => sql`select 1 / 0`.execute(db))
  const right = page.read(async (work) => {
    await sql`select 1`.execute(work.db)
    return lastOf(work)
  })
  await assert.rejects(wrong, /division by zero/)
  assert.equal(await right, await lastOf(database))
  assert.equal(await page.read(lastOf), await lastOf(database))
})

test('of queries sent together the refused one gives the error, whichever is awaited first', async () => {
  const wrong = (db: Pick<QueryWork, 'db'>['db'], text: string) =>
    db.selectFrom('numbers').select('last').where('series', '=', text).execute()
  for (const first of [0, 1]) {
    const asked = visit().read(async ({ db }) => {
      const texts = first === 0 ? ['a\u0000b', 'right'] : ['right', 'a\u0000b']
      return Promise.all([...texts, 'and', 'others'].map((text) => wrong(db, text)))
    })
    await assert.rejects(asked, (thrown) => isRefusal(thrown) && thrown.code === 'INVALID_INPUT')
  }
})

test('a snapshot cannot write, runs equal queries once, and answers nothing after its end', async () => {
  await assert.rejects(
    atMoment(database.db, (db) => raise({ db })),
    /read-only/,
  )
  let asked = 0
  const kept = await atMoment(database.db, async (db) => {
    const ask = () => onceInMoment({ db }, 'one', async () => ++asked)
    assert.deepEqual([await ask(), await ask()], [1, 1])
    return db
  })
  await assert.rejects(lastOf({ db: kept }), /its moment was over/)
  const inWriting = (work: Work) => onceInMoment(work, 'one', async () => ++asked)
  await database.write(async (work) => assert.deepEqual([await inWriting(work), await inWriting(work)], [2, 3]))
})

test('who asks nothing takes no connection, and a reading that fails to begin says why', async () => {
  const away = openDatabase('postgres://nobody@127.0.0.1:1/none')
  assert.equal(await atMoment(away.db, async () => 'nothing asked'), 'nothing asked')
  await assert.rejects(
    atMoment(away.db, (db) => lastOf({ db })),
    /ECONNREFUSED/,
  )
  await away.close()
})

test('many visitors at once each get their own answer over a few connections', async () => {
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, place) =>
      visit().read(async ({ db }) => {
        const ask = (what: number) => sql<{ it: number }>`select ${what}::int as it`.execute(db)
        const found = await Promise.all([ask(place), ask(place + 1000), ask(place + 2000)])
        return found.map(({ rows }) => rows[0]?.it)
      }),
    ),
  )
  assert.deepEqual(
    answers,
    answers.map((_, place) => [place, place + 1000, place + 2000]),
  )
})
