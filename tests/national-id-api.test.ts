// An identity card over HTTP: sent by its owner, opened by people who may, and a 404 for everybody else.
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { testDatabase } from '#platform/database/test-database.ts'
import { diskFileStore, fileStore } from '#platform/files/files.ts'
import { makeSealer } from '#platform/files/seal.ts'
import { plug, plugIn } from '#platform/work/ports.ts'
import type { Role } from '#platform/work/work.ts'
import { enter, sampleApp, sampleParts } from '#world/samples/app.samples.ts'
import { sampleCustomer, sampleStaff } from '#world/samples/people/people.samples.ts'
import { samplePhoto } from '#world/samples/platform/uploads.samples.ts'

const database = await testDatabase()
const directory = mkdtempSync(join(tmpdir(), 'national-id-api-'))
after(() => rmSync(directory, { recursive: true }))
const parts = sampleParts(database.db)
const files = plugIn([plug(fileStore, diskFileStore(directory, makeSealer('secret of a test')))])
const app = await sampleApp({
  ...parts,
  ports: { get: (port) => (port.name === 'fileStore' ? files : parts.ports).get(port) },
})
const customer = async () => {
  const { who } = await database.write((work) => sampleCustomer(work))
  return { who, token: await database.write((work) => enter(work, who)) }
}
const member = async (role: Role) => {
  const { who } = await database.write((work) => sampleStaff(work, [role]))
  return { who, token: await database.write((work) => enter(work, who)) }
}
const call = (token: string, method: 'GET' | 'DELETE', url: string) =>
  app.inject({ method, url, headers: { authorization: `Bearer ${token}` } })

async function send(token: string, fields: Readonly<Record<string, string | Buffer>>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields))
    form.set(name, typeof value === 'string' ? value : new File([new Uint8Array(value)], `${name}.jpg`))
  const request = new Request('http://shop', { method: 'PUT', body: form })
  return app.inject({
    method: 'PUT',
    url: '/api/users/national-id',
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { authorization: `Bearer ${token}`, 'content-type': request.headers.get('content-type') ?? '' },
  })
}

test('a card is sent with both sides and its number; a missing part is reported at its field', async () => {
  const { token } = await customer()
  const photo = await samplePhoto()
  const wrong = [
    [{ nationalId: '29001011234567', front: photo }, 'back'],
    [{ nationalId: '12', front: photo, back: photo }, 'nationalId'],
    [{ nationalId: '29001011234567', front: Buffer.from('no picture'), back: photo }, 'front'],
    [{ nationalId: '12', front: Buffer.from('no picture'), back: photo }, 'nationalId'],
  ] as const
  for (const [fields, field] of wrong) {
    const answer = await send(token, fields)
    assert.equal(answer.statusCode, 422, answer.body)
    assert.ok(answer.json().errors[field], answer.body)
  }
  assert.equal((await call(token, 'GET', '/api/users/national-id')).json().data, null)
  const sent = await send(token, { nationalId: '29001011234567', front: photo, back: photo })
  assert.equal(sent.statusCode, 200, sent.body)
  assert.deepEqual([sent.json().data.state, sent.json().data.number], ['waiting', '29001011234567'])
})

test("its pictures open for their owner and, with a record, for support; strangers, buyers and an admin with the file's address get 404", async () => {
  const [mine, stranger, buyer, admin, support] = [
    await customer(),
    await customer(),
    await member('buyer'),
    await member('admin'),
    await member('support'),
  ]
  const photo = await samplePhoto()
  const { front } = (await send(mine.token, { nationalId: '29001011234567', front: photo, back: photo })).json().data
  const own = await call(mine.token, 'GET', front)
  assert.deepEqual([own.statusCode, own.headers['content-type']], [200, 'image/jpeg'])
  for (const other of [stranger, buyer, admin, support])
    assert.equal((await call(other.token, 'GET', front)).statusCode, 404)
  const { id } = await database.db
    .selectFrom('national_ids')
    .select('id')
    .where('customer_id', '=', mine.who.id)
    .executeTakeFirstOrThrow()
  const desk = `/api/ops/national-ids/${id}/front`
  for (const other of [mine, stranger]) assert.equal((await call(other.token, 'GET', desk)).statusCode, 401)
  assert.equal((await call(buyer.token, 'GET', desk)).statusCode, 403)
  const looks = async () =>
    (await database.db.selectFrom('audit_log').select('staff_id').where('action', '=', 'national-id.look').execute())
      .length
  assert.equal(await looks(), 0)
  const seen = await call(support.token, 'GET', desk)
  assert.deepEqual([seen.statusCode, seen.headers['cache-control']], [200, 'private, no-store'])
  assert.equal(await looks(), 1)
  assert.equal((await call(mine.token, 'DELETE', '/api/users/national-id')).statusCode, 200)
  assert.equal((await call(mine.token, 'GET', front)).statusCode, 404)
  assert.equal((await call(support.token, 'GET', desk)).statusCode, 404)
})
