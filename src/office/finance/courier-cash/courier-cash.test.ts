// What couriers collected, as it comes to us: by bank, in cash, from a driver of ours; to the piastre, and closed by two people.
import assert from 'node:assert/strict'
import test from 'node:test'
import { postEntry, transfer } from '#money/wallet/post-entry.ts'
import { proveBooks } from '#money/wallet/read-proof.ts'
import { readBalance } from '#money/wallet/read-wallet.ts'
import { readBankLines } from '#office/finance/bank/read-bank-lines.ts'
import { closeTill } from '#office/finance/tills/close-till.ts'
import { openTill } from '#office/finance/tills/open-till.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { money } from '#platform/values/amounts/money.ts'
import { newId } from '#platform/work/id.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import type { Actor } from '#platform/work/work.ts'
import { addSampleBankAccounts } from '#world/samples/money/payments.samples.ts'
import { sampleStatement } from '#world/samples/office/bank.samples.ts'
import {
  cashParcelSample,
  deliveredCashSample,
  endSample,
  sheetSample,
} from '#world/samples/office/courier-cash.samples.ts'
import { sampleStaff } from '#world/samples/people/people.samples.ts'
import { type Stage, sampleCast } from '#world/samples/selling/orders.samples.ts'
import { answerClosing, proposeClosing } from './close-difference.ts'
import { countRunSheet, readSheetsToCount } from './count-run-sheet.ts'
import { courierCashIsListed } from './courier-dues.ts'
import type { ListedParcel } from './match-parcels.ts'
import { countCourierCash, readCourierBalances, readOpenItems, readRemittances } from './read-courier-cash.ts'
import { type Remittance, takeRemittance } from './take-remittance.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
await database.write(addSampleBankAccounts)
const cast = await database.write(sampleCast)
const amira = (await database.write((work) => sampleStaff(work, ['finance']))).who
const basma = (await database.write((work) => sampleStaff(work, ['finance']))).who
const clerk = (await database.write((work) => sampleStaff(work, ['desk'], { places: ['cairo'] }))).who
const hub = cast.hub

const balance = async (account: Parameters<typeof readBalance>[1]) =>
  (await database.read((work) => readBalance(work, account))).minor
const withCourier = async () => -(await balance('courier:marsa-eg'))
const items = () => database.read((work) => readOpenItems(work, { company: 'marsa-eg', limit: 100 }), { who: amira })
const itemsOf = async (awb: string) =>
  (await items()).filter((one) => one.awb === awb).map((one) => [one.kind, one.amount.minor])
const all = (awb: string): ListedParcel => ({ awb, saidMinor: null })

let statements = 0
// A transfer as our bank's statement tells it.
async function transferred(minor: bigint): Promise<string> {
  const day = `2026-06-${String(10 + statements++).padStart(2, '0')}`
  const amount = `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`
  const text = `Date,Amount,Reference,Description\n${day},${amount},COD-${statements},couriers`
  await database.write((work) => sampleStatement(work, text), { who: amira })
  const [line] = await database.read((work) => readBankLines(work, { state: 'free', q: `COD-${statements}` }))
  return line?.id ?? ''
}

async function openedTill(): Promise<string> {
  const counted = -(await balance('till:cairo'))
  const opening = { key: newId(), office: 'cairo', counted, brought: 0n }
  return (await database.write((work) => openTill(work, opening), { who: clerk })).id
}
const closedTill = (tillId: string, counted: bigint) =>
  database.write((work) => closeTill(work, { key: newId(), tillId, counted, taken: 0n, note: '' }), { who: clerk })

const remit = (given: Partial<Remittance> & Pick<Remittance, 'parcels' | 'way'>, who: Actor = amira) =>
  database.write(
    (work) => takeRemittance(work, { key: newId(), company: 'marsa-eg', feesMinor: 0n, note: '', ...given }),
    { who },
  )

async function provesTrue(): Promise<void> {
  assert.deepEqual(await database.read(proveBooks), [])
  assert.deepEqual((await database.read(courierCashIsListed.check)).faults, [])
}

test('a transfer for two parcels settles both, less what the courier kept, and the line is used up', async () => {
  const [one, two] = [await deliveredCashSample(stage, cast), await deliveredCashSample(stage, cast)]
  const [due, fees] = [one.minor + two.minor, 1_500n]
  const before = { held: await withCourier(), cost: await balance('purchases:marsa-eg') }
  assert.deepEqual(await itemsOf(one.awb), [['missing', one.minor]])
  const lineId = await transferred(due - fees)
  const parcels = [all(one.awb), { awb: two.awb, saidMinor: two.minor }]
  const { number, differenceMinor } = await remit({ parcels, feesMinor: fees, way: { lineId } })
  assert.equal(differenceMinor, 0n)
  assert.equal(before.held - (await withCourier()), due)
  assert.equal((await balance('purchases:marsa-eg')) - before.cost, -fees)
  assert.deepEqual([await itemsOf(one.awb), await itemsOf(two.awb)], [[], []])
  const [line] = await database.read((work) => readBankLines(work, { state: 'all', q: '', id: lineId }))
  assert.deepEqual([line?.usedAs, line?.usedFor], ['courier', number])
  const [latest] = await database.read(readRemittances, { who: amira })
  assert.deepEqual([latest?.number, latest?.parcels, latest?.received.minor], [number, 2, due - fees])
  await provesTrue()
})

test('what differs is said before it is written down, parcel by parcel, and stands open then', async () => {
  const [short, good] = [await deliveredCashSample(stage, cast), await deliveredCashSample(stage, cast)]
  const lineId = await transferred(short.minor + good.minor - 700n)
  const parcels = [
    { awb: short.awb, saidMinor: short.minor - 500n },
    all(good.awb),
    { awb: 'NOBODYS', saidMinor: 300n },
  ]
  const held = await withCourier()
  await assert.rejects(remit({ parcels, way: { lineId } }), (error) => {
    assert.ok(isRefusal(error) && error.code === 'COURIER_DIFFERS')
    const what = String(error.facts.what)
    for (const part of [`${short.awb} 5.00`, 'NOBODYS -3.00', 'Σ 5.00']) assert.ok(what.includes(part), what)
    return true
  })
  assert.equal(await withCourier(), held)
  const { differenceMinor } = await remit({ parcels, note: 'they will look for it', way: { lineId } })
  assert.equal(differenceMinor, 700n)
  assert.equal(held - (await withCourier()), short.minor + good.minor - 700n)
  assert.deepEqual(await itemsOf(short.awb), [['short', 500n]])
  assert.deepEqual(await itemsOf('NOBODYS'), [['unknown', -300n]])
  await provesTrue()
})

test('the rest of a short parcel comes later, in two parts, and nothing of it stands open any more', async () => {
  const parcel = await deliveredCashSample(stage, cast)
  const bring = async (minor: bigint, note: string) =>
    remit({ parcels: [{ awb: parcel.awb, saidMinor: minor }], note, way: { lineId: await transferred(minor) } })
  await bring(parcel.minor - 900n, 'short')
  await bring(400n, 'still short')
  assert.deepEqual(await itemsOf(parcel.awb), [['short', 500n]])
  await bring(500n, '')
  assert.deepEqual(await itemsOf(parcel.awb), [])
  // Once more: nothing is due for it, so the list has to say how much came.
  await refused(
    remit({ parcels: [all(parcel.awb)], way: { lineId: await transferred(100n) } }),
    'COURIER_PARCEL_UNKNOWN',
  )
  await provesTrue()
})

test('a list that cannot be is refused: empty, a parcel twice, an outgoing or used line, somebody else’s company', async () => {
  const parcel = await deliveredCashSample(stage, cast)
  const lineId = await transferred(parcel.minor)
  const twice = [all(parcel.awb), all(parcel.awb)]
  await refused(remit({ parcels: [], way: { lineId } }), 'COURIER_LIST_EMPTY')
  await refused(remit({ parcels: twice, way: { lineId } }), 'COURIER_PARCEL_TWICE')
  await refused(remit({ parcels: [all(parcel.awb)], company: 'marsa-ae', way: { lineId } }), 'NOT_FOUND')
  await refused(remit({ parcels: [all(parcel.awb)], company: 'bosta', way: { lineId } }), 'COURIER_PARCEL_UNKNOWN')
  await refused(remit({ parcels: [all(parcel.awb)], way: { lineId } }, cast.customer), 'FORBIDDEN')
  await remit({ parcels: [all(parcel.awb)], way: { lineId } })
  const again = await deliveredCashSample(stage, cast)
  await refused(remit({ parcels: [all(again.awb)], way: { lineId } }), 'STATEMENT_LINE_TAKEN')
})

test('the same form ten times is one remittance; of two who enter the same parcel at once one settles it', async () => {
  const [one, two] = [await deliveredCashSample(stage, cast), await deliveredCashSample(stage, cast)]
  const [key, lineId] = [newId(), await transferred(one.minor)]
  const same = await Promise.all(
    Array.from({ length: 10 }, () => remit({ key, parcels: [all(one.awb)], way: { lineId } })),
  )
  assert.equal(new Set(same.map(({ number }) => number)).size, 1)
  const lines = [await transferred(two.minor), await transferred(two.minor)]
  const both = await Promise.allSettled([
    remit({ parcels: [all(two.awb)], way: { lineId: lines[0]! } }),
    remit({ parcels: [all(two.awb)], way: { lineId: lines[1]! } }, basma),
  ])
  assert.deepEqual(both.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected'])
  await provesTrue()
})

test('cash of a company is counted into an open till, by who has it, and the till knows', async () => {
  const parcel = await deliveredCashSample(stage, cast)
  const tillId = await openedTill()
  const before = -(await balance('till:cairo'))
  const way = { tillId, countedMinor: parcel.minor }
  const elsewhere = (await database.write((work) => sampleStaff(work, ['desk'], { places: ['alexandria'] }))).who
  await refused(remit({ parcels: [all(parcel.awb)], way }, elsewhere), 'FORBIDDEN')
  await remit({ parcels: [all(parcel.awb)], way })
  assert.equal(-(await balance('till:cairo')) - before, parcel.minor)
  assert.equal((await closedTill(tillId, before + parcel.minor)).difference, 0n)
  const late = await deliveredCashSample(stage, cast)
  await refused(remit({ parcels: [all(late.awb)], way }), 'TILL_NOT_OPEN')
  await provesTrue()
})

test('a driver’s cash is counted before anybody says how much it is, once, when all their parcels have ended', async () => {
  const parcels = [await cashParcelSample(stage, cast), await cashParcelSample(stage, cast)]
  const [brought, back] = [parcels[0]!, parcels[1]!]
  const sheet = await sheetSample(stage, cast, parcels)
  const tillId = await openedTill()
  const count = (countedMinor: bigint, who: Actor = clerk, key = newId()) =>
    database.write((work) => countRunSheet(work, { key, tillId, sheet, countedMinor, note: '' }), { who })
  const waiting = async () => (await database.read(readSheetsToCount, { who: clerk })).map(({ number }) => number)
  await endSample(stage, cast, brought, 'deliver')
  assert.equal((await waiting()).includes(sheet), false)
  await refused(count(brought.minor), 'SHEET_ON_ITS_WAY')
  await endSample(stage, cast, back, 'return')
  const seen = await database.read(readSheetsToCount, { who: clerk })
  assert.ok(seen.some(({ number }) => number === sheet))
  const told = JSON.stringify(seen, (_, one) => (typeof one === 'bigint' ? `${one}` : one))
  assert.equal(told.includes(String(brought.minor)), false, 'how much it should be is not told before the count')
  await refused(count(1n, hub), 'FORBIDDEN')
  const inTill = -(await balance('till:cairo'))
  const keys = [newId(), newId()]
  const counts = await Promise.allSettled(keys.map((key) => count(brought.minor - 250n, clerk, key)))
  assert.deepEqual(counts.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected'])
  const first = counts.findIndex(({ status }) => status === 'fulfilled')
  const again = await Promise.all(Array.from({ length: 5 }, () => count(brought.minor - 250n, clerk, keys[first])))
  assert.deepEqual(new Set(again.map(({ differenceMinor }) => differenceMinor)), new Set([250n]))
  assert.equal(-(await balance('till:cairo')) - inTill, brought.minor - 250n)
  await refused(count(250n), 'SHEET_COUNTED')
  assert.equal((await waiting()).includes(sheet), false)
  const open = (await items()).filter((one) => one.kind === 'sum').map((one) => one.amount.minor)
  assert.ok(open.includes(250n), 'what the count differs by stands open')
  await closedTill(tillId, -(await balance('till:cairo')))
  await provesTrue()
})

test('two people close what never came: one proposes with a reason, another agrees, and it is a cost of ours', async () => {
  const parcel = await deliveredCashSample(stage, cast)
  const wish = { of: 'parcel', id: parcel.id, reason: 'the driver was robbed, report 12' } as const
  const propose = (who: Actor = amira) =>
    database.write((work) => proposeClosing(work, { key: newId(), ...wish }), { who })
  const answer = (id: string, who: Actor, agrees = true, key = newId()) =>
    database.write((work) => answerClosing(work, { key, id, agrees }), { who })
  const first = await propose()
  await refused(propose(basma), 'COURIER_CLOSING_DECIDED')
  await refused(answer(first.id, amira), 'SECOND_PERSON_NEEDED')
  await answer(first.id, amira, false)
  const { id } = await propose()
  const [item] = (await items()).filter((one) => one.awb === parcel.awb)
  assert.deepEqual([item?.proposal?.isMine, item?.proposal?.reason], [true, wish.reason])
  const before = { held: await withCourier(), cost: await balance('till-difference') }
  const key = newId()
  await Promise.all(Array.from({ length: 10 }, () => answer(id, basma, true, key)))
  assert.equal(before.held - (await withCourier()), parcel.minor)
  assert.equal((await balance('till-difference')) - before.cost, -parcel.minor)
  assert.deepEqual(await itemsOf(parcel.awb), [])
  await refused(answer(id, basma), 'COURIER_CLOSING_DECIDED')
  await refused(propose(), 'COURIER_CLOSING_DECIDED')
  await provesTrue()
})

test('money that comes while a closing waits is taken, and the proposal is no more; at once, one of the two happens', async () => {
  const parcel = await deliveredCashSample(stage, cast)
  const propose = (id: string) =>
    database.write((work) => proposeClosing(work, { key: newId(), of: 'parcel', id, reason: 'never came' }), {
      who: amira,
    })
  const agree = (id: string) =>
    database.write((work) => answerClosing(work, { key: newId(), id, agrees: true }), { who: basma })
  const { id } = await propose(parcel.id)
  await remit({ parcels: [all(parcel.awb)], way: { lineId: await transferred(parcel.minor) } })
  await refused(agree(id), 'COURIER_CLOSING_DECIDED')
  for (let round = 0; round < 4; round++) {
    const raced = await deliveredCashSample(stage, cast)
    const closing = await propose(raced.id)
    const lineId = await transferred(raced.minor)
    const both = await Promise.allSettled([remit({ parcels: [all(raced.awb)], way: { lineId } }), agree(closing.id)])
    assert.deepEqual(both.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected'])
    assert.deepEqual(await itemsOf(raced.awb), [])
  }
  await provesTrue()
})

test('the database itself wants two people, sums that add up, and each parcel once', async () => {
  const parcel = await deliveredCashSample(stage, cast)
  const closing = await database.write(
    (work) => proposeClosing(work, { key: newId(), of: 'parcel', id: parcel.id, reason: 'never came' }),
    { who: amira },
  )
  const entry = '(select id from journal_entries limit 1)'
  const set = (by: string) =>
    database.pool.query(
      `update courier_closings set agreed_by = ${by}, agreed_at = now(), entry_id = ${entry} where id = $1`,
      [closing.id],
    )
  await assert.rejects(set('proposed_by'), /two people/)
  await assert.rejects(set(`'${basma.id}'`), /not what stands open/)
  await assert.rejects(
    database.pool.query(
      `insert into courier_closings (id, site, company, request_id, minor, reason, proposed_by, proposed_at, agreed_by, agreed_at, entry_id)
       values (gen_random_uuid(), 'eg', 'marsa-eg', $1, $2, 'alone', $3, now(), $4, now(), ${entry})`,
      [parcel.id, parcel.minor, amira.id, basma.id],
    ),
    /proposed before it is closed/,
  )
  const tillId = await openedTill()
  await assert.rejects(
    database.pool.query(
      `insert into courier_remittances (id, number, site, company, till_id, received_minor, fees_minor, entry_id, entered_by, entered_at)
       values (gen_random_uuid(), 'CR-0', 'eg', 'marsa-eg', $1, 100, 0, ${entry}, $2, now())`,
      [tillId, amira.id],
    ),
    /leaves -?\d+ unnamed/,
  )
  await assert.rejects(
    database.pool.query('update courier_remittances set fees_minor = 1'),
    /append-only|permission denied/,
  )
  await assert.rejects(database.pool.query('delete from courier_differences'), /append-only|permission denied/)
  await closedTill(tillId, -(await balance('till:cairo')))
  const line = await transferred(parcel.minor)
  await remit({ parcels: [all(parcel.awb)], way: { lineId: line } })
  await assert.rejects(
    database.pool.query(
      `insert into courier_remittance_lines (remittance_id, place, awb, said_minor, due_minor, request_id)
       select remittance_id, 99, 'OTHER', said_minor, due_minor, request_id from courier_remittance_lines where awb = $1`,
      [parcel.awb],
    ),
    /courier_remittance_lines_request_id_key/,
  )
})

test('what stands with each company is what its list says, and what nobody lists the proof names', async () => {
  const balances = await database.read(readCourierBalances, { who: amira })
  const own = balances.find(({ code }) => code === 'marsa-eg')
  const listed = (await items()).reduce((sum, one) => sum + one.amount.minor, 0n)
  assert.deepEqual([own?.held.minor, await withCourier()], [listed, listed])
  const owed = (await items()).filter(({ kind }) => kind !== 'missing')
  assert.equal((await database.read(countCourierCash, { who: amira })).count, owed.length)
  const later = { who: amira, now: new Date(Date.now() + 8 * 86_400_000) }
  assert.equal((await database.read(countCourierCash, later)).count, (await items()).length)
  const stray = transfer(money(1_234n, 'EGP'), 'courier:marsa-eg', 'suspense:paymob')
  await database.write((work) => postEntry(work, 'correction', stray))
  assert.deepEqual((await database.read(courierCashIsListed.check)).faults, [
    { kind: 'courier cash not listed', of: 'courier:marsa-eg', off: 1_234n },
  ])
})

async function refused(act: Promise<unknown>, code: string): Promise<void> {
  await assert.rejects(act, (error) => isRefusal(error) && error.code === code)
}
