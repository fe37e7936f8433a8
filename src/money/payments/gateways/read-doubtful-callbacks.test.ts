import assert from 'node:assert/strict'
import { createHmac, randomUUID } from 'node:crypto'
import test from 'node:test'
import { openPayment } from '#money/payments/open-payment.ts'
import { walletAccount } from '#money/wallet/accounts.ts'
import { postEntry, transfer } from '#money/wallet/post-entry.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { money } from '#platform/values/amounts/money.ts'
import { newId } from '#platform/work/id.ts'
import { sampleRoutes } from '#world/samples/money/payments.samples.ts'
import { sampleCustomer } from '#world/samples/people/people.samples.ts'
import { readDoubtfulCallbacks } from './read-doubtful-callbacks.ts'

const database = await testDatabase()
const hmac = createHmac('sha512', 'of the shop').update('one message').digest('hex')
const transaction = {
  amount_cents: 10_000,
  created_at: '2026-11-20T10:00:00.000000',
  currency: 'EGP',
  id: 700_021,
  integration_id: 1001,
  success: true,
  pending: false,
  owner: 302_852,
  order: { id: 500, merchant_order_id: 'PA-1-1' },
  source_data: { pan: '1111', type: 'card', sub_type: 'Visa' },
}

test('a callback that an old version booked unconfirmed is listed, and so is each one split anew from it, with its entry', async () => {
  const { id: customerId } = await database.write((work) => sampleCustomer(work))
  const wish = { key: newId(), customerId, initiator: 'deposit', method: 'creditCard', subject: null } as const
  const payment = await database.write((work) =>
    openPayment(work, { ...wish, amount: money(10_000n, 'EGP') }, sampleRoutes),
  )
  const truth = await plant(payment, '700021', { ...transaction })
  const cut = await plant(payment, '7000211', { ...transaction, id: 7_000_211, integration_id: '001' })
  const cleanCut = await plant(payment, '70002110', { ...transaction, id: 70_002_110, integration_id: '1' })
  const other = createHmac('sha512', 'of the shop').update('another message').digest('hex')
  const untouched = await plant(payment, '800001', { ...transaction, id: 800_001 }, other)
  const asked = createHmac('sha512', 'of the shop').update('a third message').digest('hex')
  await plant(payment, '800002', { ...transaction, id: 800_002 }, asked, new Date())

  const found = await database.read(readDoubtfulCallbacks)
  assert.deepEqual(
    found.map(({ transactionId, why, entry, minor, kind, payment: number }) => [
      transactionId,
      why,
      entry,
      minor,
      kind,
      number,
    ]),
    [
      ['700021', 'shifted', truth, 10_000n, 'deposit', payment.number],
      ['7000211', 'shifted', cut, 10_000n, 'deposit', payment.number],
      ['70002110', 'shifted', cleanCut, 10_000n, 'deposit', payment.number],
      ['800001', 'unconfirmed', untouched, 10_000n, 'deposit', payment.number],
    ],
  )
})

type Planted = { readonly id: string; readonly number: string; readonly customerId: string }

// As the old version stored it: booked at once, trusting the message.
function plant(
  payment: Planted,
  id: string,
  obj: object,
  signature = hmac,
  confirmedAt: Date | null = null,
): Promise<string> {
  return database.write(async (work) => {
    const amount = money(10_000n, 'EGP')
    const lines = transfer(amount, 'gateway:paymob', walletAccount(payment.customerId, 'card'))
    const entry = await postEntry(work, 'deposit', lines, { reference: payment.number, onlyOnce: `paymob:${id}` })
    const charge = { provider: 'paymob', transaction_id: id, payment_id: payment.id }
    await work.db
      .insertInto('payment_charges')
      .values({
        ...charge,
        amount_minor: 10_000n,
        currency: 'EGP',
        taken_as: 'credited',
        entry_id: entry,
        at: work.now,
      })
      .execute()
    await work.db
      .insertInto('payment_events')
      .values({
        ...charge,
        id: newId(),
        event_hash: randomUUID(),
        received_at: work.now,
        is_verified: true,
        raw_body: JSON.stringify({ type: 'TRANSACTION', obj }),
        query: JSON.stringify({ hmac: signature }),
        state: 'paid',
        result: 'credited',
        confirmed_at: confirmedAt,
      })
      .execute()
    return entry
  })
}
