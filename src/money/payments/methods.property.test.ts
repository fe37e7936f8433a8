// Every method, with and without a part from the wallet, whatever happens to it and in which order: the customer keeps
// every amount that came in.

import assert from 'node:assert/strict'
import test from 'node:test'
import fc from 'fast-check'
import { proveBooks } from '#money/wallet/read-proof.ts'
import { readBalance, readWallet } from '#money/wallet/read-wallet.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { parseDecimal } from '#platform/values/amounts/decimal.ts'
import { money } from '#platform/values/amounts/money.ts'
import { newId } from '#platform/work/id.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import { methodFacts, type PaymentMethod, paymentMethods } from '#pricing/quote/method-table.ts'
import { readTables } from '#pricing/quote/tables/read-tables.ts'
import { seedPriceTables } from '#pricing/quote/tables/seed-tables.ts'
import { addSampleBankAccounts, sampleRoutes } from '#world/samples/money/payments.samples.ts'
import { settleFound } from '#world/samples/money/settle-payment.samples.ts'
import { fillWallet } from '#world/samples/money/wallet.samples.ts'
import { sampleCustomer } from '#world/samples/people/people.samples.ts'
import { cancelPayment } from './cancel-payment.ts'
import { expirePayments } from './expire-payments.ts'
import type { GatewayOutcome } from './gateways/gateway.ts'
import { attachCheckout, startAttempt } from './gateways/open-checkout.ts'
import { settleByHand } from './gateways/settle-by-hand.ts'
import { readMethodFee } from './method-fee.ts'
import { openPayment } from './open-payment.ts'
import { isWalletMethod } from './payment-methods.ts'
import { feeOf } from './read-payment-methods.ts'

const database = await testDatabase()
await database.write(seedPriceTables)
await database.write(addSampleBankAccounts)
const outsiders = paymentMethods.filter((method) => !isWalletMethod(method))
let lastNumber = 100_000_000

test('part and fee add up exactly for every method, sum and balance; the fee is on the outside part only', async () => {
  const { raw } = await database.read(readTables)
  fc.assert(
    fc.property(
      fc.constantFrom(...outsiders),
      fc.bigInt(1n, 500_000_000n),
      fc.bigInt(0n, 500_000_000n),
      (method, due, has) => {
        const part = has < due ? has : 0n
        const rate = parseDecimal(raw.paymentFees[method] ?? '0')!
        const fee = feeOf(money(due - part, 'EGP'), rate).minor
        const outside = due + fee - part
        assert.equal(part + outside, due + fee)
        const [numerator, scale] = [rate.numerator * (due - part), rate.scale]
        assert.ok(fee * scale - numerator <= scale && numerator - fee * scale <= scale)
        assert.ok(fee <= feeOf(money(due, 'EGP'), rate).minor)
      },
    ),
    { numRuns: 2_000 },
  )
})

const happening = fc.constantFrom(
  'paid',
  'again',
  'declined',
  'pending',
  'ended',
  'expire',
  'cancel',
  'byHand',
  'reversed',
)

test('whatever happens to a payment of any method, its customer holds what came in', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...outsiders),
      fc.array(happening, { minLength: 1, maxLength: 8 }),
      fc.boolean(),
      fc.boolean(),
      async (method, story, isMixed, isAtOnce) => {
        const part = isMixed ? 4_321n : 0n
        const { customer, id, live, outside } = await underWay(method, part)
        const act = (what: (typeof story)[number]) => live(what).catch(refusedOnly)
        const done = isAtOnce ? await Promise.all(story.map(act)) : []
        if (!isAtOnce) for (const what of story) done.push(await act(what))
        const { card, cash } = await database.read((work) => readWallet(work, customer))
        const held = (await database.read((work) => readBalance(work, `payment:${id}`))).minor
        const valu = (await database.read((work) => readBalance(work, `customer:${customer}:hold:valu`))).minor
        const isHand = methodFacts[method].way === 'transfer' || methodFacts[method].way === 'till'
        const came = isHand
          ? BigInt(done.filter((kind) => kind === 'settled' || kind === 'credited').length)
          : BigInt(new Set(story.filter((one) => one === 'paid' || one === 'again')).size)
        assert.equal(card.minor + cash.minor + held + valu, part + came * outside)
        if (methodFacts[method].kind === 'cash') assert.equal(cash.minor, came * outside)
        if (method === 'valu') assert.equal(valu, came * outside)
      },
    ),
    { numRuns: 120 },
  )
  assert.deepEqual(await database.read(proveBooks), [])
})

async function underWay(method: PaymentMethod, part: bigint) {
  const { id: customer } = await database.write((work) => sampleCustomer(work))
  if (part > 0n) await database.write((work) => fillWallet(work, customer, part))
  const due = money(20_000n, 'EGP')
  const fee = await database.read((work) => readMethodFee(work, method, money(due.minor - part, 'EGP')))
  const wish = {
    key: newId(),
    customerId: customer,
    initiator: 'payNow',
    method,
    amount: money(due.minor + fee.minor, 'EGP'),
    fee,
    payerAccount: method === 'valu' ? 'VAL-1' : '01010101010',
    subject: null,
    ...(part > 0n && { walletPart: { minor: part, kind: 'card' as const } }),
  } as const
  const { id, outside, provider } = await database.write((work) => openPayment(work, wish, sampleRoutes))
  const reference = provider === null ? '' : await openedAt(id, method)
  lastNumber += 10
  const base = lastNumber
  const live = async (what: string): Promise<string> => {
    if (what === 'expire') await database.write(expirePayments, { now: new Date(Date.now() + 9 * 86_400_000) })
    if (what === 'cancel') await database.write((work) => cancelPayment(work, id))
    if (what === 'byHand' || provider === null) return what === 'byHand' ? byHand(id, method, outside.minor) : what
    if (what === 'expire' || what === 'cancel') return what
    const outcome = outcomeOf(what, reference, base, outside.minor)
    return (await database.write(async (work) => settleFound(work, { provider, outcome }))).kind
  }
  return { customer, id, live, outside: outside.minor }
}

async function openedAt(id: string, method: PaymentMethod): Promise<string> {
  const start = await database.write((work) => startAttempt(work, id))
  assert.ok(start.kind === 'start')
  const providerReference = start.reference.replace(/\D/g, '')
  const answer =
    methodFacts[method].way === 'code'
      ? ({ kind: 'codeGiven', code: providerReference, providerReference, expiresAt: null } as const)
      : ({ kind: 'opened', providerReference, redirectUrl: 'http://gateway/page' } as const)
  await database.write((work) => attachCheckout(work, start.reference, answer))
  return start.reference
}

function outcomeOf(what: string, reference: string, base: number, minor: bigint): GatewayOutcome {
  const state = what === 'again' ? 'paid' : what
  const states = ['paid', 'declined', 'pending', 'ended', 'reversed'] as const
  return {
    state: states.find((one) => one === state) ?? 'pending',
    site: 'eg',
    transactionId: String(base + (what === 'again' ? 1 : what === 'paid' ? 0 : 2)),
    providerReference: reference.replace(/\D/g, ''),
    reference,
    amount: { minor, currency: 'EGP' },
    card: null,
    declineCode: null,
  }
}

async function byHand(paymentId: string, method: PaymentMethod, minor: bigint): Promise<string> {
  const source =
    methodFacts[method].way === 'till'
      ? ({ kind: 'till', office: 'cairo' } as const)
      : ({ kind: 'bank', account: '1', statementRef: newId() } as const)
  const seen = { paymentId, source, amount: money(minor, 'EGP') }
  return (await database.write((work) => settleByHand(work, seen))).kind
}

// A refusal is an answer; anything else that is thrown is our fault.
function refusedOnly(thrown: unknown): string {
  if (isRefusal(thrown)) return thrown.code
  throw thrown
}
