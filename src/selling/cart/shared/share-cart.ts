import type { Visit } from '#platform/http/visit.ts'
import { limitRate } from '#platform/work/limit-rate.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { no } from '#selling/cart/cart.refusals.ts'
import type { CartItem } from '#selling/cart/cart-item.ts'
import { readVisitCart } from '#selling/cart/page/visit-cart.ts'
import { ofOwner, readOwnShared, sharedLimit } from './read-shared.ts'
import { newShareOwner, newToken, type ShareOwner, shareOwner } from './share-owner.ts'
import { packGoods } from './shared-goods.ts'

/**
 * Makes a link to the goods of the visitor's cart as they are now; the same goods keep their link. Refuses
 * `NOTHING_TO_SHARE` for an empty cart and `SHARED_CARTS_FULL` beyond ten live links.
 */
export async function shareCart(
  visit: Visit,
): Promise<{ readonly token: string; readonly cookies: readonly string[] }> {
  await visit.write((work) => limitRate(work, `share-cart:${visit.who.id ?? visit.network}`, 20, 3600))
  const { owner, cookies } = newShareOwner(visit)
  const token = await visit.write(async (work) => shareGoods(work, owner, (await readVisitCart(work, visit)).items))
  return { token, cookies }
}

/** Stores these goods under a new link of this owner, or finds the link that has them. */
async function shareGoods(work: Work, owner: ShareOwner, items: readonly CartItem[]): Promise<string> {
  if (items.length === 0) throw no.NOTHING_TO_SHARE()
  const goods = packGoods(items)
  const own = await readOwnShared(work, owner)
  const same = own.find((one) => packGoods(one.goods.map((item) => ({ ...unknown, ...item }))) === goods)
  if (same) return same.token
  if (own.length >= sharedLimit) throw no.SHARED_CARTS_FULL({ limit: sharedLimit })
  const token = newToken()
  await work.db
    .insertInto('shared_carts')
    .values({
      token,
      site: work.site,
      customer_id: owner.customerId,
      browser_key: owner.browserKey,
      goods,
      at: work.now,
    })
    .execute()
  return token
}

// What is not shared of an item.
const unknown = { id: '', version: 0, canonicalUrl: '', store: '' }

/** Ends a link at once, for its owner alone; anybody else's is unknown. */
export async function endShared(visit: Visit, token: string): Promise<void> {
  const owner = shareOwner(visit)
  await visit.write(async (work) => {
    const { numDeletedRows } = await work.db
      .deleteFrom('shared_carts')
      .where('token', '=', token)
      .where(ofOwner(owner))
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw platformNo.NOT_FOUND()
  })
}
