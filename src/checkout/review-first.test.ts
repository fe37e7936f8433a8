// Orders paid in the office or by bank transfer: reviewed before anything is paid (domain §1, payAfterReview).
import assert from 'node:assert/strict'
import test from 'node:test'
import { cancelPayment } from '#money/payments/cancel-payment.ts'
import { readPayment, readPaymentsOf } from '#money/payments/read-payment.ts'
import { rejectReceipt } from '#money/payments/receipts/reject-receipt.ts'
import { receiptFile, uploadReceipt } from '#money/payments/receipts/upload-receipt.ts'
import { proveBooks } from '#money/wallet/read-proof.ts'
import { readWallet } from '#money/wallet/read-wallet.ts'
import { type TestDatabase, testDatabase } from '#platform/database/test-database.ts'
import { newId } from '#platform/work/id.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import { system } from '#platform/work/work.ts'
import { cancelOrder } from '#selling/orders/cancel-order.ts'
import { expireOrder, readExpiring } from '#selling/orders/expire-orders.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { readOrderMoney } from '#selling/orders/money/order-money.ts'
import { payOrderFromWallet } from '#selling/orders/money/pay-order-from-wallet.ts'
import { readPendingActions } from '#selling/orders/read-pending-actions.ts'
import { claimOrder } from '#selling/orders/review/claim-order.ts'
import { finishReview } from '#selling/orders/review/finish-review.ts'
import { readReviewQueue } from '#selling/orders/review/read-review-queue.ts'
import { readStaffOrder } from '#selling/orders/review/read-staff-order.ts'
import { reviewItem } from '#selling/orders/review/review-item.ts'
import { fillCart, sampleCheckout } from '#world/samples/checkout/checkout.samples.ts'
import { approvedUnpaid, askedSample, reviewedFirstSample } from '#world/samples/checkout/review-first.samples.ts'
import { addSampleBankAccounts, sampleRoutes } from '#world/samples/money/payments.samples.ts'
import { fillWallet } from '#world/samples/money/wallet.samples.ts'
import { sampleAddress, sampleCustomer, sampleStaff } from '#world/samples/people/people.samples.ts'
import { placeSample, reviewSample, type Stage, sampleCast } from '#world/samples/selling/orders.samples.ts'
import { applyByHand } from './paying/apply-by-hand.ts'
import { askPayment } from './paying/ask-payment.ts'
import { payOrder } from './paying/pay-order.ts'
import { placeOrderFromCart } from './place-order-from-cart.ts'

const database = await testDatabase()
const offices = { eg: 'cairo', ae: 'dubai' } as const
const hour = 3_600_000

for (const site of ['eg', 'ae'] as const) {
  const does: TestDatabase['write'] = (act, as = {}) => database.write(act, { site, ...as })
  const see: TestDatabase['read'] = (act, as = {}) => database.read(act, { site, ...as })
  const stage: Stage = (who, act) => does(act, { who })
  const cast = await does(sampleCast)
  await does(addSampleBankAccounts)
  const finance = (await does((work) => sampleStaff(work, ['finance']))).who
  const customerId = cast.customer.id ?? ''

  test(`on ${site}: placed by office or bank, an order stands in review with no payment, no number, no account, and asks for nothing`, async () => {
    const named = { office: 'الدفع في المكتب', bankTransfer: 'التحويل البنكي' }
    for (const paymentMethod of ['office', 'bankTransfer'] as const) {
      const { id, who } = await does(sampleCustomer)
      await does((work) => sampleAddress(work, id))
      const placed = await stage(who, async (work) => {
        await fillCart(work)
        return placeOrderFromCart(work, await sampleCheckout(work, { paymentMethod }), sampleRoutes)
      })
      assert.deepEqual([placed.paymentId, placed.isPaid], [null, false])
      const { orderNumber: number } = placed
      assert.deepEqual(await states(number), ['processing'])
      assert.deepEqual(await see((work) => readPaymentsOf(work, placed.orderId)), [])
      assert.deepEqual(await see(readPendingActions, { who }), [])
      const queue = await see((work) => readReviewQueue(work, { q: number }), { who: cast.reviewer })
      assert.deepEqual(
        queue.rows.map((row) => [row.number, row.paidLaterBy]),
        [[number, named[paymentMethod]]],
      )
      const desk = await see((work) => readStaffOrder(work, number), { who: cast.reviewer })
      assert.deepEqual(desk.wayToPay, { method: named[paymentMethod], isAfterReview: true })
      const early = { key: newId(), number, method: 'creditCard' } as const
      await refused(
        stage(who, (work) => payOrder(work, early, sampleRoutes)),
        'REVIEWED_FIRST',
      )
      await refused(
        stage(who, (work) => payOrderFromWallet(work, { number, from: 'cash', key: newId() })),
        'REVIEWED_FIRST',
      )
    }
  })

  test(`on ${site}: a card that failed may become a transfer: the order is reviewed first, and what waited is given up`, async () => {
    const { id, number } = await placeSample(stage, cast)
    const card = { key: newId(), number, method: 'creditCard' } as const
    const opened = await stage(cast.customer, (work) => payOrder(work, card, sampleRoutes))
    const bank = { key: newId(), number, method: 'bankTransfer' } as const
    const answers = await Promise.all(
      [1, 2, 3].map(() => stage(cast.customer, (work) => payOrder(work, bank, sampleRoutes))),
    )
    assert.deepEqual(new Set(answers.map((one) => one.paymentId)), new Set([null]))
    assert.deepEqual(await states(number), ['processing'])
    const payments = await see((work) => readPaymentsOf(work, id))
    assert.deepEqual(
      payments.map((one) => [one.id, one.status]),
      [[opened.paymentId, 'cancelled']],
    )
  })

  test(`on ${site}: after the review it is asked for once, as it was chosen, for the new total, and its 72 hours begin then`, async () => {
    for (const [price, isMore] of [
      ['39.99', false],
      ['69.99', true],
    ] as const) {
      const { id, number, dueMinor } = await reviewedFirstSample(stage, cast)
      const later = new Date(Date.now() + 60 * hour)
      await reviewSample(at(later), cast, number, () => ({ data: { price } }))
      const ask = { orderId: id, key: newId() }
      const asked = await Promise.all(
        [1, 2, 3].map(() => at(later)(system, (work) => askPayment(work, ask, sampleRoutes))),
      )
      const payments = await see((work) => readPaymentsOf(work, id))
      const [payment] = payments
      assert.deepEqual([payments.length, new Set(asked.map((one) => one?.payment?.id)).size], [1, 1])
      const order = await stage(cast.customer, (work) => findOrder(work, { number }))
      const { dueNow } = await stage(cast.customer, (work) => readOrderMoney(work, order))
      assert.equal(payment?.amount.minor, dueNow)
      assert.equal(dueNow > dueMinor, isMore)
      assert.match(payment?.code ?? '', /^\d{8}$/)
      assert.equal(payment?.expiresAt.getTime(), later.getTime() + 72 * hour)
      assert.deepEqual(await states(number), ['pending_payment'])
      const [action] = (await see(readPendingActions, { who: cast.customer, now: later })).filter(
        (one) => one.number === number,
      )
      assert.deepEqual([action?.type, action?.deadline?.getTime()], ['PendingPayment', later.getTime() + 72 * hour])
      const amount = payment?.outside ?? assert.fail()
      const source = { kind: 'till', office: offices[site] } as const
      await at(later)(finance, (work) => applyByHand(work, { key: newId(), paymentId: payment.id, amount, source }))
      assert.deepEqual(await states(number), ['pending_purchase'])
    }
    assert.deepEqual(await see(proveBooks), [])
  })

  test(`on ${site}: a balance chosen beside a transfer stays free until the review is done; what it holds then is set aside`, async () => {
    await does((work) => fillWallet(work, customerId, 5_000n, 'cash'))
    const held = async () => (await see((work) => readWallet(work, customerId))).cash.minor
    const chosen = { method: 'bankTransfer', useBalance: 'cash' } as const
    const { id, number } = await reviewedFirstSample(stage, cast, chosen)
    assert.equal(await held(), 5_000n)
    await reviewSample(stage, cast, number)
    const asked = await stage(system, (work) => askPayment(work, { orderId: id, key: newId() }, sampleRoutes))
    assert.deepEqual([asked?.payment?.walletPart.minor, await held()], [5_000n, 0n])
    // Another order finds it set aside: all of that is to be transferred.
    const other = await reviewedFirstSample(stage, cast)
    await does((work) =>
      work.db.updateTable('orders').set({ balance_first: 'cash' }).where('id', '=', other.id).execute(),
    )
    await reviewSample(stage, cast, other.number)
    const whole = await stage(system, (work) => askPayment(work, { orderId: other.id, key: newId() }, sampleRoutes))
    assert.deepEqual([whole?.payment?.walletPart.minor, whole?.payment?.walletPartKind], [0n, null])
    await cancel(number)
    for (const one of await see((work) => readPaymentsOf(work, id)))
      await stage(system, (work) => cancelPayment(work, one.id))
    assert.equal(await held(), 5_000n)
    // What the balance covers alone by then is not taken unasked.
    await does((work) => fillWallet(work, customerId, 900_000n, 'cash'))
    const rich = await reviewedFirstSample(stage, cast)
    await does((work) =>
      work.db.updateTable('orders').set({ balance_first: 'cash' }).where('id', '=', rich.id).execute(),
    )
    await reviewSample(stage, cast, rich.number)
    const free = await stage(system, (work) => askPayment(work, { orderId: rich.id, key: newId() }, sampleRoutes))
    assert.equal(free?.payment, null)
    assert.equal(await held(), 905_000n)
  })

  test(`on ${site}: of a cancelling customer and an approving reviewer each finds what the other did, and nothing is asked for a closed order`, async () => {
    for (let round = 0; round < 6; round++) {
      const { id, number } = await reviewedFirstSample(stage, cast)
      await stage(cast.reviewer, (work) => claimOrder(work, number))
      await refused(cancel(number), 'TRANSITION_NOT_ALLOWED')
      const { items } = await stage(cast.reviewer, (work) => findOrder(work, { number }))
      for (const item of items) {
        const review = { itemId: item.id, version: item.version, data: {}, verdict: { kind: 'approve' } } as const
        await stage(cast.reviewer, (work) => reviewItem(work, review))
      }
      const deeds = [() => stage(cast.reviewer, (work) => finishReview(work, number)), () => cancel(number)]
      const [done] = await Promise.allSettled((round % 2 ? deeds.toReversed() : deeds).map((deed) => deed()))
      assert.ok(done)
      const isCancelled = (await states(number))[0] === 'cancelled'
      if (!isCancelled) assert.deepEqual(await states(number), ['pending_payment'])
      const asked = await stage(system, (work) => askPayment(work, { orderId: id, key: newId() }, sampleRoutes))
      assert.equal(asked === null, isCancelled)
    }
  })

  test(`on ${site}: where the review rejects all, nothing is asked for and nothing goes back`, async () => {
    const { id, number } = await reviewedFirstSample(stage, cast)
    const verdict = { kind: 'reject', reason: 'unavailable', note: '' } as const
    await reviewSample(stage, cast, number, () => ({ verdict }))
    assert.deepEqual(await states(number), ['cancelled'])
    assert.equal(await stage(system, (work) => askPayment(work, { orderId: id, key: newId() }, sampleRoutes)), null)
    const order = await stage(cast.customer, (work) => findOrder(work, { number }))
    const { paid, refunded } = await stage(cast.customer, (work) => readOrderMoney(work, order))
    assert.deepEqual([paid, refunded], [0n, 0n])
  })

  test(`on ${site}: unpaid it ends 72 hours after the review, never before it; the clock stands still while a receipt is looked at`, async () => {
    const waiting = await reviewedFirstSample(stage, cast)
    const { id, paymentId } = await askedSample(stage, cast, { method: 'bankTransfer' })
    const start = Date.now()
    const after = (hours: number) => new Date(start + hours * hour)
    const expiring = async (hours: number) =>
      (await see((work) => readExpiring(work, 10_000), { now: after(hours) })).filter((one) =>
        [id, waiting.id].includes(one),
      )
    assert.deepEqual(await expiring(71), [])
    assert.deepEqual(await expiring(73), [id])
    const file = { id: newId(), path: 'xx/receipt', bytes: 1, purpose: receiptFile }
    await at(after(70))(cast.customer, (work) => uploadReceipt(work, { paymentId, file, note: '' }))
    assert.deepEqual(await expiring(500), [])
    await at(after(500))(system, (work) => expireOrder(work, id))
    assert.deepEqual(await statesOf(id), ['pending_payment'])
    await at(after(100))(finance, (work) => rejectReceipt(work, { paymentId, fault: 'UNREADABLE' }))
    // Two hours were left, and two hours are left.
    assert.deepEqual(await expiring(101), [])
    await at(after(101))(system, (work) => expireOrder(work, id))
    assert.deepEqual(await statesOf(id), ['pending_payment'])
    const [action] = (await see(readPendingActions, { who: cast.customer, now: after(101) })).filter(
      (one) =>
        one.itemIds.length > 0 && one.deadline !== null && one.deadline > after(101) && one.deadline < after(103),
    )
    assert.equal(action?.type, 'PendingPayment')
    assert.deepEqual(await expiring(103), [id])
    await at(after(103))(system, (work) => expireOrder(work, id))
    assert.deepEqual(await statesOf(id), ['cancelled'])
    assert.deepEqual(await statesOf(waiting.id), ['processing'])
  })

  test(`on ${site}: a payment opened later ends when its order does: nobody is given a time in which nothing can be paid`, async () => {
    const { number } = await approvedUnpaid(stage, cast)
    const start = Date.now()
    const after = (hours: number) => new Date(start + hours * hour)
    for (const method of [...(site === 'eg' ? (['fawry'] as const) : []), 'office', 'creditCard'] as const) {
      const wish = { key: newId(), number, method } as const
      const { paymentId } = await at(after(50))(cast.customer, (work) => payOrder(work, wish, sampleRoutes))
      const payment = await see((work) => readPayment(work, paymentId ?? ''))
      const [action] = (await see(readPendingActions, { who: cast.customer, now: after(50) })).filter(
        (one) => one.number === number,
      )
      const until = action?.deadline ?? assert.fail()
      if (method === 'creditCard') assert.equal(payment?.expiresAt.getTime(), after(51).getTime())
      else assert.equal(payment?.expiresAt.getTime(), until.getTime(), method)
    }
    const late = { key: newId(), number, method: 'creditCard' } as const
    await refused(
      at(after(73))(cast.customer, (work) => payOrder(work, late, sampleRoutes)),
      'TIME_TO_PAY_OVER',
    )
  })

  test(`on ${site}: once it is asked for it may be paid by any method, and in the office at once`, async () => {
    const { number } = await approvedUnpaid(stage, cast)
    const till = { key: newId(), number, method: 'office' } as const
    const { paymentId } = await stage(cast.customer, (work) => payOrder(work, till, sampleRoutes))
    assert.equal((await see((work) => readPayment(work, paymentId ?? '')))?.status, 'pending_payment')
    await does((work) => fillWallet(work, customerId, 5_000_000n))
    const wallet = { key: newId(), number, method: 'wallet' } as const
    assert.equal((await stage(cast.customer, (work) => payOrder(work, wallet, sampleRoutes))).isPaid, true)
    assert.deepEqual(await states(number), ['pending_purchase'])
    assert.deepEqual(await see(proveBooks), [])
  })

  function at(now: Date): Stage {
    return (who, act) => does(act, { who, now })
  }

  function cancel(number: string) {
    const wish = { number, reason: 'OTHER', comment: null, key: newId() } as const
    return stage(cast.customer, (work) => cancelOrder(work, wish))
  }
}

async function refused(promise: Promise<unknown>, code: string): Promise<void> {
  await assert.rejects(promise, (thrown) => isRefusal(thrown) && thrown.code === code)
}

async function states(number: string): Promise<readonly string[]> {
  const rows = database.db.selectFrom('order_items').innerJoin('orders', 'orders.id', 'order_items.order_id')
  return (await rows.select('state').where('number', '=', number).execute()).map((item) => item.state)
}

async function statesOf(id: string): Promise<readonly string[]> {
  const rows = database.db.selectFrom('order_items').select('state').where('order_id', '=', id)
  return (await rows.execute()).map((item) => item.state)
}
