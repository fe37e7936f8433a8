import { sql } from 'kysely'
import type { Work } from '#platform/work/work.ts'
import type { ShortItem } from '#selling/orders/discrepancies/pages/say-short.ts'
import { missingUnits, paidBackUnits } from '#selling/orders/discrepancies/taken-short.ts'
import { readOrderTraces } from '#selling/orders/items/order-traces.ts'
import { unitsThatCome } from './units-that-come.ts'

type OrderAsked = {
  readonly id: string
  readonly items: readonly { readonly id: string; readonly quantity: number; readonly state: string }[]
}
type Row = { readonly id: string; readonly quantity: number; readonly units: number; readonly paid: number }

/**
 * The items of an order of which fewer units arrive than were bought, by item. Goods that were not received yet count as
 * arriving, except what was given up. There is always a case for missing units, so orders without a case are not queried.
 */
export async function readShortItems(work: Work, order: OrderAsked): Promise<Readonly<Record<string, ShortItem>>> {
  const several = order.items.filter(({ quantity, state }) => quantity > 1 && state !== 'cancelled')
  if (several.length === 0 || !(await readOrderTraces(work, order.id)).discrepancies) return {}
  const { rows } = await sql<Row>`
    select item.id, item.quantity, ${paidBackUnits} as paid,
      case when exists (select from pieces piece where piece.item_id = item.id) then ${unitsThatCome}
        else item.quantity - ${missingUnits} end as units
    from order_items item where item.id = any(${several.map((item) => item.id)}::uuid[])`.execute(work.db)
  return Object.fromEntries(
    rows
      .filter(({ quantity, units }) => units < quantity)
      .map(({ id, quantity, units, paid }) => [id, { quantity, units, isPaidBack: paid >= quantity - units }]),
  )
}
