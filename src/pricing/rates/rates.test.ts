import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openJobContext } from '#platform/background/jobs.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { siteOrigins } from '#platform/settings/site-origins.ts'
import { newId } from '#platform/work/id.ts'
import { plug, plugIn } from '#platform/work/ports.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import type { Actor, Work } from '#platform/work/work.ts'
import { bankClosures } from '#pricing/quote/explain/bank-closures.ts'
import { publishChange } from '#pricing/quote/tables/publish-change.ts'
import { readTables, readTablesVersion } from '#pricing/quote/tables/read-tables.ts'
import { readScheduled } from '#pricing/quote/tables/read-versions.ts'
import { seedPriceTables } from '#pricing/quote/tables/seed-tables.ts'
import type { Site } from '#sites/sites.ts'
import { sampleStaff } from '#world/samples/people/people.samples.ts'
import { type Mood, simulatedSources } from '#world/simulators/rates/moods.ts'
import { type RatesSimulator, startRatesSimulator } from '#world/simulators/rates/start-rates-simulator.ts'
import { cbeSource } from './cbe-source.ts'
import { cbuaeSource } from './cbuae-source.ts'
import { decideRate } from './decide-rate.ts'
import { ecbSource } from './ecb-source.ts'
import { enterRate } from './enter-rate.ts'
import { erApiSource } from './er-api-source.ts'
import { fetchRates } from './fetch-rates.ts'
import { pegSource } from './peg-source.ts'
import { publishRates } from './publish-rates.ts'
import { rateSources } from './rate-sources.ts'
import { fetchByClock, watchRates } from './rates.jobs.ts'
import { readGoodRates } from './read-good-rates.ts'

const { db, write, read, pool } = await testDatabase()
// Sunday, 22 November 2026, and the days after it.
let now = new Date('2026-11-22T10:30:00Z')
const on = (day: number, hour = 10) => {
  now = new Date(Date.UTC(2026, 10, day, hour, 30))
}
let simulator: RatesSimulator
let ports: ReturnType<typeof plugIn>
const closed = new Set<string>()
let staff: readonly (Actor & { kind: 'staff' })[] = []
before(async () => {
  simulator = await startRatesSimulator({ clock: () => now })
  const host = { host: simulator.url, deadlineMs: 2000, firstPauseMs: 1 }
  const crosses = [ecbSource(host), erApiSource(host)]
  const origins = plug(siteOrigins, { eg: 'http://localhost', ae: 'http://ae.localhost' })
  ports = plugIn([
    origins,
    plug(bankClosures, async () => (day) => closed.has(day)),
    plug(rateSources, { eg: [cbeSource(host)], ae: [pegSource, cbuaeSource(host)], crosses }),
  ])
  await write(seedPriceTables, { now: new Date('2026-11-01T09:00:00Z') })
  staff = await write(async (work) => {
    const made = []
    for (const role of ['finance', 'finance', 'finance', 'support'] as const)
      made.push((await sampleStaff(work, [role])).who)
    return made
  })
})
after(() => simulator.close())

const job = (site: Site = 'eg') => openJobContext(db, ports, site, now)
const fetch = (site: Site = 'eg') => fetchRates(job(site))
const mood = (said: Mood) => {
  for (const source of simulatedSources) simulator.setMood(source, source === 'cbe' ? said : 'fine')
}
const see = <Answer>(act: (work: Work) => Promise<Answer>, site: Site = 'eg') => read(act, { now, site })
const raw = async (site: Site = 'eg') => (await see(readTables, site)).raw
const versions = async (site: Site = 'eg') =>
  (await db.selectFrom('price_table_versions').select('id').where('site', '=', site).execute()).length
const waiting = async (base = 'USD') =>
  (
    await db
      .selectFrom('exchange_rate_readings')
      .selectAll()
      .where('base', '=', base)
      .where('state', '=', 'quarantined')
      .orderBy('id', 'desc')
      .execute()
  )[0]
const as = (who: Actor | undefined, act: (work: Work) => Promise<unknown>) => write(act, { now, who: who! })
const decide = (who: Actor | undefined, id: string, deed: 'agree' | 'reject' = 'agree') =>
  as(who, (work) => decideRate(work, { key: newId(), id, deed, why: 'I looked at the bank’s own page' }))
const refused = (code: string) => (thrown: unknown) => isRefusal(thrown) && thrown.code === code

test('the first answer fills ninety days, and prices are made with the newest: sell, source and day', async () => {
  const { fetched, version } = await fetch()
  assert.ok(version)
  assert.deepEqual(
    fetched.map(({ source, outcome }) => `${source} ${outcome}`),
    ['cbe new', 'ecb new'],
  )
  const { rates, rateFacts } = await raw()
  assert.equal(rates.USD, '53.2067')
  assert.deepEqual(rateFacts?.USD, { source: 'cbe', quotedOn: '2026-11-22', fetchedAt: now.toISOString() })
  assert.deepEqual([rates.TRY, rates.EGP], ['1.2093', '1'])
  assert.deepEqual(rateFacts?.TRY?.over, { currency: 'USD', source: 'cbe' })
  assert.equal(rateFacts?.TRY?.quotedOn, '2026-11-20')
  const days = await db
    .selectFrom('exchange_rate_readings')
    .select('id')
    .where('base', '=', 'USD')
    .where('site', '=', 'eg')
    .execute()
  assert.equal(days.length, 65)
})

test('the same answer again changes nothing, and two who ask at once publish one version', async () => {
  const before = await versions()
  assert.equal((await fetch()).version, null)
  assert.equal(await versions(), before)
  on(23)
  const both = await Promise.all([fetch(), fetch(), fetch()])
  assert.equal(both.filter(({ version }) => version !== null).length, 1)
  assert.equal(await versions(), before + 1)
})

test('Dubai: the dollar is the peg whatever anybody quotes, the rest the Central Bank of the UAE’s', async () => {
  await fetch('ae')
  const { rates, rateFacts } = await raw('ae')
  assert.deepEqual([rates.USD, rateFacts?.USD?.source], ['3.6725', 'peg'])
  assert.deepEqual([rates.EUR, rateFacts?.EUR?.source], ['4.2968', 'cbuae'])
  simulator.setMood('cbuae', 'strangers')
  await fetch('ae')
  const crossed = (await raw('ae')).rateFacts?.EUR
  assert.deepEqual(crossed?.over, { currency: 'USD', source: 'peg' })
  mood('fine')
})

const doubtful: readonly (readonly [Mood, string])[] = [
  ['jump', 'JUMP'],
  ['zero', 'NOT_POSITIVE'],
  ['negative', 'NOT_POSITIVE'],
  ['swapped', 'SWAPPED'],
  ['future', 'FUTURE'],
  ['stale', 'OLD'],
]
for (const [said, doubt] of doubtful) {
  test(`a source that is ${said} is quarantined (${doubt}) and the old price stays; it is not doubted twice`, async () => {
    on(24)
    const before = await raw()
    mood(said)
    await fetch()
    await fetch()
    mood('fine')
    const found = await db
      .selectFrom('exchange_rate_readings')
      .selectAll()
      .where('base', '=', 'USD')
      .where('state', '=', 'quarantined')
      .where((row) => row(row.val(doubt), '=', row.fn.any('doubts')))
      .where('fetched_at', '>=', now)
      .execute()
    assert.ok(found.length >= 1)
    assert.equal(new Set(found.map(({ sell, quoted_on }) => `${sell} ${quoted_on}`)).size, found.length)
    assert.equal(found[0]?.previous, before.rates.USD)
    assert.equal((await raw()).rates.USD, before.rates.USD)
  })
}

for (const said of ['silent', 'failing', 'wall', 'wrongToken', 'bomb', 'cutOff', 'words'] as const) {
  test(`an outage (${said}) keeps the last good rate and writes down that it was one`, async () => {
    on(24)
    const before = await raw()
    mood(said)
    const { fetched } = await fetch()
    mood('fine')
    assert.ok(fetched[0]?.outcome === (said === 'words' ? 'same' : 'failed'))
    assert.deepEqual((await raw()).rates, before.rates)
    const note = await db
      .selectFrom('exchange_rate_fetches')
      .selectAll()
      .where('source', '=', 'cbe')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
    assert.ok(said === 'words' ? note?.detail.includes('US Dollar') : note?.fault)
  })
}

test('a jump is believed when two people agree, and only then prices move; one alone, or somebody else, cannot', async () => {
  on(25)
  mood('jump')
  await fetch()
  mood('fine')
  const before = await raw()
  const { id = '', sell } = (await waiting()) ?? {}
  await assert.rejects(decide(staff[3], id), refused('FORBIDDEN'))
  await decide(staff[0], id)
  assert.equal((await raw()).rates.USD, before.rates.USD)
  await assert.rejects(decide(staff[0], id), refused('SECOND_PERSON_NEEDED'))
  const insert = (step: string, who: string | undefined) =>
    pool.query(
      'insert into exchange_rate_decisions (reading_id, step, staff_id, why, at) values ($1, $2, $3, $4, now())',
      [id, step, who, 'x'],
    )
  await assert.rejects(insert('accept', staff[0]?.id), /second person/)
  const race = await Promise.allSettled([decide(staff[1], id), decide(staff[2], id)])
  assert.equal(race.filter(({ status }) => status === 'fulfilled').length, 1)
  assert.equal((await raw()).rates.USD, sell)
  assert.ok(Number(sell) / Number(before.rates.USD) > 1.2)
  await assert.rejects(decide(staff[2], id, 'reject'), refused('RATE_DECIDED'))
  await assert.rejects(insert('reject', staff[2]?.id), /decided/)
})

test('nonsense can only be rejected, by the use-case and by the database; what was rejected does not come back', async () => {
  on(26)
  mood('zero')
  await fetch()
  const { id = '' } = (await waiting()) ?? {}
  await assert.rejects(decide(staff[0], id), refused('RATE_MAKES_NO_SENSE'))
  await assert.rejects(
    pool.query("insert into exchange_rate_decisions values ($1, 'propose', $2, 'x', now())", [id, staff[0]?.id]),
    /no sense/,
  )
  await decide(staff[0], id, 'reject')
  await fetch()
  mood('fine')
  assert.equal((await waiting())?.id, id)
})

test('a rate that a person types holds when a second one agrees; the typist is not the second', async () => {
  on(26)
  const wish = { currency: 'TRY', sell: '\u200f١٫٢٥', quotedOn: '2026-11-26', why: 'The lira moved, the sheet did not' }
  const enter = (more: object = {}) => as(staff[0], (work) => enterRate(work, { ...wish, key: newId(), ...more }))
  await assert.rejects(enter({ currency: 'XXX' }), refused('RATE_CURRENCY_UNKNOWN'))
  for (const sell of ['0', '1,25', '-1', '1e3', '٠']) await assert.rejects(enter({ sell }), refused('RATE_NOT_A_RATE'))
  await assert.rejects(enter({ quotedOn: '2026-11-28' }), refused('RATE_DAY_WRONG'))
  const key = newId()
  await Promise.all([enter({ key }), enter({ key })])
  const { id = '' } = (await waiting('TRY')) ?? {}
  await assert.rejects(decide(staff[0], id), refused('SECOND_PERSON_NEEDED'))
  assert.notEqual((await raw()).rates.TRY, '1.25')
  await decide(staff[1], id)
  assert.deepEqual([(await raw()).rates.TRY, (await raw()).rateFacts?.TRY?.source], ['1.25', 'manual'])
})

test('a version scheduled by staff begins with the rates of its day, and an earlier version stays as it was', async () => {
  on(29)
  const start = new Date('2026-12-01T00:00:00Z')
  const held = await see(readTables)
  const change = (tables: typeof held.raw) => ({ ...tables, vatRate: '0.15' })
  await as(staff[0], (work) => publishChange(work, { change, source: 'Test', why: 'VAT', validFrom: start }))
  await fetch()
  const [scheduled] = await see((work) => readScheduled(work, now))
  assert.deepEqual([scheduled?.raw.vatRate, scheduled?.why], ['0.15', 'VAT'])
  assert.equal(scheduled?.raw.rateFacts?.EUR?.quotedOn, '2026-11-29')
  assert.notEqual(scheduled.raw.rates.EUR, held.raw.rates.EUR)
  assert.equal((await see((work) => readTablesVersion(work, held.id))).raw.rates.USD, held.raw.rates.USD)
  assert.equal(await as(staff[0], publishRates), null)
})

test('by the clock only on working days; a rate that nobody renews is an alarm, one over a weekend is not', async () => {
  const asked = simulator.asked.length
  on(28)
  await fetchByClock(job())
  assert.equal(simulator.asked.length, asked)
  on(30)
  await fetchByClock(job())
  assert.ok(simulator.asked.length > asked)
  await fetch('ae')
  await watchRates(job('ae'))
  now = new Date('2026-12-08T10:30:00Z')
  await assert.rejects(watchRates(job()), { name: 'Alarm', message: /EUR \(cbe, 2026-11-30\)/ })
  // Over a feast nobody is woken for the country's own bank; the sheet of elsewhere is still missed.
  for (const day of ['2026-12-02', '2026-12-03', '2026-12-06']) closed.add(day)
  await assert.rejects(watchRates(job()), { message: 'Exchange rates of eg are old: TRY (ecb, 2026-11-30)' })
  closed.clear()
})

test('finance and the administrators are written to about old rates, in one letter a day for each site', async () => {
  const admin = await write((work) => sampleStaff(work, ['admin']))
  now = new Date('2026-12-09T08:30:00Z')
  const tell = () => assert.rejects(watchRates(job()), { name: 'Alarm' })
  const letters = () =>
    db.selectFrom('notices').select(['recipient', 'text']).where('key', 'like', 'old-rates:eg:%').execute()
  const before = (await letters()).length
  await Promise.all([tell(), tell()])
  await tell()
  const { rows } = await pool.query(
    `select email from staff_members where suspended_at is null and roles && '{finance,admin}'`,
  )
  const after = await letters()
  assert.equal(after.length - before, rows.length)
  const { rows: own } = await pool.query('select email from staff_members where id = $1', [admin.who.id])
  const letter = after.find(({ recipient }) => recipient === own[0].email)
  assert.match(letter?.text ?? '', /EUR/)
  now = new Date('2026-12-10T08:30:00Z')
  await tell()
  assert.equal((await letters()).length - after.length, rows.length)
})

test('what was read is never changed', async () => {
  await assert.rejects(db.updateTable('exchange_rate_readings').set({ sell: '1' }).execute())
  await assert.rejects(pool.query('delete from exchange_rate_decisions'))
  assert.ok((await see(readGoodRates)).get('USD'))
})
