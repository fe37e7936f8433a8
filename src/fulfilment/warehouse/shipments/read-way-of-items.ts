import { sql } from 'kysely'
import { z } from 'zod'
import type { Work } from '#platform/work/work.ts'
import { shipmentStates } from './shipment-moves.ts'

const received = z.object({
  itemId: z.string(),
  place: z.string(),
  trackingNumber: z.string(),
  unitGrams: z.int(),
  condition: z.string(),
  note: z.string(),
  photoId: z.string().nullable(),
  who: z.string(),
  at: z.date(),
})
const box = z.object({
  itemId: z.string(),
  barcode: z.string(),
  place: z.string(),
  closedAt: z.date().nullable(),
  grossGrams: z.int().nullable(),
  pieces: z.int(),
})
const shipment = z.object({
  itemId: z.string(),
  number: z.string(),
  origin: z.string(),
  state: z.enum(shipmentStates),
  airwayBill: z.string().nullable(),
  createdAt: z.date(),
})

/** How goods came to us and travel on: as received, in which boxes, in which shipments. */
export type WayOfItems = {
  readonly received: readonly z.output<typeof received>[]
  readonly boxes: readonly z.output<typeof box>[]
  readonly shipments: readonly z.output<typeof shipment>[]
}

/** The way of these items through our warehouses. The caller checks whose items they are. */
export async function readWayOfItems({ db }: Work, itemIds: readonly string[]): Promise<WayOfItems> {
  if (itemIds.length === 0) return { received: [], boxes: [], shipments: [] }
  const theirs = sql`any(${[...itemIds]}::uuid[])`
  const [came, boxes, shipments] = await Promise.all([
    sql`select come.item_id as "itemId", come.place, come.tracking_number as "trackingNumber", come.unit_grams as "unitGrams",
      come.condition, come.note, come.photo_id as "photoId", member.name as who, come.received_at as at
      from received_items come join staff_members member on member.id = come.received_by
      where come.item_id = ${theirs} order by come.received_at`.execute(db),
    sql`select piece.item_id as "itemId", box.barcode, box.place, box.closed_at as "closedAt", box.gross_grams as "grossGrams",
      count(*)::int as pieces
      from pieces piece join box_pieces inside on inside.piece_id = piece.id join boxes box on box.id = inside.box_id
      where piece.item_id = ${theirs} group by piece.item_id, box.id order by box.made_at, box.id`.execute(db),
    sql`select part.item_id as "itemId", s.number, s.origin, s.state, s.airway_bill as "airwayBill", s.created_at as "createdAt"
      from shipment_items part join shipments s on s.id = part.shipment_id
      where part.item_id = ${theirs} order by s.created_at, s.id`.execute(db),
  ])
  return {
    received: z.array(received).parse(came.rows),
    boxes: z.array(box).parse(boxes.rows),
    shipments: z.array(shipment).parse(shipments.rows),
  }
}
