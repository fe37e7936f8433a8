import { audit } from '#people/audit.ts'
import { newId } from '#platform/id.ts'
import { type KeptUpload, recordUpload } from '#platform/uploads.ts'
import type { Work } from '#platform/work.ts'
import { normalTracking } from '#purchasing/seller-shipped.ts'

export type UnknownParcel = {
  readonly place: string
  readonly trackingNumber: string
  readonly note: string
  readonly photo: KeptUpload | null
}

/** A parcel that nobody expects: written down with its picture until its owner is found. */
export async function noteUnknownParcel(work: Work, parcel: UnknownParcel): Promise<{ readonly id: string }> {
  const id = newId()
  const photoId = parcel.photo ? await recordUpload(work, parcel.photo, null) : null
  await work.db
    .insertInto('unknown_parcels')
    .values({
      id,
      site: work.site,
      place: parcel.place,
      tracking_number: normalTracking(parcel.trackingNumber),
      note: parcel.note,
      photo_id: photoId,
      received_by: work.who.id ?? '',
      received_at: work.now,
    })
    .execute()
  await audit(work, { action: 'parcel.unknown', subject: `parcel:${id}`, after: parcel.trackingNumber })
  return { id }
}
