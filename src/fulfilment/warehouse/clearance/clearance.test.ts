import assert from 'node:assert/strict'
import { test } from 'node:test'
import { answerDuties } from '#fulfilment/warehouse/duties/answer-duties.ts'
import { enterDuties } from '#fulfilment/warehouse/duties/enter-duties.ts'
import { readAssessments, readItemVariances, readRouteVariances } from '#fulfilment/warehouse/duties/read-duties.ts'
import { readQuotedDuties } from '#fulfilment/warehouse/duties/read-quoted-duties.ts'
import { receiveAtHub } from '#fulfilment/warehouse/hub/receive-at-hub.ts'
import { moveShipment } from '#fulfilment/warehouse/shipments/move-shipment.ts'
import { readShipmentItems } from '#fulfilment/warehouse/shipments/read-shipment-items.ts'
import { readBankAccounts } from '#money/payments/receipts/read-bank-accounts.ts'
import { proveBooks } from '#money/wallet/read-proof.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { newId } from '#platform/work/id.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import type { Actor } from '#platform/work/work.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { readOrderMoney } from '#selling/orders/money/order-money.ts'
import { purchasedSample } from '#world/samples/fulfilment/purchasing.samples.ts'
import { dispatchedSample, receivedSample, releasedSample } from '#world/samples/fulfilment/warehouse.samples.ts'
import { addSampleBankAccounts } from '#world/samples/money/payments.samples.ts'
import { sampleStaff } from '#world/samples/people/people.samples.ts'
import { type Stage, sampleCast, sampleItem } from '#world/samples/selling/orders.samples.ts'
import { customsFile } from './clearance-paper-file.ts'
import { acceptPapers, decidePaper } from './decide-paper.ts'
import { givePaper } from './give-paper.ts'
import { readClearance } from './read-clearance.ts'
import { readRelease } from './read-release.ts'
import { answerRelease, releaseShipment } from './release-shipment.ts'
import { switchNeed } from './switch-need.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
const cast = await database.write(sampleCast)
const [finance, second] = await database.write(async (work) => {
  await addSampleBankAccounts(work)
  return [(await sampleStaff(work, ['finance'])).who, (await sampleStaff(work, ['finance'])).who] as const
})
const bankAccount = (await database.read(readBankAccounts))[0]?.accountNumber ?? ''
const refused = (code: string) => (error: unknown) => isRefusal(error) && error.code === code
const shirt = sampleItem({
  title: 'Linen Shirt',
  quantity: 3,
  data: { price: '21.30', category: 'clothing', weight: 300 },
})

/** A shipment at customs, with the papers of its hand-over. */
async function atCustoms() {
  const order = await purchasedSample(stage, cast, [sampleItem(), shirt])
  await receivedSample(stage, cast, order.number)
  const [id = ''] = await dispatchedSample(stage, cast, order.number)
  await stage(cast.hub, (work) => moveShipment(work, { shipmentId: id, event: 'arriveAtCustoms' }))
  const { number } = await database.db
    .selectFrom('shipments')
    .select('number')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const { rows } = await database.read((work) => readShipmentItems(work, id))
  return { id, number, order: order.number, itemIds: rows.map((row) => row.id) }
}

const states = async (id: string) =>
  (await database.read((work) => readClearance(work, id))).papers.map((one) => `${one.kind} ${one.state}`)
const release = (number: string, reason = '') => stage(cast.hub, (work) => releaseShipment(work, { number, reason }))
const file = () => ({ id: newId(), path: 'xx/receipt', bytes: 1, purpose: customsFile })

test('goods leave customs when every paper was accepted, and the hub scans none before', async () => {
  const { id, number, itemIds } = await atCustoms()
  assert.deepEqual(await states(id), ['airway_bill given', 'invoice given'])
  await assert.rejects(
    stage(cast.hub, (work) => receiveAtHub(work, itemIds[0] ?? '')),
    refused('NOT_RELEASED'),
  )
  await assert.rejects(release(number), refused('PAPERS_MISSING'))
  const { papers } = await database.read((work) => readClearance(work, id))
  const wrong = { shipment: number, paperId: papers[1]?.id ?? '', accepts: false, why: '' }
  await assert.rejects(
    stage(cast.hub, (work) => decidePaper(work, wrong)),
    refused('WHY_NEEDED'),
  )
  await stage(cast.hub, (work) => decidePaper(work, { ...wrong, why: 'No stamp on page 2' }))
  assert.deepEqual(await stage(cast.hub, (work) => acceptPapers(work, number)), { count: 1 })
  await assert.rejects(release(number), refused('PAPERS_MISSING'))
  const again = { shipment: number, kind: 'invoice', itemId: null, number: null, file: file() } as const
  await stage(cast.hub, (work) => givePaper(work, again))
  assert.deepEqual(await states(id), ['airway_bill accepted', 'invoice given'])
  await stage(cast.hub, (work) => acceptPapers(work, number))
  assert.deepEqual(await release(number), { isReleased: true })
  await assert.rejects(release(number), refused('ALREADY_RELEASED'))
  await assert.rejects(
    stage(cast.hub, (work) => givePaper(work, again)),
    refused('ALREADY_RELEASED'),
  )
  await stage(cast.hub, (work) => receiveAtHub(work, itemIds[0] ?? ''))
})

test('with papers missing a second person must agree to a reason, also in the database', async () => {
  const { id, number } = await atCustoms()
  assert.deepEqual(await release(number, 'The broker brings them tomorrow'), { isReleased: false })
  await assert.rejects(release(number, 'Once more'), refused('RELEASE_ASKED'))
  const answer = (who: typeof cast.hub) => stage(who, (work) => answerRelease(work, { number, agrees: true }))
  await assert.rejects(answer(cast.hub), refused('SECOND_PERSON_NEEDED'))
  await assert.rejects(answer(cast.buyer), refused('FORBIDDEN'))
  const alone = database.db
    .updateTable('shipment_releases')
    .set({ agreed_by: cast.hub.id, released_at: new Date() })
    .where('shipment_id', '=', id)
  await assert.rejects(alone.execute(), /release_second_person/)
  await assert.rejects(
    database.db
      .updateTable('shipment_releases')
      .set({ released_at: new Date() })
      .where('shipment_id', '=', id)
      .execute(),
    /release_is_complete_or_agreed/,
  )
  const both = await Promise.allSettled([answer(cast.warehouse), answer(cast.warehouse)])
  assert.deepEqual(both.map((one) => one.status).sort(), ['fulfilled', 'rejected'])
  const said = await database.read((work) => readRelease(work, id))
  assert.deepEqual([said?.reason, said?.missing], ['The broker brings them tomorrow', 2])
})

test('a newly needed paper is asked for: the ACID of a shipment, the card of each consignee', async () => {
  const { id, number } = await atCustoms()
  const needs = (needed: boolean) =>
    stage(cast.warehouse, async (work) => {
      await switchNeed(work, { kind: 'acid', needed, reason: 'The broker says so' })
      await switchNeed(work, { kind: 'national_id', needed, reason: 'The broker says so' })
    })
  await needs(true)
  assert.deepEqual((await states(id)).slice(2), ['acid missing', 'national_id missing'])
  const acid = { shipment: number, kind: 'acid', itemId: null, file: null } as const
  await assert.rejects(
    stage(cast.hub, (work) => givePaper(work, { ...acid, number: '123' })),
    refused('ACID_WRONG'),
  )
  await stage(cast.hub, (work) => givePaper(work, { ...acid, number: '1234567890123456789' }))
  assert.deepEqual((await states(id)).slice(2), ['acid given', 'national_id missing'])
  await needs(false)
  assert.deepEqual((await states(id)).slice(2), ['acid given'], 'what was given stays to be seen')
  await releasedSample(stage, cast, id)
})

test('assessed duties are posted by two people and shown beside the quoted ones; no customer pays for them', async () => {
  const { id, number, order, itemIds } = await atCustoms()
  const moneyOf = () => database.read(async (work) => readOrderMoney(work, await findOrder(work, { number: order })))
  const before = await moneyOf()
  const quoted = await database.read((work) => readQuotedDuties(work, itemIds))
  const sum = (amounts: readonly bigint[]) => amounts.reduce((total, one) => total + one, 0n)
  const duty = sum(quoted.map((one) => one.duty)) + 7_777n
  const wish = {
    key: newId(),
    shipment: number,
    customerId: null,
    declaration: `46 km-${number}`,
    bankAccount,
    duty,
    vat: 12_345n,
    fees: 9_001n,
    receipt: file(),
  }
  const enter = (given = wish) => stage(finance, (work) => enterDuties(work, given))
  await assert.rejects(enter({ ...wish, key: newId(), duty: 0n, vat: 0n, fees: 0n }), refused('DUTIES_NEEDED'))
  await assert.rejects(enter({ ...wish, key: newId(), bankAccount: 'nobody' }), refused('BANK_ACCOUNT_NEEDED'))
  const entered = await Promise.all([enter(), enter(), enter()])
  assert.equal(new Set(entered.map((one) => one.number)).size, 1, 'one key is one entry')
  await assert.rejects(enter({ ...wish, key: newId() }), refused('DECLARATION_KNOWN'))
  const { number: assessment = '' } = entered[0] ?? {}
  const answer = (who: Actor, agrees = true) => {
    const said = { key: newId(), number: assessment, agrees, why: agrees ? '' : 'A wrong receipt' }
    return stage(who, (work) => answerDuties(work, said))
  }
  assert.deepEqual(
    await database.read((work) => readItemVariances(work, id)),
    [],
    'nothing counts before it is agreed to',
  )
  await assert.rejects(answer(finance), refused('SECOND_PERSON_NEEDED'))
  await assert.rejects(answer(cast.hub), refused('DUTIES_FOR_FINANCE'))
  const twice = await Promise.allSettled([answer(second), answer(second)])
  assert.deepEqual(twice.map((one) => one.status).sort(), ['fulfilled', 'rejected'])
  const lines = await database.db
    .selectFrom('ledger_lines as line')
    .innerJoin('journal_entries as entry', 'entry.id', 'line.entry_id')
    .select(['line.account', 'line.amount_minor'])
    .where('entry.kind', '=', 'customs_paid')
    .where('entry.note', '=', assessment)
    .orderBy('line.account')
    .execute()
  assert.deepEqual(
    lines.map((line) => [line.account, line.amount_minor]),
    [
      [`bank:${bankAccount}`, duty + 12_345n + 9_001n],
      ['duties', -duty],
      ['revenue:clearanceFees', -9_001n],
      ['vat', -12_345n],
    ],
  )
  const items = await database.read((work) => readItemVariances(work, id))
  assert.deepEqual(
    [
      items.length,
      sum(items.map((one) => one.real)),
      sum(items.map((one) => one.quoted)),
      sum(items.map((one) => one.difference)),
    ],
    [2, duty, duty - 7_777n, 7_777n],
  )
  const routes = await database.read(readRouteVariances)
  assert.deepEqual([routes[0]?.origin, routes[0]?.items, routes[0]?.difference], ['US', 2, 7_777n])
  assert.deepEqual(await moneyOf(), before, 'nobody is charged silently')
  assert.equal((await database.read((work) => readAssessments(work, id))).length, 1)
  assert.deepEqual(await database.read(proveBooks), [])
})

test('a wrong entry is withdrawn with a reason, and its declaration may be entered again', async () => {
  const { id, number } = await atCustoms()
  const wish = {
    shipment: number,
    customerId: cast.customer.id,
    declaration: `D-${number}`,
    bankAccount,
    receipt: file(),
    duty: 5_000n,
    vat: 0n,
    fees: 0n,
  }
  const enter = () => stage(cast.hub, (work) => enterDuties(work, { ...wish, receipt: file(), key: newId() }))
  const tries = await Promise.allSettled([enter(), enter(), enter()])
  const [first] = tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  assert.ok(first)
  const told = tries.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  assert.deepEqual(told.map(refused('DECLARATION_KNOWN')), [true, true], 'of three who enter it at once two are told')
  const back = { key: newId(), number: first.number, agrees: false, why: 'The wrong shipment' }
  await stage(cast.hub, (work) => answerDuties(work, back))
  await assert.rejects(
    stage(finance, (work) => answerDuties(work, { ...back, key: newId(), agrees: true })),
    refused('DUTIES_DECIDED'),
  )
  assert.notEqual((await enter()).number, first.number)
  assert.equal((await database.read((work) => readAssessments(work, id))).length, 1)
})

test('who enters duties cannot agree to them, also in the database; and nothing of the entry changes', async () => {
  const { id, number } = await atCustoms()
  const wish = { shipment: number, customerId: null, declaration: `E-${number}`, bankAccount, receipt: file() }
  await stage(finance, (work) => enterDuties(work, { ...wish, duty: 900n, vat: 0n, fees: 0n, key: newId() }))
  const own = database.db.updateTable('customs_assessments').where('shipment_id', '=', id)
  const entry = await database.db.selectFrom('journal_entries').select('id').executeTakeFirstOrThrow()
  const agreed = { agreed_by: finance.id, agreed_at: new Date(), entry_id: entry.id }
  await assert.rejects(own.set(agreed).execute(), /assessment_second_person/)
  await assert.rejects(own.set({ duty_minor: 1n }).execute(), /never changes/)
})
