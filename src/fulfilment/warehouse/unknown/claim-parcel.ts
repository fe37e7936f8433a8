import { sellerShipped } from '#fulfilment/purchasing/seller-shipped.ts'
import { type Receipt, receiveItem } from '#fulfilment/warehouse/receive-item.ts'
import { questionsFor } from '#fulfilment/warehouse/receiving/intake-questions.ts'
import { no } from '#fulfilment/warehouse/warehouse.refusals.ts'
import { audit } from '#people/access/audit.ts'
import { once } from '#platform/work/once.ts'
import type { Work } from '#platform/work/work.ts'
import { lockOrderOfItem, type OrderItem } from '#selling/orders/items/lock-order.ts'
import type { Weighed } from '#selling/orders/money/weigh-item.ts'
import { givePictures, lockParcel } from './lock-parcel.ts'

/** The questions at receiving are asked as usual; an empty note is replaced by the parcel's own. */
export type Claim = Pick<Receipt, 'itemId' | 'unitGrams' | 'units' | 'answers'> & {
  readonly condition?: Receipt['condition']
  readonly note?: string
  readonly parcelId: string
  /** How the owner is known; stored with the parcel for good, with the person. */
  readonly why: string
  readonly key: string
}

/**
 * An unknown parcel turns out to be a bought item: it is received for it, with the parcel's number and pictures, even
 * if its seller never reported it as sent.
 */
export async function claimParcel(work: Work, claim: Claim): Promise<Weighed> {
  return once(work, claim.key, claim, async () => {
    const { parcelId, itemId, unitGrams, units, why, answers = {}, condition = 'good', note } = claim
    const order = await lockOrderOfItem(work, itemId)
    const parcel = await lockParcel(work, parcelId)
    const item = order.items.find((one) => one.id === itemId)
    if (item?.country !== parcel.place) throw no.NOT_CLAIMABLE({ path: 'itemId' })
    refuseUnasked(item, claim)
    const trackingNumber = parcel.tracking_number
    if (item.state === 'purchased') await sellerShipped(work, { itemIds: [itemId], carrier: '-', trackingNumber })
    else if (item.state !== 'shipped_from_seller') throw no.NOT_CLAIMABLE({ path: 'itemId' })
    const fileIds = await givePictures(work, parcelId, order.customer_id)
    const receipt = { itemId, trackingNumber, unitGrams, note: note || parcel.note, condition, answers, photo: null }
    const counted = { ...receipt, ...(units !== undefined && { units }) }
    const weighed = await receiveItem(work, { ...counted, fileIds, isOffTheWall: true })
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

// No unit is received without its questions: an unreported battery would be shipped as if there were none.
function refuseUnasked(item: OrderItem, { units, answers = {} }: Claim): void {
  const open = questionsFor(item).find((question) => answers[question] === undefined)
  if (open) throw no.ANSWER_NEEDED({ path: `answer-${open}` })
  if (units === undefined && item.quantity > 1) throw no.COUNT_NEEDED({ path: 'units' })
}
