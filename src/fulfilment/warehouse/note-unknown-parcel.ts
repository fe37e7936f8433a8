import { normalTracking } from '#fulfilment/purchasing/seller-shipped.ts'
import { audit } from '#people/access/audit.ts'
import { mayActAt } from '#people/access/permissions.ts'
import { type KeptUpload, recordUpload } from '#platform/files/uploads.ts'
import { newId } from '#platform/work/id.ts'
import type { Work } from '#platform/work/work.ts'
import { no } from './warehouse.refusals.ts'

export type UnknownParcel = {
  readonly place: string
  readonly trackingNumber: string
  readonly note: string
  readonly grams?: number | null
  readonly photo: KeptUpload | null
  readonly morePhotos?: readonly KeptUpload[]
}

/** Records an unexpected parcel with its pictures until its owner is found. */
export async function noteUnknownParcel(work: Work, parcel: UnknownParcel): Promise<{ readonly id: string }> {
  const id = newId()
  if (!mayActAt(work.who, parcel.place)) throw no.OTHER_PLACE({ place: parcel.place })
  const photos: string[] = []
  for (const photo of [parcel.photo ?? [], parcel.morePhotos ?? []].flat())
    photos.push(await recordUpload(work, photo, null))
  await work.db
    .insertInto('unknown_parcels')
    .values({
      id,
      site: work.site,
      place: parcel.place,
      tracking_number: normalTracking(parcel.trackingNumber),
      note: parcel.note,
      grams: parcel.grams ?? null,
      photo_id: photos[0] ?? null,
      received_by: work.who.id ?? '',
      received_at: work.now,
    })
    .execute()
  if (photos.length > 0)
    await work.db
      .insertInto('unknown_parcel_photos')
      .values(photos.map((fileId, place) => ({ parcel_id: id, file_id: fileId, place })))
      .execute()
  await audit(work, { action: 'parcel.unknown', subject: `parcel:${id}`, after: parcel.trackingNumber })
  return { id }
}
