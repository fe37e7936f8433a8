import { no } from '#fulfilment/warehouse/warehouse.refusals.ts'
import { audit } from '#people/access/audit.ts'
import type { Work } from '#platform/work/work.ts'
import { lockParcel } from './lock-parcel.ts'
import type { ParcelEnd } from './parcel-ends.ts'

export type EndParcel = { readonly parcelId: string; readonly as: ParcelEnd; readonly why: string }

/**
 * Ends an unknown parcel without an owner: it leaves the list, and what happened to it is stored with the person and
 * the reason.
 */
export async function endParcel(work: Work, { parcelId, as, why }: EndParcel): Promise<void> {
  if (why.trim().length < 3) throw no.WHY_NEEDED({ path: 'why' })
  await lockParcel(work, parcelId)
  await work.db
    .updateTable('unknown_parcels')
    .set({ resolved_at: work.now, ended_as: as, ended_by: work.who.id ?? '', why: why.trim() })
    .where('id', '=', parcelId)
    .execute()
  const subject = `parcel:${parcelId}`
  await audit(work, { action: 'parcel.end', subject, before: { as: null }, after: { as }, why: why.trim() })
}
