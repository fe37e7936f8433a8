import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { testDatabase } from '#platform/database/test-database.ts'
import { openLog } from '#platform/settings/log.ts'
import { plugIn } from '#platform/work/ports.ts'
import { no } from '#platform/work/refusal.ts'
import { openHttp } from './http.ts'

const database = await testDatabase()
const customer = { kind: 'customer', id: '01900000-0000-7000-8000-000000000001' } as const

async function openTestHttp(routes: (app: FastifyInstance) => void): Promise<FastifyInstance> {
  const app = await openHttp({
    db: database.db,
    ports: plugIn([]),
    logger: openLog('silent'),
    origins: { eg: '', ae: '' },
    clock: () => new Date(),
    authenticate: async (token) => (token === 'good' ? customer : null),
    permits: () => false,
  })
  routes(app)
  return app
}

test('a route that does not declare its access stops the server from starting', async () => {
  await assert.rejects(() => openTestHttp((app) => app.get('/open', () => 'x')), /does not declare who may use it/)
})

test('a customer route is refused to guests, and a bad token is called invalid', async () => {
  const app = await openTestHttp((app) => app.get('/api/mine', { config: { access: 'customer' } }, () => ({ data: 1 })))
  assert.equal((await app.inject('/api/mine')).statusCode, 401)
  const bad = await app.inject({
    url: '/api/mine',
    headers: { authorization: 'Bearer stale', 'accept-language': 'en' },
  })
  assert.equal(bad.statusCode, 401)
  assert.equal(bad.json().message, 'Invalid token')
  assert.equal(bad.json().errors.general, 'Your session has ended. Sign in again')
  const good = await app.inject({ url: '/api/mine', headers: { authorization: 'Bearer good' } })
  assert.deepEqual(good.json(), { data: 1 })
})

test('an expired token is removed, and not accepted; elsewhere than on this machine only the __Host- cookie is read', async () => {
  const app = await openTestHttp((app) => {
    app.get('/*', { config: { access: 'public' } }, ({ visit }) => ({ who: visit.who.kind, over: visit.isTokenOver }))
    app.get('/assets/*', { config: { access: 'public' } }, () => 'x')
  })
  const ask = (cookie: string, url = '/en', host = 'localhost') => app.inject({ url, headers: { cookie, host } })
  const over = await ask('token=stale')
  assert.deepEqual(over.json(), { who: 'guest', over: true })
  assert.equal(over.headers['set-cookie'], 'token=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0')
  for (const answer of [
    await ask('token=good'),
    await ask(''),
    await ask('half=x'),
    await ask('token=stale', '/assets/a'),
  ])
    assert.equal(answer.headers['set-cookie'], undefined)
  assert.equal((await ask('__Host-token=good', '/en', 'www.marsa.example')).json().who, 'customer')
  assert.equal((await ask('token=good', '/en', 'www.marsa.example')).json().who, 'guest')
})

test('a foreign page cannot make a signed-in browser change anything', async () => {
  const app = await openTestHttp((app) =>
    app.post('/api/mine', { config: { access: 'customer' } }, () => ({ data: 1 })),
  )
  const send = (headers: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: '/api/mine',
      headers: { host: 'localhost:3000', cookie: 'token=good', ...headers },
    })
  assert.equal((await send({ 'sec-fetch-site': 'cross-site' })).statusCode, 403)
  assert.equal((await send({ 'sec-fetch-site': 'same-site' })).statusCode, 403)
  assert.equal((await send({ origin: 'https://evil.example' })).statusCode, 403)
  assert.equal((await send({ origin: 'null' })).statusCode, 403)
  assert.equal((await send({ origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' })).statusCode, 200)
})

test('an error in a body is reported at its field, in the requested language', async () => {
  const app = await openTestHttp((app) => {
    const typed = app.withTypeProvider<ZodTypeProvider>()
    const schema = { body: z.object({ name: z.string().min(1), address: z.object({ floor: z.number() }) }) }
    typed.post('/api/form', { config: { access: 'public' }, schema }, () => ({ data: 1 }))
  })
  const send = (language: string) =>
    app.inject({
      method: 'POST',
      url: '/api/form',
      headers: { 'accept-language': language },
      payload: { name: '', address: {} },
    })
  const english = (await send('en')).json()
  assert.equal(english.code, 'INVALID_INPUT')
  assert.equal(english.errors.name, 'This is required')
  assert.equal(english.errors['address.floor'], 'This is required')
  assert.equal((await send('ar')).json().errors.name, 'هذه الخانة مطلوبة')
})

test('a refusal keeps its code and status; a fault reveals nothing internal', async () => {
  const app = await openTestHttp((app) => {
    app.get('/api/refused', { config: { access: 'public' } }, () => {
      throw no.TOO_MANY_REQUESTS({ seconds: 7, minutes: 1 })
    })
    app.get('/api/fault', { config: { access: 'public' } }, () => {
      throw new Error('select secret from inside')
    })
  })
  const refused = await app.inject('/api/refused')
  assert.equal(refused.statusCode, 429)
  assert.equal(refused.headers['retry-after'], '7')
  const fault = await app.inject('/api/fault')
  assert.equal(fault.statusCode, 500)
  assert.doesNotMatch(fault.body, /secret/)
  assert.equal(fault.json().reference, fault.headers['x-request-id'])
})

test('the site follows the host, or X-Site for clients without one', async () => {
  const app = await openTestHttp((app) =>
    app.get('/api/site', { config: { access: 'public' } }, (request) => ({ site: request.visit.site })),
  )
  const ask = async (headers: Record<string, string>) => (await app.inject({ url: '/api/site', headers })).json().site
  assert.equal(await ask({ host: 'www.marsa.example' }), 'eg')
  assert.equal(await ask({ host: 'ae.marsa.example' }), 'ae')
  assert.equal(await ask({ host: 'ae.localhost:3000' }), 'ae')
  assert.equal(await ask({ host: 'localhost:3000', 'x-site': 'ae' }), 'ae')
})
