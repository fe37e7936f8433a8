// A receipt that finance checks stays open after its order was cancelled, with true sentences; other open parts of an
// ended order keep nothing.

import assert from 'node:assert/strict'
import test from 'node:test'
import { checkoutJobs } from '#checkout/checkout.jobs.ts'
import { approveReceipt } from '#checkout/paying/approve-receipt.ts'
import { askPayment } from '#checkout/paying/ask-payment.ts'
import { outcomeTexts } from '#checkout/paying/outcome-texts.ts'
import { readOutcome } from '#checkout/paying/read-outcome.ts'
import { placeOrderFromCart } from '#checkout/place-order-from-cart.ts'
import { readPayment } from '#money/payments/read-payment.ts'
import { readBankAccounts } from '#money/payments/receipts/read-bank-accounts.ts'
import { rejectReceipt } from '#money/payments/receipts/reject-receipt.ts'
import { receiptFile, uploadReceipt } from '#money/payments/receipts/upload-receipt.ts'
import { proveBooks } from '#money/wallet/read-proof.ts'
import { readWallet } from '#money/wallet/read-wallet.ts'
import { readReceipts } from '#office/finance/bank/read-receipts.ts'
import { deliverAnnouncements } from '#platform/background/deliver.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { siteOrigins } from '#platform/settings/site-origins.ts'
import { newId } from '#platform/work/id.ts'
import { plug, plugIn } from '#platform/work/ports.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import type { Actor, Locale, Work } from '#platform/work/work.ts'
import { seedPriceTables } from '#pricing/quote/tables/seed-tables.ts'
import { cancelOrder } from '#selling/orders/cancel-order.ts'
import { readOrder } from '#selling/orders/read-order.ts'
import type { Site } from '#sites/sites.ts'
import { overwriteGetLocale } from '#words/runtime.js'
import { fillCart, sampleCheckout } from '#world/samples/checkout/checkout.samples.ts'
import { addSampleBankAccounts, sampleRoutes } from '#world/samples/money/payments.samples.ts'
import { fillWallet } from '#world/samples/money/wallet.samples.ts'
import { sampleAddress, sampleCustomer, sampleStaff } from '#world/samples/people/people.samples.ts'
import { reviewSample, type Stage } from '#world/samples/selling/orders.samples.ts'
import { deleteAccount } from './deletion/delete-account.ts'
import { readObstacles } from './deletion/read-obstacles.ts'

let screen: Locale = 'ar'
overwriteGetLocale(() => screen)
const database = await testDatabase()
const origins = { eg: 'https://shop.example', ae: 'https://ae.shop.example' }
const ports = plugIn([plug(siteOrigins, origins)])
const sites = ['eg', 'ae'] as const
for (const site of sites) {
  await database.write(seedPriceTables, { site })
  await database.write(addSampleBankAccounts, { site })
}
const finance = (await database.write((work) => sampleStaff(work, ['finance']))).who
const reviewer = (await database.write((work) => sampleStaff(work, ['reviewer']))).who

for (const site of sites)
  test(`on ${site}: a receipt under review stays open after its order was cancelled; once found, its money is in the wallet with the reason`, async () => {
    const { who, id, as } = await shopper(site)
    await database.write((work) => fillWallet(work, id, 5_000n, 'cash'), { site })
    const { orderNumber, paymentId } = await byTransfer(as, 'cash')
    await sendReceipt(as, paymentId)
    assert.equal(await cash(site, id), 0n)
    const { refund } = await as((work) => cancel(work, orderNumber))
    // The held part of the balance is released at once; finance looks for the transfer.
    assert.equal(refund.cash, 5_000n)
    assert.equal(await cash(site, id), 5_000n)
    const payment = await as((work) => readPayment(work, paymentId))
    assert.equal(payment?.status, 'pending_review')
    assert.equal(refund.underReview, payment?.outside.minor)
    const { cancelled } = await as((work) => readOrder(work, orderNumber))
    assert.deepEqual(cancelled, { givenBack: 5_000n, underReview: refund.underReview, expired: null })
    for (const [locale, said] of [
      ['ar', /أُلغي الطلب.*رصيدك النقدي/],
      ['en', /cancelled meanwhile.*cash balance/],
    ] as const) {
      screen = locale
      const outcome = await as((work) => readOutcome(work, paymentId))
      assert.equal(outcome?.face, 'pending')
      const { title, text } = outcomeTexts(outcome)
      assert.match(text, said)
      assert.doesNotMatch(title + text, /انتهى وقت|time|Nothing has been taken|لم يُؤخذ/)
    }
    const [waiting] = (await as2(finance, site, (work) => readReceipts(work))).filter(
      (one) => one.paymentId === paymentId,
    )
    assert.equal(waiting?.cancelledOrder, orderNumber)
    const [account] = await as((work) => readBankAccounts(work))
    const found = {
      key: newId(),
      paymentId,
      amount: payment!.outside,
      bankAccountId: account!.id,
      statementRef: newId(),
    }
    const approve = () => as2(finance, site, (work) => approveReceipt(work, found))
    await Promise.all([approve(), approve()])
    assert.equal(await cash(site, id), 5_000n + payment!.outside.minor)
    screen = 'ar'
    const after = await as((work) => readOutcome(work, paymentId))
    assert.equal(after?.face, 'credited')
    assert.match(outcomeTexts(after!).text, new RegExp(orderNumber))
    const [mail] = (await letters(paymentId)).filter(({ subject }) => subject.includes('في محفظتك'))
    assert.ok(mail?.text.includes(orderNumber), mail?.text)
    assert.deepEqual(await database.read(proveBooks), [])
    assert.equal(who.id, id)
  })

test('a receipt without a transfer is reported, though its order was cancelled; the screen never says that the time is over', async () => {
  const { as } = await shopper('eg')
  const { orderNumber, paymentId } = await byTransfer(as)
  await sendReceipt(as, paymentId)
  await as((work) => cancel(work, orderNumber))
  await as2(finance, 'eg', (work) => rejectReceipt(work, { paymentId, fault: 'NOT_RECEIVED' }))
  const told = await letters(paymentId)
  assert.ok(
    told.some(({ channel }) => channel === 'mail'),
    'the customer is told',
  )
  assert.ok(
    told.every(({ text }) => !text.includes('طلبك لا يزال محفوظًا')),
    told[0]?.text,
  )
})

test('without a receipt the payment ends with its order, and the screen says so instead of "time is over"', async () => {
  const { as } = await shopper('eg')
  for (const method of ['bankTransfer', 'office', 'fawry', 'creditCard'] as const) {
    const { orderNumber, paymentId } = await byTransfer(as, null, method)
    await as((work) => cancel(work, orderNumber))
    const outcome = await as((work) => readOutcome(work, paymentId))
    assert.equal(outcome?.face, 'expired')
    screen = 'en'
    assert.match(outcomeTexts(outcome).text, /ended with its order/)
    screen = 'ar'
  }
})

test('an open payment of an ended order does not prevent deleting the account and ends with it; a receipt under review does, with its reason', async () => {
  const one = await shopper('eg')
  const { orderNumber, paymentId } = await byTransfer(one.as)
  await one.as((work) => cancel(work, orderNumber))
  // As left open by an order that ended before payments ended with their orders.
  const left = await byTransfer(one.as, null, 'office')
  await endOrderAlone(left.orderId)
  assert.deepEqual(await one.as(readObstacles), [])
  await one.as((work) => deleteAccount(work, origins.eg))
  for (const id of [paymentId, left.paymentId])
    assert.equal((await database.read((work) => readPayment(work, id)))?.status, 'cancelled')

  const two = await shopper('eg')
  const sent = await byTransfer(two.as)
  await sendReceipt(two.as, sent.paymentId)
  await two.as((work) => cancel(work, sent.orderNumber))
  assert.deepEqual(
    (await two.as(readObstacles)).map(({ kind }) => kind),
    ['receipts'],
  )
  await assert.rejects(
    two.as((work) => deleteAccount(work, origins.eg)),
    (error: unknown) => isRefusal(error) && error.code === 'ACCOUNT_IN_USE',
  )
  await as2(finance, 'eg', (work) => rejectReceipt(work, { paymentId: sent.paymentId, fault: 'NOT_RECEIVED' }))
  await two.as((work) => deleteAccount(work, origins.eg))
})

type As = <Answer>(act: (work: Work) => Promise<Answer>) => Promise<Answer>

async function shopper(site: Site) {
  const { id, who } = await database.write((work) => sampleCustomer(work), { site })
  const as: As = (act) => database.write(act, { who, site })
  await as((work) => sampleAddress(work, id))
  return { id, who, as }
}

function as2<Answer>(who: Actor, site: Site, act: (work: Work) => Promise<Answer>): Promise<Answer> {
  return database.write(act, { who, site })
}

async function byTransfer(
  as: As,
  useBalance: 'cash' | null = null,
  paymentMethod: 'bankTransfer' | 'office' | 'fawry' | 'creditCard' = 'bankTransfer',
) {
  await as((work) => fillCart(work))
  const request = await as((work) => sampleCheckout(work, { paymentMethod, useBalance }))
  const placed = await as((work) => placeOrderFromCart(work, request, sampleRoutes))
  return { ...placed, paymentId: placed.paymentId ?? (await afterReview(as, placed)) }
}

// Office and transfer are paid once the order is reviewed.
async function afterReview(
  as: As,
  { orderNumber, orderId }: { readonly orderNumber: string; readonly orderId: string },
) {
  const site = await as(async (work) => work.site)
  const stage: Stage = (who, act) => database.write(act, { who, site })
  await reviewSample(stage, { reviewer }, orderNumber)
  const asked = await stage(reviewer, (work) => askPayment(work, { orderId, key: newId() }, sampleRoutes))
  return asked?.payment?.id ?? ''
}

async function sendReceipt(as: As, paymentId: string): Promise<void> {
  const file = { id: newId(), path: `xx/${newId()}`, bytes: 1, purpose: receiptFile }
  await as((work) => uploadReceipt(work, { paymentId, file, note: '' }))
}

function cancel(work: Work, number: string) {
  return cancelOrder(work, { number, reason: 'OTHER', comment: null, key: newId() })
}

async function cash(site: Site, id: string): Promise<bigint> {
  return (await database.read((work) => readWallet(work, id), { site })).cash.minor
}

// Ends its items but not its payment: history first, as the database requires.
async function endOrderAlone(orderId: string): Promise<void> {
  await database.write(async (work) => {
    const items = await work.db
      .selectFrom('order_items')
      .select(['id', 'state'])
      .where('order_id', '=', orderId)
      .execute()
    for (const { id, state } of items) {
      const row = {
        item_id: id,
        at: work.now,
        who_kind: 'system',
        event: 'expire',
        from_state: state,
        to_state: 'cancelled',
      }
      await work.db.insertInto('item_history').values(row).execute()
      await work.db
        .updateTable('order_items')
        .set({ state: 'cancelled', state_since: work.now })
        .where('id', '=', id)
        .execute()
    }
  })
}

async function letters(paymentId: string) {
  const failed: unknown[] = []
  const tell = { handlers: (checkoutJobs.handlers ?? []).filter(({ name }) => name.startsWith('checkout.tell-')) }
  const fail = (error: unknown) => failed.push(error)
  while ((await deliverAnnouncements(database.db, ports, [tell], () => new Date(), fail)) > 0);
  assert.deepEqual(failed, [])
  const { rows } = await database.pool.query<{ subject: string; text: string; channel: string }>(
    "select subject, text, channel from notices where about ->> 'payment' = $1 order by queued_at, id",
    [paymentId],
  )
  return rows
}
