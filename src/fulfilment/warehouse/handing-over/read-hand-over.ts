import type { Work } from '#platform/work/work.ts'

export type HandedOver = {
  readonly boxes: number
  readonly version: number
  readonly airwayBill: string
  readonly company: string
  readonly givenTo: string
  readonly givenBy: string
  readonly givenAt: Date
}

/** Who gave the boxes of a shipment to whom, and when; null while we have them. */
export async function readHandOver(work: Work, shipmentId: string): Promise<HandedOver | null> {
  const row = await work.db
    .selectFrom('shipment_handovers as handed')
    .innerJoin('staff_members as giver', 'giver.id', 'handed.given_by')
    .select(['handed.boxes', 'handed.version', 'handed.airway_bill as airwayBill', 'handed.company'])
    .select(['handed.given_to as givenTo', 'giver.name as givenBy', 'handed.given_at as givenAt'])
    .where('handed.shipment_id', '=', shipmentId)
    .executeTakeFirst()
  return row ?? null
}
