import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findGaps } from '#fulfilment/custody/gaps/find-gaps.ts'
import { noteUnknownParcel } from '#fulfilment/warehouse/note-unknown-parcel.ts'
import { unknownForm } from '#fulfilment/warehouse/receive-form.ts'
import { receiveItem } from '#fulfilment/warehouse/receive-item.ts'
import { receivingPhoto } from '#fulfilment/warehouse/receiving-photo.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { parseFields } from '#platform/http/forms/parse-form.ts'
import { newId } from '#platform/work/id.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { purchasedSample, shippedSample } from '#world/samples/fulfilment/purchasing.samples.ts'
import { sampleStaff } from '#world/samples/people/people.samples.ts'
import { type Stage, sampleCast, sampleItem } from '#world/samples/selling/orders.samples.ts'
import { claimParcel } from './claim-parcel.ts'
import { endParcel } from './end-parcel.ts'
import { likeness, matchParcel } from './match-parcel.ts'
import { readUnknown, readUnknownParcel } from './read-unknown.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
const cast = await database.write(sampleCast)
const refused = (code: string) => (error: unknown) => isRefusal(error) && error.code === code
const photo = () => ({ id: newId(), path: `xx/${newId()}`, bytes: 1, purpose: receivingPhoto })

const fine = { right: 'yes', whole: 'yes', battery: 'no', liquid: 'no', prohibited: 'no' } as const
const note = (given: { note: string; trackingNumber: string; grams?: number }) =>
  stage(cast.warehouse, (work) =>
    noteUnknownParcel(work, { place: 'US', photo: photo(), morePhotos: [photo(), photo()], ...given }),
  )

async function bought(title: string, quantity = 1): Promise<{ number: string; itemId: string }> {
  const { number } = await purchasedSample(stage, cast, [sampleItem({ title, quantity })])
  const { items } = await database.read((work) => findOrder(work, { number }))
  return { number, itemId: items[0]?.id ?? '' }
}

test('an unknown parcel is listed with its pictures, and words of its label find its item', async () => {
  const lamp = await bought('Philips Hue White Ambiance Lamp')
  await bought('Anker Soundcore Headphones')
  const { id } = await note({ note: 'phillips hue lamp, no name on it', trackingNumber: 'zz 900', grams: 300 })
  const wall = await database.read((work) => readUnknown(work))
  assert.deepEqual(
    wall.rows.map((row) => [row.id, row.photos.length, row.claimed]),
    [[id, 3, null]],
  )
  assert.equal((await database.read((work) => readUnknown(work, { q: 'zz900' }))).total, 1)
  assert.equal((await database.read((work) => readUnknown(work, { q: 'kettle' }))).total, 0)
  const parcel = await database.read((work) => readUnknownParcel(work, id))
  assert.ok(parcel)
  const [best, next] = await database.read((work) => matchParcel(work, parcel))
  assert.equal(best?.itemId, lamp.itemId)
  assert.ok((best?.score ?? 0) > (next?.score ?? 0) + 20)
  const { who } = await database.write((work) => sampleStaff(work, ['warehouse'], { places: ['CN'] }))
  assert.equal((await database.read((work) => readUnknown(work), { who })).total, 0)
})

test('words match with one wrong letter, in either script', () => {
  assert.equal(likeness('phillips lamp', 'Philips Lamp'), 1)
  assert.equal(likeness('سماعات أنكر', 'سماعات انكر لاسلكية'), 1)
  assert.equal(likeness('kettle', 'Philips Lamp'), 0)
})

test('the owner is recorded once: received for the item with its pictures, and stored for good with the person', async () => {
  const { number, itemId } = await bought('Moulinex Blender')
  const { id: parcelId } = await note({ note: 'blender', trackingNumber: 'QX1234567' })
  const claim = { parcelId, itemId, unitGrams: 800, answers: fine, why: 'the invoice inside names it' }
  const results = await Promise.allSettled(
    ['claim-first', 'claim-second'].map((key) => stage(cast.warehouse, (work) => claimParcel(work, { ...claim, key }))),
  )
  assert.deepEqual(results.map((one) => one.status).sort(), ['fulfilled', 'rejected'])
  const order = await database.read((work) => findOrder(work, { number }))
  assert.deepEqual(
    order.items.map((item) => item.state),
    ['received_at_warehouse'],
  )
  const pictures = await database.db
    .selectFrom('stored_files')
    .select('id')
    .where('owner_id', '=', cast.customer.id)
    .execute()
  assert.equal(pictures.length, 3, 'the customer sees them from now on')
  const done = await database.read((work) => readUnknown(work, { isSettled: true }))
  assert.deepEqual(
    done.rows.map((row) => [row.id, row.claimed?.label, row.claimed?.why]),
    [[parcelId, `${number}-1`, claim.why]],
  )
  await assert.rejects(
    database.db.updateTable('unknown_parcels').set({ why: 'else' }).where('id', '=', parcelId).execute(),
    /stays as it is/,
  )
  assert.deepEqual(await findGaps(database.db), [])
  const again = await bought('Another Blender')
  const wish = { ...claim, itemId: again.itemId, key: 'claim-third' }
  await assert.rejects(
    stage(cast.warehouse, (work) => claimParcel(work, wish)),
    refused('PARCEL_CLAIMED'),
  )
})

test('a parcel that its seller reported can be claimed too; a received one cannot', async () => {
  const { number, itemId } = await bought('Tefal Pan')
  await shippedSample(stage, cast, number)
  const { id: parcelId } = await note({ note: 'pan', trackingNumber: 'PAN-1' })
  const claim = { parcelId, itemId, unitGrams: 700, answers: fine, why: 'the only pan' }
  const once = await Promise.all(
    Array.from({ length: 10 }, () =>
      stage(cast.warehouse, (work) => claimParcel(work, { ...claim, key: 'claim-pan-1' })),
    ),
  )
  assert.equal(new Set(once.map((weighed) => JSON.stringify(weighed, (_, value) => `${value}`))).size, 1)
  const due = await database.db.selectFrom('order_dues').select('id').where('item_id', '=', itemId).execute()
  assert.equal(due.length, 1, 'ten presses under one key are one difference of weight')
  const { id: second } = await note({ note: 'pan again', trackingNumber: 'PAN-2' })
  const wish = { ...claim, parcelId: second, key: 'claim-pan-2' }
  await assert.rejects(
    stage(cast.warehouse, (work) => claimParcel(work, wish)),
    refused('NOT_CLAIMABLE'),
  )
})

test('a claimed parcel gets the usual questions: a battery is recorded, units are counted, nothing is received without them', async () => {
  const { number, itemId } = await bought('Cordless Drill', 3)
  const { id: parcelId } = await note({ note: 'drills', trackingNumber: 'DRILL-1', grams: 3_000 })
  const claim = (given: Partial<Parameters<typeof claimParcel>[1]>) =>
    stage(cast.warehouse, (work) =>
      claimParcel(work, { parcelId, itemId, unitGrams: 1_000, why: 'the only drills', key: newId(), ...given }),
    )
  const asks = (path: string) => (error: unknown) => isRefusal(error) && error.facts.path === path
  await assert.rejects(claim({ units: 3 }), asks('answer-right'))
  await assert.rejects(claim({ units: 3, answers: { right: 'yes', whole: 'yes' } }), asks('answer-battery'))
  await assert.rejects(claim({ answers: fine }), asks('units'))
  await claim({ units: 3, answers: { ...fine, battery: 'yes' } })
  const received = await database.db
    .selectFrom('received_items')
    .select(['has_battery', 'condition'])
    .where('item_id', '=', itemId)
    .executeTakeFirstOrThrow()
  assert.deepEqual(received, { has_battery: true, condition: 'good' })
  const { items } = await database.read((work) => findOrder(work, { number }))
  assert.equal(items[0]?.discrepancy, null, 'all three came')
})

test('a claim that finds the wrong item opens its case', async () => {
  const { number, itemId } = await bought('Red Scarf')
  const { id: parcelId } = await note({ note: 'a blue one', trackingNumber: 'SCARF-1' })
  const claim = { parcelId, itemId, unitGrams: 200, why: 'its invoice', answers: { ...fine, right: 'no' } as const }
  await stage(cast.warehouse, (work) => claimParcel(work, { ...claim, key: newId() }))
  const { items } = await database.read((work) => findOrder(work, { number }))
  assert.equal(items[0]?.discrepancy, 'wrong')
})

test('a parcel that belongs to nobody here ends once, with what happened to it, the person and the reason', async () => {
  const { itemId } = await bought('Green Lamp')
  const { id: parcelId } = await note({ note: 'for another shop', trackingNumber: 'OTHER-1' })
  const end = (why: string) => stage(cast.warehouse, (work) => endParcel(work, { parcelId, as: 'sent_back', why }))
  await assert.rejects(end(' '), refused('WHY_NEEDED'))
  const elsewhere = (await database.write((work) => sampleStaff(work, ['warehouse'], { places: ['CN'] }))).who
  await assert.rejects(
    stage(elsewhere, (work) => endParcel(work, { parcelId, as: 'disposed', why: 'not mine' })),
    refused('OTHER_PLACE'),
  )
  const tries = await Promise.allSettled([end('the carrier took it'), end('the carrier took it')])
  assert.deepEqual(tries.map((one) => one.status).sort(), ['fulfilled', 'rejected'])
  const kept = await database.read((work) => readUnknownParcel(work, parcelId))
  assert.deepEqual([kept?.claimed, kept?.ended?.as, kept?.ended?.why], [null, 'sent_back', 'the carrier took it'])
  assert.equal((await database.read((work) => readUnknown(work, { q: 'OTHER-1' }))).total, 0)
  const claim = { parcelId, itemId, unitGrams: 200, why: 'mine', answers: fine, key: newId() }
  await assert.rejects(
    stage(cast.warehouse, (work) => claimParcel(work, claim)),
    refused('PARCEL_CLAIMED'),
  )
})

test('an unknown parcel whose number is received by a scan leaves the list with its item, and its pictures go along', async () => {
  const { number, itemId } = await bought('Yellow Kettle')
  const trackingNumber = await shippedSample(stage, cast, number)
  const { id } = await note({ note: 'kettle', trackingNumber })
  const other = await note({ note: 'another one', trackingNumber: 'STAYS-1' })
  const receipt = { itemId, trackingNumber, unitGrams: 700, condition: 'good', note: '', photo: null } as const
  await stage(cast.warehouse, (work) => receiveItem(work, receipt))
  const kept = await database.read((work) => readUnknownParcel(work, id))
  assert.deepEqual([kept?.claimed?.label, kept?.claimed?.isScanned, kept?.ended], [`${number}-1`, true, null])
  assert.equal((await database.read((work) => readUnknownParcel(work, other.id)))?.claimed, null)
  const { owner_id: owner } = await database.db
    .selectFrom('stored_files')
    .select('owner_id')
    .where('id', '=', kept?.photos[0] ?? '')
    .executeTakeFirstOrThrow()
  assert.equal(owner, cast.customer.id)
})

test("the parcel's own number, or that of its order, finds its item first", async () => {
  const [told, named] = [await bought('Grey Sofa Cover'), await bought('Grey Sofa Cover')]
  const trackingNumber = await shippedSample(stage, cast, told.number)
  const best = async (sought: { trackingNumber: string; note: string }, q = '') =>
    (await database.read((work) => matchParcel(work, { place: 'US', grams: null, ...sought }, q)))[0]
  const exact = await best({ trackingNumber, note: 'no word of it fits' })
  assert.deepEqual([exact?.itemId, exact?.score], [told.itemId, 100])
  const byOrder = await best({ trackingNumber: 'NONE', note: 'soft, grey, big, from a store, torn' }, named.number)
  assert.equal(byOrder?.itemId, named.itemId)
  assert.ok((byOrder?.score ?? 0) >= 80)
})

test('an unexpected parcel is recorded at a place only if somebody says so', () => {
  const form = new FormData()
  form.set('note', 'a box of shoes')
  for (const place of [undefined, '']) {
    if (place !== undefined) form.set('place', place)
    const unsaid = parseFields(form, unknownForm, 'en')
    assert.deepEqual(!unsaid.ok && unsaid.errors, { place: 'Choose the warehouse the parcel came to' })
  }
  form.set('place', 'US')
  assert.equal(parseFields(form, unknownForm, 'en').ok, true)
})
