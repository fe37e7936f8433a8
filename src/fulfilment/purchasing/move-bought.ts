import type { Work } from '#platform/work/work.ts'
import { findMoves } from '#selling/orders/items/find-moves.ts'
import type { Order, OrderItem } from '#selling/orders/items/lock-order.ts'
import { guardRefusals, guards } from '#selling/orders/items/move-guards.ts'
import { moveItems } from '#selling/orders/items/move-item.ts'
import { noteBoughtUnits } from '#selling/orders/money/note-bought-units.ts'
import { no as ordersNo } from '#selling/orders/orders.refusals.ts'
import type { ChosenLine } from './choose-units.ts'

type Bought = { readonly lines: readonly ChosenLine[]; readonly storeOrderNumber: string }

/** What is bought whole now is purchased by the table; what is bought in part waits on, and says how many units it has. */
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

/** The order as it stands to the table of moves: nothing of it is bought in part any more. */
function freed(order: Order): Order {
  return { ...order, items: order.items.map((item) => ({ ...item, bought_units: 0 })) }
}

// A part is bought by the same row of the table, whose end it will reach.
async function refuseUnlessBuyable(work: Work, order: Order, item: OrderItem): Promise<void> {
  const [move] = findMoves(work.who, item.state, 'purchase')
  if (!move) throw ordersNo.TRANSITION_NOT_ALLOWED({ state: item.state, event: 'purchase' })
  if (move.when && !(await guards[move.when](work, { order, item, move, known: {} })))
    throw guardRefusals[move.when](order, item)
}
