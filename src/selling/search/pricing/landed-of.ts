import { readSettledPages, type SettledFacts } from '#catalog/estimates/settled/read-settled.ts'
import { knownKinds } from '#catalog/estimates/tree/known-kinds.ts'
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
 * coupons are read once for all, unless they are given (`offered`).
 */
export async function landedOf(
  work: Work,
  found: readonly Asked[],
  beside: Beside = noCart,
  offered?: ReadOffer,
): Promise<ReadonlyMap<string, Landed>> {
  if (found.length === 0) return new Map()
  const pages = found.map(({ offer: { page } }) => page)
  const [offer, settled] = await Promise.all([
    offered ?? readOffer(work, { code: beside.couponCode }),
    readSettledPages(work, pages),
  ])
  const before = beside.items.length === 0 ? 0n : totalOf(offer, beside.items)
  if (before === null) return new Map()
  const isSame = isForAll(offer, beside)
  return new Map(
    found.flatMap((one) => {
      const known = settled.get(one.offer.page)
      const land = () => landedBeside(offer, { one, settled: known, beside, before })
      const landed = isSame && !known ? keepAlone(offer, one, land) : land()
      return landed === null ? [] : [[one.id, landed] as const]
    }),
  )
}

/** Whether prices are the same for everybody: nothing in the cart, no coupon and no package. */
export function isForAll({ couponCode, defaultPackage }: ReadOffer, { items }: Beside): boolean {
  return items.length === 0 && couponCode === null && defaultPackage === null
}

type Landing = {
  readonly one: Asked
  readonly settled: SettledFacts | undefined
  readonly beside: Beside
  readonly before: bigint
}

function landedBeside(offer: ReadOffer, { one, settled, beside, before }: Landing): Landed | null {
  const goods = goodsOfFound(one, settled)
  const total = goods && totalOf(offer, [...beside.items, toItem(goods, one.offer.store)])
  if (!goods || total === null) return null
  return { money: money(total - before, offer.prices.currency), isAbout: goods.estimated.length > 0 }
}

type Alone = { readonly basis: readonly unknown[]; readonly landed: Landed | null }
const alone = new WeakMap<Asked, Alone>()

/** What a product that was found again costs by itself, while price tables, packages and kinds of things are the same. */
function keepAlone({ prices, packages }: ReadOffer, one: Asked, land: () => Landed | null): Landed | null {
  // Where no store says a weight, the kinds of things as staff set them do.
  const basis = [knownKinds(), prices, ...packages]
  const known = alone.get(one)
  const isSame = known?.basis.length === basis.length && basis.every((part, at) => part === known.basis[at])
  const landed = isSame ? known.landed : land()
  if (!isSame) alone.set(one, { basis, landed })
  return landed
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
