import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findGaps } from '#custody/find-gaps.ts'
import { findOrder } from '#orders/lock-order.ts'
import { type Stage, sampleCast, sampleItem } from '#orders/orders.samples.ts'
import { sampleStaff } from '#people/people.samples.ts'
import { newId } from '#platform/id.ts'
import { isRefusal } from '#platform/refusal.ts'
import { testDatabase } from '#platform/test-database.ts'
import { purchasedSample, shippedSample } from '#purchasing/purchasing.samples.ts'
import { noteUnknownParcel } from '#warehouse/note-unknown-parcel.ts'
import { receivingPhoto } from '#warehouse/receiving-photo.ts'
import { claimParcel } from './claim-parcel.ts'
import { likeness, matchParcel } from './match-parcel.ts'
import { readUnknown, readUnknownParcel } from './read-unknown.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
const cast = await database.write(sampleCast)
const refused = (code: string) => (error: unknown) => isRefusal(error) && error.code === code
const photo = () => ({ id: newId(), path: `xx/${newId()}`, bytes: 1, purpose: receivingPhoto })

const note = (given: { note: string; trackingNumber: string; grams?: number }) =>
  stage(cast.warehouse, (work) =>
    noteUnknownParcel(work, { place: 'US', photo: photo(), morePhotos: [photo(), photo()], ...given }),
  )

async function bought(title: string): Promise<{ number: string; itemId: string }> {
  const { number } = await purchasedSample(stage, cast, [sampleItem({ title })])
  const { items } = await database.read((work) => findOrder(work, { number }))
  return { number, itemId: items[0]?.id ?? '' }
}

test('an unknown parcel stands on the wall with its pictures, and words of its label find the item it is', async () => {
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

test('words are alike where a letter slipped, in either script', () => {
  assert.equal(likeness('phillips lamp', 'Philips Lamp'), 1)
  assert.equal(likeness('سماعات أنكر', 'سماعات انكر لاسلكية'), 1)
  assert.equal(likeness('kettle', 'Philips Lamp'), 0)
})

test('whose it is is said once: received on the item with its pictures, and kept for good with who said so', async () => {
  const { number, itemId } = await bought('Moulinex Blender')
  const { id: parcelId } = await note({ note: 'blender', trackingNumber: 'QX1234567' })
  const claim = { parcelId, itemId, unitGrams: 800, why: 'the invoice inside names it' }
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
  const done = await database.read((work) => readUnknown(work, { isClaimed: true }))
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

test('what its seller told of is claimed too; what was received already is not', async () => {
  const { number, itemId } = await bought('Tefal Pan')
  await shippedSample(stage, cast, number)
  const { id: parcelId } = await note({ note: 'pan', trackingNumber: 'PAN-1' })
  const claim = { parcelId, itemId, unitGrams: 700, why: 'the only pan' }
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
