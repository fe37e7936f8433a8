import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findGaps } from '#fulfilment/custody/gaps/find-gaps.ts'
import { readCustodyHistory } from '#fulfilment/custody/read-custody-history.ts'
import { settleMissing } from '#fulfilment/warehouse/receipt/settle-missing.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { newId } from '#platform/work/id.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import type { Actor } from '#platform/work/work.ts'
import { chooseOption } from '#selling/orders/discrepancies/choose-option.ts'
import { approveProposal } from '#selling/orders/discrepancies/propose-options.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { handOverSample, orderAt } from '#world/samples/fulfilment/requests.samples.ts'
import { collectedSample, returnSample, samplePhoto } from '#world/samples/fulfilment/returns.samples.ts'
import { sampleStaff } from '#world/samples/people/people.samples.ts'
import { openSample, proposeSample } from '#world/samples/selling/discrepancies.samples.ts'
import { type Stage, sampleCast, sampleItem } from '#world/samples/selling/orders.samples.ts'
import { chooseOffice, receiveReturn } from './bring-return.ts'
import { approveReturn, rejectReturn } from './decide-return.ts'
import { type Ended, endReturned } from './end-returned.ts'
import { countReturns, readReturn, readReturnDesk } from './read-returns.ts'
import { refundReturn } from './refund-return.ts'
import { lockReturn, moveReturn } from './return-case.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
const cast = await database.write(sampleCast)
const [support, second] = await database.write(async (work) => [
  (await sampleStaff(work, ['support'])).who,
  (await sampleStaff(work, ['support'])).who,
])
const refused = (code: string) => (error: unknown) => isRefusal(error) && error.code === code
const three = () => sampleItem({ quantity: 3, data: { price: '9.99' } })
const custody = (itemId: string) => database.read((work) => readCustodyHistory(work, itemId), { who: cast.customer })
const see = (number: string) => database.read((work) => readReturn(work, number), { who: cast.customer })
/** Above the limit by two of them. */
async function refund(number: string): Promise<void> {
  const give = (who: Actor) => stage(who, (work) => refundReturn(work, { key: newId(), number }))
  if (!(await give(support)).isDone) await give(second)
}

/** An approved return on its way to the office, with the barcodes of all pieces of its item. */
async function onItsWay(quantity = 1) {
  const order = await collectedSample(stage, cast, [three()])
  const itemId = order.itemIds[0] ?? ''
  const number = await returnSample(stage, cast, order, { reason: 'DAMAGED', quantity })
  await stage(support, (work) => approveReturn(work, { number, note: '', isOurs: true }))
  await stage(cast.customer, (work) => chooseOffice(work, { number, office: 'cairo' }))
  const pieces = await database.db.selectFrom('pieces').select('barcode').where('item_id', '=', itemId).execute()
  const { code } = await see(number)
  return { order, itemId, number, code: code ?? '', barcodes: pieces.map((piece) => piece.barcode).sort() }
}

type Way = Awaited<ReturnType<typeof onItsWay>>

const takeIn = ({ number, code }: Way, barcodes: readonly string[], who: Actor = cast.desk) =>
  stage(who, (work) =>
    receiveReturn(work, { number, code, barcodes, condition: 'opened', note: 'box torn', photo: samplePhoto() }),
  )
const end = (number: string, wish: Partial<Ended>, who: Actor = cast.desk) =>
  stage(who, (work) => endReturned(work, { number, how: 'restocked', barcodes: [], why: '', photo: null, ...wish }))

test('a returned piece continues its chain: who received it, where, its condition and picture; other pieces stay', async () => {
  const way = await onItsWay(2)
  const [one = '', two = '', three = ''] = way.barcodes
  await assert.rejects(takeIn(way, [one]), refused('RETURN_PIECES_DIFFER'))
  const other = await onItsWay()
  await assert.rejects(takeIn(way, [one, two, other.barcodes[0] ?? '']), refused('RETURN_PIECE_OTHER'))
  await takeIn(way, [` ${one.toLowerCase()}`, two])
  const last = (await custody(way.itemId)).at(-1)
  assert.deepEqual(
    [last?.act, last?.kind, last?.place, last?.pieces, last?.condition, last?.photos.length],
    ['returned', 'desk', 'cairo', 2, 'opened', 1],
  )
  assert.deepEqual(last?.barcodes, [one, two])
  const scans = await database.db
    .selectFrom('custody_scans')
    .innerJoin('pieces', 'pieces.id', 'piece_id')
    .select(['who_id', 'note'])
    .where('barcode', '=', one)
    .orderBy('seq', 'desc')
    .executeTakeFirst()
  assert.deepEqual(scans, { who_id: cast.desk.id, note: `${way.number} · box torn` })
  const where = await database.db
    .selectFrom('pieces')
    .select('place_kind')
    .where('barcode', '=', three)
    .executeTakeFirst()
  assert.equal(where?.place_kind, 'customer')
  assert.deepEqual(await findGaps(database.db), [])
})

test('refunded goods go to their store, into stock or are disposed of, each piece once; until then they wait for a decision', async () => {
  const way = await onItsWay(3)
  const [one = '', two = '', three = ''] = way.barcodes
  await takeIn(way, way.barcodes)
  await assert.rejects(end(way.number, {}), refused('RETURN_NOT_ALLOWED'), 'nobody has decided yet')
  await refund(way.number)
  const waiting = async () =>
    (await database.read((work) => readReturnDesk(work, { stage: 'goods', q: '' }), { who: support })).map(
      (row) => row.number,
    )
  assert.deepEqual(await waiting(), [way.number])
  assert.ok((await database.read(countReturns)).count >= 1)
  await assert.rejects(end(way.number, { how: 'sent_back', barcodes: [one] }), refused('RETURN_WHY_NEEDED'))
  await assert.rejects(end(way.number, { how: 'given_back' }), refused('RETURN_NOT_ALLOWED'))
  await assert.rejects(end(way.number, {}, cast.buyer), refused('FORBIDDEN'))
  await end(way.number, { how: 'sent_back', barcodes: [one], why: 'UPS 1Z999', photo: samplePhoto() })
  const both = await Promise.allSettled([
    end(way.number, { barcodes: [two] }),
    end(way.number, { how: 'disposed', why: 'broken', barcodes: [two] }),
  ])
  assert.deepEqual(both.map((made) => made.status).sort(), ['fulfilled', 'rejected'])
  await end(way.number, { how: 'disposed', why: 'broken beyond use' })
  await assert.rejects(end(way.number, {}), refused('RETURN_NOT_ALLOWED'))
  const { pieces } = await see(way.number)
  assert.deepEqual(
    [pieces[0]?.endedHow, pieces[0]?.kind, pieces[2]?.endedHow, pieces[2]?.kind],
    ['sent_back', 'store', 'disposed', 'disposed'],
  )
  assert.equal(pieces[2]?.barcode, three)
  assert.deepEqual(await waiting(), [])
  assert.deepEqual(await findGaps(database.db), [])
})

test('refused goods go back to their customer, and may be returned again', async () => {
  const way = await onItsWay()
  const [first = ''] = way.barcodes
  await takeIn(way, [first])
  await stage(support, (work) => rejectReturn(work, { number: way.number, note: 'It was worn' }))
  await assert.rejects(end(way.number, { how: 'disposed', why: 'worn' }), refused('RETURN_NOT_ALLOWED'))
  await end(way.number, { how: 'given_back' })
  const steps = await custody(way.itemId)
  assert.deepEqual(
    steps.slice(-2).map((step) => [step.act, step.kind]),
    [
      ['returned', 'desk'],
      ['handed_over', 'customer'],
    ],
  )
  const again = await returnSample(stage, cast, way.order, { reason: 'DAMAGED' })
  await stage(support, (work) => approveReturn(work, { number: again, note: '', isOurs: true }))
  await stage(cast.customer, (work) => chooseOffice(work, { number: again, office: 'cairo' }))
  const { code } = await see(again)
  await takeIn({ ...way, number: again, code: code ?? '' }, [first])
  assert.deepEqual(
    (await see(again)).pieces.map((piece) => [piece.barcode, piece.endedHow]),
    [[first, null]],
  )
  assert.deepEqual(await findGaps(database.db), [])
})

test('goods without labels are received too; no piece is in two returns, and no return is received without its pieces', async () => {
  const way = await onItsWay()
  await takeIn(way, [])
  const [held] = (await see(way.number)).pieces
  const again = await returnSample(stage, cast, way.order, { reason: 'DAMAGED' })
  await stage(support, (work) => approveReturn(work, { number: again, note: '', isOurs: true }))
  await stage(cast.customer, (work) => chooseOffice(work, { number: again, office: 'cairo' }))
  const { code } = await see(again)
  const other = { ...way, number: again, code: code ?? '' }
  await assert.rejects(takeIn(other, [held?.barcode ?? '']), refused('RETURN_PIECES_DIFFER'))
  await assert.rejects(
    stage(cast.desk, async (work) => {
      const { found } = await lockReturn(work, again)
      await moveReturn(work, found, { event: 'receive', facts: { condition: 'used' } })
    }),
    /without its pieces/,
  )
  await takeIn(other, [])
  const [free] = (await see(again)).pieces
  assert.notEqual(free?.barcode, held?.barcode)
  await assert.rejects(
    database.pool.query(
      `update return_pieces set taken_at = now() where return_id = (select id from returns where number = $1)`,
      [second],
    ),
    /said once|permission denied/,
  )
  assert.deepEqual(await findGaps(database.db), [])
})

test('of an item that was accepted with units missing, only the arrived ones can be returned, each for its part of the final price', async () => {
  const order = await orderAt(stage, cast, 'received_at_warehouse', [sampleItem({ quantity: 2 })])
  const { items } = await stage(cast.customer, (work) => findOrder(work, { id: order.id }))
  const itemIds = items.map((item) => item.id)
  const [itemId = ''] = itemIds
  const { number } = await openSample(stage, cast.warehouse, itemId, 'short')
  const options = [{ kind: 'accept', missing: 1 }, { kind: 'refund' }] as const
  const { isSent } = await proposeSample(stage, support, number, { options })
  if (!isSent) await stage(second, (work) => approveProposal(work, { key: newId(), number, round: 1 }))
  const choice = { key: newId(), number, kind: 'accept', round: 1 } as const
  const { backMinor } = await stage(cast.customer, (work) => chooseOption(work, choice))
  await database.write((work) => settleMissing(work, { itemId, number }))
  await handOverSample(stage, cast, order)
  const asked = { number: order.number, itemIds }
  await assert.rejects(returnSample(stage, cast, asked, { quantity: 2 }), refused('RETURN_TOO_MANY'))
  const back = await see(await returnSample(stage, cast, asked, { reason: 'DAMAGED' }))
  assert.ok(backMinor > 0n)
  assert.equal(back.grossMinor, order.dueMinor - backMinor)
  assert.deepEqual([back.items[0]?.quantity, back.items[0]?.of], [1, 1])
  assert.deepEqual(await findGaps(database.db, { itemId, now: new Date() }), [])
})
