import { storeOfHost } from '#catalog/stores/stores.ts'
import { type Money, money } from '#platform/values/amounts/money.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import { refusalSentence } from '#platform/work/sentence.ts'
import type { QueryWork } from '#platform/work/work.ts'
import { readTables } from '#pricing/quote/tables/read-tables.ts'
import { itemSpecs } from '#selling/cart/adding/item-specs.ts'
import { completeItem } from '#selling/cart/apply-change.ts'
import type { Cart, ItemFields, NewItem } from '#selling/cart/cart-item.ts'
import { costCart } from '#selling/cart/cost-cart.ts'
import { landedShares } from '#selling/cart/page/landed-shares.ts'

/** One of the goods that somebody may add, at today's price on their own site. */
export type OfferedItem = {
  readonly place: number
  readonly title: string
  readonly image: string | null
  readonly storeName: string
  readonly specs: readonly string[]
  readonly quantity: number
  readonly unitPrice: Money
  /** Its part of the total of these goods; null where we do not buy it. */
  readonly landed: Money | null
  /** Whether that rests on a guess. */
  readonly isAbout: boolean
  readonly isInCart: boolean
  /** Why it cannot be added, as a sentence. */
  readonly refused: string | null
}
export type OfferedGoods = { readonly items: readonly OfferedItem[]; readonly total: Money | null }

/** Goods of somebody's link, or of an earlier order, for this visitor: what they cost today, and what cannot be bought. */
export async function offerGoods(
  work: QueryWork,
  goods: readonly (ItemFields & { readonly image: string | null })[],
  own: Cart,
): Promise<OfferedGoods> {
  const tables = await readTables(work)
  const read: { readonly item: NewItem | null; readonly refused: string | null }[] = []
  for (const fields of goods) {
    try {
      read.push({ item: await completeItem(work, fields, tables), refused: null })
    } catch (error) {
      if (!isRefusal(error)) throw error
      read.push({ item: null, refused: refusalSentence(error.code, error.facts, work.locale) })
    }
  }
  const taken = read.flatMap(({ item }) => (item ? [{ ...item, id: '', version: 0 }] : []))
  const cost = await costCart(work, { items: taken, couponCode: null }, { isCompared: false })
  const shares = landedShares(cost)
  const inCart = new Set(own.items.map(itemSpecs))
  let at = 0
  const items = goods.map((fields, place) => {
    const refused = read[place]?.refused ?? null
    const item = read[place]?.item ? taken[at++] : undefined
    return {
      place,
      title: fields.title || item?.title || '',
      image: item?.image ?? fields.image,
      storeName: item ? (storeOfHost(item.store)?.name[work.locale] ?? item.store) : '',
      specs: [fields.color, fields.size, fields.style].filter((spec) => spec !== ''),
      quantity: fields.quantity,
      unitPrice: money(fields.price, fields.currency),
      landed: item ? (shares.get(item) ?? null) : null,
      isAbout: item !== undefined && item.estimated.length > 0,
      isInCart: item !== undefined && inCart.has(itemSpecs(item)),
      refused,
    }
  })
  const { breakdown } = cost
  return { items, total: taken.length === 0 ? null : money(breakdown.costDetails.totalCost, breakdown.currency) }
}
