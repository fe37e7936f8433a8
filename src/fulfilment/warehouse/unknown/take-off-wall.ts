import { audit } from '#people/access/audit.ts'
import type { Work } from '#platform/work/work.ts'
import { givePictures } from './lock-parcel.ts'

type Scanned = {
  readonly itemId: string
  readonly trackingNumber: string
  readonly place: string
  readonly customerId: string
}

/**
 * The seller reported it after it was recorded: a parcel that is received by its number leaves the list of unknown
 * ones. Returns its pictures.
 */
export async function takeOffWall(work: Work, scanned: Scanned): Promise<readonly string[]> {
  const { itemId, trackingNumber, place, customerId } = scanned
  const parcels = await work.db
    .selectFrom('unknown_parcels')
    .select('id')
    .where('tracking_number', '=', trackingNumber)
    .where('place', '=', place)
    .where('site', '=', work.site)
    .where('resolved_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  const pictures: string[] = []
  for (const { id } of parcels) {
    await work.db
      .updateTable('unknown_parcels')
      .set({
        resolved_at: work.now,
        ended_as: 'scanned',
        item_id: itemId,
        claimed_by: work.who.id ?? '',
        why: 'scanned',
      })
      .where('id', '=', id)
      .execute()
    const [before, after] = [{ item: null }, { item: itemId, as: 'scanned' }]
    await audit(work, { action: 'parcel.claim', subject: `parcel:${id}`, before, after })
    pictures.push(...(await givePictures(work, id, customerId)))
  }
  return pictures
}
