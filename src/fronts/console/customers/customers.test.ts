import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { blockCustomer, endCustomerSessions, unblockCustomer } from '#people/accounts/care/block-customer.ts'
import { addNote, readNotes } from '#people/accounts/care/customer-notes.ts'
import { removePhone } from '#people/accounts/care/remove-phone.ts'
import { removeSecondFactor } from '#people/accounts/care/remove-second-factor.ts'
import { signIn } from '#people/accounts/try-sign-in.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import type { Actor, Role } from '#platform/work/work.ts'
import { sampleCustomer, samplePassword, sampleSession, sampleStaff } from '#world/samples/people/people.samples.ts'
import { paidSample, placeSample, type Stage, sampleCast } from '#world/samples/selling/orders.samples.ts'
import { readCustomerPage } from './read-customer-page.ts'
import { searchCustomers } from './search-customers.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
const cast = await database.write(sampleCast)
const paid = await paidSample(stage, cast)
const member = async (roles: readonly Role[], places: readonly string[] = []) =>
  (await database.write((work) => sampleStaff(work, roles, { places }))).who
const support = await member(['support'])

const people = new Map<string, string>()
for (const [firstName, lastName, phone] of [
  ['منى', 'عبد الرحمن', '+201001112233'],
  ['أمينة', 'السيّد', '+201002224444'],
  ['Youssef', 'Mostafa', '+971501234567'],
] as const) {
  const email = `${firstName === 'Youssef' ? 'y.mostafa' : `person-${people.size}`}@example.test`
  const { id } = await database.write((work) => sampleCustomer(work, { firstName, lastName, phone, email }))
  people.set(firstName, id)
}

const find = async (typed: string, who: Actor = support) => {
  const { rows } = await database.read((work) => searchCustomers(work, typed, { page: 1, pageSize: 25 }), { who })
  return rows.map(({ id }) => [...people].find(([, one]) => one === id)?.[0] ?? 'other')
}

test('a customer is found by name in either alphabet and any spelling', async () => {
  for (const typed of ['منى', 'منــى عبدالرحمن', 'Mona Abdelrahman', 'mona abd el-rahman', 'مُنى'])
    assert.ok((await find(typed)).includes('منى'), typed)
  for (const typed of ['امينه', 'أمينة السيد', 'amina elsayed', 'Amina Sayed'])
    assert.equal((await find(typed))[0], 'أمينة', `${typed}: who is spelled so stands before who sounds so`)
  for (const typed of ['يوسف مصطفى', 'يوسف مصطفي', 'yousef mostafa', 'YOUSS'])
    assert.deepEqual(await find(typed), ['Youssef'], typed)
})

test('a customer is found by phone in any form, its last digits, mail and the number of an order', async () => {
  for (const typed of ['+201001112233', '00201001112233', '01001112233', '٠١٠٠ ١١١ ٢٢٣٣', '2233', '(0100) 111-2233'])
    assert.deepEqual(await find(typed), ['منى'], typed)
  assert.deepEqual(await find('y.mostafa@'), ['Youssef'])
  assert.deepEqual(await find('nobody at all'), [])
  const byOrder = await database.read((work) => searchCustomers(work, paid.number, { page: 1, pageSize: 25 }), {
    who: support,
  })
  assert.deepEqual(
    byOrder.rows.map(({ id }) => id),
    [cast.customer.id],
  )
  assert.equal(byOrder.rows[0]?.phone?.startsWith('••••'), true, 'a list shows the end of a phone alone')
})

test('what is typed is text, not a pattern', async () => {
  for (const typed of ['%', '%%%', '_____', "'; drop table customers; --"]) assert.deepEqual(await find(typed), [])
})

test('the newest stand first, and a name that changes is found by its new spelling', async () => {
  const everybody = await find('')
  assert.equal(everybody[0], 'Youssef')
  const { id } = await database.write((work) => sampleCustomer(work, { firstName: 'Old', lastName: 'Name' }))
  await database.db.updateTable('customers').set({ first_name: 'نورهان' }).where('id', '=', id).execute()
  assert.deepEqual(await find('Nourhan'), ['other'])
  assert.deepEqual(await find('Old Name'), [])
})

test('a member who is bound to places reads of the customers of their sites alone', async () => {
  assert.equal((await find('', await member(['desk'], ['cairo']))).length > 0, true)
  assert.deepEqual(await find('', await member(['desk'], ['dubai'])), [])
  await assert.rejects(load(await member(['support'], ['ae'])), { code: 'NOT_FOUND' })
})

const load = (who: Actor, id = cast.customer.id ?? '') =>
  database.read((work) => readCustomerPage(work, id, ''), { who })

test('the page of a customer shows each role its part', async () => {
  const parts = ['wallets', 'orders', 'requests', 'payments', 'refunds', 'withdrawals', 'tickets'] as const
  const more = ['messages', 'addresses', 'sessions', 'limits'] as const
  const seen = async (role: Role) => {
    const page = await load(await member([role]))
    return [...parts, ...more].filter((part) => page[part] !== null)
  }
  const money = ['wallets', 'payments', 'refunds', 'withdrawals']
  assert.deepEqual(await seen('reviewer'), ['orders', 'tickets', 'messages'])
  assert.deepEqual((await seen('finance')).toSorted(), ['orders', ...money].toSorted())
  assert.deepEqual((await seen('desk')).toSorted(), ['orders', 'requests', 'addresses', ...money].toSorted())
  assert.deepEqual(await seen('support'), [...parts, ...more])
  const page = await load(support)
  assert.deepEqual(
    page.wallets?.map(({ card }) => card.currency),
    ['EGP', 'AED'],
  )
  assert.deepEqual(
    page.orders?.map(({ number }) => number),
    [paid.number],
  )
})

test('a note of a colleague stays as it was written, and goes with the account alone', async () => {
  const { id } = await database.write((work) => sampleCustomer(work))
  await database.write((work) => addNote(work, id, 'Asks for calls after six'), { who: support })
  const [note] = await database.read((work) => readNotes(work, id))
  assert.equal(note?.said, 'Asks for calls after six')
  await assert.rejects(
    database.db.updateTable('customer_notes').set({ said: 'x' }).where('customer_id', '=', id).execute(),
  )
  await assert.rejects(database.db.deleteFrom('customer_notes').where('customer_id', '=', id).execute())
  const buyer = await member(['buyer'])
  await assert.rejects(
    database.write((work) => addNote(work, id, 'no'), { who: buyer }),
    { code: 'NOT_FOUND' },
  )
})

const act = (customerId: string) => ({ customerId, why: 'card was stolen' })

test('a blocked customer is signed out, told so at sign-in, and begins nothing; their orders stay', async () => {
  const { id, email, who } = await database.write((work) => sampleCustomer(work))
  const own = { ...cast, customer: who }
  const order = await placeSample(stage, own)
  await database.write((work) => sampleSession(work, id, 'token-of-blocked'))
  await database.write((work) => blockCustomer(work, act(id)), { who: support })
  const open = await database.db.selectFrom('sessions').select('id').where('customer_id', '=', id).execute()
  assert.equal(open.length, 0)
  const from = { ip: '192.0.2.7', agent: 'test' }
  const enter = (password: string) => signIn(database, { email, password, rememberMe: false }, from)
  await assert.rejects(enter(samplePassword), { code: 'ACCOUNT_BLOCKED' })
  await assert.rejects(enter('wrong password'), { code: 'INCORRECT_SIGN_IN' })
  await assert.rejects(placeSample(stage, own), { code: 'INVALID_TOKEN' })
  const still = await database.db.selectFrom('orders').select('id').where('number', '=', order.number).execute()
  assert.equal(still.length, 1)
  const page = await load(support, id)
  assert.deepEqual([page.customer.state, page.block?.why], ['blocked', 'card was stolen'])
  await assert.rejects(
    database.write((work) => blockCustomer(work, act(id)), { who: support }),
    {
      code: 'CUSTOMER_STATE_MOVED',
    },
  )
  await database.write((work) => unblockCustomer(work, act(id)), { who: support })
  assert.ok(await enter(samplePassword))
})

test('of a block and an order at the same moment one waits for the other, and none is begun under a block', async () => {
  for (let turn = 0; turn < 6; turn++) {
    const { id, who } = await database.write((work) => sampleCustomer(work))
    const [, ordered] = await Promise.allSettled([
      database.write((work) => blockCustomer(work, act(id)), { who: support }),
      placeSample(stage, { ...cast, customer: who }),
    ])
    const rows = await database.db.selectFrom('orders').select('id').where('customer_id', '=', id).execute()
    assert.equal(rows.length, ordered?.status === 'fulfilled' ? 1 : 0)
  }
})

const toldOf = async (id: string) => {
  const { rows } = await sql<{ kind: string; channel: string }>`select kind, channel from notices
    where about ->> 'customer' = ${id} and channel <> 'app'`.execute(database.db)
  return rows
}

test('support takes off the second step of who shows who they are: sessions end, the mail address is told, the log says why', async () => {
  const { id } = await database.write((work) => sampleCustomer(work))
  await assert.rejects(
    database.write((work) => removeSecondFactor(work, act(id)), { who: support }),
    { code: 'NOT_FOUND' },
  )
  const secret = 'sealed:v2'
  const now = new Date()
  await database.db
    .insertInto('customer_factors')
    .values({ customer_id: id, secret, begun_at: now, confirmed_at: now })
    .execute()
  await database.write((work) => sampleSession(work, id, 'token-of-factor'))
  for (const [who, code] of [
    [{ ...support, isProved: false }, 'PROOF_NEEDED'],
    [await member(['reviewer']), 'NOT_FOUND'],
  ] as const)
    await assert.rejects(
      database.write((work) => removeSecondFactor(work, act(id)), { who }),
      { code },
    )
  const two = [1, 2].map(() => database.write((work) => removeSecondFactor(work, act(id)), { who: support }))
  const done = await Promise.allSettled(two)
  assert.equal(done.filter(({ status }) => status === 'fulfilled').length, 1, 'of two at once one does')
  const left = await Promise.all([
    database.db.selectFrom('customer_factors').select('customer_id').where('customer_id', '=', id).execute(),
    database.db.selectFrom('sessions').select('id').where('customer_id', '=', id).execute(),
  ])
  assert.deepEqual(left, [[], []])
  assert.deepEqual(await toldOf(id), [{ kind: 'people_mail_factor_off', channel: 'mail' }])
  const log = database.db.selectFrom('audit_log').select('action').where('subject', '=', `customer:${id}`)
  assert.deepEqual(await log.execute(), [{ action: 'customer.removeSecondFactor' }])
})

test('support takes a wrong number off an account, which somebody else may then have; nobody of us sets another', async () => {
  const phone = '+201009998877'
  const { id } = await database.write((work) => sampleCustomer(work, { phone }))
  await database.write((work) => removePhone(work, act(id)), { who: support })
  const other = await database.write((work) => sampleCustomer(work, { phone }))
  const row = await database.db
    .selectFrom('customers')
    .select(['id', 'phone', 'phone_index', 'phone_verified_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  assert.deepEqual(row, { id, phone: null, phone_index: null, phone_verified_at: null })
  assert.equal((await find(phone)).length, 1)
  assert.ok(other.id)
  assert.deepEqual(await toldOf(id), [{ kind: 'people_mail_phone_changed', channel: 'mail' }])
  await assert.rejects(
    database.write((work) => removePhone(work, act(id)), { who: support }),
    { code: 'NOT_FOUND' },
  )
})

test('signing out and blocking need support, a fresh proof, and leave a reason in the log', async () => {
  const { id } = await database.write((work) => sampleCustomer(work))
  await database.write((work) => sampleSession(work, id, 'token-of-ended'))
  const old: Actor = { ...support, isProved: false }
  await assert.rejects(
    database.write((work) => endCustomerSessions(work, act(id)), { who: old }),
    { code: 'PROOF_NEEDED' },
  )
  const reviewer = await member(['reviewer'])
  await assert.rejects(
    database.write((work) => blockCustomer(work, act(id)), { who: reviewer }),
    { code: 'NOT_FOUND' },
  )
  await database.write((work) => endCustomerSessions(work, act(id)), { who: support })
  const log = await database.db
    .selectFrom('audit_log')
    .select(['action', 'why'])
    .where('subject', '=', `customer:${id}`)
    .execute()
  assert.deepEqual(log, [{ action: 'customer.endSessions', why: 'card was stolen' }])
})
