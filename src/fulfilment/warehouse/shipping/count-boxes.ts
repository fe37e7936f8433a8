import { sql } from 'kysely'
import { z } from 'zod'
import { goneKinds } from '#fulfilment/custody/custody-acts.ts'
import { unitsThatCome } from '#fulfilment/custody/units-that-come.ts'
import type { Work } from '#platform/work/work.ts'

type Counted = {
  readonly packed: number
  /** Goods with a piece in no box. */
  readonly isLoose: boolean
}

/** How many boxes leave: the packed ones, and those given in addition for goods without a box, at least one. */
export function boxCount(told: number, { packed, isLoose }: Counted): number {
  return isLoose ? Math.max(told, packed + 1) : Math.max(packed, 1)
}

const counted = z.object({ packed: z.int(), isLoose: z.boolean() })

/**
 * Updates a shipment's number of boxes after `more` packed ones were added (or removed, below zero); its row is locked.
 */
export async function recountBoxes({ db }: Work, shipmentId: string, more: number): Promise<number> {
  const { rows } = await sql`
    select (select count(*)::int from boxes where shipment_id = ${shipmentId}) as packed,
      exists (select from shipment_items part join order_items item on item.id = part.item_id
        where part.shipment_id = ${shipmentId} and ${unitsThatCome} > (
          select count(*) from pieces piece join box_pieces inside on inside.piece_id = piece.id
          where piece.item_id = item.id and piece.place_kind <> all(${[...goneKinds]}::text[]))) as "isLoose"`.execute(
    db,
  )
  const [now] = z.array(counted).parse(rows)
  if (!now) throw new Error(`Shipment ${shipmentId} is gone`)
  const { boxes: told } = await db
    .selectFrom('shipments')
    .select('boxes')
    .where('id', '=', shipmentId)
    .executeTakeFirstOrThrow()
  const boxes = boxCount(told + more, now)
  if (boxes !== told) await db.updateTable('shipments').set({ boxes }).where('id', '=', shipmentId).execute()
  return boxes
}
