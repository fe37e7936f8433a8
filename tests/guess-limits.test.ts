// Guessing and spraying passwords over HTTP, on the whole server: which tries are checked, which are refused, and who
// can still sign in.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readSecurityEvents, readSecurityLoad } from '#people/access/security/read-security-events.ts'
import { peopleJobs } from '#people/people.jobs.ts'
import { deliverAnnouncements } from '#platform/background/deliver.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { plugIn } from '#platform/work/ports.ts'
import { enter, sampleApp, sampleParts } from '#world/samples/app.samples.ts'
import { sampleCustomer, samplePassword, sampleStaff } from '#world/samples/people/people.samples.ts'

const shop = await testDatabase()
const clock = { now: new Date('2026-11-23T12:00:00Z') }
const parts = sampleParts(shop.db)
const app = await sampleApp({ ...parts, clock: () => clock.now })

/** The answer to this password from this address. */
async function signIn(email: string, password: string, from: string): Promise<string> {
  const payload = { email, password }
  const answer = await app.inject({ method: 'POST', url: '/api/auth/login', payload, remoteAddress: from })
  if (answer.statusCode === 429) assert.ok(Number(answer.headers['retry-after']) > 0)
  return answer.statusCode === 200 ? 'in' : answer.json().code
}
const count = (answers: readonly string[], code: string) => answers.filter((one) => one === code).length

/** Wrong tries, one after the other. */
async function guess(tries: readonly (readonly [email: string, from: string])[]): Promise<readonly string[]> {
  const answers: string[] = []
  for (const [email, from] of tries) answers.push(await signIn(email, 'not the password', from))
  return answers
}

test('120 accounts tried from one address: thirty tries are checked, for known and unknown accounts alike', async () => {
  const { email } = await shop.write((work) => sampleCustomer(work))
  const tries = Array.from(
    { length: 120 },
    (_, at) => [at === 40 ? email : `one${at}@example.test`, '198.51.100.1'] as const,
  )
  const answers = await guess(tries)
  assert.deepEqual([count(answers, 'INCORRECT_SIGN_IN'), count(answers, 'SIGN_IN_LIMITED')], [30, 90])
  assert.equal(await signIn(email, samplePassword, '198.51.100.1'), 'SIGN_IN_LIMITED')
  assert.equal(await signIn(email, samplePassword, '198.51.100.2'), 'in')
})

test('sixty guesses on one account from twelve addresses: ten are checked, more only after growing waits', async () => {
  const { email } = await shop.write((work) => sampleCustomer(work))
  const tries = Array.from({ length: 60 }, (_, at) => [email, `203.0.113.${1 + (at % 12)}`] as const)
  assert.equal(count(await guess(tries), 'INCORRECT_SIGN_IN'), 10)
  clock.now = new Date(clock.now.getTime() + 16 * 60_000)
  assert.equal(count(await guess(tries), 'INCORRECT_SIGN_IN'), 10)
  clock.now = new Date(clock.now.getTime() + 16 * 60_000)
  assert.equal(count(await guess(tries), 'INCORRECT_SIGN_IN'), 0, 'the hour is full')
})

test('changing addresses within a /64 counts as one address', async () => {
  const { email } = await shop.write((work) => sampleCustomer(work))
  const tries = Array.from({ length: 40 }, (_, at) => [email, `2001:db8:7:7::${at + 1}`] as const)
  assert.equal(count(await guess(tries), 'INCORRECT_SIGN_IN'), 5)
})

test('strangers do not lock the owner out of their usual device, and one mail a day warns of the guesses', async () => {
  const { email, who, id } = await shop.write((work) => sampleCustomer(work))
  await shop.write((work) => enter(work, who))
  await shop.db.updateTable('sessions').set({ ip: '192.0.2.77' }).where('customer_id', '=', id).execute()
  await guess(Array.from({ length: 60 }, (_, at) => [email, `203.0.113.${100 + (at % 12)}`] as const))
  assert.equal(await signIn(email, samplePassword, '203.0.113.250'), 'SIGN_IN_LIMITED')
  assert.equal(await signIn(email, 'a typing mistake', '192.0.2.77'), 'INCORRECT_SIGN_IN')
  assert.equal(await signIn(email, samplePassword, '192.0.2.77'), 'in')
  await deliverAnnouncements(
    shop.db,
    plugIn([]),
    [peopleJobs],
    () => clock.now,
    (error) => assert.fail(String(error)),
  )
  const mails = await shop.db.selectFrom('notices').select('subject').where('recipient', '=', email).execute()
  assert.equal(mails.length, 1)
})

test('a right password is no guess: repeated sign-ins reach no limit, and do not reset the limit of others', async () => {
  const { email } = await shop.write((work) => sampleCustomer(work))
  for (let times = 0; times < 40; times++) assert.equal(await signIn(email, samplePassword, '192.0.2.90'), 'in')
  await guess(Array.from({ length: 29 }, (_, at) => [`spray${at}@example.test`, '192.0.2.90'] as const))
  assert.equal(await signIn(email, samplePassword, '192.0.2.90'), 'in')
  const after = await guess(Array.from({ length: 10 }, (_, at) => [`more${at}@example.test`, '192.0.2.90'] as const))
  assert.equal(count(after, 'INCORRECT_SIGN_IN'), 1)
})

test('tries are recorded: who, from where, and when they were stopped', async () => {
  const { email, id } = await shop.write((work) => sampleCustomer(work))
  await guess(Array.from({ length: 7 }, () => [email, '192.0.2.91'] as const))
  const events = await shop.db
    .selectFrom('security_events')
    .select(['event', 'address', 'kind'])
    .where('customer_id', '=', id)
    .execute()
  assert.deepEqual(
    [
      events.filter(({ event }) => event === 'signInFailed').length,
      events.filter(({ event }) => event === 'signInBlocked').length,
    ],
    [5, 1],
  )
  assert.ok(events.every(({ address, kind }) => address === '192.0.2.91' && kind === 'customer'))
  await assert.rejects(shop.db.deleteFrom('security_events').execute(), /only ever added to/)
})

test('staff without the permission, and wrong codes, are recorded and shown to an admin', async () => {
  const member = await shop.write((work) => sampleStaff(work, ['content']))
  const token = await shop.write((work) => enter(work, member.who))
  const headers = { authorization: `Bearer ${token}` }
  const wrong = { method: 'POST', url: '/api/ops/auth/proof', headers, payload: { proof: '000000' } } as const
  assert.equal((await app.inject(wrong)).statusCode, 422)
  assert.equal((await app.inject({ url: '/api/ops/late', headers })).statusCode, 403)
  // It is recorded after the answer.
  const asked = { event: null, q: member.email, page: 1, pageSize: 25 }
  let found = await shop.read((work) => readSecurityEvents(work, asked))
  while (found.total < 2) found = await shop.read((work) => readSecurityEvents(work, asked))
  assert.deepEqual(
    found.rows.map(({ event, what, who }) => [event, what, who]),
    [
      ['refused', 'GET /api/ops/late', member.email],
      ['proofFailed', null, member.email],
    ],
  )
  const load = await shop.read((work) => readSecurityLoad(work), { now: clock.now })
  assert.ok(load.staff >= 2 && load.customers > 30 && load.blocked >= 4, JSON.stringify(load))
})
