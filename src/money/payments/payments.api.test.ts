import assert from 'node:assert/strict'
import test, { after } from 'node:test'
import pino from 'pino'
import { testDatabase } from '#platform/database/test-database.ts'
import { openHttp } from '#platform/http/http.ts'
import { money } from '#platform/values/amounts/money.ts'
import { plug, plugIn } from '#platform/work/ports.ts'
import { seedPriceTables } from '#pricing/quote/tables/seed-tables.ts'
import { addSampleBankAccounts, sampleRoutes } from '#world/samples/money/payments.samples.ts'
import { fillWallet } from '#world/samples/money/wallet.samples.ts'
import { sampleCustomer } from '#world/samples/people/people.samples.ts'
import { gateways } from './gateways/gateway.ts'
import { gatherGateways } from './gateways/gather-gateways.ts'
import { openPayment } from './open-payment.ts'
import { paymentsApi } from './payments.api.ts'
import { paymobGateway } from './paymob/paymob-gateway.ts'

const database = await testDatabase()
for (const site of ['eg', 'ae'] as const) await database.write(addSampleBankAccounts, { site })
await database.write(seedPriceTables)
const [mine, other] = [
  await database.write((work) => sampleCustomer(work)),
  await database.write((work) => sampleCustomer(work)),
]
await database.write((work) => fillWallet(work, mine.id, 5_000n))

const account = {
  host: 'http://127.0.0.1:9',
  secretKey: 's',
  publicKey: 'p',
  hmacSecret: 'h',
  apiKey: 'a',
  cardIntegrationId: 1,
}
const app = await openHttp({
  db: database.db,
  ports: plugIn([plug(gateways, gatherGateways([paymobGateway({ eg: account, ae: account }, () => undefined)]))]),
  logger: pino({ level: 'silent' }),
  origins: { eg: '', ae: '' },
  clock: () => new Date(),
  authenticate: async (token) => (token === mine.id || token === other.id ? { kind: 'customer', id: token } : null),
  permits: () => false,
})
await app.register(paymentsApi, { prefix: '/api' })
after(() => app.close())

type Method = {
  method: string
  name: string
  isAvailable: boolean
  reason: { code: string; message: string } | null
  fee: number
  withBalance: { balance: string; part: number; fee: number; outside: number }[]
}

test('methods: what is available now, with fees and balances, and why not, in the reader’s language', async () => {
  const ask = '/api/payment/payment-methods?amount=40'
  const { items } = await get<{ items: Method[] }>(ask, { token: mine.id })
  assert.equal(items.length, 10)
  assert.deepEqual(
    items.filter((one) => one.isAvailable).map((one) => [one.method, one.fee]),
    [
      ['creditCard', 1],
      ['wallet', 0],
      ['bankTransfer', 0],
      ['office', 0],
    ],
  )
  const rich = await get<{ items: Method[] }>('/api/payment/payment-methods?amount=100', { token: mine.id })
  const [card] = rich.items
  assert.deepEqual(card?.withBalance, [{ balance: 'card', part: 50, fee: 1.25, outside: 51.25 }])
  const deposit = await get<{ items: Method[] }>(`${ask}&initiator=deposit`, { token: mine.id })
  assert.equal(deposit.items.find((one) => one.method === 'wallet')?.reason?.code, 'notForThis')
  await limit('office', 3_999n)
  const limited = await get<{ items: Method[] }>(ask, { token: mine.id })
  assert.equal(limited.items.find((one) => one.method === 'office')?.reason?.code, 'aboveLimit')
  const fawry = items.find((one) => one.method === 'fawry')
  assert.equal(fawry?.reason?.code, 'notConfigured')
  assert.match(fawry?.reason?.message ?? '', /غير متاحة/)
  const dubai = await get<{ items: Method[] }>('/api/payment/payment-methods', { host: 'ae.localhost', language: 'en' })
  assert.equal(
    dubai.items.find((one) => one.method === 'fawry')?.reason?.message,
    'This method is not available on this site.',
  )
  assert.equal(dubai.items.find((one) => one.method === 'wallet')?.reason?.code, 'signIn')
})

test('a wallet with too little money says so', async () => {
  const { items } = await get<{ items: Method[] }>('/api/payment/payment-methods?amount=50.01', { token: mine.id })
  assert.equal(items.find((one) => one.method === 'wallet')?.reason?.code, 'balanceTooLow')
  const refused = await app.inject({ url: '/api/payment/payment-methods?amount=1.005' })
  assert.equal(refused.statusCode, 422)
})

test('bank accounts are those of the site, in the reader’s language', async () => {
  const egypt = await get<{ items: { bankName: string; currency: string }[] }>('/api/vendor/bank-accounts')
  assert.deepEqual(
    egypt.items.map((one) => [one.bankName, one.currency]),
    [['بنك النيل التجريبي', 'EGP']],
  )
  const dubai = await get<{ items: { bankName: string }[] }>('/api/vendor/bank-accounts', {
    host: 'ae.localhost',
    language: 'en',
  })
  assert.equal(dubai.items[0]?.bankName, 'Gulf Demo Bank')
})

test('a payment is visible only to its customer', async () => {
  const wish = {
    key: 'key-of-api-test',
    customerId: mine.id,
    initiator: 'deposit',
    method: 'creditCard',
    amount: money(1_250n, 'EGP'),
    subject: null,
  } as const
  const { id } = await database.write((work) => openPayment(work, wish, sampleRoutes))
  const seen = await get<{ status: string; amount: number; outcome: string }>(`/api/payments/${id}`, { token: mine.id })
  assert.deepEqual([seen.status, seen.amount, seen.outcome], ['Pending', 12.5, 'pending'])
  const as = (token: string) =>
    app.inject({ url: `/api/payments/${id}`, headers: { authorization: `Bearer ${token}` } })
  assert.equal((await as(other.id)).statusCode, 404)
  assert.equal((await app.inject({ url: `/api/payments/${id}` })).statusCode, 401)
  const nonsense = await app.inject({ url: '/api/payments/x', headers: { authorization: `Bearer ${mine.id}` } })
  assert.equal(nonsense.statusCode, 404)
})

async function limit(method: string, mostMinor: bigint): Promise<void> {
  await database.db.insertInto('payment_method_rules').values({ site: 'eg', method, most_minor: mostMinor }).execute()
}

async function get<Data>(url: string, as: { token?: string; host?: string; language?: string } = {}): Promise<Data> {
  const answer = await app.inject({
    url,
    headers: {
      host: as.host ?? 'localhost',
      'accept-language': as.language ?? 'ar',
      ...(as.token && { authorization: `Bearer ${as.token}` }),
    },
  })
  assert.equal(answer.statusCode, 200, answer.body)
  return (answer.json() as { data: Data }).data
}
