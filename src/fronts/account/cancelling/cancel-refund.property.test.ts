// For random orders: the amount on the cancel page is exactly the refunded money.

import assert from 'node:assert/strict'
import test from 'node:test'
import fc from 'fast-check'
import { applyByHand } from '#checkout/paying/apply-by-hand.ts'
import { applyNews } from '#checkout/paying/apply-news.ts'
import { askPayment } from '#checkout/paying/ask-payment.ts'
import { payOrder } from '#checkout/paying/pay-order.ts'
import { placeOrderFromCart } from '#checkout/place-order-from-cart.ts'
import { loadCancel } from '#fronts/account/load-cancel.ts'
import { isTakenOn } from '#money/payments/payment-methods.ts'
import { readPayment } from '#money/payments/read-payment.ts'
import { proveBooks } from '#money/wallet/read-proof.ts'
import { readWallet } from '#money/wallet/read-wallet.ts'
import { deliverAnnouncements } from '#platform/background/deliver.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { openVisit } from '#platform/http/visit.ts'
import { siteOrigins } from '#platform/settings/site-origins.ts'
import { formatMoney } from '#platform/values/amounts/format-money.ts'
import { money } from '#platform/values/amounts/money.ts'
import { newId } from '#platform/work/id.ts'
import { plug, plugIn } from '#platform/work/ports.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import type { Actor } from '#platform/work/work.ts'
import { methodFacts } from '#pricing/quote/method-table.ts'
import { changeStoredCart } from '#selling/cart/change-cart.ts'
import { cancelOrder } from '#selling/orders/cancel-order.ts'
import { sellers } from '#selling/orders/invoices/seller.ts'
import { ordersJobs } from '#selling/orders/orders.jobs.ts'
import { readOrder } from '#selling/orders/read-order.ts'
import { type Site, sites } from '#sites/sites.ts'
import { fillCart, sampleCheckout, sampleGoods } from '#world/samples/checkout/checkout.samples.ts'
import { sampleRoutes } from '#world/samples/money/payments.samples.ts'
import { beginSample } from '#world/samples/money/refunds.samples.ts'
import { fillWallet } from '#world/samples/money/wallet.samples.ts'
import { sampleAddress, sampleCustomer } from '#world/samples/people/people.samples.ts'
import { sampleCoupon } from '#world/samples/pricing/coupons.samples.ts'
import { reviewSample, type Stage, sampleCast, sampleSellers } from '#world/samples/selling/orders.samples.ts'

const database = await testDatabase()
const origins = { eg: 'https://www.marsa.example', ae: 'https://ae.marsa.example' }
const ports = plugIn([plug(siteOrigins, origins), plug(sellers, sampleSellers)])
const casts = {
  eg: await database.write(sampleCast, { site: 'eg' }),
  ae: await database.write(sampleCast, { site: 'ae' }),
}
for (const site of ['eg', 'ae'] as const) await database.write((work) => sampleCoupon(work), { site })

const methods = ['wallet', 'cashWallet', 'creditCard', 'bankTransfer', 'office', 'fawry', 'visaWallet', 'valu'] as const
const story = fc.record({
  site: fc.constantFrom<Site>('eg', 'ae'),
  prices: fc.array(fc.integer({ min: 300, max: 40_000 }), { minLength: 1, maxLength: 3 }),
  method: fc.constantFrom(...methods),
  balance: fc.constantFrom('card', 'cash', null),
  inWallet: fc.integer({ min: 1, max: 60_000 }),
  hasPackage: fc.boolean(),
  hasCoupon: fc.boolean(),
  isPaid: fc.boolean(),
  review: fc.constantFrom('none', 'reject', 'lower', 'higher', 'waits'),
  second: fc.constantFrom(...methods),
})
type Story = typeof story extends fc.Arbitrary<infer Told> ? Told : never

test('the refund on the page is the real refund, however the order was paid and whatever happened to it since', async () => {
  const seen = { paid: 0, fees: 0, mixed: 0, held: 0, waiting: 0, package: 0 }
  await fc.assert(
    fc.asyncProperty(story, async (told) => {
      const refund = await live(told)
      if (!refund) return
      if (refund.total > 0n) seen.paid++
      if (refund.methodFees > 0n) seen.fees++
      if (refund.card > 0n && refund.cash > 0n) seen.mixed++
      if (told.review === 'lower' && told.isPaid) seen.held++
      if (!told.isPaid && refund.total > 0n) seen.waiting++
      if (refund.package > 0n) seen.package++
    }),
    { numRuns: 30, seed: 20_261_123, endOnFailure: true },
  )
  // A run without any order of a kind would prove nothing about it.
  for (const [kind, times] of Object.entries(seen)) assert.ok(times > 0, `${kind}: ${JSON.stringify(seen)}`)
  assert.deepEqual(await database.read(proveBooks), [])
})

async function live(told: Story) {
  const { site } = told
  const cast = casts[site]
  const { who, id } = await database.write((work) => sampleCustomer(work), { site })
  const stage: Stage = (actor, act) => database.write(act, { who: actor, site })
  const method = isTakenOn(site, told.method) ? told.method : 'creditCard'
  await stage(who, (work) => sampleAddress(work, id))
  await stage(who, (work) =>
    fillCart(
      work,
      told.prices.map((price, place) =>
        sampleGoods({ price: BigInt(price), url: `https://www.amazon.com/dp/B0C3HCD10${place}` }),
      ),
    ),
  )
  if (told.hasCoupon) await stage(who, (work) => changeStoredCart(work, { kind: 'applyCoupon', code: 'WELCOME10' }))
  const isWallet = method === 'wallet' || method === 'cashWallet'
  const useBalance = isWallet ? null : told.balance
  const kind = method === 'cashWallet' ? 'cash' : method === 'wallet' ? 'card' : told.balance
  const fund = isWallet && told.isPaid ? 50_000_000n : BigInt(told.inWallet)
  if (kind) await database.write((work) => fillWallet(work, id, fund, kind), { site })
  const wish = {
    paymentMethod: method,
    useBalance,
    package: told.hasPackage ? 'star' : null,
    payerAccount: { valu: '12345', visaWallet: '01001234567' }[method as string] ?? null,
  }
  const placed = await refusable(async () => {
    const request = await stage(who, (work) => sampleCheckout(work, wish))
    return stage(who, (work) => placeOrderFromCart(work, request, sampleRoutes))
  })
  // If a balance would pay everything, or has too little, there is no order.
  if (!placed) return null
  if (told.isPaid && placed.paymentId && !placed.isPaid) await pay(site, cast.desk, placed.paymentId)
  const isReviewed = told.isPaid && told.review !== 'waits'
  if (isReviewed && told.review !== 'none') {
    await reviewSample(stage, cast, placed.orderNumber, (place) => {
      if (told.review === 'reject' && place === 0 && told.prices.length > 1)
        return { verdict: { kind: 'reject', reason: 'unavailable', note: '' } }
      if (told.review === 'lower') return { data: { price: '1.99' } }
      return told.review === 'higher' ? { data: { price: '480.00' } } : {}
    })
    if (told.review === 'higher') {
      const second = isTakenOn(site, told.second) ? told.second : 'creditCard'
      const payerAccount = { valu: '12345', visaWallet: '01001234567' }[second as string] ?? null
      const more = { key: newId(), number: placed.orderNumber, method: second, payerAccount }
      const opened = await refusable(() => stage(who, (work) => payOrder(work, more, sampleRoutes)))
      if (opened?.paymentId && !opened.isPaid && told.inWallet % 2 === 0) await pay(site, cast.desk, opened.paymentId)
    }
  }
  // Paid at the office or by transfer: asked for after the review.
  if (told.isPaid && placed.paymentId === null && !placed.isPaid) {
    const ask = { orderId: placed.orderId, key: newId() }
    const asked = await stage(cast.reviewer, (work) => askPayment(work, ask, sampleRoutes))
    if (asked?.payment) await pay(site, cast.desk, asked.payment.id)
  }
  return checkCancelling(site, who, placed.orderNumber)
}

async function checkCancelling(site: Site, who: Actor, number: string) {
  const id = who.id ?? ''
  const facts = { who, site, now: new Date(), locale: 'ar', requestId: '', ip: '', origin: '', token: null } as const
  const visit = openVisit(database.db, { ...facts, cookies: {}, nonce: '', ports, report: () => undefined })
  await hear()
  const earlier = (await cancelMails(number)).map((mail) => mail.id)
  const { refund } = await loadCancel(visit, new Request('http://localhost/ar/account/orders'), number)
  const before = await database.read((work) => readWallet(work, id), { site })
  const cancelling = { number, reason: 'OTHER', comment: null, key: newId() } as const
  const wrong = { ...cancelling, key: newId(), seen: refund.total + 1n }
  await assert.rejects(
    database.write((work) => cancelOrder(work, wrong), { who, site }),
    (error: unknown) => isRefusal(error) && error.code === 'CANCEL_REFUND_CHANGED',
  )
  const answered = await database.write((work) => cancelOrder(work, { ...cancelling, seen: refund.total }), {
    who,
    site,
  })
  assert.deepEqual(answered.refund, refund)
  const after = await database.read((work) => readWallet(work, id), { site })
  assert.equal(after.card.minor - before.card.minor, refund.card, 'card')
  assert.equal(after.cash.minor - before.cash.minor, refund.cash, 'cash')
  assert.equal(await sentToLender(number), refund.valu, 'valu')
  const { cancelled, money: paid } = await database.read((work) => readOrder(work, number), { who, site })
  assert.equal(cancelled?.givenBack, refund.total, 'page')
  assert.equal(paid.kept, refund.methodFees + refund.package)
  await hear()
  const mail = (await cancelMails(number)).find(({ id }) => !earlier.includes(id))
  const said = formatMoney(money(refund.total, sites[site].currency), 'ar')
  assert.equal(mail?.text.includes(said), refund.total > 0n, `mail: ${said} in ${mail?.text}`)
  return refund
}

/** The mails that say that something of the order was cancelled: the review may have cancelled an item before. */
async function cancelMails(number: string) {
  const { rows } = await database.pool.query<{ id: string; text: string }>(
    "select id, text from notices where channel = 'mail' and subject like '%' || $1 || '%' and subject like '%أُلغي%'",
    [number],
  )
  return rows
}

// Money that a gateway reports, or that a person saw.
async function pay(site: Site, desk: Actor, paymentId: string): Promise<void> {
  const payment = await database.read((work) => readPayment(work, paymentId), { site })
  if (!payment) throw new Error('no payment')
  const { way } = methodFacts[payment.method]
  if (way === 'till' || way === 'transfer') {
    const source =
      way === 'till'
        ? ({ kind: 'till', office: 'sample' } as const)
        : ({ kind: 'bank', account: '1000200030004', statementRef: newId() } as const)
    const seen = { key: newId(), paymentId, amount: payment.outside, source }
    await database.write((work) => applyByHand(work, seen), { who: desk, site })
    return
  }
  const transaction = String(Math.floor(Math.random() * 1e12))
  const outcome = await database.write((work) => beginSample(work, paymentId, transaction), { site })
  const provider = sampleRoutes(payment.method, site) ?? 'paymob'
  await database.write((work) => applyNews(work, { provider, outcome }), { site })
}

async function sentToLender(number: string): Promise<bigint> {
  const { rows } = await database.pool.query<{ minor: bigint }>(
    `select coalesce(sum(amount_minor), 0)::bigint as minor from refunds
     where subject_number = $1 and kind = 'valu' and cause = 'cancelled'`,
    [number],
  )
  return BigInt(rows[0]?.minor ?? 0n)
}

async function refusable<Answer>(act: () => Promise<Answer>): Promise<Answer | null> {
  return act().catch((error: unknown) => {
    if (isRefusal(error)) return null
    throw error
  })
}

async function hear(): Promise<void> {
  const errors: unknown[] = []
  const rooms = [{ handlers: ordersJobs.handlers ?? [] }]
  while (
    (await deliverAnnouncements(
      database.db,
      ports,
      rooms,
      () => new Date(),
      (error) => errors.push(error),
    )) > 0
  );
  assert.deepEqual(errors, [])
}
