import assert from 'node:assert/strict'
import test from 'node:test'
import { purchaseItems } from '#fulfilment/purchasing/purchase-items.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { type Money, money } from '#platform/values/amounts/money.ts'
import { newId } from '#platform/work/id.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import type { Actor } from '#platform/work/work.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { cardSample } from '#world/samples/fulfilment/purchasing.samples.ts'
import { sampleStaff } from '#world/samples/people/people.samples.ts'
import { approvedSample, type Stage, sampleCast, sampleItem } from '#world/samples/selling/orders.samples.ts'
import { makeCard, moveCard } from './make-card.ts'
import { findCard, type PayingCard, readCards, readPayingCards } from './read-cards.ts'
import { answerLimit, askLimit } from './set-limit.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
const cast = await database.write(sampleCast)
const [finance, second] = (
  await Promise.all([1, 2].map(() => database.write((work) => sampleStaff(work, ['finance']))))
).map(({ who }) => who) as [Actor, Actor]
const refused = (code: string) => (error: unknown) => isRefusal(error) && error.code === code
const cardOf = async (label: string) => {
  const card = await database.read((work) => findCard(work, label))
  assert.ok(card)
  return card
}
let made = 0

function make(label: string, dailyMinor: bigint, monthlyMinor: bigint, who = finance) {
  const wish = {
    key: newId(),
    label,
    last4: label.slice(-4),
    currency: 'USD',
    dailyMinor,
    monthlyMinor,
    why: 'New card',
  } as const
  return stage(who, (work) => makeCard(work, wish))
}

async function itemToBuy(): Promise<readonly string[]> {
  const { number } = await approvedSample(stage, cast, [sampleItem()])
  return (await database.read((work) => findOrder(work, { number }))).items.map((item) => item.id)
}

async function buy(cardLabel: string, cost: Money, itemIds?: readonly string[]) {
  const purchase = { itemIds: itemIds ?? (await itemToBuy()), storeOrderNumber: `card-${++made}`, cost, cardLabel }
  return stage(cast.buyer, (work) => purchaseItems(work, { ...purchase, key: newId() }))
}

test('a purchase above the limit of the day or of the month is refused with the amount that is left, and nothing moves', async () => {
  await make('Visa 1001', 10_000n, 15_000n)
  await buy('Visa 1001', money(6_000n, 'USD'))
  const itemIds = await itemToBuy()
  await assert.rejects(buy('Visa 1001', money(4_001n, 'USD'), itemIds), (error: unknown) => {
    assert.ok(isRefusal(error) && error.code === 'CARD_LIMIT')
    assert.deepEqual([error.facts.left, error.facts.path], ['40.00', 'cardLabel'])
    return true
  })
  await buy('Visa 1001', money(4_000n, 'USD'), itemIds)
  const { leftMinor, todayMinor, monthMinor } = await cardOf('Visa 1001')
  assert.deepEqual([leftMinor, todayMinor, monthMinor], [0n, 10_000n, 10_000n])
})

test('two buyers spend the rest of a limit at the same moment, and one of them succeeds', async () => {
  await make('Visa 1002', 10_000n, 10_000n)
  const items = [await itemToBuy(), await itemToBuy(), await itemToBuy()]
  const all = await Promise.allSettled(items.map((ids) => buy('Visa 1002', money(6_000n, 'USD'), ids)))
  assert.equal(all.filter((one) => one.status === 'fulfilled').length, 1)
  assert.ok(all.every((one) => one.status === 'fulfilled' || refused('CARD_LIMIT')(one.reason)))
  assert.equal((await cardOf('Visa 1002')).todayMinor, 6_000n)
})

test('the database enforces the limit too, whatever the program does', async () => {
  await make('Visa 1003', 5_000n, 5_000n)
  await buy('Visa 1003', money(3_000n, 'USD'))
  const again = (set: string) =>
    database.pool.query(`insert into store_orders select (json_populate_record(paid, '${set}')).* from store_orders paid
      where card_label = 'Visa 1003'`)
  const id = newId()
  await assert.rejects(again(`{"id": "${id}", "store_order_number": "forced"}`), {
    constraint: 'check_card_limit',
  })
  await assert.rejects(database.pool.query(`update store_orders set card_minor = 1 where card_label = 'Visa 1003'`))
  const card = await cardOf('Visa 1003')
  await stage(finance, (work) => moveCard(work, card.id, 'frozen'))
  await assert.rejects(again(`{"id": "${id}", "store_order_number": "forced", "card_minor": 1}`), {
    constraint: 'store_order_card_pays',
  })
})

test('a cost in another currency is taken from the card by the day’s rates', async () => {
  await make('Visa 1004', 100_000n, 100_000n)
  await buy('Visa 1004', money(10_000n, 'GBP'))
  const { todayMinor } = await cardOf('Visa 1004')
  assert.ok(todayMinor > 10_000n && todayMinor < 20_000n, `${todayMinor}`)
})

test('a high limit waits for a second person, in the program and in the database', async () => {
  const { id, isInForce } = await make('Visa 1005', 4_000_000n, 40_000_000n)
  assert.equal(isInForce, false)
  const { asked, state } = await cardOf('Visa 1005')
  assert.ok(asked && state === 'frozen')
  await assert.rejects(buy('Visa 1005', money(100n, 'USD')), refused('CARD_FROZEN'))
  const answer = { limitId: asked.id, agrees: true }
  await assert.rejects(
    stage(finance, (work) => answerLimit(work, answer)),
    refused('SECOND_PERSON_NEEDED'),
  )
  await assert.rejects(
    database.pool.query(`update supplier_card_limits set agreed_by = asked_by, agreed_at = now() where id = $1`, [
      asked.id,
    ]),
    { constraint: 'supplier_card_second_person' },
  )
  await assert.rejects(database.pool.query('update supplier_cards set limit_id = $1 where id = $2', [asked.id, id]), {
    constraint: 'supplier_card_limit_agreed',
  })
  const both = await Promise.allSettled([1, 2].map(() => stage(second, (work) => answerLimit(work, answer))))
  assert.equal(both.filter((one) => one.status === 'fulfilled').length, 1)
  await buy('Visa 1005', money(100n, 'USD'))
})

test('only finance makes cards and sets limits; a retired card pays nothing more', async () => {
  await assert.rejects(make('Visa 1006', 1n, 1n, cast.buyer), refused('FORBIDDEN'))
  const { id } = await make('Visa 1006', 10_000n, 10_000n)
  await assert.rejects(make('Visa-1006', 10_000n, 10_000n), refused('CARD_EXISTS'))
  const limit = { key: newId(), cardId: id, dailyMinor: 20_000n, monthlyMinor: 10_000n, why: 'More to buy' }
  await assert.rejects(
    stage(finance, (work) => askLimit(work, limit)),
    refused('LIMIT_BELOW_DAY'),
  )
  await stage(finance, (work) => askLimit(work, { ...limit, monthlyMinor: 30_000n }))
  assert.deepEqual((await cardOf('Visa 1006')).dailyMinor, 20_000n)
  await stage(finance, (work) => moveCard(work, id, 'retired'))
  await assert.rejects(buy('Visa 1006', money(100n, 'USD')), refused('CARD_FROZEN'))
  await assert.rejects(
    stage(finance, (work) => moveCard(work, id, 'active')),
    refused('CARD_RETIRED'),
  )
  await assert.rejects(buy('Nobody 0000', money(100n, 'USD')), refused('CARD_UNKNOWN'))
})

test('the cards’ spent amounts agree with the books', async () => {
  const cards = await database.read(readCards)
  for (const card of cards) {
    const { rows } = await database.pool.query<{ sum: bigint }>(
      `select coalesce(sum(amount_minor), 0)::bigint as sum from ledger_lines where account = $1 and currency = 'USD'`,
      [`supplier-card:${card.account}`],
    )
    if (card.label !== 'Visa 1004') assert.equal(rows[0]?.sum, card.monthMinor, card.label)
  }
})

test('buyers see the active cards with the same remaining amount as on the page of cards, the one that paid last first', async () => {
  await database.write((work) => cardSample(work, 'Visa 1020'))
  await make('Visa 1021', 9_000n, 9_000n)
  await buy('Visa 1020', money(700n, 'USD'))
  await buy('Visa 1021', money(300n, 'USD'))
  const paying = await database.read(readPayingCards)
  assert.deepEqual(
    paying.slice(0, 2).map(({ label, leftMinor }) => [label, leftMinor]),
    [
      ['Visa 1021', 8_700n],
      ['Visa 1020', null],
    ],
  )
  const active = (await database.read(readCards)).filter(({ state }) => state === 'active')
  const byLabel = (cards: readonly PayingCard[]) =>
    cards
      .map(({ label, currency, leftMinor }) => ({ label, currency, leftMinor }))
      .toSorted((one, other) => (one.label < other.label ? -1 : 1))
  assert.deepEqual(byLabel(paying), byLabel(active))
})

test('the same key makes one card and one limit', async () => {
  const wish = {
    label: 'Visa 1007',
    last4: '1007',
    currency: 'USD',
    dailyMinor: 100n,
    monthlyMinor: 100n,
    why: 'New card',
  } as const
  const key = newId()
  const all = await Promise.all([1, 2, 3].map(() => stage(finance, (work) => makeCard(work, { key, ...wish }))))
  assert.equal(new Set(all.map(({ id }) => id)).size, 1)
  const limit = { key: newId(), cardId: all[0]?.id ?? '', dailyMinor: 200n, monthlyMinor: 200n, why: 'A little more' }
  await Promise.all([1, 2, 3].map(() => stage(finance, (work) => askLimit(work, limit))))
  const { rows } = await database.pool.query('select id from supplier_card_limits where card_id = $1', [limit.cardId])
  assert.equal(rows.length, 2)
})
