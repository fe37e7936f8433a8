import { sql } from 'kysely'
import type { Work } from '#platform/work/work.ts'

export const shipmentMilestones = ['made', 'handed', 'inUae', 'arrived', 'released', 'firstScan', 'received'] as const
export type Milestone = (typeof shipmentMilestones)[number]

/**
 * The time of each step of a shipment. Arriving at customs, leaving them and being received at the hub are three steps.
 */
export async function readMilestones(
  { db }: Work,
  shipmentId: string,
): Promise<Readonly<Record<Milestone, Date | null>>> {
  const { rows } = await sql<Record<Milestone, Date | null>>`
    select shipment.created_at as made, handed.given_at as handed, way.in_uae as "inUae", way.arrived,
      release.released_at as released, scans.first as "firstScan", way.received
    from shipments shipment
      left join shipment_handovers handed on handed.shipment_id = shipment.id
      left join shipment_releases release on release.shipment_id = shipment.id and release.released_at is not null
      cross join lateral (select min(at) filter (where to_state = 'in_uae') as in_uae,
          min(at) filter (where to_state = 'at_customs') as arrived, min(at) filter (where to_state = 'at_hub') as received
        from shipment_history where shipment_id = shipment.id) way
      cross join lateral (select min(history.at) as first from shipment_items part
        join item_history history on history.item_id = part.item_id and history.event = 'receiveAtHub'
        where part.shipment_id = shipment.id) scans
    where shipment.id = ${shipmentId}`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`Shipment ${shipmentId} is gone`)
  return row
}
