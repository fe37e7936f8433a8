import assert from 'node:assert/strict'
import test, { after } from 'node:test'
import pino from 'pino'
import { authenticate } from '#people/access/authenticate.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { openHttp } from '#platform/http/http.ts'
import { newId } from '#platform/work/id.ts'
import { plugIn } from '#platform/work/ports.ts'
import { fillWallet } from '#world/samples/money/wallet.samples.ts'
import { sampleBank } from '#world/samples/money/withdrawals.samples.ts'
import { sampleCustomer, sampleSession } from '#world/samples/people/people.samples.ts'
import { withdrawalsApi } from './withdrawals.api.ts'

const database = await testDatabase()
const mine = await database.write((work) => sampleCustomer(work))
const other = await database.write((work) => sampleCustomer(work))
await database.write((work) => fillWallet(work, mine.id, 50_000n, 'cash'))
for (const { id } of [mine, other]) await database.write((work) => sampleSession(work, id, id))

const app = await openHttp({
  db: database.db,
  ports: plugIn([]),
  logger: pino({ level: 'silent' }),
  origins: { eg: '', ae: '' },
  clock: () => new Date(),
  authenticate: (token, now) => authenticate(database.db, token, now),
  permits: () => false,
})
await app.register(withdrawalsApi, { prefix: '/api' })
after(() => app.close())

type Answer = { data: { id: string; status: string; amount: number }; errors: Record<string, string>; code: string }
type Asking = { readonly language?: string; readonly token?: string; readonly key?: string | null }

async function post(path: string, payload: object, { language = 'en', token = mine.id, key = newId() }: Asking = {}) {
  const headers = {
    authorization: `Bearer ${token}`,
    'accept-language': language,
    ...(key && { 'idempotency-key': key }),
  }
  const answer = await app.inject({ method: 'POST', url: `/api/wallet/${path}`, payload, headers })
  return { status: answer.statusCode, ...answer.json<Answer>() }
}
async function get<Data>(path: string, token = mine.id): Promise<Data> {
  const answer = await app.inject({ url: `/api/wallet/${path}`, headers: { authorization: `Bearer ${token}` } })
  return answer.json<{ data: Data }>().data
}
const toBank = { paymentMethod: 'bankTransfer', from: 'cash', amount: 120.5, ...sampleBank }

test('errors are shown at each field, in both languages', async () => {
  const wrong: readonly (readonly [object, string, RegExp, RegExp])[] = [
    [{ amount: 'ten' }, 'amount', /must be a number/, /رقمًا/],
    [{ amount: 9.99 }, 'amount', /10\.00\sEGP or more/, /10\.00\sج\.م/],
    [{ amount: 500.01 }, 'amount', /greater than your current balance of 500\.00/, /أكبر من رصيدك الحالي/],
    [{ from: 'card' }, 'amount', /balance of 0\.00/, /أكبر من رصيدك/],
    [{ bankName: ' ' }, 'bankName', /./, /[\u0600-\u06ff]/],
    [{ branch: undefined }, 'branch', /./, /[\u0600-\u06ff]/],
    [{ accountName: '' }, 'accountName', /./, /[\u0600-\u06ff]/],
    [{ accountNumber: 'حساب' }, 'accountNumber', /digits and Latin letters/, /أرقام/],
    [{ paymentMethod: 'pigeon' }, 'paymentMethod', /Choose how/, /اختر طريقة/],
    [{ paymentMethod: 'localCreditCard', amount: 60, cardLast4: '12a' }, 'cardLast4', /last four digits/, /أربعة/],
    [{ paymentMethod: 'localCreditCard', amount: 60, cardLast4: '1234' }, 'cardLast4', /No card ending/, /لم نجد/],
    [{ paymentMethod: 'localCreditCard', amount: 49, cardLast4: '1234' }, 'amount', /50\.00\sEGP/, /50\.00/],
    [{ paymentMethod: 'fawry', phone: '12' }, 'phone', /./, /[\u0600-\u06ff]/],
  ]
  for (const [change, field, english, arabic] of wrong) {
    for (const [language, said] of [
      ['en', english],
      ['ar', arabic],
    ] as const) {
      const { status, errors } = await post('withdrawals', { ...toBank, ...change }, { language })
      assert.equal(status, 422, JSON.stringify(change))
      assert.match(errors[field] ?? '', said, JSON.stringify({ change, errors }))
    }
  }
})

test('requested, listed and cancelled', async () => {
  assert.equal((await post('withdrawals', toBank, { key: null })).status, 400)
  const key = newId()
  const { data, status } = await post('withdrawals', toBank, { key })
  assert.deepEqual([status, data.status, data.amount], [200, 'Pending review', 120.5])
  assert.equal((await post('withdrawals', toBank, { key })).data.id, data.id)
  assert.equal((await post('withdrawals', { ...toBank, amount: 121 }, { key })).status, 422)
  const list = await get<{ items: { id: string; accountNumber: string }[]; total: number }>('withdrawals')
  assert.deepEqual([list.total, list.items[0]?.id, list.items[0]?.accountNumber], [1, data.id, '0002'])
  assert.equal((await get<{ total: number }>('withdrawals', other.id)).total, 0)
  assert.equal((await post(`withdrawals/${data.id}/cancel`, {}, { token: other.id })).status, 404)
  const cancelled = await post(`withdrawals/${data.id}/cancel`, {})
  assert.equal(cancelled.data.status, 'Cancelled')
  assert.equal((await post(`withdrawals/${data.id}/cancel`, {})).code, 'WITHDRAWAL_MOVE_NOT_ALLOWED')
})

test('the methods of the site with their minimum, and why one is not available', async () => {
  const { items } = await get<{ items: { paymentMethod: string; minimum: number; reason: string | null }[] }>(
    'withdrawal-methods',
  )
  assert.deepEqual(
    items.map((one) => [one.paymentMethod, one.minimum, one.reason]),
    [
      ['bankTransfer', 10, null],
      ['localCreditCard', 50, 'noCardUsed'],
      ['fawry', 10, null],
      ['office', 10, null],
    ],
  )
})

test('money leaves only after its owner gave a proof, now or shortly before', async () => {
  const change = { proved_at: new Date(Date.now() - 11 * 60_000) }
  await database.db.updateTable('sessions').set(change).where('customer_id', '=', mine.id).execute()
  const refused = await post('withdrawals', { ...toBank, amount: 10 })
  assert.deepEqual([refused.status, refused.code], [403, 'PROOF_NEEDED'])
  await database.db.updateTable('sessions').set({ proved_at: new Date() }).where('customer_id', '=', mine.id).execute()
  assert.equal((await post('withdrawals', { ...toBank, amount: 10 })).status, 200)
})
