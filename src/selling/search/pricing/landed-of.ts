import { readSettledPages } from '#catalog/estimates/settled/read-settled.ts'
import { type Money, money } from '#platform/values/amounts/money.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { type ReadOffer, readOffer } from '#selling/cart/adding/read-offer.ts'
import { type Cart, type CartItem, type ItemFields, noCart } from '#selling/cart/cart-item.ts'
import { costWith } from '#selling/cart/cost-cart.ts'
import { type FoundGoods, goodsOfFound } from './goods-of-found.ts'

/** What one unit costs until it is at the office; `isAbout`: it rests on a guess of ours. */
export type Landed = { readonly money: Money; readonly isAbout: boolean }

type Asked = FoundGoods & { readonly id: string }
type Beside = Pick<Cart, 'items' | 'couponCode'>

/**
 * The whole price of one unit of each product, by its id, beside what the visitor's cart has already: what it adds to the
 * cart's total, as its page and then the cart say it. A product that we cannot price is left out. The tables, packages and
 * coupons are read once for all.
 */
export async function landedOf(
  work: Work,
  found: readonly Asked[],
  beside: Beside = noCart,
): Promise<ReadonlyMap<string, Landed>> {
  if (found.length === 0) return new Map()
  const offer = await readOffer(work, { code: beside.couponCode })
  const settled = await readSettledPages(
    work,
    found.map(({ offer: { page } }) => page),
  )
  const before = beside.items.length === 0 ? 0n : totalOf(offer, beside.items)
  if (before === null) return new Map()
  return new Map(
    found.flatMap((one) => {
      const goods = goodsOfFound(one, settled.get(one.offer.page))
      const total = goods && totalOf(offer, [...beside.items, toItem(goods, one.offer.store)])
      if (!goods || total === null) return []
      const landed = { money: money(total - before, offer.prices.currency), isAbout: goods.estimated.length > 0 }
      return [[one.id, landed] as const]
    }),
  )
}

/** The total of such items, or null where one of them has no price. */
function totalOf(offer: ReadOffer, items: readonly CartItem[]): bigint | null {
  try {
    const { breakdown, unpriced } = costWith(offer, { items }, { isCompared: false })
    return unpriced.has(items.at(-1)!) ? null : breakdown.costDetails.totalCost
  } catch (error) {
    if (!isRefusal(error)) throw error
    return null
  }
}

function toItem(fields: ItemFields, store: string): CartItem {
  return { ...fields, store, canonicalUrl: fields.url, image: null, id: 'found', version: 0 }
}
