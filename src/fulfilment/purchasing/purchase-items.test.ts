import assert from 'node:assert/strict'
import test from 'node:test'
import { proveBooks } from '#money/wallet/read-proof.ts'
import { readBalance, readWallet } from '#money/wallet/read-wallet.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { money } from '#platform/values/amounts/money.ts'
import { newId } from '#platform/work/id.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import { cancelOrder } from '#selling/orders/cancel-order.ts'
import { expireOrder } from '#selling/orders/expire-orders.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { decideHold } from '#selling/orders/money/decide-hold.ts'
import { holdItem, resumeItem } from '#selling/orders/money/hold-item.ts'
import { buySample, cardSample, purchasedSample } from '#world/samples/fulfilment/purchasing.samples.ts'
import { approvedSample, type Stage, sampleCast, sampleItem } from '#world/samples/selling/orders.samples.ts'
import { purchaseItems } from './purchase-items.ts'
import { readPurchaseQueue } from './read-purchase-queue.ts'
import { sellerCancelled } from './seller-cancelled.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
const cast = await database.write(sampleCast)
await database.write((work) => cardSample(work))

const orderOf = (number: string) => database.read((work) => findOrder(work, { number }))
const states = async (number: string) => (await orderOf(number)).items.map((item) => item.state)
const idsOf = async (number: string) => (await orderOf(number)).items.map((item) => item.id)
const refused = (code: string) => (error: unknown) => isRefusal(error) && error.code === code
const cardOf = async () => (await database.read((work) => readWallet(work, cast.customer.id ?? ''))).card.minor
const two = [sampleItem(), sampleItem({ title: 'Sony cable', data: { price: '15.00' } })]

function buy(itemIds: readonly string[], storeOrderNumber: string) {
  const cost = money(5_500n, 'USD')
  const purchase = {
    itemIds,
    storeOrderNumber,
    cost,
    cardLabel: 'Visa 4242',
    key: newId(),
  }
  return stage(cast.buyer, (work) => purchaseItems(work, purchase))
}

test('one store order buys items of two customers; the real cost is booked in both currencies', async () => {
  const one = await approvedSample(stage, cast)
  const other = await approvedSample(stage, { ...cast, customer: (await database.write(sampleCast)).customer })
  await buy([...(await idsOf(one.number)), ...(await idsOf(other.number))], '112-1')
  assert.deepEqual([await states(one.number), await states(other.number)], [['purchased'], ['purchased']])
  const { rows } = await database.pool.query<{ account: string; currency: string; sum: bigint }>(
    "select account, currency, sum(amount_minor)::bigint as sum from ledger_lines where account ~ '^(fx|supplier|purchases)' group by 1, 2 order by 1, 2",
  )
  assert.deepEqual(rows, [
    { account: 'fx:USD', currency: 'EGP', sum: 292_637n },
    { account: 'fx:USD', currency: 'USD', sum: -5_500n },
    { account: 'purchases:amazon.com', currency: 'EGP', sum: -292_637n },
    { account: 'supplier-card:Visa-4242', currency: 'USD', sum: 5_500n },
  ])
  await assert.rejects(buy(await idsOf(one.number), '112-1'), refused('STORE_ORDER_EXISTS'))
  await assert.rejects(buy(await idsOf(one.number), '112-2'), refused('TRANSITION_NOT_ALLOWED'))
})

test('two buyers choose the same item at the same moment and it is bought once', async () => {
  const { number } = await approvedSample(stage, cast)
  const ids = await idsOf(number)
  const results = await Promise.allSettled([buy(ids, '113-1'), buy(ids, '113-2')])
  assert.equal(results.filter((one) => one.status === 'fulfilled').length, 1)
  const { rows } = await database.pool.query('select 1 from store_order_items where item_id = $1', [ids[0]])
  assert.equal(rows.length, 1)
})

test('buying and cancelling at the same moment: either bought and paid, or cancelled and refunded', async () => {
  for (let round = 0; round < 6; round++) {
    const { id, number, dueMinor } = await approvedSample(stage, cast)
    const cancel = { number, reason: 'OTHER', comment: null, key: `race-${number}` } as const
    const ids = await idsOf(number)
    const results = await Promise.allSettled([
      stage(cast.customer, (work) => cancelOrder(work, cancel)),
      buy(ids, `114-${round}`),
    ])
    assert.equal(results.filter((one) => one.status === 'fulfilled').length, 1)
    const { minor } = await database.read((work) => readBalance(work, `order:${id}`))
    const [state] = await states(number)
    assert.deepEqual([state, minor], state === 'purchased' ? ['purchased', dueMinor] : ['cancelled', 0n])
  }
})

test('a held item: the others continue, and its own share is refunded', async () => {
  const { number } = await approvedSample(stage, cast, two)
  const [first = ''] = await idsOf(number)
  const before = await cardOf()
  await hold(first, 'UNAVAILABLE', null)
  assert.deepEqual(await states(number), ['on_hold', 'pending_purchase'])
  await decide(number, [first], 'PROCEED_OTHER_ITEMS')
  assert.deepEqual(await states(number), ['cancelled', 'pending_purchase'])
  assert.ok((await cardOf()) > before)
})

test('a new price is accepted: a higher one waits for payment, the same one is bought', async () => {
  const { number } = await approvedSample(stage, cast, two)
  const [first = ''] = await idsOf(number)
  await assert.rejects(hold(first, 'NEW_PRICE', null), refused('NO_NEW_PRICE'))
  await hold(first, 'NEW_PRICE', '89.00')
  await decide(number, [first], 'acceptNewPrice')
  assert.deepEqual(await states(number), ['pending_payment', 'pending_purchase'])
})

test('HOLD_ORDER: the other items wait until the held one is resumed', async () => {
  const { number } = await approvedSample(stage, cast, two)
  const [first = '', second = ''] = await idsOf(number)
  await hold(first, 'UNAVAILABLE', null)
  await decide(number, [first], 'HOLD_ORDER')
  await assert.rejects(buy([second], '115-1'), refused('ORDER_HELD'))
  const { groups } = await database.read((work) => readPurchaseQueue(work))
  assert.ok(groups.flatMap((group) => group.items).some((item) => item.id === second && item.isWaiting))
  await stage(cast.buyer, (work) => resumeItem(work, first, 'back in stock'))
  await buySample(stage, cast, number)
  assert.deepEqual(await states(number), ['purchased', 'purchased'])
})

test('a saved preference and the deadline decide if the customer does not', async () => {
  const saved = await approvedSample(stage, cast, two, { userDecision: 'PROCEED_OTHER_ITEMS' })
  const [first = ''] = await idsOf(saved.number)
  await hold(first, 'UNAVAILABLE', null)
  assert.deepEqual(await states(saved.number), ['cancelled', 'pending_purchase'])

  const asked = await approvedSample(stage, cast, two)
  const [held = ''] = await idsOf(asked.number)
  await hold(held, 'UNAVAILABLE', null)
  await database.write((work) => expireOrder(work, asked.id))
  assert.deepEqual(await states(asked.number), ['on_hold', 'pending_purchase'])
  await database.write((work) => expireOrder(work, asked.id), { now: new Date(Date.now() + 73 * 3_600_000) })
  assert.deepEqual(await states(asked.number), ['cancelled', 'pending_purchase'])
})

test('held items of several stores are not decided in one call', async () => {
  const { number } = await approvedSample(stage, cast, [sampleItem(), sampleItem({ store: 'ebay.com' })])
  const ids = await idsOf(number)
  for (const id of ids) await hold(id, 'UNAVAILABLE', null)
  await assert.rejects(decide(number, ids, 'PROCEED_OTHER_ITEMS'), refused('HOLD_STORES_DIFFER'))
})

test('the seller cancels after the purchase: everything is refunded', async () => {
  const before = await cardOf()
  const { number, dueMinor } = await purchasedSample(stage, cast)
  const [item = ''] = await idsOf(number)
  await stage(cast.buyer, (work) => sellerCancelled(work, item, 'out of stock'))
  assert.deepEqual(await states(number), ['cancelled'])
  assert.equal(await cardOf(), before + dueMinor)
})

test('after all of this the books balance', async () => {
  assert.deepEqual(await database.read(proveBooks), [])
})

function hold(itemId: string, reason: 'UNAVAILABLE' | 'NEW_PRICE', newPrice: string | null) {
  return stage(cast.buyer, (work) => holdItem(work, { itemId, reason, newPrice, note: '' }))
}

function decide(
  number: string,
  itemIds: readonly string[],
  decision: 'PROCEED_OTHER_ITEMS' | 'acceptNewPrice' | 'HOLD_ORDER',
) {
  return stage(cast.customer, (work) => decideHold(work, { number, itemIds, decision }))
}
