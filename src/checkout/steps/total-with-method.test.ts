// The total beside the methods is the sum that is then asked for, whichever method and balance are chosen.
import assert from 'node:assert/strict'
import test from 'node:test'
import { readDueByNumber } from '#checkout/paying/order-due.ts'
import { payOrder } from '#checkout/paying/pay-order.ts'
import { isPaidAfterReview } from '#money/payments/payment-methods.ts'
import { readPayment } from '#money/payments/read-payment.ts'
import { readPaymentMethods } from '#money/payments/read-payment-methods.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { newId } from '#platform/work/id.ts'
import { fillCart } from '#world/samples/checkout/checkout.samples.ts'
import { approvedUnpaid, openedId } from '#world/samples/checkout/review-first.samples.ts'
import { addSampleBankAccounts, sampleRoutes } from '#world/samples/money/payments.samples.ts'
import { fillWallet } from '#world/samples/money/wallet.samples.ts'
import { sampleAddress } from '#world/samples/people/people.samples.ts'
import { placeSample, type Stage, sampleCast } from '#world/samples/selling/orders.samples.ts'
import { choicesForm } from './checkout-form.ts'
import { methodCards } from './method-cards.ts'
import { readCheckout } from './read-checkout.ts'
import { firstWay, totalWithMethod } from './total-with-method.ts'

const database = await testDatabase()

for (const site of ['eg', 'ae'] as const) {
  const stage: Stage = (who, act) => database.write(act, { who, site })
  const cast = await database.write(sampleCast, { site })
  const who = cast.customer
  const id = who.id ?? ''
  await database.write(addSampleBankAccounts, { site })
  await database.write((work) => fillWallet(work, id, 90_000_000n, 'cash'), { site })

  test(`on ${site}: paying an order asks for exactly the total that stood beside the method`, async () => {
    const totals = new Set<bigint>()
    for (const method of ['creditCard', 'bankTransfer', 'office', 'cashWallet'] as const)
      for (const part of ['', 'card']) {
        // What is paid in the office or by transfer is reviewed before it is asked for.
        const { number } = await (isPaidAfterReview(method) ? approvedUnpaid : placeSample)(stage, cast)
        // What a payment before holds of the balance is there again for this one.
        if (part === 'card') await database.write((work) => fillWallet(work, id, 1_200n), { site })
        const { due } = await database.read((work) => readDueByNumber(work, number), { who, site })
        const question = { amount: due, initiator: 'payNow' } as const
        const offered = await database.read((work) => readPaymentMethods(work, question, sampleRoutes), { who, site })
        const methods = methodCards(offered, 'ar')
        const sum = totalWithMethod(due, methods, { way: method, part })
        assert.ok(sum, method)
        const useBalance = part === 'card' && method !== 'cashWallet' ? 'card' : null
        const opened = await stage(who, (work) =>
          payOrder(work, { key: newId(), number, method, useBalance }, sampleRoutes),
        )
        const payment = await stage(who, (work) => readPayment(work, openedId(opened)))
        assert.equal(payment?.amount.minor, sum.total.minor, `${method} ${part}`)
        assert.equal(payment?.fee.minor, sum.fee.minor)
        if (useBalance) assert.equal(payment?.walletPart.minor, sum.fromBalance?.minor)
        totals.add(sum.total.minor)
      }
    assert.ok(totals.size > 2, 'fees and balances make different totals')
  })

  test(`on ${site}: the summary of the payment step is the total with the method that is chosen there, from the first`, async () => {
    const address = await stage(who, (work) => sampleAddress(work, id))
    await stage(who, (work) => fillCart(work))
    const seen = new Map<string, bigint>()
    for (const method of ['', 'creditCard', 'wallet', 'cashWallet', 'office', 'bankTransfer']) {
      const choices = choicesForm.parse({ address: address.id, arrival: 'ask', fees: 'With review', method })
      const page = await database.read(
        (work) => readCheckout(work, choices, 'pay', { routes: sampleRoutes, closures: async () => () => false }),
        { who, site },
      )
      assert.equal(page?.step, 'pay')
      if (!page) return
      const due = { minor: page.breakdown.dueNowMinor, currency: page.breakdown.currency }
      const chosen = firstWay(page.methods, choices.method)
      const card = page.methods.find((one) => one.way === chosen)
      const fee = page.breakdown.rows.find((row) => row.line === 'fees')?.amountMinor ?? 0n
      assert.equal(fee, card?.fee?.minor ?? 0n, `${method} → ${chosen}`)
      seen.set(chosen ?? '', due.minor)
    }
    assert.ok((seen.get('creditCard') ?? 0n) > (seen.get('cashWallet') ?? 0n), 'the card has a fee, the wallet none')
    assert.equal(seen.get('cashWallet'), seen.get('office'))
  })
}
