import assert from 'node:assert/strict'
import { test } from 'node:test'
import pino from 'pino'
import { authenticate } from '#people/access/authenticate.ts'
import { permits } from '#people/access/permissions.ts'
import { profileApi } from '#people/accounts/profile/profile.api.ts'
import { proofApi } from '#people/proofs/proof.api.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { makeSealer, sealer } from '#platform/files/seal.ts'
import { openHttp } from '#platform/http/http.ts'
import { plug, plugIn } from '#platform/work/ports.ts'
import { sampleCustomer, samplePassword, sampleSession } from '#world/samples/people/people.samples.ts'
import { deletionApi } from './deletion.api.ts'

const shop = await testDatabase()
const app = await openHttp({
  db: shop.db,
  ports: plugIn([plug(sealer, makeSealer('secret of a test'))]),
  logger: pino({ level: 'silent' }),
  origins: { eg: '', ae: '' },
  clock: () => new Date(),
  authenticate: (token, now) => authenticate(shop.db, token, now),
  permits,
})
await app.register(profileApi, { prefix: '/api' })
await app.register(proofApi, { prefix: '/api' })
await app.register(deletionApi, { prefix: '/api' })
await app.ready()

async function call(method: 'DELETE' | 'POST' | 'GET', url: string, token: string | null, body?: object) {
  const headers = { 'accept-language': 'en', ...(token && { authorization: `Bearer ${token}` }) }
  const answer = await app.inject({ method, url: `/api${url}`, headers, ...(body && { payload: body }) })
  return { status: answer.statusCode, code: answer.json().code, cookies: answer.cookies.map(({ name }) => name) }
}

test('the call deletes only after a fresh proof; then the token is invalid and the cookies are removed', async () => {
  const { id } = await shop.write((work) => sampleCustomer(work))
  const token = `token-of-${id}`
  await shop.write((work) => sampleSession(work, id, token))
  const newsletter = () => shop.db.selectFrom('customers').select(['newsletter', 'deleted_at']).where('id', '=', id)
  await shop.db.updateTable('customers').set({ newsletter: true }).where('id', '=', id).execute()
  assert.equal((await call('DELETE', '/users/newsletter', token)).status, 200)
  assert.equal((await newsletter().executeTakeFirstOrThrow()).newsletter, false)
  assert.equal((await call('DELETE', '/users', null)).status, 401)
  const early = new Date(Date.now() - 3_600_000)
  await shop.db.updateTable('sessions').set({ proved_at: early }).where('customer_id', '=', id).execute()
  assert.deepEqual(await call('DELETE', '/users', token), { status: 403, code: 'PROOF_NEEDED', cookies: [] })
  assert.equal((await newsletter().executeTakeFirstOrThrow()).deleted_at, null)
  assert.equal((await call('POST', '/auth/proof', token, { proof: samplePassword })).status, 200)
  const gone = await call('DELETE', '/users', token)
  assert.deepEqual([gone.status, gone.cookies.includes('cart')], [200, true])
  assert.ok((await newsletter().executeTakeFirstOrThrow()).deleted_at)
  assert.equal((await call('GET', '/users/profile', token)).status, 401)
})
