import { z } from 'zod'
import { isId } from '#platform/work/id.ts'
import type { Work } from '#platform/work/work.ts'
import { itemIsSeen } from '#selling/orders/items/of-places.ts'

export type ReceivedItem = {
  readonly id: string
  /** How many pieces it has, each with its own label. */
  readonly pieces: number
  readonly label: string
  readonly orderNumber: string
  readonly title: string
  readonly condition: string
  readonly quotedGrams: number | null
  readonly realGrams: number
  /** The effect of the real weight: above zero is due from the customer, below zero was refunded. */
  readonly differenceMinor: bigint
  readonly photoId: string | null
}

const facts = z.object({ quotedGrams: z.int().nullable() })
const clientWeight = z.object({ weight: z.int().nullable().optional() })

/** The item that was just received: its weight beside the quoted one, and the difference in money. */
export async function readReceived(work: Work, itemId: string): Promise<ReceivedItem | null> {
  if (!isId(itemId)) return null
  const row = await work.db
    .selectFrom('received_items as received')
    .innerJoin('order_items as item', 'item.id', 'received.item_id')
    .innerJoin('orders', 'orders.id', 'item.order_id')
    .select(['item.place', 'item.title', 'item.client_data', 'item.review_data', 'orders.number'])
    .select(['received.condition', 'received.unit_grams', 'received.photo_id'])
    .where('received.item_id', '=', itemId)
    .where('orders.site', '=', work.site)
    .where(itemIsSeen(work))
    .executeTakeFirst()
  if (!row) return null
  const due = await work.db
    .selectFrom('order_dues')
    .select(['minor', 'facts'])
    .where('item_id', '=', itemId)
    .where('reason', '=', 'weight')
    .orderBy('at', 'desc')
    .executeTakeFirst()
  const pieces = await work.db.selectFrom('pieces').select('id').where('item_id', '=', itemId).execute()
  const quoted = clientWeight.parse({ ...object(row.client_data), ...object(row.review_data) }).weight ?? null
  return {
    id: itemId,
    pieces: pieces.length,
    label: `${row.number}-${row.place + 1}`,
    orderNumber: row.number,
    title: row.title,
    condition: row.condition,
    quotedGrams: due ? facts.parse(due.facts).quotedGrams : quoted,
    realGrams: row.unit_grams,
    differenceMinor: due?.minor ?? 0n,
    photoId: row.photo_id,
  }
}

function object(json: unknown): object {
  return typeof json === 'object' && json !== null ? json : {}
}
