import assert from 'node:assert/strict'
import test from 'node:test'
import fc from 'fast-check'
import { lockPayment } from '#money/payments/move-payment.ts'
import { proveBooks } from '#money/wallet/read-proof.ts'
import { readBalance, readWallet } from '#money/wallet/read-wallet.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { newId } from '#platform/work/id.ts'
import { samplePaid, sampleRefund } from '#world/samples/money/refunds.samples.ts'
import { sampleCustomer } from '#world/samples/people/people.samples.ts'
import { applyReversal } from './apply-reversal.ts'
import { applyRefundAnswer } from './ask-refunds.ts'
import { sendRefundToSource } from './send-refund-to-source.ts'

const database = await testDatabase()
const { write, read, pool } = database
const paidMinor = 10_000n

const happening = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('refund' as const), minor: fc.integer({ min: 1, max: 6_000 }) }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('send' as const), which: fc.nat(3) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('answered' as const), which: fc.nat(3) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('refused' as const), which: fc.nat(3) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('called' as const), which: fc.nat(3) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reversed' as const) }) },
)

test('whatever happens in which order: refunds never exceed what was paid, and each piastre is refunded once', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(happening, { minLength: 6, maxLength: 16, size: 'max' }),
      fc.boolean(),
      async (story, isAtOnce) => {
        const { id, who } = await write((work) => sampleCustomer(work))
        const paid = await write((work) => samplePaid(work, id, paidMinor))
        const before = (await read((work) => readBalance(work, 'gateway:paymob'))).minor
        const pick = async (sql: string, which: number) => {
          const { rows } = await pool.query(sql, [paid.payment.id])
          return rows[which % Math.max(rows.length, 1)]
        }
        const live = async (one: (typeof story)[number]) => {
          if (one.kind === 'refund')
            return write(async (work) => {
              const left = await readBalance(work, `order:${paid.orderId}`)
              const minor = BigInt(one.minor) < left.minor ? BigInt(one.minor) : left.minor
              if (minor > 0n) await sampleRefund(work, paid, minor)
            })
          if (one.kind === 'send') {
            const refund = await pick('select number from refunds where payment_id = $1 order by number', one.which)
            if (refund)
              await write((work) => sendRefundToSource(work, { number: refund.number, key: newId() }), { who })
            return
          }
          if (one.kind === 'reversed') return reverse(paid.outcome.transactionId, paidMinor)
          const send = await pick(
            'select id, amount_minor from refund_sends where payment_id = $1 order by id',
            one.which,
          )
          if (!send) return
          await pool.query("update refund_sends set status = 'asked' where id = $1 and status = 'waiting'", [send.id])
          const number = `r-${send.id}`
          if (one.kind === 'called') return reverse(number, send.amount_minor)
          const answer =
            one.kind === 'answered'
              ? ({ kind: 'refunded', transactionId: number } as const)
              : ({ kind: 'refused', status: 400, detail: 'no' } as const)
          await write((work) => applyRefundAnswer(work, send.id, answer))
        }
        const reverse = (transactionId: string, minor: bigint) =>
          write(async (work) => {
            const payment = await lockPayment(work, paid.payment.id)
            assert.ok(payment)
            const amount = { minor, currency: 'EGP' }
            const outcome = { ...paid.outcome, state: 'reversed', transactionId, amount } as const
            await applyReversal(work, { provider: 'paymob', outcome }, payment)
          })
        // An action that is refused, or violates a rule of the database, did not happen.
        if (isAtOnce) await Promise.allSettled(story.map(live))
        else for (const one of story) await live(one).catch(() => undefined)
        await check(paid.payment.id, paid.orderId, id, before)
      },
    ),
    { numRuns: 15 },
  )
  assert.deepEqual(await read(proveBooks), [])
})

async function check(paymentId: string, orderId: string, customerId: string, before: bigint): Promise<void> {
  const sum = async (sql: string) => BigInt((await pool.query(sql, [paymentId])).rows[0].sum ?? 0)
  const refunds = await sum('select sum(amount_minor) from refunds where payment_id = $1')
  const confirmed = await sum(
    "select sum(amount_minor) from refund_sends where payment_id = $1 and status = 'confirmed'",
  )
  const leaving = await sum(
    "select sum(amount_minor) from refund_sends where payment_id = $1 and status in ('waiting', 'asked')",
  )
  const taken = await sum(
    "select sum(amount_minor) from payment_reversals where payment_id = $1 and taken_as = 'chargeback'",
  )
  const balance = async (account: `order:${string}` | `receivable:${string}` | 'gateway:paymob') =>
    (await read((work) => readBalance(work, account))).minor
  const order = await balance(`order:${orderId}`)
  const card = (await read((work) => readWallet(work, customerId))).card.minor
  assert.equal(refunds, paidMinor - order, 'each piastre that left the order is one refund')
  assert.ok(confirmed + leaving + taken <= paidMinor, 'no more went back than was charged')
  assert.equal((await balance('gateway:paymob')) - before, confirmed + taken, 'the provider has what it was given')
  assert.equal(card + (await balance(`receivable:${customerId}`)), paidMinor - order - confirmed - leaving - taken)
}
