import type { Insertable, Selectable } from 'kysely'
import { knownFacts } from '#catalog/estimates/estimated-facts.ts'
import type { Visit } from '#platform/http/visit.ts'
import { isCurrency } from '#platform/values/amounts/money.ts'
import type { CartItems } from '#platform/work/database.gen.ts'
import { newId } from '#platform/work/id.ts'
import { limitRate } from '#platform/work/limit-rate.ts'
import { once } from '#platform/work/once.ts'
import { no } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { itemSpecs } from './adding/item-specs.ts'
import { applyChange, type CartChange, customerRules, guestRules } from './apply-change.ts'
import { readCartCookies, writeCartCookies } from './cart-cookie.ts'
import type { Cart, CartItem, ItemFields, NewItem } from './cart-item.ts'
import { cartSigner } from './cart-signer.ts'
import { readGuestCart, toKeptCart } from './read-guest-cart.ts'
import { isTold, tellChange } from './tell-change.ts'

/** Changes the visitor's cart, wherever it is stored; returns the cookies to set, none for a customer. */
export async function changeCart(visit: Visit, change: CartChange): Promise<readonly string[]> {
  if (change.kind === 'applyCoupon' || change.kind === 'bringCoupon') {
    await visit.write((work) => limitRate(work, `coupon:${visit.who.id ?? visit.network}`, 20, 60))
  }
  if (visit.who.kind === 'customer') {
    await visit.write(async (work) => {
      if (change.kind === 'add' && change.key !== undefined)
        await once(work, change.key, change.fields, async () => (await addItem(work, change.fields)).id)
      else await changeStoredCart(work, change)
    })
    return []
  }
  const door = isTold(change) ? visit.write : visit.read
  return door(async (work) => {
    const signer = visit.ports.get(cartSigner)
    const cart = await readGuestCart(work, readCartCookies(signer, visit.cookies))
    const changed = await applyChange(work, cart, change, guestRules(work))
    await tellChange(work, change, changed)
    return writeCartCookies(signer, await toKeptCart(work, changed), visit.origin.startsWith('https:'))
  })
}

/** Changes the customer's own cart under its lock, and answers it as it is then; items of anybody else are unknown here. */
export function changeStoredCart(work: Work, change: CartChange): Promise<Cart> {
  return rewriteStoredCart(work, async (cart) => {
    const changed = await applyChange(work, cart, change, customerRules(work))
    await tellChange(work, change, changed)
    return changed
  })
}

/** Replaces the customer's own cart, locked, by what `act` makes of it. */
export async function rewriteStoredCart(work: Work, act: (cart: Cart) => Promise<Cart>): Promise<Cart> {
  const locked = await lockCart(work)
  const { id, couponCode, version } = locked
  const before = { ...(await readLists(work, id)), couponCode, version }
  const after = await act(before)
  if (after !== before) await save(work, locked, before, after)
  return after
}

type ItemColumns = Omit<Insertable<CartItems>, 'id' | 'cart_id' | 'added_at' | 'saved_at' | 'version'>

/** An item as the columns of its row. */
export function toColumns(item: NewItem): ItemColumns {
  return {
    reading_id: item.readingId,
    url: item.url,
    canonical_url: item.canonicalUrl,
    title: item.title,
    image: item.image,
    store: item.store,
    country: item.country,
    category: item.category,
    color: item.color,
    size: item.size,
    style: item.style,
    quantity: item.quantity,
    weight_grams: item.weightGrams,
    price_minor: item.price,
    domestic_shipping_minor: item.domesticShipping,
    currency: item.currency,
    notes: item.notes,
    estimated: [...item.estimated],
    specs: itemSpecs(item),
  }
}

/** The items of a cart in the order they were added, and those kept for later, the latest kept first. */
export async function readLists(work: Work, cartId: string): Promise<Pick<Cart, 'items' | 'saved'>> {
  const rows = await work.db
    .selectFrom('cart_items')
    .selectAll()
    .where('cart_id', '=', cartId)
    .orderBy('saved_at', 'desc')
    .orderBy('place')
    .execute()
  const { items = [], saved = [] } = Object.groupBy(rows, (row) => (row.saved_at === null ? 'items' : 'saved'))
  return { items: items.map(toItem), saved: saved.map(toItem) }
}

/** The items that are ordered with a cart. */
export async function readItems(work: Work, cartId: string): Promise<readonly CartItem[]> {
  return (await readLists(work, cartId)).items
}

/** The item of a row. */
export function toItem(row: Selectable<CartItems>): CartItem {
  if (!isCurrency(row.currency)) throw new Error(`cart item ${row.id} is in an unknown currency`)
  return {
    id: row.id,
    version: row.version,
    readingId: row.reading_id,
    url: row.url,
    canonicalUrl: row.canonical_url,
    title: row.title,
    image: row.image,
    store: row.store,
    country: row.country,
    category: row.category,
    color: row.color,
    size: row.size,
    style: row.style,
    quantity: row.quantity,
    weightGrams: row.weight_grams,
    price: row.price_minor,
    domesticShipping: row.domestic_shipping_minor,
    currency: row.currency,
    notes: row.notes,
    estimated: knownFacts(row.estimated),
  }
}

type LockedCart = { readonly id: string; readonly couponCode: string | null; readonly version: number }

/** The customer's cart on this site, made where there is none, locked so that changes from two tabs follow each other. */
export async function lockCart(work: Work): Promise<LockedCart> {
  if (work.who.kind !== 'customer') throw no.INVALID_TOKEN()
  const customerId = work.who.id
  const known = await findAndLock(work, customerId)
  if (known) return known
  await work.db
    .insertInto('carts')
    .values({ id: newId(), site: work.site, customer_id: customerId, updated_at: work.now })
    .onConflict((conflict) => conflict.columns(['site', 'customer_id']).doNothing())
    .execute()
  const made = await findAndLock(work, customerId)
  if (!made) throw new Error(`No cart could be made for ${customerId}`)
  return made
}

function findAndLock(work: Work, customerId: string): Promise<LockedCart | undefined> {
  return work.db
    .selectFrom('carts')
    .select(['id', 'coupon_code as couponCode', 'version'])
    .where('site', '=', work.site)
    .where('customer_id', '=', customerId)
    .forUpdate()
    .executeTakeFirst()
}

/** Marks a locked cart as changed. */
export async function touchCart(work: Work, cart: LockedCart, couponCode = cart.couponCode): Promise<void> {
  await work.db
    .updateTable('carts')
    .set({ version: cart.version + 1, updated_at: work.now, coupon_code: couponCode })
    .where('id', '=', cart.id)
    .execute()
}

/** Adds a product to the customer's cart, and answers its item. */
export async function addItem(work: Work, fields: ItemFields): Promise<CartItem> {
  const { items } = await changeStoredCart(work, { kind: 'add', fields })
  const added = items.at(-1)
  if (!added) throw new Error('an item was added to a cart that has none')
  return added
}

async function save(work: Work, locked: LockedCart, before: Cart, after: Cart): Promise<void> {
  const known = [...before.items, ...before.saved]
  const wanted = [...after.items, ...after.saved]
  for (const item of wanted) {
    if (known.includes(item)) continue
    const { id, version } = item
    const isKept = after.saved.includes(item)
    const columns = { ...toColumns(item), version }
    if (known.every((one) => one.id !== id)) {
      const row = { ...columns, id, cart_id: locked.id, added_at: work.now, saved_at: isKept ? work.now : null }
      await work.db.insertInto('cart_items').values(row).execute()
    } else {
      const wasKept = before.saved.some((one) => one.id === id)
      const moved = isKept === wasKept ? {} : { saved_at: isKept ? work.now : null }
      await work.db
        .updateTable('cart_items')
        .set({ ...columns, ...moved })
        .where('id', '=', id)
        .execute()
    }
  }
  for (const { id } of known) {
    const isGone = wanted.every((one) => one.id !== id)
    if (isGone) await work.db.deleteFrom('cart_items').where('id', '=', id).execute()
  }
  await touchCart(work, locked, after.couponCode)
}
