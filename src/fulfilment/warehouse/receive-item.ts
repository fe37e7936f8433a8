import { learnFacts } from '#catalog/estimates/settled/learn-facts.ts'
import { makePieces } from '#fulfilment/custody/make-pieces.ts'
import { countArrival } from '#fulfilment/purchasing/arrive-part.ts'
import { normalTracking } from '#fulfilment/purchasing/seller-shipped.ts'
import { audit } from '#people/access/audit.ts'
import { mayActAt } from '#people/access/permissions.ts'
import { type KeptUpload, recordUpload } from '#platform/files/uploads.ts'
import type { Work } from '#platform/work/work.ts'
import type { receivedKinds } from '#selling/orders/discrepancies/discrepancy-kinds.ts'
import { noteReceived } from '#selling/orders/discrepancies/open-discrepancy.ts'
import { countMissing } from '#selling/orders/discrepancies/taken-short.ts'
import { lockOrderOfItem, type OrderItem } from '#selling/orders/items/lock-order.ts'
import { moveItems } from '#selling/orders/items/move-item.ts'
import { type Weighed, weighItem } from '#selling/orders/money/weigh-item.ts'
import { findingOf, type IntakeAnswers } from './receiving/intake-questions.ts'
import { takeOffWall } from './unknown/take-off-wall.ts'
import { no } from './warehouse.refusals.ts'

export type Receipt = {
  readonly itemId: string
  readonly trackingNumber: string
  /** The weight of one unit on the scale. */
  readonly unitGrams: number
  readonly condition: 'good' | (typeof receivedKinds)[number]
  /** The counted units that arrived; by default as many as were bought. */
  readonly units?: number
  readonly note: string
  readonly answers?: IntakeAnswers
  /** Stored before the transaction (`keepUpload`). */
  readonly photo: KeptUpload | null
  readonly morePhotos?: readonly KeptUpload[]
  /** Pictures that are recorded already. */
  readonly fileIds?: readonly string[]
  /** Its parcel was claimed from the list of unknown ones, so other unknown parcels are not affected. */
  readonly isOffTheWall?: boolean
}

/**
 * Receives goods that are on our scale: their real weight is settled at once as money due or refunded, and problems are
 * recorded, so that they are not packed before these are resolved.
 */
export async function receiveItem(work: Work, receipt: Receipt): Promise<Weighed> {
  const { itemId, unitGrams, note, answers = {} } = receipt
  if (!Number.isSafeInteger(unitGrams) || unitGrams <= 0) throw no.WEIGHT_NEEDED({ path: 'unitGrams' })
  const order = await lockOrderOfItem(work, itemId)
  const item = order.items.find((one) => one.id === itemId)
  const place = item?.country ?? ''
  if (!mayActAt(work.who, place)) throw no.OTHER_PLACE({ place })
  // Units that the customer gave up before are not expected any more.
  const awaited = (item?.quantity ?? 1) - (await countMissing(work, itemId))
  const units = countedUnits(receipt.units, awaited)
  // An explicit condition goes before the result of the answers.
  const found = findingOf(answers, { units, of: awaited })
  const condition = receipt.condition === 'good' ? (found ?? 'good') : receipt.condition
  const trackingNumber = normalTracking(receipt.trackingNumber)
  await refusePart(work, itemId, trackingNumber)
  const data = { tracking: trackingNumber, unitGrams, condition }
  const received = await moveItems(work, order, [{ itemId, event: 'receive', note, data }])
  const photos = [...(receipt.fileIds ?? [])]
  for (const photo of [receipt.photo ?? [], receipt.morePhotos ?? []].flat())
    photos.push(await recordUpload(work, photo, order.customer_id))
  const known = { itemId, trackingNumber, place, customerId: order.customer_id }
  if (!receipt.isOffTheWall) photos.push(...(await takeOffWall(work, known)))
  const photoId = photos[0] ?? null
  const facts = {
    place,
    tracking_number: trackingNumber,
    unit_grams: unitGrams,
    condition,
    note,
    photo_id: photoId,
    received_by: work.who.id ?? '',
    received_at: work.now,
    answers: JSON.stringify(answers),
    has_battery: answers.battery === 'yes',
    has_liquid: answers.liquid === 'yes',
  }
  // Goods that were bought again replace the first ones; the history keeps how those arrived.
  await work.db
    .insertInto('received_items')
    .values({ item_id: itemId, ...facts })
    .onConflict((conflict) => conflict.column('item_id').doUpdateSet(facts))
    .execute()
  await makePieces(work, { itemId, units, place, grams: unitGrams, photos })
  const weighed = await weighItem(work, received, itemId, unitGrams)
  if (condition === 'good') await learnWeight(work, item, unitGrams)
  const items = received.items.map((one) => (one.id === itemId ? { ...one, real_grams: unitGrams } : one))
  const kind = condition === 'good' ? null : condition
  await noteReceived(work, { ...received, items }, { itemId, kind, note, photo: photoId ? { fileId: photoId } : null })
  const before = { state: item?.state ?? null, unitGrams: item?.real_grams ?? null }
  const after = { unitGrams, units, condition, answers, difference: weighed.differenceMinor.toString() }
  await audit(work, { action: 'item.receive', subject: `item:${itemId}`, before, after })
  return weighed
}

// Only the right goods in one piece say what such goods weigh.
async function learnWeight(work: Work, item: OrderItem | undefined, weightGrams: number): Promise<void> {
  if (!item || item.page === null) return
  const { page, store, title, id: itemId } = item
  await learnFacts(work, [{ page, store, title, itemId, category: null, weightGrams, knownBy: 'scale' }])
}

// More than was bought belongs to somebody else: the rest is recorded as its own parcel.
function countedUnits(units: number | undefined, bought: number): number {
  if (units === undefined) return bought
  if (!Number.isSafeInteger(units) || units < 1) throw no.COUNT_NEEDED({ path: 'units' })
  if (units > bought) throw no.MORE_THAN_BOUGHT({ path: 'units', bought })
  return units
}

// Units from their own parcel wait for the others: an item is weighed and packed once.
async function refusePart(work: Work, itemId: string, trackingNumber: string): Promise<void> {
  const { here, ofUnits, isOfParcel, isLast } = await countArrival(work, { itemId, trackingNumber })
  if (isOfParcel && !isLast) throw no.PARTS_ON_THE_WAY({ here, of: ofUnits })
}
