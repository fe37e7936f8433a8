// The person who comes instead of the customer is named in the steps of a request; the desk compares their ID's number
// by eye.
import assert from 'node:assert/strict'
import test from 'node:test'
import { readRequestsOfOrder } from '#fulfilment/requests/facts/read-requests.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { openVisit } from '#platform/http/visit.ts'
import { plugIn } from '#platform/work/ports.ts'
import { waitingSample } from '#world/samples/checkout/delivery.samples.ts'
import { type Stage, sampleCast } from '#world/samples/selling/orders.samples.ts'
import { postRequest } from './post-request.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })

test('the number of a named collector is stored in Western digits, in whatever digits it was typed', async () => {
  const cast = await database.write(sampleCast)
  const { orderId, itemIds } = await waitingSample(stage, cast)
  const visit = openVisit(database.db, {
    who: cast.customer,
    now: new Date(),
    site: 'eg',
    locale: 'ar',
    requestId: 'test',
    ip: '127.0.0.1',
    cookies: {},
    origin: 'http://localhost',
    token: null,
    nonce: '',
    ports: plugIn([]),
    report: (error) => assert.fail(String(error)),
  })
  const form = new FormData()
  for (const item of itemIds) form.append('item', item)
  const fields = { do: 'pickup', way: 'pickup', key: `collector-${orderId}`, office: 'cairo' }
  const named = { collectorName: 'منى علي', collectorId: '٢٩٠٠١٠١١٢٣٤٥٦٧' }
  for (const [name, value] of Object.entries({ ...fields, ...named })) form.set(name, value)
  assert.ok((await postRequest(visit, form, null)) instanceof Response)
  const [made] = await stage(cast.customer, (work) => readRequestsOfOrder(work, orderId))
  assert.deepEqual(made?.collector, { name: 'منى علي', idNumber: '29001011234567' })
})
