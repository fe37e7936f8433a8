// Run sheets: what a courier takes along, scanned parcel by parcel; what comes back, and two people at once.
import assert from 'node:assert/strict'
import test from 'node:test'
import { readWaybills } from '#fulfilment/couriers/waybills/read-waybills.ts'
import { cancelRequest } from '#fulfilment/requests/cancel-request.ts'
import { packDelivery } from '#fulfilment/requests/deliveries/pack-delivery.ts'
import { readDeliveryDesk } from '#fulfilment/requests/deliveries/read-delivery-desk.ts'
import { recordEnding } from '#fulfilment/requests/deliveries/record-ending.ts'
import { readRequest } from '#fulfilment/requests/facts/read-requests.ts'
import { closeRunSheet } from '#fulfilment/requests/run-sheets/close-run-sheet.ts'
import { openRunSheet } from '#fulfilment/requests/run-sheets/open-run-sheet.ts'
import { readQueued, readRunSheet, readRunSheets } from '#fulfilment/requests/run-sheets/read-run-sheets.ts'
import { runSheetDeeds } from '#fulfilment/requests/run-sheets/run-sheet-deeds.ts'
import { runSheetPaper } from '#fulfilment/requests/run-sheets/run-sheet-paper.ts'
import { scanParcel } from '#fulfilment/requests/run-sheets/scan-parcel.ts'
import { answerDeeds } from '#people/proofs/answer-deeds.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { openVisit } from '#platform/http/visit.ts'
import { formatMinor, formatMoney } from '#platform/values/amounts/format-money.ts'
import { money } from '#platform/values/amounts/money.ts'
import { newId } from '#platform/work/id.ts'
import { plugIn } from '#platform/work/ports.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import type { Actor } from '#platform/work/work.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { deliverySample, waitingSample } from '#world/samples/checkout/delivery.samples.ts'
import { queuedSample } from '#world/samples/fulfilment/delivery-desk.samples.ts'
import { type Stage, sampleCast, sampleItem } from '#world/samples/selling/orders.samples.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
const cast = await database.write(sampleCast)
const open = (company = 'marsa-eg', who: Actor = cast.hub) =>
  database.write((work) => openRunSheet(work, company), { who })
const scan = (sheet: string, awb: string, who: Actor = cast.hub) =>
  database.write((work) => scanParcel(work, sheet, awb), { who })
const close = (sheet: string, who: Actor = cast.hub) => database.write((work) => closeRunSheet(work, sheet), { who })
const seen = (number: string) => database.read((work) => readRequest(work, number), { who: cast.hub })
const sheetOf = (number: string) => database.read((work) => readRunSheet(work, number), { who: cast.hub })
const numbers = (parcels: readonly { readonly requestNumber: string }[]) =>
  parcels.map(({ requestNumber }) => requestNumber)

async function asked() {
  const goods = await waitingSample(stage, cast)
  const { number } = await deliverySample(stage, cast, goods, { pays: 'courier' })
  return { ...goods, number }
}
async function queued() {
  const parcel = await asked()
  return { ...parcel, awb: await queuedSample(stage, cast, parcel.number) }
}

test('only a parcel that waits for this courier is taken along: labelled, queued, of this company, known', async () => {
  const sheet = await open()
  const waiting = await asked()
  const { id } = await seen(waiting.number)
  await refused(scan(sheet, 'NOBODYS-1'), 'AWB_UNKNOWN')
  await database.write((work) => packDelivery(work, { requestId: id, weightGrams: 500, pieces: 1 }), { who: cast.hub })
  await refused(scan(sheet, waiting.number), 'AWB_UNKNOWN')
  const parcel = await queued()
  assert.ok(numbers((await sheetOf(sheet)).waiting).includes(parcel.number))
  const bosta = await open('bosta')
  await refused(scan(bosta, parcel.awb), 'NOT_FOR_THIS_COURIER')
  await refused(scan(sheet, parcel.awb, cast.customer), 'FORBIDDEN')
  await refused(open('marsa-ae'), 'COMPANY_NOT_OFFERED')
  assert.equal((await seen(parcel.number)).state, 'prepared')
  await close(bosta)
})

test('a sheet closes over parcels that wait only where it is said how many stay', async () => {
  const sheet = await open()
  await queued()
  const { waiting } = await sheetOf(sheet)
  const visit = () =>
    openVisit(database.db, {
      requestId: newId(),
      ip: '127.0.0.1',
      origin: 'http://localhost',
      site: 'eg',
      locale: 'en',
      token: null,
      who: cast.hub,
      now: new Date(),
      cookies: {},
      nonce: '',
      report: () => undefined,
      ports: plugIn([]),
    })
  const press = (staying: string | null) => {
    const form = new FormData()
    form.set('do', 'close')
    if (staying !== null) form.set('staying', staying)
    return answerDeeds(visit(), form, runSheetDeeds(sheet), 'ops/run-sheets')
  }
  for (const said of [null, String(waiting.length + 1), 'none']) {
    const refusal = await press(said)
    assert.ok(!(refusal instanceof Response) && refusal.data.errors.staying, String(said))
  }
  assert.equal((await sheetOf(sheet)).closedAt, null)
  assert.ok((await press(String(waiting.length))) instanceof Response)
  assert.ok((await sheetOf(sheet)).closedAt)
})

test('the scan at the door ships it: request, items, waybill and sheet say the same, and scanned again it went once', async () => {
  const sheet = await open()
  const parcel = await queued()
  assert.deepEqual(await scan(sheet, ` ${parcel.awb.toLowerCase()} `), { request: parcel.number })
  const request = await seen(parcel.number)
  const [waybill] = await database.read((work) => readWaybills(work, [request.id]))
  const order = await database.read((work) => findOrder(work, { id: parcel.orderId }))
  assert.deepEqual(
    [request.state, waybill?.state, order.items.map(({ state }) => state)],
    ['shipped', 'collected', ['shipped']],
  )
  await Promise.all([scan(sheet, parcel.awb), scan(sheet, parcel.awb), scan(sheet, parcel.number)])
  const read = await sheetOf(sheet)
  assert.equal(numbers(read.taken).filter((one) => one === parcel.number).length, 1)
  assert.equal(numbers(read.waiting).includes(parcel.number), false)
  assert.equal(
    numbers(await database.read((work) => readQueued(work, 'marsa-eg'), { who: cast.hub })).includes(parcel.number),
    false,
  )
})

test('what a courier collects stands to the piastre at packing, on the sheet by parcel and in sum, and on its paper', async () => {
  const goods = await waitingSample(stage, cast, [sampleItem(), sampleItem()], { shippingFeesCalculation: 'In office' })
  const [first, second] = await Promise.all(
    goods.itemIds.map(async (itemId) => {
      const { number } = await deliverySample(stage, cast, { ...goods, itemIds: [itemId] }, { pays: 'courier' })
      return { number, feeMinor: (await seen(number)).delivery?.feeMinor ?? 0n }
    }),
  )
  assert.ok(first && second && first.feeMinor > 0n)
  const toPack = async (q: string) => {
    const desk = await database.read((work) => readDeliveryDesk(work, { stage: 'pack', q }), { who: cast.hub })
    return desk.rows.find((row) => row.number === q)?.cash
  }
  const told = await toPack(first.number)
  assert.ok(told && told > first.feeMinor, 'what is due on the goods is collected, too')
  const company = (await seen(first.number)).delivery?.company.code ?? ''
  const queue = () => database.read((work) => readQueued(work, company), { who: cast.hub })
  const sheet = await open(company)
  const before = await sheetOf(sheet)
  const awb = await queuedSample(stage, cast, first.number)
  assert.equal((await queue()).find((row) => row.requestNumber === first.number)?.cashMinor, told)
  assert.equal(await toPack(second.number), second.feeMinor, 'what one courier collects no other is told of')
  await queuedSample(stage, cast, second.number)
  const waiting = await sheetOf(sheet)
  assert.equal(waiting.waitingMinor, before.waitingMinor + told + second.feeMinor)
  await scan(sheet, awb)
  const { cashMinor, waitingMinor, ...read } = await sheetOf(sheet)
  assert.deepEqual([cashMinor, waitingMinor], [before.cashMinor + told, waiting.waitingMinor - told])
  for (const [locale, sign] of [
    ['ar', 'ج.م'],
    ['en', 'EGP'],
  ] as const) {
    const paper = runSheetPaper({ ...read, cashMinor }, { locale, site: 'eg', now: new Date() })
    const said = JSON.stringify(paper.blocks)
    for (const text of [formatMoney(money(cashMinor, 'EGP'), locale), formatMinor(told), `(${sign})`])
      assert.ok(said.includes(text), `${text} in ${said}`)
  }
})

test('a label without a waybill number says the request’s, and is scanned by that', async () => {
  const sheet = await open()
  const parcel = await queued()
  assert.deepEqual(await scan(sheet, parcel.number.toLowerCase()), { request: parcel.number })
  assert.equal((await sheetOf(sheet)).taken.find((one) => one.requestNumber === parcel.number)?.awb, parcel.awb)
})

test('a company has one sheet open: two who open one at once get the same; closed, the next is another', async () => {
  await close(await open())
  const both = await Promise.all([open(), open(), open()])
  assert.equal(new Set(both).size, 1)
  const [sheet] = both
  assert.ok(sheet)
  await assert.rejects(
    database.pool.query(
      `insert into run_sheets (id, number, site, company, made_by, made_at)
       select gen_random_uuid(), 'RS-SECOND', site, company, made_by, made_at from run_sheets where number = $1`,
      [sheet],
    ),
    /run_sheets_one_open/,
  )
  await Promise.all([close(sheet), close(sheet)])
  const parcel = await queued()
  await refused(scan(sheet, parcel.awb), 'SHEET_CLOSED')
  assert.notEqual(await open(), sheet)
  const [first] = await database.read(readRunSheets, { who: cast.hub })
  assert.equal(first?.closedAt, null, 'the open one stands in front')
})

test('who scans and who cancels at the same moment: the parcel leaves, or it stays; never both', async () => {
  const sheet = await open()
  for (let round = 0; round < 6; round++) {
    const parcel = await queued()
    const { id } = await seen(parcel.number)
    const [scanned] = await Promise.allSettled([
      scan(sheet, parcel.awb),
      database.write((work) => cancelRequest(work, id, null), { who: cast.customer }),
    ])
    const { state } = await seen(parcel.number)
    const isOnIt = numbers((await sheetOf(sheet)).taken).includes(parcel.number)
    assert.deepEqual(
      [isOnIt, state === 'shipped'],
      [scanned.status === 'fulfilled', scanned.status === 'fulfilled'],
      state,
    )
  }
})

test('what could not be delivered comes back: the request ends, its goods wait, and go out again on another sheet', async () => {
  const parcel = await queued()
  const sheet = await open()
  await scan(sheet, parcel.awb)
  await close(sheet)
  const back = { awb: parcel.awb, how: 'return', countedMinor: null, note: 'nobody home' } as const
  const both = await Promise.allSettled([
    database.write((work) => recordEnding(work, back), { who: cast.hub }),
    database.write((work) => recordEnding(work, back), { who: cast.hub }),
  ])
  assert.deepEqual(both.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected'])
  assert.equal((await seen(parcel.number)).state, 'cancelled')
  const order = await database.read((work) => findOrder(work, { id: parcel.orderId }))
  assert.deepEqual(
    order.items.map(({ state }) => state),
    ['waiting_delivery_request'],
  )
  assert.ok(numbers((await sheetOf(sheet)).taken).includes(parcel.number), 'the sheet stays as it was signed')
  const again = await deliverySample(stage, cast, parcel, { pays: 'courier' })
  const awb = await queuedSample(stage, cast, again.number)
  const next = await open()
  await refused(scan(next, parcel.awb), 'NOT_QUEUED')
  await scan(next, awb)
  assert.equal((await seen(again.number)).state, 'shipped')
})

test('what was scanned is never taken off a sheet, by whatever hand', async () => {
  const change = (sql: string) => database.pool.query(sql)
  await assert.rejects(change('delete from run_sheet_rows'), /append-only|permission denied/)
  await assert.rejects(change("update run_sheet_rows set awb = 'X'"), /append-only|permission denied/)
})

async function refused(act: Promise<unknown>, code: string): Promise<void> {
  await assert.rejects(act, (error) => isRefusal(error) && error.code === code)
}
