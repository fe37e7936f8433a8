import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import test, { after, beforeEach } from 'node:test'
import { startPaymobSimulator } from './start-simulator.ts'

const received: { success: boolean; pending: boolean; amount_cents: number; hmac: string }[] = []
const shop = createServer(async (request, response) => {
  let body = ''
  for await (const piece of request) body += piece
  const hmac = new URL(request.url ?? '/', 'http://shop').searchParams.get('hmac') ?? ''
  received.push({ ...JSON.parse(body).obj, hmac })
  response.end()
})
await new Promise<void>((ready) => shop.listen(0, '127.0.0.1', ready))
const shopUrl = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`
const simulator = await startPaymobSimulator({
  port: 0,
  secretKey: 'sk',
  publicKey: 'pk',
  hmacSecret: 'hmac',
  apiKey: 'api',
  integrations: { EGP: 1, AED: 2 },
  callbackUrl: `${shopUrl}/callback`,
  pendingMs: 40,
})
let lastReference = 0

after(async () => {
  await simulator.close()
  shop.closeAllConnections()
  shop.close()
})
beforeEach(async () => {
  await post('/_control/reset', {})
  received.length = 0
})

test('its page says in both languages that it is a simulator', async () => {
  const page = await intend(1_234_567)
  const arabic = await (await fetch(page)).text()
  assert.match(arabic, /<html lang="ar" dir="rtl">/)
  assert.match(arabic, /صفحة تجريبية/)
  assert.match(arabic, /EGP 12,345\.67/)
  const english = await (await fetch(`${page}&lang=en`)).text()
  assert.match(english, /<html lang="en" dir="ltr">/)
  assert.match(english, /stands in for Paymob/)
})

test('an intention is paid once; its page is gone afterwards', async () => {
  const page = await intend(5_000)
  assert.equal((await pay(page)).status, 303)
  assert.equal((await pay(page)).status, 410)
  assert.equal((await fetch(page)).status, 410)
  assert.equal(received.length, 1)
})

test('a callback is lost, doubled, late, of a wrong amount or wrongly signed if it is set so', async () => {
  await post('/_control/misbehave', { lost: true })
  await pay(await intend(5_000))
  assert.equal(received.length, 0)
  await post('/_control/misbehave', { times: 3 })
  await pay(await intend(5_000))
  assert.equal(received.length, 3)
  await post('/_control/misbehave', { lateMs: 60 })
  await pay(await intend(5_000))
  assert.equal(received.length, 3)
  await until(() => received.length === 4)
  await post('/_control/misbehave', { amountOff: -1 })
  await pay(await intend(5_000))
  assert.equal(received[4]?.amount_cents, 4_999)
  await post('/_control/misbehave', { wrongSignature: true })
  await pay(await intend(5_000))
  assert.equal(received.length, 6)
})

test('held callbacks are sent last first', async () => {
  await post('/_control/misbehave', { reordered: true })
  await pay(await intend(5_013))
  await new Promise((next) => setTimeout(next, 120))
  assert.equal(received.length, 0)
  await post('/_control/release', {})
  assert.deepEqual(
    received.map((one) => [one.pending, one.success]),
    [
      [false, true],
      [true, false],
    ],
  )
})

test('the answer to a charge is cut, but the charge is made', async () => {
  await post('/_control/misbehave', { cutAnswer: 'charge' })
  await assert.rejects(pay(await intend(5_000)))
  assert.equal(received[0]?.success, true)
})

test('misspelled controls and bad intentions are refused', async () => {
  assert.equal((await post('/_control/misbehave', { lots: true })).status, 422)
  assert.equal((await post('/v1/intention/', {}, 'Token other')).status, 401)
  assert.equal((await post('/v1/intention/', {}, 'Token sk')).status, 400)
})

async function intend(amount: number): Promise<string> {
  lastReference += 1
  const answer = await post(
    '/v1/intention/',
    {
      amount,
      currency: 'EGP',
      payment_methods: [1],
      billing_data: { first_name: 'a', last_name: 'b', email: 'a@example.com', phone_number: '1' },
      special_reference: `R-${lastReference}`,
      redirection_url: `${shopUrl}/back`,
    },
    'Token sk',
  )
  assert.equal(answer.status, 201)
  const { client_secret } = (await answer.json()) as { client_secret: string }
  return `${simulator.url}/unifiedcheckout/?publicKey=pk&clientSecret=${client_secret}`
}

function post(path: string, body: object, authorization = ''): Promise<Response> {
  const headers = { 'content-type': 'application/json', authorization }
  return fetch(simulator.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
}

function pay(page: string): Promise<Response> {
  const form = { number: '4111111111111111', expiry: '01/39', cvv: '123' }
  return fetch(page, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })
}

async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; tries < 100 && !isSo(); tries += 1) await new Promise((next) => setTimeout(next, 20))
  assert.ok(isSo())
}
