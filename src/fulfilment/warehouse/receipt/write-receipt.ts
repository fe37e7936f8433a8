import { sql } from 'kysely'
import type { Work } from '#platform/work/work.ts'

export type Receipt = {
  readonly expected: number
  readonly scanned: number
  readonly short: number
  readonly over: number
  readonly damaged: number
}

/** The counts of a shipment so far: goods that were not cancelled, goods on no list, goods with a case. */
async function countReceipt({ db }: Work, shipmentId: string): Promise<Receipt> {
  const { rows } = await sql<Receipt>`
    select count(*)::int as expected, (count(*) filter (where item.state <> 'in_shipping_process'))::int as scanned,
      (count(*) filter (where item.state = 'in_shipping_process'))::int as short,
      (select count(*)::int from hub_sightings where shipment_id = ${shipmentId}) as over,
      (count(*) filter (where item.discrepancy = 'damaged'))::int as damaged
    from shipment_items part join order_items item on item.id = part.item_id
    where part.shipment_id = ${shipmentId} and item.state <> 'cancelled'`.execute(db)
  const [row] = rows
  if (!row) throw new Error('A count without a row')
  return row
}

/** Writes the counts at the end of receiving a shipment. */
export async function writeReceipt(work: Work, shipmentId: string): Promise<Receipt> {
  const found = await countReceipt(work, shipmentId)
  await work.db
    .insertInto('shipment_receipts')
    .values({
      ...found,
      shipment_id: shipmentId,
      closed_by: work.who.kind === 'staff' ? work.who.id : null,
      closed_at: work.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return found
}
