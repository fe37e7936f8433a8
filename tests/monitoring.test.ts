import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { openServerHealth } from '#platform/database/server-health.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { seedPriceTables } from '#pricing/quote/tables/seed-tables.ts'
import { sampleApp, sampleParts } from '#world/samples/app.samples.ts'

const database = await testDatabase()
await database.write(seedPriceTables)
const parts = sampleParts(database.db)
const settings = { ...parts.settings, METRICS_TOKEN: 'a token of the operator' }
const health = openServerHealth(database.url, database.pool)
const app = await sampleApp({ ...parts, settings, health })
after(() => app.close())

const addresses = ['/healthz', '/readyz', '/metrics'] as const
const ask = (url: string, remoteAddress = '127.0.0.1', headers = {}) =>
  app.inject({ method: 'GET', url, remoteAddress, headers })

test('this machine and its private network may read the measures, others only with the token', async () => {
  for (const url of addresses) {
    for (const near of ['127.0.0.1', '::1', '10.1.2.3', '192.168.0.9', '::ffff:172.16.0.4', 'fd00::7'])
      assert.equal((await ask(url, near)).statusCode, 200, `${url} from ${near}`)
    for (const far of ['8.8.8.8', '2001:4860::8888', '100.64.0.1', '169.254.169.254.nip.io'])
      assert.equal((await ask(url, far)).statusCode, 404, `${url} from ${far}`)
    assert.equal((await ask(url, '127.0.0.1', { 'x-forwarded-for': '8.8.8.8' })).statusCode, 404, 'through a proxy')
    const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
    assert.equal((await ask(url, '8.8.8.8', bearer(settings.METRICS_TOKEN))).statusCode, 200)
    assert.equal((await ask(url, '8.8.8.8', bearer('a token of somebody!!!'))).statusCode, 404)
  }
})

test('the measures contain what matters: requests by route, connections, the ledger', async () => {
  await app.inject('/api/offices')
  const { body, headers } = await ask('/metrics')
  assert.match(String(headers['content-type']), /^text\/plain/)
  assert.match(body, /marsa_http_request_seconds_count\{method="GET",route="\/api\/offices",status="200"\} 1/)
  for (const line of ['marsa_ledger_imbalance_minor 0', 'marsa_lane_waiting{lane="mail"} 0', 'marsa_payments_open 0'])
    assert.ok(body.includes(`\n${line}\n`), line)
  for (const name of ['marsa_database_connections', 'marsa_nodejs_eventloop_lag_seconds', 'marsa_rates_age_seconds'])
    assert.ok(body.includes(`\n${name}`), name)
})

test('if one of several processes does not answer, the one that is asked reports its own measures and those of the rooms', async () => {
  const deaf = {
    ...openServerHealth(database.url, database.pool),
    measuresOfAll: () => Promise.reject(new Error('hangs')),
  }
  const one = await sampleApp({ ...parts, settings, health: deaf })
  const { statusCode, body } = await one.inject({ method: 'GET', url: '/metrics', remoteAddress: '127.0.0.1' })
  await one.close()
  assert.equal(statusCode, 200)
  assert.match(body, /\nmarsa_measures_failed_total 1\n/)
  assert.match(body, /\nmarsa_ledger_imbalance_minor 0\n/)
})

test('a process that is shutting down is not ready, and tells each visitor to connect elsewhere', async () => {
  assert.equal((await ask('/readyz')).statusCode, 200)
  health.draining = true
  const ready = await ask('/readyz')
  assert.equal(ready.statusCode, 503)
  assert.deepEqual(ready.json().hindrances, ['draining'])
  const answer = await app.inject('/api/offices')
  assert.equal(answer.statusCode, 200)
  assert.equal(answer.headers.connection, 'close')
  assert.equal((await ask('/healthz')).statusCode, 200)
  health.draining = false
})

test('a database without its last migration is not ready', async () => {
  const { name } = await database.db
    .withTables<{ migrations: { name: string; hash: string } }>()
    .deleteFrom('migrations')
    .returning('name')
    .executeTakeFirstOrThrow()
  assert.ok(name)
  assert.deepEqual((await ask('/readyz')).json().hindrances, ['migrations'])
})
