import assert from 'node:assert/strict'
import test from 'node:test'
import { openPayment } from '#money/payments/open-payment.ts'
import { handleEarlyReversal } from '#money/payments/refunds/handle-early-reversal.ts'
import { proveBooks } from '#money/wallet/read-proof.ts'
import { readWallet } from '#money/wallet/read-wallet.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { newId } from '#platform/work/id.ts'
import { sampleRoutes } from '#world/samples/money/payments.samples.ts'
import { beginSample } from '#world/samples/money/refunds.samples.ts'
import { sampleCustomer, sampleStaff } from '#world/samples/people/people.samples.ts'
import { applyNews } from './apply-news.ts'

const { write, read, pool } = await testDatabase()
await write((work) => sampleStaff(work, ['finance'], { name: 'Amira' }))

async function begun(transaction: string) {
  const { id: customerId } = await write((work) => sampleCustomer(work))
  const wish = { key: newId(), customerId, initiator: 'deposit', method: 'creditCard', subject: null } as const
  const amount = { minor: 9_000n, currency: 'EGP' } as const
  const { id } = await write((work) => openPayment(work, { ...wish, amount }, sampleRoutes))
  return { customerId, id, outcome: await write((work) => beginSample(work, id, transaction)) }
}

test('money that went back before it came is not forgotten: it is a chargeback once it came, told to both sides', async () => {
  const { customerId, id, outcome } = await begun('510001')
  const reversal = { ...outcome, state: 'reversed', transactionId: '510002' } as const
  const tell = (one: typeof outcome) => write((work) => applyNews(work, { provider: 'paymob', outcome: one }))
  await Promise.all([tell(reversal), tell(reversal)])
  assert.equal((await read((work) => readWallet(work, customerId))).card.minor, 0n)
  await tell(outcome)
  const { rows } = await pool.query('select taken_as, amount_minor from payment_reversals where payment_id = $1', [id])
  assert.deepEqual(
    rows.map((row) => [row.taken_as, Number(row.amount_minor)]),
    [['chargeback', 9_000]],
  )
  assert.equal((await read((work) => readWallet(work, customerId))).card.minor, 0n)
  await tell(reversal)
  await tell(outcome)
  const mails = await pool.query(
    "select count(*)::int as count from notices where channel = 'mail' and key like 'chargeback:' || $1 || '%'",
    [id],
  )
  assert.equal(mails.rows[0].count, 2)
  assert.deepEqual(await read(proveBooks), [])
})

test('money that went back and never comes waits on the desk until somebody deals with it, and is still applied if it comes', async () => {
  const { who: amira } = await write((work) => sampleStaff(work, ['finance'], { name: 'Basma' }))
  const { customerId, outcome } = await begun('510011')
  const reversal = { ...outcome, state: 'reversed', transactionId: '510012' } as const
  const tell = (one: typeof outcome) => write((work) => applyNews(work, { provider: 'paymob', outcome: one }))
  await tell(reversal)
  const key = `paymob:${outcome.providerReference}:510012`
  const handle = () => write((work) => handleEarlyReversal(work, { key, note: 'They never had it' }), { who: amira })
  await assert.rejects(
    write((work) => handleEarlyReversal(work, { key, note: 'They never had it' })),
    /FORBIDDEN/,
  )
  const both = await Promise.allSettled([handle(), handle()])
  assert.deepEqual(both.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected'])
  const { rows } = await pool.query('select note, applied_at from early_reversals where transaction_id = $1', [
    '510012',
  ])
  assert.deepEqual(rows, [{ note: 'They never had it', applied_at: null }])
  await tell(outcome)
  assert.equal((await read((work) => readWallet(work, customerId))).card.minor, 0n)
  assert.deepEqual(await read(proveBooks), [])
})
