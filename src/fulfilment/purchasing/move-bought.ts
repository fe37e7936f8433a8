import type { Work } from '#platform/work/work.ts'
import { findMoves } from '#selling/orders/items/find-moves.ts'
import type { Order, OrderItem } from '#selling/orders/items/lock-order.ts'
import { guardRefusals, guards } from '#selling/orders/items/move-guards.ts'
import { moveItems } from '#selling/orders/items/move-item.ts'
import { noteBoughtUnits } from '#selling/orders/money/note-bought-units.ts'
import { no as ordersNo } from '#selling/orders/orders.refusals.ts'
import type { ChosenLine } from './choose-units.ts'

type Bought = { readonly lines: readonly ChosenLine[]; readonly storeOrderNumber: string }

/** A wholly bought item moves to purchased by the table; a partly bought one waits, with the number of its units. */
export async function moveBought(work: Work, orders: readonly Order[], bought: Bought): Promise<void> {
  const data = { storeOrder: bought.storeOrderNumber }
  for (const order of orders) {
    const here = bought.lines.filter(({ item }) => item.order_id === order.id)
    for (const { item, units } of here) {
      const isWhole = item.bought_units + units === item.quantity
      if (!isWhole) await refuseUnlessBuyable(work, order, item)
      if (!isWhole || item.bought_units > 0)
        await noteBoughtUnits(work, item.id, isWhole ? 0 : item.bought_units + units)
    }
    const whole = here.filter(({ item, units }) => item.bought_units + units === item.quantity)
    await moveItems(
      work,
      freed(order),
      whole.map(({ item }) => ({ itemId: item.id, event: 'purchase', data })),
    )
  }
}

/** The order as the table of moves needs it: as if nothing were bought in part. */
function freed(order: Order): Order {
  return { ...order, items: order.items.map((item) => ({ ...item, bought_units: 0 })) }
}

// A part is bought under the same move of the table that the whole item will make.
async function refuseUnlessBuyable(work: Work, order: Order, item: OrderItem): Promise<void> {
  const [move] = findMoves(work.who, item.state, 'purchase')
  if (!move) throw ordersNo.TRANSITION_NOT_ALLOWED({ state: item.state, event: 'purchase' })
  if (move.when && !(await guards[move.when](work, { order, item, move, known: {} })))
    throw guardRefusals[move.when](order, item)
}
