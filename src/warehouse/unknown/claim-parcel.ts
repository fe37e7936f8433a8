import { sql } from 'kysely'
import { lockOrderOfItem } from '#orders/lock-order.ts'
import type { Weighed } from '#orders/weigh-item.ts'
import { audit } from '#people/audit.ts'
import { mayActAt } from '#people/permissions.ts'
import { once } from '#platform/once.ts'
import { no as platformNo } from '#platform/refusal.ts'
import { giveUploads } from '#platform/uploads.ts'
import type { Work } from '#platform/work.ts'
import { sellerShipped } from '#purchasing/seller-shipped.ts'
import { type Receipt, receiveItem } from '#warehouse/receive-item.ts'
import { no } from '#warehouse/warehouse.refusals.ts'

export type Claim = Pick<Receipt, 'itemId' | 'unitGrams' | 'units'> & {
  readonly parcelId: string
  /** How it is known whose it is; kept with the parcel for good, and with who said so. */
  readonly why: string
  readonly key: string
}

/**
 * An unknown parcel turns out to be an item that was bought: it is received on it, with the parcel's number and pictures,
 * also where its seller never told that it was on its way.
 */
export async function claimParcel(work: Work, claim: Claim): Promise<Weighed> {
  return once(work, claim.key, claim, async () => {
    const { parcelId, itemId, unitGrams, units, why } = claim
    const order = await lockOrderOfItem(work, itemId)
    const parcel = await lockParcel(work, parcelId)
    const item = order.items.find((one) => one.id === itemId)
    if (item?.country !== parcel.place) throw no.NOT_CLAIMABLE({ path: 'itemId' })
    const trackingNumber = parcel.tracking_number
    if (item.state === 'purchased') await sellerShipped(work, { itemIds: [itemId], carrier: '-', trackingNumber })
    else if (item.state !== 'shipped_from_seller') throw no.NOT_CLAIMABLE({ path: 'itemId' })
    const fileIds = await giveToCustomer(work, parcelId, order.customer_id)
    const receipt = { itemId, trackingNumber, unitGrams, note: parcel.note, condition: 'good', photo: null } as const
    const weighed = await receiveItem(work, { ...receipt, ...(units !== undefined && { units }), fileIds })
    await work.db
      .updateTable('unknown_parcels')
      .set({ resolved_at: work.now, item_id: itemId, claimed_by: work.who.id ?? '', why })
      .where('id', '=', parcelId)
      .execute()
    const [before, after] = [{ item: null, itemState: item.state }, { item: itemId }]
    await audit(work, { action: 'parcel.claim', subject: `parcel:${parcelId}`, before, after, why })
    return weighed
  })
}

async function lockParcel(work: Work, id: string) {
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

// The pictures were the shop's alone while nobody knew whose the parcel was.
async function giveToCustomer(work: Work, parcelId: string, customerId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select file_id as id from unknown_parcel_photos
    where parcel_id = ${parcelId} order by place`.execute(work.db)
  const ids = rows.map((row) => row.id)
  await giveUploads(work, ids, customerId)
  return ids
}
