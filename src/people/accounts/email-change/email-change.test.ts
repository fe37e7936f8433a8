import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testDatabase } from '#platform/database/test-database.ts'
import { newId } from '#platform/work/id.ts'
import { enter, sampleApp, sampleParts } from '#world/samples/app.samples.ts'
import { customerCalls, lastMailTo } from '#world/samples/people/customer-calls.samples.ts'
import { sampleCustomer, samplePassword } from '#world/samples/people/people.samples.ts'

const shop = await testDatabase()
const call = customerCalls(await sampleApp(sampleParts(shop.db)))
let place = 0
const somewhere = () => `198.51.101.${++place}`

async function signedIn() {
  const customer = await shop.write((work) => sampleCustomer(work))
  const token = await shop.write((work) => enter(work, customer.who))
  return { customer, token, ip: somewhere(), email: `moved-${newId()}@example.test` }
}
const isIn = async (token: unknown) =>
  (await call('GET', '/users/profile', undefined, { token: String(token) })).status === 200
const wrongFor = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const emailOf = async (id: string) =>
  (await shop.db.selectFrom('customers').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email

async function changed() {
  const { customer, token, ip, email } = await signedIn()
  const other = await shop.write((work) => enter(work, customer.who))
  const asked = await call('POST', '/users/email', { email }, { token, ip })
  const code = (await lastMailTo(shop, email)).secret
  const done = await call('PUT', '/users/email', { ask: asked.data.ask, code }, { token, ip })
  return { customer, email, token, other, done, ip, undo: (await lastMailTo(shop, customer.email)).secret }
}

test('the code from the new mailbox changes the address; other sessions end, and the old address is told', async () => {
  const { customer, email, token, other, done } = await changed()
  assert.equal(done.status, 200)
  assert.equal(await emailOf(customer.id), email)
  assert.deepEqual([await isIn(other), await isIn(token), await isIn(done.data.accessToken)], [false, false, true])
  const told = await lastMailTo(shop, customer.email)
  assert.ok(told.text.includes('/auth/undo-email?token=•••') && !told.text.includes(email))
})

test('the old address undoes it within seven days: sessions end, the password no longer works, a new one is chosen', async () => {
  const { customer, email, done, undo } = await changed()
  const back = await call('DELETE', '/users/email', { token: undo })
  assert.equal(back.status, 200)
  assert.equal(await emailOf(customer.id), customer.email)
  assert.equal(await isIn(done.data.accessToken), false)
  const login = (address: string, password: string) =>
    call('POST', '/auth/login', { email: address, password }, { ip: somewhere() })
  assert.equal((await login(customer.email, samplePassword)).status, 401)
  const password = 'another quiet harbour'
  assert.equal((await call('PUT', '/auth/reset-password', { token: back.data.resetToken, password })).status, 200)
  assert.equal((await login(customer.email, password)).status, 200)
  assert.equal((await login(email, password)).status, 401)
  assert.equal((await call('DELETE', '/users/email', { token: undo })).code, 'LINK_SPENT')
})

test('a change of a change is void with the first undo; after seven days nothing is undone', async () => {
  const { customer, ip, done, undo } = await changed()
  const token = String(done.data.accessToken)
  const third = `third-${newId()}@example.test`
  const asked = await call('POST', '/users/email', { email: third }, { token, ip })
  const code = (await lastMailTo(shop, third)).secret
  await call('PUT', '/users/email', { ask: asked.data.ask, code }, { token, ip })
  assert.equal(await emailOf(customer.id), third)
  assert.equal((await call('DELETE', '/users/email', { token: undo })).status, 200)
  assert.equal(await emailOf(customer.id), customer.email)
  const late = await changed()
  const past = new Date(Date.now() - 1000)
  await shop.db
    .updateTable('email_changes')
    .set({ undo_until: past })
    .where('customer_id', '=', late.customer.id)
    .execute()
  assert.equal((await call('DELETE', '/users/email', { token: late.undo })).code, 'LINK_SPENT')
})

test('five wrong codes end it; a stranger’s ask is nothing, and an old proof is refused first', async () => {
  const { customer, token, ip, email } = await signedIn()
  const { data } = await call('POST', '/users/email', { email }, { token, ip })
  const code = (await lastMailTo(shop, email)).secret
  const stranger = await signedIn()
  const enterCode = (by: string, typed: string) =>
    call('PUT', '/users/email', { ask: data.ask, code: typed }, { token: by, ip })
  assert.equal((await enterCode(stranger.token, code)).code, 'MAIL_CODE_OVER')
  const said = []
  for (let tries = 0; tries < 6; tries++) said.push((await enterCode(token, wrongFor(code))).code)
  assert.deepEqual(said, [...Array<string>(4).fill('WRONG_MAIL_CODE'), 'MAIL_CODE_OVER', 'MAIL_CODE_OVER'])
  assert.equal((await enterCode(token, code)).code, 'MAIL_CODE_OVER')
  assert.equal(await emailOf(customer.id), customer.email)
  await shop.db
    .updateTable('sessions')
    .set({ proved_at: new Date(Date.now() - 3_600_000) })
    .where('customer_id', '=', customer.id)
    .execute()
  assert.equal((await call('POST', '/users/email', { email }, { token, ip })).code, 'PROOF_NEEDED')
  assert.equal((await enterCode(token, code)).code, 'PROOF_NEEDED')
})

test('“already registered” is told by the specification’s words, five times, then a pause', async () => {
  const { customer, token, ip, email } = await signedIn()
  const others = await Promise.all(Array.from({ length: 7 }, () => shop.write((work) => sampleCustomer(work))))
  const ask = (address: string) => call('POST', '/users/email', { email: address }, { token, ip })
  assert.equal((await ask(customer.email.toUpperCase())).code, 'EMAIL_YOURS')
  const said = await Promise.all(others.map((other) => ask(other.email)))
  const told = said.filter(({ code }) => code === 'EMAIL_TAKEN')
  assert.ok(
    told.length <= 5 && told.every(({ errors }) => errors?.email === 'Email already registered with another account'),
  )
  assert.equal(said.filter(({ status }) => status === 429).length, 7 - told.length)
  assert.equal((await ask(email)).status, 429)
})

test('of two who take one new address at once, one has it', async () => {
  const [one, two] = [await signedIn(), await signedIn()]
  const ready = []
  for (const { token, ip } of [one, two]) {
    const { data } = await call('POST', '/users/email', { email: one.email }, { token, ip })
    ready.push({ token, ip, ask: data.ask, code: (await lastMailTo(shop, one.email)).secret })
  }
  const all = await Promise.all(
    ready.map(({ token, ip, ask, code }) => call('PUT', '/users/email', { ask, code }, { token, ip })),
  )
  assert.deepEqual(all.map(({ status }) => status).sort(), [200, 409])
})
