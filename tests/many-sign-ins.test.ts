// Two hundred and fifty sign-ins at the same moment, on a server with as few database connections as in production.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { openDatabase } from '#platform/database/database.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { sampleApp, sampleParts } from '#world/samples/app.samples.ts'

const database = await testDatabase()
const few = openDatabase(database.url, { max: 10 })
after(() => few.close())
const app = await sampleApp(sampleParts(few.db))

test('others are answered while passwords are compared; visitors who would wait too long are told to try again', async () => {
  const ended: string[] = []
  let tellFirst: () => void = () => undefined
  const first = new Promise<void>((resolve) => {
    tellFirst = resolve
  })
  const signIns = Array.from({ length: 250 }, async (_, at) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: `one${at}@example.test`, password: 'not the password' },
      remoteAddress: `198.51.${at}.7`,
    })
    ended.push('sign-in')
    if (answer.statusCode === 401) tellFirst()
    return answer
  })
  await first
  const visitor = app.inject('/api/subscribe-packages').then((answer) => {
    ended.push('visitor')
    return answer
  })
  const answers = await Promise.all(signIns)
  assert.equal((await visitor).statusCode, 200)
  const behind = ended.length - 1 - ended.indexOf('visitor')
  assert.ok(behind > 20, `sign-ins that ended after the visitor was answered: ${behind}`)
  const looked = answers.filter(({ statusCode }) => statusCode === 401).length
  const busy = answers.filter(({ statusCode }) => statusCode === 503)
  assert.equal(looked + busy.length, 250)
  assert.ok(looked >= 100, `${looked} were looked at`)
  assert.ok(busy.every(({ headers }) => Number(headers['retry-after']) > 0))
  assert.equal(few.pool.waitingCount, 0)
})
