import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hashToken } from '#people/access/opaque-token.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { newId } from '#platform/work/id.ts'
import { sampleApp, sampleParts } from '#world/samples/app.samples.ts'
import { sampleCustomer, samplePassword, sampleStaff } from '#world/samples/people/people.samples.ts'
import { awaitWholeWindow } from '#world/samples/platform/limit-window.samples.ts'

const shop = await testDatabase()
const app = await sampleApp(sampleParts(shop.db))
let network = 0
/** Another network for each test, so that none meets the limits of another. */
const somewhere = () => `198.51.${Math.floor(++network / 250)}.${network % 250}`

async function post(url: string, payload: object, ip: string, token?: string) {
  const answer = await app.inject({
    method: 'POST',
    url: `/api${url}`,
    payload,
    remoteAddress: ip,
    headers: { 'accept-language': 'en', ...(token && { authorization: `Bearer ${token}` }) },
  })
  const said = answer.body ? (answer.json() as { data?: Record<string, unknown>; code?: string }) : {}
  return { status: answer.statusCode, code: said.code, body: said.data ?? {} }
}

async function askCode(email: string, ip: string) {
  const { status, body } = await post('/auth/mail-code', { email }, ip)
  assert.equal(status, 200)
  const ask = String(body.ask)
  const mail = await shop.db.selectFrom('notices').selectAll().where('key', '=', `mail-code:${ask}`).executeTakeFirst()
  return { ask, code: mail?.secret ?? '', mail }
}

const enterBy = (ask: string, code: string, ip: string) => post('/auth/mail-code/enter', { ask, code }, ip)
const wrongFor = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const newcomer = () => `new-${newId()}@example.test`
const customerOf = (email: string) =>
  shop.db.selectFrom('customers').selectAll().where('email', '=', email).executeTakeFirst()

test('a code makes the account of a new address, proved and without a password, and opens one that exists', async () => {
  const [email, ip] = [newcomer(), somewhere()]
  const first = await askCode(email, ip)
  assert.match(first.code, /^\d{6}$/)
  assert.ok(!first.mail?.text.includes(first.code), 'the stored mail is without its code')
  const entered = await enterBy(first.ask, first.code, ip)
  assert.equal(entered.status, 200)
  const made = await customerOf(email)
  assert.ok(made?.activated_at)
  assert.equal(made.terms_accepted_at, null)
  const again = await askCode(email.toUpperCase(), ip)
  const session = await enterBy(again.ask, ` ${again.code.slice(0, 3)} ${again.code.slice(3)}`, ip)
  const row = await shop.db
    .selectFrom('sessions')
    .selectAll()
    .where('token_hash', '=', hashToken(String(session.body.accessToken)))
    .executeTakeFirst()
  assert.equal(row?.customer_id, made.id)
  assert.equal(row?.remember, false)
  const byPassword = await post('/auth/login', { email, password: 'any password' }, ip)
  assert.equal(byPassword.status, 401)
})

test('of two who enter one code at once, one is let in, and one account is made by two codes at once', async () => {
  const [email, ip] = [newcomer(), somewhere()]
  const one = await askCode(email, ip)
  const twice = await Promise.all([enterBy(one.ask, one.code, ip), enterBy(one.ask, one.code, ip)])
  assert.deepEqual(twice.map(({ status }) => status).sort(), [200, 410])
  const twin = newcomer()
  const [left, right] = [await askCode(twin, ip), await askCode(twin, ip)]
  const both = await Promise.all([enterBy(left.ask, left.code, ip), enterBy(right.ask, right.code, ip)])
  assert.deepEqual(
    both.map(({ status }) => status),
    [200, 200],
  )
  const rows = await shop.db.selectFrom('customers').select('id').where('email', '=', twin).execute()
  assert.equal(rows.length, 1)
})

test('five tries a code, also at once, and the right one is too late then', async () => {
  const ip = somewhere()
  const { ask, code } = await askCode(newcomer(), ip)
  const wrong = await Promise.all(Array.from({ length: 8 }, () => enterBy(ask, wrongFor(code), ip)))
  assert.equal(wrong.filter(({ status }) => status === 422).length, 4)
  assert.equal((await enterBy(ask, code, ip)).code, 'MAIL_CODE_OVER')
})

test('a code ends after ten minutes and belongs to who asked: neither another id nor a code of another kind opens it', async () => {
  const [email, ip] = [newcomer(), somewhere()]
  const [mine, other] = [await askCode(email, ip), await askCode(newcomer(), ip)]
  if (mine.code !== other.code) assert.equal((await enterBy(mine.ask, other.code, ip)).status, 422)
  assert.equal((await enterBy(newId(), mine.code, ip)).status, 410)
  const customer = await shop.write((work) => sampleCustomer(work))
  const reset = await post('/auth/reset-password', { email: customer.email }, ip)
  assert.equal(reset.status, 200)
  assert.equal((await enterBy(customer.id, mine.code, ip)).status, 410)
  const early = new Date(Date.now() - 1)
  await shop.db.updateTable('mail_codes').set({ expires_at: early }).where('id', '=', mine.ask).execute()
  assert.equal((await enterBy(mine.ask, mine.code, ip)).code, 'MAIL_CODE_OVER')
})

test('asking answers alike for who has an account and who has none, and is limited by address and network', async () => {
  await awaitWholeWindow()
  const customer = await shop.write((work) => sampleCustomer(work))
  const ip = somewhere()
  for (const email of [customer.email, newcomer()]) {
    const { status, body } = await post('/auth/mail-code', { email }, ip)
    assert.deepEqual([status, Object.keys(body)], [200, ['ask']])
    for (let at = 0; at < 4; at++) assert.equal((await post('/auth/mail-code', { email }, somewhere())).status, 200)
    assert.equal((await post('/auth/mail-code', { email }, somewhere())).status, 429)
  }
  const busy = somewhere()
  const many = []
  for (let at = 0; at < 22; at++) many.push((await post('/auth/mail-code', { email: newcomer() }, busy)).status)
  assert.deepEqual([many.filter((status) => status === 200).length, many.at(-1)], [20, 429])
})

test('a blocked account is refused and told so, and the address of staff opens no staff session', async () => {
  const ip = somewhere()
  const customer = await shop.write((work) => sampleCustomer(work))
  await shop.db.updateTable('customers').set({ suspended_at: new Date() }).where('id', '=', customer.id).execute()
  const closed = await askCode(customer.email, ip)
  assert.equal((await enterBy(closed.ask, closed.code, ip)).code, 'ACCOUNT_BLOCKED')
  const member = await shop.write((work) => sampleStaff(work, ['reviewer'], { places: ['us-1'] }))
  const { email } = await shop.db
    .selectFrom('staff_members')
    .select('email')
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow()
  const asked = await askCode(email, ip)
  const { body } = await enterBy(asked.ask, asked.code, ip)
  const row = await shop.db
    .selectFrom('sessions')
    .select(['staff_id', 'customer_id'])
    .where('token_hash', '=', hashToken(String(body.accessToken)))
    .executeTakeFirst()
  assert.equal(row?.staff_id, null)
})

test('who registered an address without proving it keeps no way in once its owner enters by a code', async () => {
  const ip = somewhere()
  const customer = await shop.write((work) => sampleCustomer(work))
  await shop.db.updateTable('customers').set({ activated_at: null }).where('id', '=', customer.id).execute()
  const { ask, code } = await askCode(customer.email, ip)
  assert.equal((await enterBy(ask, code, ip)).status, 200)
  assert.equal((await post('/auth/login', { email: customer.email, password: samplePassword }, ip)).status, 401)
  const owned = await customerOf(customer.email)
  assert.deepEqual([owned?.first_name, owned?.phone, owned?.password_hash], ['', null, ''])
})

test('a code mailed to the customer’s own address is a fresh proof, once; one mailed to another address is none', async () => {
  const [email, ip] = [newcomer(), somewhere()]
  const entered = await askCode(email, ip)
  const token = String((await enterBy(entered.ask, entered.code, ip)).body.accessToken)
  const session = shop.db.updateTable('sessions').where('token_hash', '=', hashToken(token))
  await session.set({ proved_at: new Date(Date.now() - 3_600_000) }).execute()
  const prove = (ask: string, code: string) => post('/auth/proof/code', { ask, code }, ip, token)
  const provedAt = async () => {
    const rows = shop.db.selectFrom('sessions').select('proved_at as at').where('token_hash', '=', hashToken(token))
    return (await rows.executeTakeFirstOrThrow()).at?.getTime() ?? 0
  }
  const before = await provedAt()
  const [own, strange] = [await askCode(email.toUpperCase(), ip), await askCode(newcomer(), ip)]
  assert.equal((await prove(strange.ask, strange.code)).code, 'WRONG_MAIL_CODE')
  assert.equal((await prove(own.ask, wrongFor(own.code))).code, 'WRONG_MAIL_CODE')
  assert.equal(await provedAt(), before)
  assert.equal((await prove(own.ask, own.code)).status, 200)
  assert.ok((await provedAt()) > before)
  assert.equal((await prove(own.ask, own.code)).code, 'MAIL_CODE_OVER')
  assert.equal((await post('/auth/proof/code', { ask: own.ask, code: own.code }, ip)).status, 401)
})
