import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testDatabase } from '#platform/database/test-database.ts'
import { openLog } from '#platform/settings/log.ts'
import { plugIn } from '#platform/work/ports.ts'
import { openHttp } from './http.ts'

const database = await testDatabase()
const customer = { kind: 'customer', id: '01900000-0000-7000-8000-000000000001' } as const
const origins = { eg: 'https://www.marsa.example', ae: 'https://ae.marsa.example' }

async function openGuarded(trustedProxies: readonly string[], isProduction = true) {
  const app = await openHttp({
    db: database.db,
    ports: plugIn([]),
    logger: openLog('silent'),
    trustedProxies,
    isProduction,
    origins,
    clock: () => new Date(),
    authenticate: async () => customer,
    permits: () => false,
  })
  app.addContentTypeParser('application/x-www-form-urlencoded', (_request, _payload, done) => done(null, {}))
  app.all('/*', { config: { access: 'public' } }, (request) => {
    if (request.url === '/fault') throw new Error('inside')
    return { site: request.visit.site, origin: request.visit.origin, ip: request.ip }
  })
  return app
}

const guarded = await openGuarded([])
const behindProxy = await openGuarded(['127.0.0.1', '10.0.0.0/8'])

test('every answer restricts the browser, errors too; over HTTPS it requires HTTPS', async () => {
  for (const url of ['/', '/fault', '/%zz', '/x'.repeat(20)]) {
    for (const host of ['www.marsa.example', 'evil.example']) {
      const headers = { host, 'x-forwarded-proto': 'https' }
      const { headers: told } = await behindProxy.inject({ url, headers })
      assert.equal(told['x-content-type-options'], 'nosniff', url)
      assert.equal(told['referrer-policy'], 'strict-origin-when-cross-origin', url)
      assert.equal(told['x-frame-options'], 'DENY', url)
      assert.match(String(told['content-security-policy']), /frame-ancestors 'none'/, url)
      assert.match(String(told['permissions-policy']), /camera=\(\)/, url)
      if (url === '/%zz') continue
      assert.equal(told['strict-transport-security'], 'max-age=31536000; includeSubDomains', url)
    }
  }
  const plain = await guarded.inject({ url: '/', headers: { host: 'www.marsa.example', 'x-forwarded-proto': 'https' } })
  assert.equal(plain.headers['strict-transport-security'], undefined)
})

test('in production a foreign host is refused, whatever forwarding headers say', async () => {
  const ask = async (headers: Record<string, string>, app = guarded) =>
    (await app.inject({ url: '/', headers })).statusCode
  assert.equal(await ask({ host: 'www.marsa.example' }), 200)
  assert.equal(await ask({ host: 'AE.marsa.example' }), 200)
  const strange = ['evil.example', 'www.marsa.example.evil.example', 'www.marsa.example:8443', 'localhost', '127.0.0.1']
  for (const host of strange) {
    assert.equal(await ask({ host }), 421, host)
    assert.equal(await ask({ host, 'x-forwarded-host': 'www.marsa.example' }), 421, host)
  }
  const spoofed = await guarded.inject({
    url: '/',
    headers: { host: 'www.marsa.example', 'x-forwarded-host': 'ae.marsa.example', 'x-forwarded-for': '203.0.113.9' },
  })
  assert.deepEqual(spoofed.json(), { site: 'eg', origin: origins.eg, ip: '127.0.0.1' })
  assert.equal(await ask({ host: 'inner', 'x-forwarded-host': 'ae.marsa.example' }, behindProxy), 200)
  assert.equal(await ask({ host: 'inner', 'x-forwarded-host': 'evil.example' }, behindProxy), 421)
})

test('forwarding headers are believed only from our own proxies, from the right', async () => {
  const ask = async (remoteAddress: string, headers: Record<string, string>) => {
    const forwarded = { host: 'www.marsa.example', ...headers }
    return (await behindProxy.inject({ url: '/', remoteAddress, headers: forwarded })).json()
  }
  const visitor = { site: 'eg', origin: origins.eg, ip: '203.0.113.9' }
  const invented = '198.51.100.7, 1.1.1.1'
  assert.deepEqual(await ask('127.0.0.1', { 'x-forwarded-for': '203.0.113.9' }), visitor)
  assert.deepEqual(await ask('127.0.0.1', { 'x-forwarded-for': `${invented}, 203.0.113.9` }), visitor)
  assert.deepEqual(await ask('10.2.3.4', { 'x-forwarded-for': `${invented}, 203.0.113.9, 10.9.9.9` }), visitor)
  // Headers from a client that reaches us directly are not believed.
  const lies = { 'x-forwarded-for': '10.0.0.1', 'x-forwarded-host': 'ae.marsa.example', 'x-forwarded-proto': 'https' }
  assert.deepEqual(await ask('203.0.113.9', lies), visitor)
  const [first, last] = ['evil.example, ae.marsa.example', 'ae.marsa.example, evil.example']
  assert.equal((await ask('127.0.0.1', { 'x-forwarded-host': first })).site, 'ae')
  assert.equal((await ask('127.0.0.1', { 'x-forwarded-host': last })).code, 'UNKNOWN_HOST')
})

test('a host with invalid characters is a bad request, in development too, and never a fault', async () => {
  const developing = await openGuarded([], false)
  const bad = [
    'a b',
    'a/b',
    'a?b',
    'a#b',
    'a@b',
    '<x>',
    'a\\b',
    'a:b',
    'a:99999',
    '[::zz]',
    '%00',
    'سوق',
    'a,b',
    '1.2.3.999',
  ]
  for (const app of [developing, guarded]) {
    for (const host of bad) {
      for (const headers of [{ host }, { host, cookie: 'token=x' }]) {
        const answer = await app.inject({ url: '/', headers })
        assert.deepEqual([answer.statusCode, answer.json().code], [400, 'BAD_HOST'], host)
      }
    }
  }
  for (const host of ['localhost:3000', '127.0.0.1', '[::1]:3000', 'ae.localhost', 'my_host'])
    assert.equal((await developing.inject({ url: '/', headers: { host } })).statusCode, 200, host)
})

test('a form of a foreign page is refused, with an understandable page; a program with a token or JSON is not', async () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', cookie: 'token=x' }
  const send = (headers: Record<string, string>) =>
    guarded.inject({ method: 'POST', url: '/en/cart', headers: { host: 'www.marsa.example', ...form, ...headers } })
  const foreign: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { referer: 'https://evil.example/x' },
    {},
  ]
  for (const headers of foreign) {
    const answer = await send(headers)
    assert.equal(answer.statusCode, 403, JSON.stringify(headers))
    assert.match(answer.body, /<h1>That did not work<\/h1>/)
    assert.match(String(answer.headers['content-type']), /^text\/html/)
  }
  const ours: Record<string, string>[] = [
    { origin: 'https://www.marsa.example' },
    { referer: 'https://www.marsa.example/en/cart' },
    { 'sec-fetch-site': 'same-origin' },
    { authorization: 'Bearer x' },
    { 'content-type': 'application/json' },
  ]
  for (const headers of ours) {
    const payload = headers['content-type'] ? '{}' : ''
    const answer = await guarded.inject({
      method: 'POST',
      url: '/en/cart',
      payload,
      headers: { host: 'www.marsa.example', ...form, ...headers },
    })
    assert.equal(answer.statusCode, 200, JSON.stringify(headers))
  }
})
