// A delivery through the hub by the API alone: packed, numbered, labelled, queued, scanned, ended; by whom, and by whom not.
import assert from 'node:assert/strict'
import test from 'node:test'
import { deliveriesApi } from '#fulfilment/requests/deliveries/deliveries.api.ts'
import { labelsApi } from '#fulfilment/requests/deliveries/labels.api.ts'
import { runSheetsApi } from '#fulfilment/requests/run-sheets/run-sheets.api.ts'
import { permits } from '#people/access/permissions.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { redrawPdf } from '#platform/files/redraw-pdf.ts'
import { openHttp } from '#platform/http/http.ts'
import { openLog } from '#platform/settings/log.ts'
import { plugIn } from '#platform/work/ports.ts'
import type { Actor } from '#platform/work/work.ts'
import { deliverySample, waitingSample } from '#world/samples/checkout/delivery.samples.ts'
import { sampleStaff } from '#world/samples/people/people.samples.ts'
import { type Stage, sampleCast } from '#world/samples/selling/orders.samples.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
const cast = await database.write(sampleCast)
const finance = (await database.write((work) => sampleStaff(work, ['finance']))).who
const actors: Readonly<Record<string, Actor>> = { ...cast, finance }
const app = await openHttp({
  db: database.db,
  ports: plugIn([]),
  logger: openLog('silent'),
  origins: { eg: '', ae: '' },
  clock: () => new Date(),
  authenticate: async (token) => actors[token] ?? null,
  permits,
})
await app.register(
  async (scope) => {
    for (const api of [deliveriesApi, labelsApi, runSheetsApi]) await scope.register(api)
  },
  { prefix: '/api' },
)

type Delivery = {
  readonly state: string
  readonly number: string
  readonly waybill: { readonly state: string; readonly awb: string | null } | null
  readonly delivery: { readonly cashToCollect: number }
  readonly weightGrams: number | null
}
type Method = 'GET' | 'POST' | 'PUT'

const raw = (who: string, method: Method, path: string, payload?: object) =>
  app.inject({ method, url: `/api${path}`, headers: { authorization: `Bearer ${who}` }, ...(payload && { payload }) })

async function call(who: string, method: Method, path: string, payload?: object) {
  const answer = await raw(who, method, path, payload)
  return { status: answer.statusCode, body: answer.json() as { data: Delivery; code?: string } }
}

async function ok(method: Method, path: string, payload?: object, who = 'hub'): Promise<Delivery> {
  const { status, body } = await call(who, method, path, payload)
  assert.equal(status, 200, `${method} ${path}: ${JSON.stringify(body)}`)
  return body.data
}

async function refused(method: Method, path: string, payload: object | undefined, wanted: readonly [number, string]) {
  const { status, body } = await call('hub', method, path, payload)
  assert.deepEqual([status, body.code], wanted, `${method} ${path}`)
}

async function asked(): Promise<string> {
  const goods = await waitingSample(stage, cast)
  return (await deliverySample(stage, cast, goods, { pays: 'courier' })).number
}

const packing = { weightGrams: 900, pieces: 2 }
const numbersAt = async (at: string) => {
  const { data } = (await raw('hub', 'GET', `/ops/requests/deliveries?stage=${at}`)).json() as {
    data: { items: readonly Delivery[] }
  }
  return data.items.map(({ number }) => number)
}

test('a delivery goes from the packing table to its end by the API', async () => {
  const number = await asked()
  const path = `/ops/requests/${number}`
  assert.ok((await numbersAt('pack')).includes(number))
  await refused('POST', `${path}/queue`, undefined, [409, 'NO_AWB_YET'])
  await refused('POST', `${path}/pack`, { weightGrams: 0, pieces: 1 }, [422, 'INVALID_INPUT'])
  const packed = await ok('POST', `${path}/pack`, packing)
  assert.deepEqual([packed.state, packed.weightGrams, packed.waybill?.awb], ['prepared', 900, null])
  assert.ok(packed.delivery.cashToCollect > 0)
  await refused('POST', `${path}/ending`, { how: 'deliver' }, [409, 'NOT_ON_THE_WAY'])
  const awb = `API-${number}`
  assert.equal((await ok('PUT', `${path}/awb`, { awb })).waybill?.awb, awb)
  assert.ok((await numbersAt('label')).includes(number))
  await ok('POST', `${path}/queue`)
  assert.ok((await numbersAt('queued')).includes(number))
  const sheet = await ok('POST', '/ops/run-sheets', { company: 'marsa-eg' })
  await ok('POST', `/ops/run-sheets/${sheet.number}/parcels`, { awb })
  assert.ok((await numbersAt('underWay')).includes(number))
  const due = packed.delivery.cashToCollect
  await refused('POST', `${path}/ending`, { how: 'deliver', counted: due - 1 }, [422, 'CASH_DIFFERS'])
  const ended = await ok('POST', `${path}/ending`, { how: 'deliver', counted: due })
  assert.deepEqual([ended.state, ended.waybill?.state], ['fulfilled', 'delivered'])
  await refused('POST', `${path}/ending`, { how: 'deliver', counted: due }, [409, 'NOT_ON_THE_WAY'])
})

test('a parcel that is brought back is written down once, of two at once', async () => {
  const number = await asked()
  const path = `/ops/requests/${number}`
  await ok('POST', `${path}/pack`, packing)
  await ok('PUT', `${path}/awb`, { awb: `BACK-${number}` })
  await ok('POST', `${path}/queue`)
  const sheet = await ok('POST', '/ops/run-sheets', { company: 'marsa-eg' })
  await ok('POST', `/ops/run-sheets/${sheet.number}/parcels`, { awb: `BACK-${number}` })
  const back = { how: 'return', note: 'nobody home' }
  const both = await Promise.all([
    call('hub', 'POST', `${path}/ending`, back),
    call('hub', 'POST', `${path}/ending`, back),
  ])
  assert.deepEqual(both.map(({ status }) => status).toSorted(), [200, 409])
  const [first] = both.filter(({ status }) => status === 200)
  assert.deepEqual([first?.body.data.state, first?.body.data.waybill?.state], ['cancelled', 'returned'])
})

test('who may not: customers, guests, and staff of other desks', async () => {
  const number = await asked()
  const path = `/ops/requests/${number}`
  const calls: readonly (readonly [Method, string, object?])[] = [
    ['GET', '/ops/requests/deliveries'],
    ['GET', `/ops/requests/labels?number=${number}`],
    ['POST', `${path}/pack`, packing],
    ['PUT', `${path}/awb`, { awb: 'NOT-YOURS' }],
    ['POST', `${path}/queue`],
    ['POST', `${path}/book`],
    ['POST', `${path}/ending`, { how: 'return' }],
  ]
  for (const [method, url, payload] of calls) {
    for (const who of ['nobody', 'customer']) assert.equal((await raw(who, method, url, payload)).statusCode, 401, url)
    for (const who of ['buyer', 'finance'])
      assert.equal((await raw(who, method, url, payload)).statusCode, 403, `${who} ${url}`)
  }
  assert.deepEqual((await numbersAt('pack')).includes(number), true)
  await refused('POST', '/ops/requests/R0/pack', packing, [404, 'NOT_FOUND'])
})

test('labels are A6, one for each piece, of the named or of all that are packed; what has left has none', async () => {
  const [one, two] = [await asked(), await asked()]
  await ok('POST', `/ops/requests/${one}/pack`, packing)
  await ok('POST', `/ops/requests/${two}/pack`, { weightGrams: 500, pieces: 1 })
  await ok('PUT', `/ops/requests/${two}/awb`, { awb: `L-${two}` })
  const printed = async (query: string) => {
    const answer = await raw('hub', 'GET', `/ops/requests/labels${query}`)
    assert.deepEqual([answer.statusCode, answer.headers['content-type']], [200, 'application/pdf'])
    const pages = [...answer.rawPayload.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)]
    // 105 × 148 millimetres.
    for (const [, width, height] of pages) assert.deepEqual([Number(width), Number(height)], [297.64, 419.53])
    return { count: pages.length, bytes: answer.rawPayload }
  }
  assert.equal((await printed(`?number=${one}&number=${two}`)).count, 3)
  assert.ok((await printed('')).count >= 3)
  const { count, bytes } = await printed(`?number=${two}`)
  assert.equal(count, 1)
  const drawn = await redrawPdf(bytes)
  const [page] = typeof drawn === 'string' ? [] : drawn
  const dark = page?.data.filter((value, index) => index % 4 === 0 && value < 100).length ?? 0
  assert.ok(dark > 2_000, 'codes and letters are on it')
  const waiting = await asked()
  await refused('GET', `/ops/requests/labels?number=${waiting}`, undefined, [409, 'NO_OWN_LABEL'])
})
