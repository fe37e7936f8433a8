import assert from 'node:assert/strict'
import test from 'node:test'
import fc from 'fast-check'
import { cancelPayment } from '#money/payments/cancel-payment.ts'
import { expirePayments } from '#money/payments/expire-payments.ts'
import { openPayment } from '#money/payments/open-payment.ts'
import { readPayment } from '#money/payments/read-payment.ts'
import { proveBooks } from '#money/wallet/read-proof.ts'
import { readBalance, readWallet } from '#money/wallet/read-wallet.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { money } from '#platform/values/amounts/money.ts'
import { newId } from '#platform/work/id.ts'
import { sampleRoutes } from '#world/samples/money/payments.samples.ts'
import { settleFound } from '#world/samples/money/settle-payment.samples.ts'
import { fillWallet } from '#world/samples/money/wallet.samples.ts'
import { sampleCustomer } from '#world/samples/people/people.samples.ts'
import type { GatewayOutcome } from './gateway.ts'
import { attachCheckout, startAttempt } from './open-checkout.ts'

const database = await testDatabase()
const outside = 6_000n
const part = 4_000n
let lastTransaction = 0

const happening = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constantFrom('paid', 'declined', 'pending', 'reversed'), which: fc.nat(2) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('short', 'foreign'), which: fc.nat(1) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('expire', 'cancel'), which: fc.constant(0) }) },
)

test('whatever a gateway reports, how often and in which order: each transaction is booked once, and none is dropped', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { minLength: 1, maxLength: 14 }), fc.boolean(), async (story, isAtOnce) => {
      const { customer, payment, outcome } = await underWay()
      const before = (await database.read((work) => readBalance(work, 'suspense:paymob'))).minor
      const live = ({ kind, which }: (typeof story)[number]): Promise<unknown> => {
        if (kind === 'expire') return database.write(expirePayments, { now: new Date(Date.now() + 9 * 86_400_000) })
        if (kind === 'cancel') return database.write((work) => cancelPayment(work, payment))
        const told = { provider: 'paymob', outcome: outcome(kind, which) }
        return database.write((work) => settleFound(work, told))
      }
      if (isAtOnce) await Promise.all(story.map(live))
      else for (const one of story) await live(one)

      const distinct = (kind: string) =>
        BigInt(new Set(story.filter((one) => one.kind === kind).map((one) => one.which)).size)
      const view = await database.read((work) => readPayment(work, payment))
      const held = (await database.read((work) => readBalance(work, `payment:${payment}`))).minor
      const wallet = (await database.read((work) => readWallet(work, customer))).card.minor
      const suspense = (await database.read((work) => readBalance(work, 'suspense:paymob'))).minor - before
      assert.equal(wallet + held, part + outside * distinct('paid'))
      assert.equal(suspense, (outside - 1n) * distinct('short') + outside * distinct('foreign'))
      assert.equal(held, view?.status === 'on_progress' ? part : 0n)
      const ended = story.some((one) => one.kind === 'expire' || one.kind === 'cancel')
      if (!ended) assert.equal(view?.status === 'successed', distinct('paid') > 0n)
    }),
    { numRuns: 60 },
  )
  assert.deepEqual(await database.read(proveBooks), [])
})

async function underWay() {
  const { id: customer } = await database.write((work) => sampleCustomer(work))
  await database.write((work) => fillWallet(work, customer, part))
  const opened = await database.write((work) =>
    openPayment(
      work,
      {
        key: newId(),
        customerId: customer,
        initiator: 'payNow',
        method: 'creditCard',
        amount: money(outside + part, 'EGP'),
        walletPart: { minor: part, kind: 'card' },
        subject: null,
      },
      sampleRoutes,
    ),
  )
  const start = await database.write((work) => startAttempt(work, opened.id))
  assert.ok(start.kind === 'start')
  lastTransaction += 100
  const base = lastTransaction
  const providerReference = String(base)
  const answer = { kind: 'opened' as const, providerReference, redirectUrl: 'http://gateway/page' }
  await database.write((work) => attachCheckout(work, start.reference, answer))
  const kinds = ['paid', 'declined', 'pending', 'reversed', 'short', 'foreign']
  const outcome = (kind: string, which: number): GatewayOutcome => ({
    state: kind === 'declined' || kind === 'pending' || kind === 'reversed' ? kind : 'paid',
    site: 'eg',
    transactionId: String(base + kinds.indexOf(kind) * 10 + which),
    providerReference,
    reference: kind === 'foreign' ? 'PA-0-1' : start.reference,
    amount: { minor: kind === 'short' ? outside - 1n : outside, currency: 'EGP' },
    card: null,
    declineCode: kind === 'declined' ? '05' : null,
  })
  return { customer, payment: opened.id, outcome }
}
