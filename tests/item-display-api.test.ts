// An item of an order with the fields of specification §3, by page and call; calls with a JSON header and no body;
// other failures of sign-in; browser errors.
import assert from 'node:assert/strict'
import test from 'node:test'
import { tellError, watchErrors } from '#fronts/storefront/watch-errors.ts'
import { signInFailure } from '#people/accounts/sign-in-failure.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { isChunkError } from '#platform/http/pages/chunk-error.ts'
import { no, Refusal } from '#platform/work/refusal.ts'
import { refusalSentence } from '#platform/work/sentence.ts'
import { readOrder } from '#selling/orders/read-order.ts'
import { enter, sampleApp, sampleParts } from '#world/samples/app.samples.ts'
import { paidSample, placeSample, type Stage, sampleCast, sampleItem } from '#world/samples/selling/orders.samples.ts'

const database = await testDatabase()
const app = await sampleApp(sampleParts(database.db))

for (const site of ['eg', 'ae'] as const)
  test(`on ${site}: an item has title, size, color, category, quantity, unit price, weight, country, status and its own shipping`, async () => {
    const stage: Stage = (who, act) => database.write(act, { who, site })
    const cast = await database.write(sampleCast, { site })
    const shoes = { title: 'Shoes', url: 'https://www.amazon.com/dp/B0SHOES', quantity: 2 }
    const { number } = await paidSample(stage, cast, [
      sampleItem({ data: { domesticShipping: '3.50' } }),
      sampleItem({ ...shoes, data: { category: 'shoes', size: '43', weight: 900 } }),
    ])
    const token = await database.write((work) => enter(work, cast.customer), { site })
    const headers = { authorization: `Bearer ${token}`, 'x-site': site, 'accept-language': 'en' }
    const { data } = (await app.inject({ url: `/api/orders/${number}`, headers })).json()
    const [first, second] = data.items
    assert.deepEqual(
      [second.title, second.size, second.color, second.category, second.quantity, second.country, second.stateLabel],
      ['Shoes', '43', 'Black', 'shoes', 2, 'US', 'Processing'],
    )
    assert.deepEqual([second.unitPrice, second.unitPriceCurrency, second.unitWeight], [49.99, 'USD', 900])
    assert.deepEqual([first.data.price, first.clientData.domesticShipping], [49.99, 3.5])
    const whole = data.breakdown.find((row: { line: string }) => row.line === 'internationalShipping').new
    assert.ok(first.internationalShipping > 0 && second.internationalShipping > first.internationalShipping)
    assert.equal(
      Math.round((first.internationalShipping + second.internationalShipping) * 100),
      Math.round(whole * 100),
    )
    const page = await database.read((work) => readOrder(work, number), { who: cast.customer, site })
    assert.deepEqual(
      page.items.map(({ shippingMinor }) => Number(shippingMinor) / 100),
      data.items.map((item: { internationalShipping: number }) => item.internationalShipping),
    )
  })

test('every DELETE accepts a JSON header with an empty body', async () => {
  const stage: Stage = (who, act) => database.write(act, { who })
  const cast = await database.write(sampleCast)
  await placeSample(stage, cast)
  const token = await database.write((work) => enter(work, cast.customer))
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'content-length': '0' }
  const { paths } = (await app.inject({ url: '/api/openapi.json' })).json()
  const deletes = Object.entries<Record<string, unknown>>(paths).flatMap(([path, calls]) =>
    calls.delete ? [path] : [],
  )
  assert.ok(deletes.length > 5, `${deletes}`)
  for (const path of deletes) {
    const url = `${path.startsWith('/api') ? '' : '/api'}${path.replace(/\{[^}]+\}/g, '00000000-0000-7000-8000-000000000000')}`
    const bare = await app.inject({ method: 'DELETE', url, headers: { authorization: headers.authorization } })
    const empty = await app.inject({ method: 'DELETE', url, headers })
    assert.notEqual(empty.statusCode, 400, `${url} ${empty.body}`)
    assert.equal(
      empty.statusCode,
      bare.statusCode === 204 || bare.statusCode === 200 ? empty.statusCode : bare.statusCode,
      url,
    )
  }
  const post = await app.inject({ method: 'POST', url: '/api/users/cart/items', headers })
  assert.equal(post.statusCode, 400, 'a POST that sends nothing is still wrong')
})

test('sign-in: a wrong password and an account that is not activated have their own message, every other failure points to customer support, in both languages', async () => {
  const login = (email: string, language: string) =>
    app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'accept-language': language },
      payload: { email, password: 'not the password' },
    })
  assert.equal((await login('nobody@example.com', 'en')).json().message, 'Incorrect email or password')
  let last = await login('many@example.com', 'en')
  for (let tries = 0; tries < 6; tries++) last = await login('many@example.com', 'en')
  assert.equal(last.statusCode, 429)
  assert.match(last.json().message, /contact customer support/)
  assert.ok(last.headers['retry-after'])
  const reported: unknown[] = []
  const visit = { report: (fault: unknown) => reported.push(fault) } as never
  const fault = new Error('the disk is full')
  for (const [error, status] of [
    [fault, 500],
    [no.FORBIDDEN(), 403],
  ] as const) {
    const said = signInFailure(visit, error)
    assert.equal(said.status, status)
    assert.equal(refusalSentence(said.code, said.facts, 'en'), 'Please contact customer support')
    assert.match(refusalSentence(said.code, said.facts, 'ar'), /خدمة العملاء/)
  }
  assert.deepEqual(reported, [fault])
  const known = new Refusal('ACCOUNT_NOT_ACTIVATED', 403, {})
  assert.equal(signInFailure(visit, known), known)
})

test('errors of window, promises and React are logged once; those of an old build’s files are skipped by browser and server', async () => {
  const sent: { error: string; path: string }[] = []
  const real = globalThis.fetch
  const place = { pathname: '/ar/cart' }
  Object.assign(globalThis, {
    location: place,
    fetch: (_: string, { body }: { body: string }) => {
      sent.push(JSON.parse(body))
      return Promise.resolve(new Response())
    },
  })
  const target = new EventTarget()
  watchErrors(target as never)
  const fire = (type: string, facts: object) => target.dispatchEvent(Object.assign(new Event(type), facts))
  fire('error', { error: new Error('of the window'), message: 'of the window' })
  fire('error', { error: new Error('of the window again'), message: '' })
  fire('unhandledrejection', { reason: new Error('of a promise') })
  fire('unhandledrejection', { reason: new TypeError('Failed to fetch dynamically imported module: /assets/a.js') })
  tellError('react', new Error('of React'))
  tellError('react', 'ChunkLoadError: Loading chunk 7 failed')
  Object.assign(globalThis, { fetch: real })
  assert.deepEqual(
    sent.map(({ error }) => error.split(':')[0]),
    ['window', 'window', 'promise', 'react'],
  )
  const post = (error: unknown) =>
    app.inject({ method: 'POST', url: '/api/system-logs', payload: { error, path: place.pathname } })
  const count = async () => (await database.pool.query('select count(*)::int as count from system_logs')).rows[0].count
  const before = await count()
  for (const { error } of sent) assert.equal((await post(error)).statusCode, 200)
  assert.equal((await post('ChunkLoadError: Loading chunk 7 failed')).statusCode, 200)
  assert.equal((await post({ name: 'ChunkLoadError', message: 'Loading chunk 7 failed' })).statusCode, 200)
  assert.equal(await count(), before + sent.length)
  assert.equal(isChunkError('TypeError: x is not a function'), false)
})
