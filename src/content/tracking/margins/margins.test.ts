// The margin is what the ledger booked, no minor unit more or less, and each amount stands with the goods that it was for.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { rollUp } from '#content/tracking/rollups/roll-up.ts'
import { choosePickup } from '#fulfilment/requests/choose-pickup.ts'
import { readOffices } from '#fulfilment/requests/facts/read-offices.ts'
import { customsFile } from '#fulfilment/warehouse/clearance/clearance-paper-file.ts'
import { answerDuties } from '#fulfilment/warehouse/duties/answer-duties.ts'
import { moveShipment } from '#fulfilment/warehouse/shipments/move-shipment.ts'
import { readBankAccounts } from '#money/payments/receipts/read-bank-accounts.ts'
import { correctEntry } from '#money/wallet/correct-entry.ts'
import { mailer, smsSender } from '#people/notices/notices.ports.ts'
import { outboxMailer, outboxSmsSender } from '#people/notices/outbox-adapters.ts'
import { openJobContext } from '#platform/background/jobs.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { siteOrigins } from '#platform/settings/site-origins.ts'
import { newId } from '#platform/work/id.ts'
import { plug, plugIn } from '#platform/work/ports.ts'
import { sellers } from '#selling/orders/invoices/seller.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { purchasedSample } from '#world/samples/fulfilment/purchasing.samples.ts'
import { collectSample, orderAt, readySample } from '#world/samples/fulfilment/requests.samples.ts'
import { dispatchedSample, enteredDuties, receivedSample } from '#world/samples/fulfilment/warehouse.samples.ts'
import { addSampleBankAccounts } from '#world/samples/money/payments.samples.ts'
import { sampleStaff } from '#world/samples/people/people.samples.ts'
import { type Stage, sampleCast, sampleItem, sampleSellers } from '#world/samples/selling/orders.samples.ts'
import { marginOf } from './margin-parts.ts'
import { readMarginLines, readMargins } from './read-margins.ts'

const shop = await testDatabase()
const stage: Stage = (who, act) => shop.write(act, { who })
const cast = await shop.write(sampleCast)
const ports = plugIn([
  plug(mailer, outboxMailer),
  plug(smsSender, outboxSmsSender),
  plug(siteOrigins, { eg: 'https://www.marsa.example', ae: 'https://ae.marsa.example' }),
  plug(sellers, sampleSellers),
])
const [finance, second] = await shop.write(async (work) => {
  await addSampleBankAccounts(work)
  return [(await sampleStaff(work, ['finance'])).who, (await sampleStaff(work, ['finance'])).who] as const
})
const day = 86_400_000
const dayOf = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10)
const asked = { from: dayOf(-2), until: dayOf(2) }
// What happened is settled an hour later.
const run = () => rollUp(openJobContext(shop.db, ports, 'eg', new Date(Date.now() + 3_600_000)))
const anew = async () => {
  await sql`delete from margin_days`.execute(shop.db)
  await sql`update rollup_marks set at = null where name = 'margins'`.execute(shop.db)
  await run()
}
const margins = (by: 'store' | 'category') => shop.read((work) => readMargins(work, asked, by), { who: finance })
const book = sampleItem({ title: 'كتاب الطبخ', store: 'ebay.com', data: { price: '12.50', category: 'books' } })
const sumOf = async (where: ReturnType<typeof sql>) => {
  const { rows } = await sql<{ minor: bigint }>`
    select coalesce(sum(amount_minor), 0)::bigint as minor
    from ledger_lines line join journal_entries entry on entry.id = line.entry_id
    where currency = 'EGP' and ${where}`.execute(shop.db)
  return rows[0]?.minor
}

test('goods that are handed over one by one earn with their own store, and all of the order in the end', async () => {
  const { number } = await orderAt(stage, cast, 'waiting_delivery_request', [sampleItem(), book])
  const { items } = await shop.read((work) => findOrder(work, { number }))
  const office = (await stage(cast.customer, readOffices))[0]?.code ?? ''
  const collect = async (itemId = '') => {
    const wish = { itemIds: [itemId], office, slot: null, key: `one-${itemId}` }
    await stage(cast.customer, (work) => choosePickup(work, wish))
    await readySample(stage, cast, number)
    await collectSample(stage, cast, number)
    await anew()
  }
  const paid = async () => {
    const { rows } = await margins('store')
    return Object.fromEntries(rows.map(({ name, now }) => [name, now.paid]))
  }
  await collect(items[0]?.id)
  const first = await paid()
  assert.ok((first['amazon.com'] ?? 0n) > 0n)
  assert.equal(first['ebay.com'] ?? 0n, 0n)
  await collect(items[1]?.id)
  const both = await paid()
  assert.equal(both['amazon.com'], first['amazon.com'])
  assert.ok((both['ebay.com'] ?? 0n) > 0n)
  const earned = await sumOf(sql`kind = 'order_earned' and (account like 'revenue:%' or account = 'duties')`)
  assert.equal((both['amazon.com'] ?? 0n) + (both['ebay.com'] ?? 0n), earned)
})

test('customs are shared as they were entered, and a correction takes the goods of what it corrects', async () => {
  const shirt = sampleItem({ quantity: 3, data: { price: '21.30', category: 'clothing', weight: 300 } })
  const order = await purchasedSample(stage, cast, [sampleItem(), shirt])
  await receivedSample(stage, cast, order.number)
  const [shipmentId = ''] = await dispatchedSample(stage, cast, order.number)
  await stage(cast.hub, (work) => moveShipment(work, { shipmentId, event: 'arriveAtCustoms' }))
  const bankAccount = (await shop.read(readBankAccounts))[0]?.accountNumber ?? ''
  const receipt = { id: newId(), path: 'xx/receipt', bytes: 1, purpose: customsFile }
  const { number } = await enteredDuties(stage, finance, { shipmentId, bankAccount, receipt })
  await stage(second, (work) => answerDuties(work, { key: newId(), number, agrees: true, why: '' }))
  await anew()
  const { rows: entered } = await sql<{ category: string; minor: bigint }>`
    select i.client_data ->> 'category' as category, sum(part.duty_minor + part.fees_minor)::bigint as minor
    from customs_assessment_items part join order_items i on i.id = part.item_id group by 1`.execute(shop.db)
  const { rows } = await margins('category')
  assert.equal(entered.length, 2)
  for (const { category, minor } of entered)
    assert.equal(rows.find(({ name }) => name === category)?.now.customs, -minor)

  const before = (await margins('store')).all.now
  const { rows: bought } = await sql<{ id: string }>`
    select entry.id from journal_entries entry join ledger_lines line on line.entry_id = entry.id
    where account = 'purchases:ebay.com' and kind = 'purchase' and currency = 'EGP'`.execute(shop.db)
  await stage(finance, (work) =>
    correctEntry(work, { key: newId(), entryId: bought[0]?.id ?? '', reason: 'Booked by mistake' }),
  )
  await anew()
  const after = await margins('store')
  assert.equal(after.rows.find(({ name }) => name === 'ebay.com')?.now.goods, 0n)
  assert.ok(after.all.now.goods > before.goods)
})

test('all figures together are those of the ledger, whatever the split, and runs at once count once', async () => {
  await sql`delete from margin_days`.execute(shop.db)
  await sql`update rollup_marks set at = null where name = 'margins'`.execute(shop.db)
  await Promise.all([run(), run(), run()])
  await run()
  const { all, rows } = await margins('store')
  const result = sql`(account like 'revenue:%' or account like 'purchases:%'
    or account in ('duties', 'gateway-fees', 'refunds', 'price-lock', 'till-difference'))`
  assert.equal(marginOf(all.now), await sumOf(result))
  assert.equal(all.now.vat, await sumOf(sql`account = 'vat'`))
  assert.equal(all.now.goods, await sumOf(sql`account like 'purchases:%'`))
  for (const { name, now } of rows.filter((row) => row.name !== ''))
    assert.equal(now.goods, await sumOf(sql`account = ${`purchases:${name}`}`))
  const sum = (amounts: readonly bigint[]) => amounts.reduce((total, one) => total + one, 0n)
  for (const by of ['store', 'category'] as const)
    assert.equal(sum((await margins(by)).rows.map(({ now }) => marginOf(now))), marginOf(all.now))
  const lines = await shop.read((work) => readMarginLines(work, asked), { who: finance })
  assert.equal(sum(lines.map(({ amounts }) => marginOf(amounts))), marginOf(all.now))
  assert.ok(rows.length >= 2)
})

test('nobody reads them but who sees reports', async () => {
  const who = { ...finance, id: newId(), roles: ['support'] as const }
  await assert.rejects(
    shop.read((work) => readMargins(work, asked, 'store'), { who }),
    { code: 'FORBIDDEN' },
  )
  await assert.rejects(
    shop.read((work) => readMarginLines(work, asked), { who }),
    { code: 'FORBIDDEN' },
  )
})
