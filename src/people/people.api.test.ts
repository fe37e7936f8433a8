import assert from 'node:assert/strict'
import { test } from 'node:test'
import pino from 'pino'
import { testDatabase } from '#platform/database/test-database.ts'
import { openHttp } from '#platform/http/http.ts'
import { describeApi, serveDescription } from '#platform/http/openapi.ts'
import { newId } from '#platform/work/id.ts'
import { plugIn } from '#platform/work/ports.ts'
import { sampleAddress, sampleCustomer, samplePassword } from '#world/samples/people/people.samples.ts'
import { awaitWholeWindow } from '#world/samples/platform/limit-window.samples.ts'
import { authenticate } from './access/authenticate.ts'
import { permits } from './access/permissions.ts'
import { billingApi } from './accounts/billing/billing.api.ts'
import { profileApi } from './accounts/profile/profile.api.ts'
import { signInApi } from './accounts/sign-in.api.ts'
import { addressesApi } from './addresses/addresses.api.ts'
import { proofApi } from './proofs/proof.api.ts'

const shop = await testDatabase()
const app = await openHttp({
  db: shop.db,
  ports: plugIn([]),
  logger: pino({ level: 'silent' }),
  origins: { eg: '', ae: '' },
  clock: () => new Date(),
  authenticate: (token, now) => authenticate(shop.db, token, now),
  permits,
})
await describeApi(app)
const withDescription = async (scope: typeof app) => {
  for (const calls of [signInApi, profileApi, proofApi, addressesApi, billingApi]) await scope.register(calls)
  await serveDescription(scope, true)
}
await app.register(withDescription, { prefix: '/api' })
await app.ready()

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Sent = { readonly body?: object; readonly token?: string; readonly headers?: Record<string, string> }
const english = { 'accept-language': 'en' }

async function call(method: Method, path: string, { body, token, headers }: Sent = {}) {
  const authorization = token ? { authorization: `Bearer ${token}` } : {}
  const answer = await app.inject({
    method,
    url: `/api${path}`,
    headers: { ...english, ...authorization, ...headers },
    ...(body ? { payload: body } : {}),
  })
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers }
}

const newcomer = () => ({
  firstName: 'Nour',
  lastName: 'Adel',
  email: `api-${newId()}@example.test`,
  password: 'a quiet harbour',
  terms: true,
  preferences: { language: 'english' },
})

async function signedIn() {
  const customer = await shop.write((work) => sampleCustomer(work))
  const login = await call('POST', '/auth/login', { body: { email: customer.email, password: samplePassword } })
  return { customer, token: login.body.data.accessToken as string, login }
}

test("registering: the account waits for its activation mail, with the specification's sentences", async () => {
  const body = newcomer()
  const made = await call('POST', '/users', { body, headers: { 'idempotency-key': newId() } })
  assert.equal(made.status, 201)
  const early = await call('POST', '/auth/login', { body: { email: body.email, password: body.password } })
  assert.deepEqual([early.status, early.body.message], [403, 'Account not activated'])
  const again = await call('POST', '/users', { body })
  assert.equal(again.status, 409)
  assert.match(again.body.errors.email, /already registered with another account/)
})

test('a wrong form names its fields', async () => {
  const { status, body } = await call('POST', '/users', { body: { ...newcomer(), email: 'no', terms: false } })
  assert.equal(status, 422)
  assert.deepEqual(Object.keys(body.errors).sort(), ['email', 'general', 'terms'])
  assert.ok(Object.values(body.errors).every((text) => text !== ''))
})

test('signing in returns the token and a cookie with the chosen lifetime', async () => {
  const { token, login, customer } = await signedIn()
  const cookie = String(login.headers['set-cookie'])
  assert.match(cookie, new RegExp(`^token=${token}; Path=/; HttpOnly; SameSite=Lax`))
  assert.doesNotMatch(cookie, /Max-Age|Secure/)
  const body = { email: customer.email, password: samplePassword, rememberMe: true }
  const away = await call('POST', '/auth/login', { body, headers: { host: 'www.marsa.example' } })
  assert.match(String(away.headers['set-cookie']), /Secure; Max-Age=31536000/)
})

test('after five wrong tries one account has to wait; another account and another address are not locked out', async () => {
  await awaitWholeWindow()
  const customer = await shop.write((work) => sampleCustomer(work))
  const body = { email: customer.email, password: 'wrong password' }
  const answers = []
  for (let attempt = 0; attempt < 6; attempt++) answers.push(await call('POST', '/auth/login', { body }))
  assert.deepEqual(
    answers.map((one) => one.status),
    [401, 401, 401, 401, 401, 429],
  )
  assert.equal(answers[0]?.body.message, 'Incorrect email or password')
  assert.ok(Number(answers[5]?.headers['retry-after']) > 0)
  const right = { email: customer.email, password: samplePassword }
  const here = await call('POST', '/auth/login', { body: right, headers: { 'x-forwarded-for': '203.0.113.9' } })
  assert.equal(here.status, 429)
  const elsewhere = await app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: right,
    remoteAddress: '203.0.113.9',
  })
  assert.equal(elsewhere.statusCode, 200)
  assert.ok((await signedIn()).token)
})

test('right passwords do not count as tries', async () => {
  const { customer } = await signedIn()
  for (let time = 0; time < 7; time++) {
    const body = { email: customer.email, password: samplePassword }
    assert.equal((await call('POST', '/auth/login', { body })).status, 200)
  }
})

test('profile and preferences are under data.data', async () => {
  const { customer, token } = await signedIn()
  const profile = await call('GET', '/users/profile', { token })
  assert.equal(profile.body.data.data.email, customer.email)
  const fields = { firstName: 'Mona', lastName: 'Sami', phone: '', nationalId: '29801011234567' }
  const changed = await call('PUT', '/users/profile', { token, body: fields })
  assert.deepEqual([changed.status, changed.body.data.data.nationalId], [200, '29801011234567'])
  const wished = {
    language: 'english',
    shippingFeesCalculation: 'In office',
    userDecision: 'HOLD_ORDER',
    removeBox: true,
  }
  assert.equal((await call('PUT', '/users/preferences', { token, body: wished })).status, 200)
  const preferences = await call('GET', '/users/preferences', { token })
  assert.deepEqual(preferences.body.data.data.preferences, { ...wished, shippingNotes: '' })
  assert.equal(preferences.body.data.data.internationalShippingCalculationOptions.length, 3)
})

test('addresses: guests get 401, strangers 404', async () => {
  const owner = await signedIn()
  const address = await shop.write((work) => sampleAddress(work, owner.customer.id))
  const stranger = await signedIn()
  assert.equal((await call('GET', '/addresses')).status, 401)
  assert.equal((await call('GET', `/addresses/${address.id}`, { token: owner.token })).status, 200)
  for (const method of ['GET', 'DELETE'] as const) {
    assert.equal((await call(method, `/addresses/${address.id}`, { token: stranger.token })).status, 404)
  }
  const key = { 'idempotency-key': newId() }
  const body = {
    firstName: 'A',
    lastName: 'B',
    phone: '01001234567',
    state: 'giza',
    area: 'dokki',
    city: 'Dokki',
    street: 'Tahrir',
    building: '5',
  }
  const first = await call('POST', '/addresses', { token: stranger.token, body, headers: key })
  const second = await call('POST', '/addresses', { token: stranger.token, body, headers: key })
  assert.deepEqual([first.status, second.body.data._id], [201, first.body.data._id])
  assert.deepEqual([first.body.data.stateName, first.body.data.default], ['Giza', true])
})

test('geography follows the site and the language', async () => {
  assert.equal((await call('GET', '/geo/states')).body.data.total, 27)
  const dubai = await call('GET', '/geo/states', { headers: { host: 'ae.localhost', 'accept-language': 'ar' } })
  assert.deepEqual([dubai.body.data.total, dubai.body.data.items[0].name], [7, 'أبوظبي'])
  assert.equal((await call('GET', '/geo/areas?state=nowhere')).status, 404)
})

test('signing out ends the session and removes the cookies', async () => {
  const { token } = await signedIn()
  const out = await call('POST', '/auth/logout', { token })
  const gone = [out.headers['set-cookie']].flat().map((one) => one?.replace(/; .*(Max-Age=0)$/, '; $1'))
  assert.deepEqual(gone, ['token=; Max-Age=0', 'half=; Max-Age=0', 'cart=; Max-Age=0'])
  assert.equal(out.headers['clear-site-data'], '"cache", "storage"')
  const after = await call('GET', '/users/profile', { token })
  assert.deepEqual([after.status, after.body.message], [401, 'Invalid token'])
})

test('asking for a new password gives the same answer for every email', async () => {
  const { customer } = await signedIn()
  const known = await call('POST', '/auth/reset-password', { body: { email: customer.email } })
  const unknown = await call('POST', '/auth/reset-password', { body: { email: 'nobody@example.test' } })
  assert.deepEqual([known.status, known.body], [unknown.status, unknown.body])
})

test('private answers are stored by no cache, refusals included', async () => {
  const { token } = await signedIn()
  for (const sent of [{ token }, {}, { token: 'x' }]) {
    for (const path of ['/users/profile', '/users/preferences', '/addresses', '/nothing'])
      assert.equal((await call('GET', path, sent)).headers['cache-control'], 'private, no-store', path)
  }
})

test('a new password returns a new token, in the cookie too; the old one is invalid', async () => {
  const { token } = await signedIn()
  const body = { oldPassword: samplePassword, password: 'a brand new harbour' }
  const changed = await call('PUT', '/users/password', { body, token })
  const renewed = changed.body.data.accessToken as string
  assert.match(String(changed.headers['set-cookie']), new RegExp(`^token=${renewed}; Path=/; HttpOnly`))
  assert.equal((await call('GET', '/users/profile', { token })).status, 401)
  assert.equal((await call('GET', '/users/profile', { token: renewed })).status, 200)
})

test('every call is described', async () => {
  const { body } = await call('GET', '/openapi.json')
  assert.ok(body.paths['/api/users'].post.requestBody)
  assert.ok(Object.keys(body.paths).length >= 11)
})
