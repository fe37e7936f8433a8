// A download of all that is held of a customer: complete, their own alone, and only for who has just proved to be there.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { saveContact } from '#people/accounts/contact/contact.ts'
import { updateProfile } from '#people/accounts/profile/update-profile.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import { sampleAddress, sampleCustomer } from '#world/samples/people/people.samples.ts'
import { paidSample, type Stage, sampleCast } from '#world/samples/selling/orders.samples.ts'
import { heldSections, notTold } from './held-data.ts'
import { readHeldData } from './read-held-data.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })

test('each table that refers to a customer is in the download, or is left out with a reason', async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    "select distinct conrelid::regclass::text as name from pg_constraint where contype = 'f' and confrelid = 'customers'::regclass",
  )
  const told: readonly string[] = heldSections.flatMap(({ tables }) => [...tables])
  const missing = rows.map(({ name }) => name).filter((name) => !told.includes(name))
  assert.deepEqual(missing.sort(), Object.keys(notTold).sort())
  for (const reason of Object.values(notTold)) assert.ok(reason.length > 20)
})

test('a customer gets their whole data, opened, and nothing of anybody else; what is sealed or hashed stays with us', async () => {
  const cast = await database.write(sampleCast)
  const other = await database.write((work) => sampleCustomer(work, { firstName: 'Hidden', lastName: 'Person' }))
  await database.write((work) => sampleAddress(work, other.id))
  const { number } = await paidSample(stage, cast)
  const [who, id] = [cast.customer, cast.customer.id ?? '']
  const own = { firstName: 'Nour', lastName: 'Adel', phone: '+201012340001', nationalId: '29801011234567', taxId: null }
  await database.write((work) => updateProfile(work, own), { who })
  await database.write((work) => saveContact(work, { ...own, phone: '+201012340002' }), { who })
  await database.write((work) => sampleAddress(work, id))
  const { sections } = await database.write(readHeldData, { who })
  const [account] = sections.account
  assert.deepEqual(
    [account?.phone, account?.contactPhone, account?.nationalId],
    ['+201012340001', '+201012340002', '29801011234567'],
  )
  assert.equal(sections.orders[0]?.number, number)
  assert.ok(sections.messages.length + sections.addresses.length > 0)
  assert.match(String(sections.addresses[0]?.phone), /^\+20\d+$/)
  assert.deepEqual(
    Object.keys(sections),
    heldSections.map(({ name }) => name),
  )
  const whole = JSON.stringify(sections)
  for (const kept of ['sealed:', 'Hidden', other.email, 'argon2', '"id":']) assert.ok(!whole.includes(kept), kept)
})

test('without a fresh proof there is no data, and a page that is asked again and again is stopped', async () => {
  const { who } = await database.write((work) => sampleCustomer(work))
  const refused = (code: string) => (error: unknown) => isRefusal(error) && error.code === code
  await assert.rejects(
    () => database.write(readHeldData, { who: { kind: 'customer', id: who.id ?? '' } }),
    refused('PROOF_NEEDED'),
  )
  for (let count = 0; count < 30; count++) await database.write(readHeldData, { who })
  await assert.rejects(() => database.write(readHeldData, { who }), refused('TOO_MANY_REQUESTS'))
})
