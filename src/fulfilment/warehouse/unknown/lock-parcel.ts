import { sql } from 'kysely'
import { no } from '#fulfilment/warehouse/warehouse.refusals.ts'
import { mayActAt } from '#people/access/permissions.ts'
import { giveUploads } from '#platform/files/uploads.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'

/** A parcel of the list, locked; refuses one that is settled. */
export async function lockParcel(work: Work, id: string) {
  const parcel = await work.db
    .selectFrom('unknown_parcels')
    .selectAll()
    .where('id', '=', id)
    .where('site', '=', work.site)
    .forUpdate()
    .executeTakeFirst()
  if (!parcel) throw platformNo.NOT_FOUND()
  if (!mayActAt(work.who, parcel.place)) throw no.OTHER_PLACE({ place: parcel.place })
  if (parcel.resolved_at !== null) throw no.PARCEL_CLAIMED()
  return parcel
}

/** The pictures were visible only to staff while the owner was unknown. */
export async function givePictures(work: Work, parcelId: string, customerId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select file_id as id from unknown_parcel_photos
    where parcel_id = ${parcelId} order by place`.execute(work.db)
  const ids = rows.map((row) => row.id)
  await giveUploads(work, ids, customerId)
  return ids
}
