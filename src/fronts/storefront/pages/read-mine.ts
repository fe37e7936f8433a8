import type { Visit } from '#platform/http/visit.ts'
import { money } from '#platform/values/amounts/money.ts'
import { readCart } from '#selling/cart/read-cart.ts'
import { readLowerPrices } from '#selling/cart/saved/read-lower-prices.ts'
import { readOrders } from '#selling/orders/read-orders.ts'

const mostShown = 3

/** What a customer meets of their own on the home page: the open cart, orders on their way, what fell in price; null for guests and newcomers. */
export async function readMine(visit: Visit) {
  if (visit.who.kind !== 'customer') return null
  return visit.read(async (work) => {
    const cart = await readCart(work)
    const { items: orders } = await readOrders(work, { tab: 'ongoing' })
    const mine = [...cart.saved, ...cart.items]
    const lower = await readLowerPrices(work, mine)
    const cheaper = mine.flatMap(({ id, title, image, price, currency }) => {
      const found = lower.get(id)
      if (!found) return []
      return [{ id, title, image, was: money(price, currency), now: money(found.price, currency) }]
    })
    if (cart.items.length + orders.length + cheaper.length === 0) return null
    return {
      cart: {
        count: cart.items.length,
        goods: cart.items.slice(-mostShown).map(({ id, title, image }) => ({ id, title, image })),
      },
      orders: orders.slice(0, mostShown).map(({ number, goods, items }) => ({
        number,
        goods,
        title: items[0]?.title ?? '',
        image: items[0]?.image ?? null,
      })),
      cheaper: cheaper.slice(0, mostShown),
    }
  })
}

export type Mine = NonNullable<Awaited<ReturnType<typeof readMine>>>
