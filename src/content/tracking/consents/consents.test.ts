// The register shows each consent with its sentence and its end, to admins alone, and finds those of one person.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { keepChoiceProof } from '#content/tracking/forwarding/keep-choice-proof.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { newId } from '#platform/work/id.ts'
import { guest } from '#platform/work/work.ts'
import { sampleCustomer } from '#world/samples/people/people.samples.ts'
import { type ConsentsAsked, consentsAsked } from './consents-asked.ts'
import { readConsents } from './read-consents.ts'

const shop = await testDatabase()
const admin = { kind: 'staff', id: newId(), roles: ['admin'], places: [] } as const
const { who: customer } = await shop.write(sampleCustomer)
const { email } = await shop.db
  .selectFrom('customers')
  .select('email')
  .where('id', '=', customer.id ?? '')
  .executeTakeFirstOrThrow()
const wording = 'If you agree, we tell Google what you do here.'
const yes = { choice: 'yes', receivers: ['google'], wording } as const
const no = { choice: 'no', receivers: [], wording: '' } as const
// A visitor agrees, signs in, and changes their mind; another agrees and stays unknown.
await shop.write((work) => keepChoiceProof(work, { client: '1.1', ...yes }), {
  who: guest,
  now: new Date('2026-11-01T10:00:00Z'),
})
await shop.write((work) => keepChoiceProof(work, { client: '1.1', ...no }), {
  who: customer,
  now: new Date('2026-11-02T22:30:00Z'),
})
await shop.write((work) => keepChoiceProof(work, { client: '2.2', ...yes }), {
  who: guest,
  now: new Date('2026-11-03T10:00:00Z'),
})
const all: ConsentsAsked = { of: 'measuring', q: '', from: null, until: null }
const ask = (asked: Partial<ConsentsAsked> = {}, page = { page: 1, pageSize: 50 }) =>
  shop.read((work) => readConsents(work, { ...all, ...asked }, page), { who: admin })

test('each choice stands with its sentence, its companies and its end, the newest first', async () => {
  const { rows, total } = await ask()
  assert.equal(total, 3)
  assert.deepEqual(
    rows.map(({ of, said, receivers, wording: seen, email: known }) => [of, said, receivers, seen, known]),
    [
      ['2.2', 'yes', ['google'], wording, null],
      ['1.1', 'no', [], '', email],
      ['1.1', 'yes', ['google'], wording, null],
    ],
  )
  assert.deepEqual(
    (await ask({}, { page: 2, pageSize: 2 })).rows.map(({ of }) => of),
    ['1.1'],
  )
})

test('a customer is found with what their browser chose before they signed in', async () => {
  assert.deepEqual(
    (await ask({ q: email })).rows.map(({ said }) => said),
    ['no', 'yes'],
  )
  assert.equal((await ask({ q: 'nobody@marsa.localhost' })).total, 0)
})

test('days are those of the site', async () => {
  // Half past ten in the evening in London is the next day in Cairo.
  assert.deepEqual(
    (await ask({ from: '2026-11-03', until: '2026-11-03' })).rows.map(({ said }) => said),
    ['yes', 'no'],
  )
  assert.equal((await ask({ until: '2026-11-01' })).total, 1)
  assert.deepEqual(consentsAsked(new URLSearchParams('of=x&from=2026-02-31&until=2026-11-03')), {
    ...all,
    until: '2026-11-03',
  })
})

test('consents to the newsletter stand in a register of their own, found by the address', async () => {
  const id = newId()
  const now = new Date('2026-11-05T10:00:00Z')
  await shop.db
    .insertInto('newsletter_subscriptions')
    .values({
      id,
      email: 'reader@example.com',
      site: 'eg',
      locale: 'ar',
      state: 'asked',
      asked_at: now,
      asked_site: 'eg',
      asked_locale: 'ar',
    })
    .execute()
  await shop.db
    .insertInto('newsletter_consents')
    .values({ subscription_id: id, kind: 'asked', place: 'footer', wording, site: 'eg', locale: 'ar', at: now })
    .execute()
  const { rows } = await ask({ of: 'newsletter', q: 'Reader@example.com' })
  assert.deepEqual(
    rows.map(({ of, said, email: known }) => [of, said, known]),
    [[id, 'asked', 'reader@example.com']],
  )
  assert.equal((await ask({ of: 'newsletter', q: email })).total, 0)
})

test('nobody reads it but admins', async () => {
  const who = { ...admin, roles: ['finance'] as const }
  await assert.rejects(
    shop.read((work) => readConsents(work, all, { page: 1, pageSize: 50 }), { who }),
    { code: 'FORBIDDEN' },
  )
})
