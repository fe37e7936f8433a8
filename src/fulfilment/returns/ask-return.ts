import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import { type KeptUpload, recordUpload } from '#platform/files/uploads.ts'
import { announce } from '#platform/work/announce.ts'
import { newId } from '#platform/work/id.ts'
import { nextNumber } from '#platform/work/next-number.ts'
import { once } from '#platform/work/once.ts'
import type { Work } from '#platform/work/work.ts'
import { itemOf, lockOrderByNumber, type Order } from '#selling/orders/items/lock-order.ts'
import { readOrderMoney } from '#selling/orders/money/order-money.ts'
import { sites } from '#sites/sites.ts'
import { readReturnable } from './read-returnable.ts'
import { noteReturnStep } from './return-case.ts'
import { costReturn, type ReturnPart } from './return-costs.ts'
import { claimsFault, type ReturnReason } from './return-reasons.ts'
import { no } from './returns.refusals.ts'

export type ReturnWish = {
  readonly key: string
  /** The order's number. */
  readonly number: string
  readonly parts: readonly ReturnPart[]
  readonly reason: ReturnReason
  readonly note: string | null
  readonly photos: readonly KeptUpload[]
}

/** The customer asks to return goods that were handed over, within the days of the policy, with the reason. */
export async function askReturn(
  work: Work,
  { key, photos, ...wish }: ReturnWish,
): Promise<{ readonly number: string }> {
  const customerId = signedInCustomer(work)
  return once(work, key, wish, async () => {
    const order = await lockOrderByNumber(work, wish.number)
    await refuseUnreturnable(work, order, wish.parts)
    const isOurs = claimsFault(wish.reason)
    if (isOurs && photos.length === 0) throw no.RETURN_PHOTO_NEEDED({ path: 'photo' })
    if (isOurs && !wish.note) throw no.RETURN_NOTE_NEEDED({ path: 'note' })
    const cost = await costReturn(work, order, wish.parts, isOurs)
    if (cost.grossMinor <= 0n || (await readOrderMoney(work, order)).kept < cost.grossMinor) throw no.RETURN_NOT_PAID()
    const id = newId()
    const number = `RT${await nextNumber(work, 'returns', 7001)}`
    await work.db
      .insertInto('returns')
      .values({
        id,
        number,
        site: work.site,
        customer_id: customerId,
        order_id: order.id,
        state: 'requested',
        reason: wish.reason,
        note: wish.note,
        at: work.now,
        is_ours: isOurs,
        currency: sites[work.site].currency,
        gross_minor: cost.grossMinor,
        fee_minor: cost.feeMinor,
      })
      .execute()
    await work.db
      .insertInto('return_items')
      .values(
        cost.parts.map((part) => ({
          return_id: id,
          item_id: part.itemId,
          quantity: part.quantity,
          gross_minor: part.grossMinor,
          fee_minor: part.feeMinor,
          accounts: accountsJson(part.accounts),
        })),
      )
      .execute()
    for (const photo of photos) await addPhoto(work, id, photo, customerId)
    await noteReturnStep(work, id, { event: 'ask', from: null, to: 'requested', note: wish.note })
    await announce(work, 'return.moved', { number, orderId: order.id, event: 'ask', to: 'requested' })
    return { number }
  })
}

export function accountsJson(accounts: Readonly<Partial<Record<string, bigint>>>): string {
  return JSON.stringify(accounts, (_, value) => (typeof value === 'bigint' ? value.toString() : value))
}

/** A picture of the goods: visible to its customer and to staff who review returns. */
export async function addPhoto(work: Work, returnId: string, photo: KeptUpload, owner: string): Promise<string> {
  const fileId = await recordUpload(work, photo, owner)
  await work.db
    .insertInto('return_photos')
    .values({ return_id: returnId, file_id: fileId, by_staff: work.who.kind === 'staff', at: work.now })
    .execute()
  return fileId
}

async function refuseUnreturnable(work: Work, order: Order, parts: readonly ReturnPart[]): Promise<void> {
  if (parts.length === 0 || new Set(parts.map((part) => part.itemId)).size !== parts.length)
    throw no.RETURN_NOTHING({ path: 'items' })
  const returnable = await readReturnable(work, order)
  for (const { itemId, quantity } of parts) {
    itemOf(order, itemId)
    const found = returnable.find((item) => item.id === itemId)
    if (!found) throw no.RETURN_NOT_HANDED_OVER({ path: 'items' })
    if (found.until < work.now) throw no.RETURN_TOO_LATE({ path: 'items' })
    if (quantity < 1 || quantity > found.left)
      throw no.RETURN_TOO_MANY({ path: `quantity-${itemId}`, left: found.left })
  }
}
