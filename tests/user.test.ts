import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testDatabase } from '#platform/database/test-database.ts'
import { enter, sampleApp, sampleParts } from '#world/samples/app.samples.ts'
import { sampleCustomer } from '#world/samples/people/people.samples.ts'

const database = await testDatabase()
const app = await sampleApp(sampleParts(database.db))

test('the user object of the specification: the person, their package, what is ready and what is on hold', async () => {
  const [customer, token] = await database.write(async (work) => {
    const made = await sampleCustomer(work)
    return [made, await enter(work, made.who)] as const
  })
  const answer = await app.inject({ url: '/api/users/me', headers: { authorization: `Bearer ${token}` } })
  assert.equal(answer.statusCode, 200, answer.body)
  const { preferences, ...user } = answer.json().data
  assert.deepEqual(user, {
    _id: customer.id,
    firstName: 'سلمى',
    lastName: 'عبد الله',
    email: customer.email,
    activePackage: null,
    readyOrdersCount: 0,
    isLegacy: false,
    missingData: ['nationalId'],
    onHoldBalance: 0,
    onHoldCashBalance: 0,
    onHoldValuBalance: 0,
  })
  assert.equal(preferences.shippingFeesCalculation, 'Ask me every time')
})
