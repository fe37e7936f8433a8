// Numbers of phones and national IDs are sealed where they are stored, are found without being opened, and get a new key
// while the shop goes on writing.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readContact, saveContact } from '#people/accounts/contact/contact.ts'
import { readProfile } from '#people/accounts/profile/read-profile.ts'
import { updateProfile } from '#people/accounts/profile/update-profile.ts'
import { signUp } from '#people/accounts/sign-up.ts'
import { write } from '#platform/database/database.ts'
import { testDatabase, testVault } from '#platform/database/test-database.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import { makeVault, type Vault } from '#platform/work/vault.ts'
import { system, type Work } from '#platform/work/work.ts'
import { sampleCustomer, sampleStaff } from '#world/samples/people/people.samples.ts'
import { findCustomersByPhone } from './find-customers-by-phone.ts'
import { recordLook } from './record-look.ts'
import { sealCustomers } from './seal-numbers.ts'
import { sealing } from './sealing.ts'

const database = await testDatabase()
const profile = { firstName: 'Nour', lastName: 'Adel', phone: null, nationalId: null, taxId: null }
const idNumber = '29801011234567'
let given = Math.floor(Math.random() * 9_000_000)
const newPhone = () => `+2012${String(10_000_000 + given++)}`

const kept = async (id: string) =>
  (await database.pool.query('select * from customers where id = $1', [id])).rows[0] as Readonly<Record<string, string>>

async function someone(phone = newPhone()) {
  return { ...(await database.write((work) => sampleCustomer(work, { phone }))), phone }
}

/** The same shop with other keys. */
const withKeys =
  (vault: Vault) =>
  <Answer>(act: (work: Work) => Promise<Answer>) =>
    database.write((work) => act({ ...work, vault }))

test('a stolen copy of the table tells no number, and one moved to another row cannot be opened', async () => {
  const [one, other] = [await someone(), await someone()]
  await database.write((work) => updateProfile(work, { ...profile, phone: one.phone, nationalId: idNumber }), {
    who: one.who,
  })
  await database.write((work) => saveContact(work, { firstName: 'Nour', lastName: 'Adel', phone: '+201055556666' }), {
    who: one.who,
  })
  const row = JSON.stringify(await kept(one.id))
  for (const secret of [one.phone, idNumber, '5556666', one.phone.slice(-6)]) assert.ok(!row.includes(secret), secret)
  const read = await database.read(readProfile, { who: one.who })
  assert.deepEqual([read.phone, read.nationalId], [one.phone, idNumber])
  assert.equal((await database.read(readContact, { who: one.who })).phone, '+201055556666')
  await database.pool.query(
    'update customers set national_id = (select national_id from customers where id = $1) where id = $2',
    [one.id, other.id],
  )
  await assert.rejects(() => database.read(readProfile, { who: other.who }), /authenticate/)
  // It stops no other row from being sealed, and is said.
  const next = withKeys(makeVault(['a later key', 'keys of a test']))
  await assert.rejects(sealing(sealCustomers)({ write: next }), new RegExp(`customers ${other.id}$`))
  assert.equal((await next((work) => readProfile({ ...work, who: one.who }))).nationalId, idNumber)
  await database.pool.query('update customers set national_id = null where id = $1', [other.id])
  await sealing(sealCustomers)({ write: withKeys(makeVault(['keys of a test', 'a later key'])) })
})

test('a phone belongs to one account: of two that take it at once one has it, and a new key changes nothing about that', async () => {
  const phone = newPhone()
  const [one, other, third] = [await someone(), await someone(), await someone()]
  const take = (person: typeof one) =>
    database.write((work) => updateProfile(work, { ...profile, phone }), { who: person.who })
  const results = await Promise.allSettled([take(one), take(other)])
  assert.equal(results.filter(({ status }) => status === 'fulfilled').length, 1)
  const next = withKeys(makeVault(['a new key', 'keys of a test']))
  const isTaken = (error: unknown) => isRefusal(error) && error.code === 'PHONE_TAKEN'
  await assert.rejects(
    next((work) => updateProfile({ ...work, who: third.who }, { ...profile, phone })),
    isTaken,
  )
  const newcomer = {
    firstName: 'Mona',
    lastName: 'Sami',
    email: `mona-${Date.now()}@example.test`,
    phone,
    passwordHash: 'x',
    newsletter: false,
    preferences: undefined,
  }
  await assert.rejects(
    next((work) => signUp(work, newcomer as never, { back: null } as never)),
    isTaken,
  )
})

test('staff find a customer by a phone in any form and by its last digits, nobody by fewer or by other digits', async () => {
  const { id, phone } = await someone()
  const find = (typed: string) => database.read((work) => findCustomersByPhone(work, typed))
  const local = `0${phone.slice(3)}`
  const arabic = local.replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit)))
  const spaced = `${local.slice(0, 4)} ${local.slice(4, 7)}-${local.slice(7)}`
  for (const typed of [phone, local, arabic, spaced, `0020${phone.slice(3)}`, phone.slice(-4), phone.slice(-7)])
    assert.ok((await find(typed)).includes(id), typed)
  for (const typed of [phone.slice(-3), `9${phone.slice(-6)}`, 'salma', '', `${phone}0`])
    assert.ok(!(await find(typed)).includes(id), typed)
})

test('numbers that an earlier release wrote are sealed; of one phone in two accounts the later one keeps it as its contact', async () => {
  const [old, second] = [await someone(), await someone()]
  const phone = newPhone()
  await database.pool.query('update customers set phone = $2, national_id = $3 where id = $1', [
    old.id,
    phone,
    idNumber,
  ])
  assert.deepEqual([(await kept(old.id)).phone_index, (await kept(old.id)).phone], [null, phone])
  assert.equal((await database.read(readProfile, { who: old.who })).phone, phone)
  await sealing(sealCustomers)(database)
  await database.pool.query('update customers set phone = $2 where id = $1', [second.id, phone])
  await sealing(sealCustomers)(database)
  assert.equal((await database.read(readProfile, { who: old.who })).phone, phone)
  assert.equal((await database.read(readProfile, { who: second.who })).phone, null)
  assert.equal((await database.read(readContact, { who: second.who })).phone, phone)
  const { rows } = await database.pool.query(
    "select count(*)::int as plain from customers where phone not like 'sealed:%' or national_id not like 'sealed:%'",
  )
  assert.equal(rows[0].plain, 0)
})

test('a new key: everything is sealed again while customers change their numbers, nothing is lost, and the old key can go', async () => {
  const people = await Promise.all(Array.from({ length: 40 }, () => someone()))
  const both = makeVault(['key of tomorrow', 'keys of a test'])
  const before = makeVault(['keys of a test', 'key of tomorrow'])
  const alone = makeVault(['key of tomorrow'])
  const next = withKeys(both)
  const last = new Map(people.map(({ id, phone }) => [id, phone]))
  const change = async (person: (typeof people)[number], vault: Vault) => {
    const phone = newPhone()
    await withKeys(vault)((work) => updateProfile({ ...work, who: person.who }, { ...profile, phone }))
    last.set(person.id, phone)
  }
  // Processes that know the new key already but seal with the old one, and those that seal with the new one, write beside two jobs that seal.
  await Promise.all([
    sealing(sealCustomers)({ write: next }),
    sealing(sealCustomers)({ write: next }),
    ...people.slice(0, 20).map((person, at) => change(person, at % 2 === 0 ? both : before)),
  ])
  await sealing(sealCustomers)({ write: next })
  for (const { id, who } of people) {
    const read = await withKeys(alone)((work) => readProfile({ ...work, who }))
    assert.equal(read.phone, last.get(id))
    assert.ok((await withKeys(alone)((work) => findCustomersByPhone(work, last.get(id)!))).includes(id))
  }
  const without = () => withKeys(testVault)((work) => readProfile({ ...work, who: people[0]!.who }))
  await assert.rejects(without, /key that is not at hand/)
})

test('a whole number that staff are shown is written down once an hour for a member and a subject', async () => {
  const { id, who } = await database.write((work) => sampleStaff(work, ['support']))
  const now = new Date()
  const look = (at: Date, as: Work['who'] = who) =>
    write(database.db, { who: as, now: at, site: 'eg', locale: 'ar' }, (work) =>
      recordLook(work, 'phone.look', 'request:1'),
    )
  await look(now)
  await look(new Date(now.getTime() + 3_000_000))
  await look(new Date(now.getTime() + 3_700_000))
  await look(now, system)
  const { rows } = await database.pool.query("select at from audit_log where staff_id = $1 and action = 'phone.look'", [
    id,
  ])
  assert.equal(rows.length, 2)
})
