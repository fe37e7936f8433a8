import { newId } from '#platform/work/id.ts'
import { isRefusal, type Refusal } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { findCoupon, readCoupons } from '#pricing/coupons/read-coupons.ts'
import { itemSpecs } from './adding/item-specs.ts'
import { completeItem } from './apply-change.ts'
import { no } from './cart.refusals.ts'
import type { Cart, ItemFields } from './cart-item.ts'
import { cartLimits } from './cart-limits.ts'
import { lockCart, readLists, toColumns, touchCart } from './change-cart.ts'
import { readCart } from './read-cart.ts'

export type GuestGoods = {
  readonly items: readonly ItemFields[]
  readonly saved?: readonly ItemFields[]
  readonly couponCode: string | null
}

/** A guest's item that was refused, by its index (those kept for later follow the others), and why. */
type NotTaken = { readonly place: number; readonly refusal: Refusal }
export type SyncedCart = { readonly cart: Cart; readonly notTaken: readonly NotTaken[] }

/**
 * Merges a guest's items into the customer's cart. The same goods on both sides stay one line with the larger quantity,
 * so that a second sync changes nothing; goods that either side has in the cart are in the cart, not kept for later.
 * Refused items are named with the reason and stay with the guest.
 */
export async function syncCart(work: Work, guest: GuestGoods): Promise<SyncedCart> {
  const cart = await lockCart(work)
  const lists = await readLists(work, cart.id)
  const known = new Map([...lists.items, ...lists.saved].map((item) => [itemSpecs(item), item]))
  const notTaken: NotTaken[] = []
  for (const [place, fields] of [...guest.items, ...(guest.saved ?? [])].entries()) {
    const isKept = place >= guest.items.length
    const read = await completeItem(work, fields).then((item) => ({ item }), refusedAs)
    if ('refusal' in read) {
      notTaken.push({ place, ...read })
      continue
    }
    const { item } = read
    const specs = itemSpecs(item)
    const own = known.get(specs)
    if (own) {
      if (item.quantity > own.quantity) await raiseQuantity(work, own.id, item.quantity)
      if (!isKept && lists.saved.includes(own)) await takeBack(work, own.id)
      continue
    }
    const limit = cartLimits(work).customer
    if (known.size >= limit) {
      notTaken.push({ place, refusal: no.CART_FULL({ limit }) })
      continue
    }
    const added = { ...item, id: newId(), version: 1 }
    known.set(specs, added)
    await work.db
      .insertInto('cart_items')
      .values({
        ...toColumns(item),
        id: added.id,
        cart_id: cart.id,
        added_at: work.now,
        saved_at: isKept ? work.now : null,
      })
      .execute()
  }
  await touchCart(work, cart, cart.couponCode ?? (await usableCode(work, guest.couponCode)))
  return { cart: await readCart(work), notTaken }
}

// Nothing was written for a refused item; a fault is thrown on.
function refusedAs(error: unknown): { readonly refusal: Refusal } {
  if (!isRefusal(error)) throw error
  return { refusal: error }
}

async function raiseQuantity(work: Work, itemId: string, quantity: number): Promise<void> {
  await work.db
    .updateTable('cart_items')
    .set(({ eb }) => ({ quantity, version: eb('version', '+', 1) }))
    .where('id', '=', itemId)
    .where('quantity', '<', quantity)
    .execute()
}

async function takeBack(work: Work, itemId: string): Promise<void> {
  await work.db
    .updateTable('cart_items')
    .set(({ eb }) => ({ saved_at: null, version: eb('version', '+', 1) }))
    .where('id', '=', itemId)
    .execute()
}

// A coupon that ended meanwhile is left behind silently: only the goods must not be lost.
async function usableCode(work: Work, code: string | null): Promise<string | null> {
  if (!code) return null
  const coupons = await readCoupons(work, { customerId: work.who.id, code })
  const coupon = findCoupon(coupons, code)
  return coupon && !coupon.terms.refusal ? coupon.code : null
}
