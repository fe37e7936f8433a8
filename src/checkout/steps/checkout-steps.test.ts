import assert from 'node:assert/strict'
import test from 'node:test'
import { placeOrderFromCart } from '#checkout/place-order-from-cart.ts'
import { saveContact } from '#people/accounts/contact/contact.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { openAddress } from '#platform/work/sealed-text.ts'
import type { Work } from '#platform/work/work.ts'
import { seedPriceTables } from '#pricing/quote/tables/seed-tables.ts'
import { fillCart, sampleCheckout } from '#world/samples/checkout/checkout.samples.ts'
import { sampleRoutes } from '#world/samples/money/payments.samples.ts'
import { fillWallet } from '#world/samples/money/wallet.samples.ts'
import { sampleAddress, sampleCustomer } from '#world/samples/people/people.samples.ts'
import { choicesForm, placeForm } from './checkout-form.ts'
import { openStep } from './checkout-steps.ts'
import { receivingOf } from './receiving/receiving-of.ts'
import { readSeenTotal, writeSeenTotals } from './seen-totals.ts'
import { readUsual } from './usual-choices.ts'

const database = await testDatabase()
await database.write(seedPriceTables)

test('paying comes after it is said how the goods are received, with all that this way needs and no more', () => {
  const unknown = { addressIds: [], companies: [], isContactKnown: false }
  const picked = choicesForm.parse({ arrival: 'pickup' })
  assert.equal(openStep(choicesForm.parse({}), 'pay', { ...unknown, isContactKnown: true }), 'receive')
  assert.equal(openStep(picked, 'pay', unknown), 'receive')
  assert.equal(openStep(picked, 'pay', { ...unknown, isContactKnown: true }), 'pay')
  assert.equal(openStep(picked, 'receive', { ...unknown, isContactKnown: true }), 'receive')
  const book = { addressIds: ['home'], companies: ['bosta'], isContactKnown: true }
  const brought = (by: string) => choicesForm.parse({ address: 'home', arrival: `delivery:${by}` })
  assert.equal(openStep(brought('bosta'), 'pay', book), 'pay')
  assert.equal(openStep(brought('nobody'), 'pay', book), 'receive')
  assert.equal(openStep({ ...brought('bosta'), address: '' }, 'pay', book), 'receive')
})

test('a checkout begins as the last order went, and for who never ordered with nothing', async () => {
  const { who, id } = await database.write((work) => sampleCustomer(work))
  const as = <Answer>(act: (work: Work) => Promise<Answer>) => database.write(act, { who })
  await as((work) => sampleAddress(work, id))
  assert.equal(await as(readUsual), null)
  await as(async (work) => {
    await fillWallet(work, id, 5_000_000n)
    await fillCart(work)
    await placeOrderFromCart(work, await sampleCheckout(work), sampleRoutes)
    const last = { arrival: 'pickup', payment_method: 'creditCard' } as const
    await work.db.updateTable('orders').set(last).where('customer_id', '=', id).execute()
  })
  const usual = await as(readUsual)
  assert.deepEqual([usual?.arrival, usual?.method], ['pickup', 'creditCard'])
})

test('"to the door" is brought by the cheapest company, and another one only if it is named', () => {
  const offer = (company: string, minor: bigint) => ({
    company,
    fee: { minor, currency: 'EGP' as const },
  })
  const offers = [offer('quick', 9_000n), offer('cheap', 6_500n)]
  const said = (arrival: string) => choicesForm.parse({ arrival })
  assert.equal(receivingOf(said('delivery:'), { id: 'home' }, offers).arrival, 'delivery:cheap')
  assert.equal(receivingOf(said('delivery:quick'), { id: 'home' }, offers).arrival, 'delivery:quick')
  assert.equal(receivingOf(said('delivery:'), undefined, []).arrival, 'delivery:')
})

test('the total that stood beside a way to pay is what was seen of it, whichever the page was made for', () => {
  const one = { name: '', why: null, feePercent: '2.5', balance: null, field: null, hours: 1 } as const
  const egp = (minor: bigint) => ({ minor, currency: 'EGP' as const })
  const mixes = [{ kind: 'cash' as const, part: egp(400n), fee: egp(15n), outside: egp(600n) }]
  const text = writeSeenTotals(egp(1_000n), [
    { ...one, savedCard: null, method: 'creditCard', way: 'creditCard', fee: egp(25n), mixes },
    { ...one, savedCard: null, method: 'fawry', way: 'fawry', fee: egp(0n), mixes: [] },
  ])
  assert.equal(readSeenTotal(text, 'creditCard', null), 1_025n)
  assert.equal(readSeenTotal(text, 'creditCard', 'cash'), 1_015n)
  assert.equal(readSeenTotal(text, 'fawry', null), 1_000n)
  for (const strange of ['', '[]', 'null', '{"office":1}', '{"office":"-5"}'])
    assert.equal(readSeenTotal(strange, 'office', null), null)
})

test('who picks up is asked for a name and a phone alone, and the order has them', async () => {
  const { who, id } = await database.write((work) => sampleCustomer(work))
  const as = <Answer>(act: (work: Work) => Promise<Answer>) => database.write(act, { who })
  await as(async (work) => {
    const nobody = { first_name: '', last_name: '', phone: null, terms_accepted_at: null }
    await work.db.updateTable('customers').set(nobody).where('id', '=', id).execute()
    await fillWallet(work, id, 5_000_000n)
    await fillCart(work)
  })
  const picked = { addressId: '', arrival: 'pickup', userDecision: 'HOLD_ORDER' } as const
  const place = () =>
    as(async (work) =>
      placeOrderFromCart(
        work,
        { ...(await sampleCheckout(work, { paymentMethod: 'wallet' })), ...picked },
        sampleRoutes,
      ),
    )
  await assert.rejects(place(), { code: 'CONTACT_NEEDED' })
  await as((work) => saveContact(work, { firstName: 'ليلى', lastName: 'حسن', phone: '01098765432' }))
  const { orderNumber } = await place()
  const order = await database.db
    .selectFrom('orders')
    .select(['id', 'address'])
    .where('number', '=', orderNumber)
    .executeTakeFirstOrThrow()
  const kept = order.address as Record<string, string> & { readonly phone: string }
  const address = await database.read(async (work) => openAddress(work, 'orders.address.phone', order.id, kept))
  assert.deepEqual([address.firstName, address.phone, address.street], ['ليلى', '+201098765432', ''])
  const customer = await database.db.selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirst()
  assert.ok(customer?.terms_accepted_at, 'the terms are accepted with the order')
})

test('who says nothing of a changed price is asked first; the terms have to be agreed to', () => {
  const posted = { key: 'a key of eight', seenTotal: '1', terms: 'on' }
  const said = (decision: string) => placeForm.parse({ ...posted, decision }).decision
  assert.equal(said('HOLD_ORDER'), 'HOLD_ORDER')
  assert.equal(said(''), 'Ask me every time')
  const answer = placeForm.safeParse({ key: 'a key of eight', seenTotal: '1' })
  const asked = answer.error?.issues.map(({ path, message }) => [path[0], message])
  assert.deepEqual(asked, [['terms', 'refusal_terms_not_accepted']])
})
