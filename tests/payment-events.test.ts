import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { cancelPayment } from '#money/payments/cancel-payment.ts'
import { openPayment } from '#money/payments/open-payment.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { money } from '#platform/values/amounts/money.ts'
import { newId } from '#platform/work/id.ts'
import { enter, sampleApp, sampleParts } from '#world/samples/app.samples.ts'
import { sampleRoutes } from '#world/samples/money/payments.samples.ts'
import { sampleCustomer } from '#world/samples/people/people.samples.ts'

const database = await testDatabase()
const app = await sampleApp(sampleParts(database.db))
const base = await app.listen({ port: 0, host: '127.0.0.1' })
after(() => app.close())

async function customer() {
  const made = await database.write((work) => sampleCustomer(work))
  return { ...made, token: await database.write((work) => enter(work, made.who)) }
}

async function listen(token: string) {
  const headers = { authorization: `Bearer ${token}`, accept: 'text/event-stream' }
  const answer = await fetch(`${base}/api/events`, { headers, signal: AbortSignal.timeout(20_000) })
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader()
  let heard = ''
  return {
    answer,
    stop: () => reader.cancel(),
    async until(wanted: string): Promise<string> {
      while (!heard.includes(wanted)) {
        const { value, done } = await reader.read()
        if (done) break
        heard += value
      }
      return heard
    },
    heard: () => heard,
  }
}

test('a customer gets news of a change of their own payment; another customer gets none', async () => {
  const [mine, theirs] = [await customer(), await customer()]
  const asked = { initiator: 'deposit', method: 'fawry', amount: money(9_000n, 'EGP'), subject: null } as const
  const payment = await database.write(
    (work) => openPayment(work, { key: newId(), customerId: mine.id, ...asked }, sampleRoutes),
    { who: mine.who },
  )
  const [me, them] = [await listen(mine.token), await listen(theirs.token)]
  assert.match(me.answer.headers.get('content-type') ?? '', /^text\/event-stream/)
  assert.equal(me.answer.headers.get('cache-control'), 'private, no-store')
  assert.equal(me.answer.headers.get('x-content-type-options'), 'nosniff')
  await Promise.all([me.until('event: ready'), them.until('event: ready')])
  await new Promise((resolve) => setTimeout(resolve, 2_500))
  assert.ok(!me.heard().includes('event: payment'), 'what stands is no news')
  await database.write((work) => cancelPayment(work, payment.id), { who: mine.who })
  assert.match(await me.until('event: payment'), new RegExp(`event: payment\\ndata: {"id":"${payment.id}"}`))
  assert.ok(!them.heard().includes(payment.id))
  await Promise.all([me.stop(), them.stop()])
})

test('guests get no stream, and neither does a request that asks for another format', async () => {
  const { token } = await customer()
  assert.equal((await app.inject({ url: '/api/events', headers: { accept: 'text/event-stream' } })).statusCode, 401)
  const asked = await app.inject({ url: '/api/events', headers: { authorization: `Bearer ${token}` } })
  assert.deepEqual([asked.statusCode, asked.json().code ?? asked.body], [406, 'EVENT_STREAM_ONLY'])
})

test('the statement is served to its customer alone, and no cache keeps it', async () => {
  const { token } = await customer()
  const url = '/api/wallet/statement?format=csv&lang=en&from=2026-01-01&to=2026-12-31'
  assert.equal((await app.inject({ url })).statusCode, 401)
  const headers = { authorization: `Bearer ${token}` }
  const csv = await app.inject({ url, headers })
  assert.equal(csv.statusCode, 200, csv.body)
  assert.equal(csv.headers['cache-control'], 'private, no-store')
  assert.match(
    String(csv.headers['content-disposition']),
    /^attachment; filename="marsa-statement-2026-01-01-2026-12-31\.csv"$/,
  )
  const pdf = await app.inject({ url: url.replace('csv', 'pdf').replace('=en', '=ar'), headers })
  assert.deepEqual(
    [pdf.headers['content-type'], pdf.rawPayload.subarray(0, 5).toString()],
    ['application/pdf', '%PDF-'],
  )
  for (const bad of ['format=xls', 'from=2026-13-01', 'to=2025-01-01'])
    assert.equal(
      (await app.inject({ url: url.replace(new RegExp(`${bad.split('=')[0]}=[^&]*`), bad), headers })).statusCode,
      422,
    )
})
