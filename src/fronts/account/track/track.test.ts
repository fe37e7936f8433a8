import assert from 'node:assert/strict'
import test from 'node:test'
import { readProfile } from '#people/accounts/profile/read-profile.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { openVisit } from '#platform/http/visit.ts'
import { plugIn } from '#platform/work/ports.ts'
import { paidSample, sampleCast } from '#world/samples/selling/orders.samples.ts'
import { readPublicTracking } from './read-public-tracking.ts'
import { trackForm } from './track-form.ts'
import { tryTracking } from './try-tracking.ts'

const database = await testDatabase()
const cast = await database.write(sampleCast)
const { number } = await paidSample((who, act) => database.write(act, { who }), cast)
const { email, phone } = await database.read(readProfile, { who: cast.customer })
const guest = { who: { kind: 'guest', id: null } } as const
const track = (fields: object) => database.read((work) => readPublicTracking(work, trackForm.parse(fields)), guest)

test('a visitor with the number and the email or phone sees where the order is, and nothing about its customer', async () => {
  const found = await track({ number: ` #${number} `, contact: email.toUpperCase() })
  assert.equal(found.status, 'processing')
  assert.ok(found.timeline.some((step) => step.reachedAt !== null))
  assert.deepEqual(Object.keys(found).sort(), [
    'arrival',
    'number',
    'pieces',
    'placedAt',
    'status',
    'statusLabel',
    'tab',
    'timeline',
  ])
  assert.ok(phone)
  assert.deepEqual(await track({ number, contact: phone }), found)
  const local = phone.replace(/^\+20/, '0')
  assert.deepEqual(await track({ number, contact: local }), found)
})

test('a wrong contact, an unknown number and the other site get the same refusal', async () => {
  const refused = { code: 'NO_SUCH_TRACKING' }
  await assert.rejects(() => track({ number, contact: 'somebody@example.test' }), refused)
  await assert.rejects(() => track({ number: '999999999', contact: email }), refused)
  const dubai = { ...guest, site: 'ae' } as const
  const asked = trackForm.parse({ number, contact: email })
  await assert.rejects(() => database.read((work) => readPublicTracking(work, asked), dubai), refused)
})

test('one order can be tried a few times from one address, right or wrong', async () => {
  const facts = { ...guest, now: new Date(), site: 'eg', locale: 'en', requestId: '', origin: '', token: null } as const
  const more = { cookies: {}, nonce: '', ports: plugIn([]), report: () => undefined }
  const visit = openVisit(database.db, { ...facts, ...more, ip: '203.0.113.9' })
  const wrong = trackForm.parse({ number, contact: 'somebody@example.test' })
  for (let at = 0; at < 6; at++) await assert.rejects(() => tryTracking(visit, wrong), { code: 'NO_SUCH_TRACKING' })
  await assert.rejects(() => tryTracking(visit, trackForm.parse({ number, contact: email })), {
    code: 'TOO_MANY_REQUESTS',
  })
})
