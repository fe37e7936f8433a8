import assert from 'node:assert/strict'
import test from 'node:test'
import { placeOrderFromCart } from '#checkout/place-order-from-cart.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import type { Work } from '#platform/work/work.ts'
import { seedPriceTables } from '#pricing/quote/tables/seed-tables.ts'
import { fillCart, sampleCheckout } from '#world/samples/checkout/checkout.samples.ts'
import { sampleRoutes } from '#world/samples/money/payments.samples.ts'
import { fillWallet } from '#world/samples/money/wallet.samples.ts'
import { sampleAddress, sampleCustomer } from '#world/samples/people/people.samples.ts'
import { choicesForm, placeForm } from './checkout-form.ts'
import { openStep } from './checkout-steps.ts'
import { readUsual } from './usual-choices.ts'

const database = await testDatabase()
await database.write(seedPriceTables)

test('who wants to be asked when shipping is paid is asked, and who said it once is not', () => {
  const known = { addressIds: ['home'], methods: ['creditCard'], companies: ['bosta'] }
  const choices = choicesForm.parse({ address: 'home', arrival: 'pickup', method: 'creditCard' })
  assert.equal(openStep(choices, 'review', { ...known, asksFees: true, asksNationalId: false }), 'shipping')
  assert.equal(openStep(choices, 'review', { ...known, asksFees: false, asksNationalId: false }), 'review')
  assert.equal(
    openStep({ ...choices, fees: 'In office' }, 'review', { ...known, asksFees: true, asksNationalId: false }),
    'review',
  )
  const brought = (by: string) => choicesForm.parse({ ...choices, arrival: `delivery:${by}` })
  assert.equal(openStep(brought('bosta'), 'review', { ...known, asksFees: false, asksNationalId: false }), 'review')
  assert.equal(openStep(brought('nobody'), 'review', { ...known, asksFees: false, asksNationalId: false }), 'shipping')
})

test('a checkout that begins where the last one ended still asks what the preferences say to ask', async () => {
  const { who, id } = await database.write((work) => sampleCustomer(work))
  const as = <Answer>(act: (work: Work) => Promise<Answer>) => database.write(act, { who })
  await as(async (work) => {
    await sampleAddress(work, id)
    await fillWallet(work, id, 5_000_000n)
    await fillCart(work)
    await placeOrderFromCart(work, await sampleCheckout(work), sampleRoutes)
    const last = { arrival: 'pickup', payment_method: 'creditCard' } as const
    await work.db.updateTable('orders').set(last).where('customer_id', '=', id).execute()
  })
  assert.equal((await as(readUsual))?.step, 'shipping')
  const chosen = { shipping_fees_calculation: 'In office' }
  await as((work) => work.db.updateTable('preferences').set(chosen).where('customer_id', '=', id).execute())
  assert.equal((await as(readUsual))?.step, 'review')
})

test('what happens to the rest of an order is chosen: an order that does not say is not placed', () => {
  const posted = { key: 'a key of eight', seenTotal: '1', terms: 'on' }
  const said = (decision: string) => placeForm.safeParse({ ...posted, decision }).success
  assert.equal(said('HOLD_ORDER'), true)
  assert.equal(said(''), false)
  const answer = placeForm.safeParse({ key: 'a key of eight', seenTotal: '1' })
  const asked = answer.error?.issues.map(({ path, message }) => [path[0], message])
  assert.deepEqual(asked, [
    ['decision', 'refusal_decision_needed'],
    ['terms', 'refusal_terms_not_accepted'],
  ])
})
