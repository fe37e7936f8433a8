import { lockItemsOrders } from '#fulfilment/purchasing/lock-items-orders.ts'
import { givePapersOfHandOver } from '#fulfilment/warehouse/clearance/give-paper.ts'
import { makePapers } from '#fulfilment/warehouse/papers/read-shipment-papers.ts'
import { keptPapers } from '#fulfilment/warehouse/papers/shipment-papers.ts'
import { moveShipment } from '#fulfilment/warehouse/shipments/move-shipment.ts'
import { requireWholeBoxes } from '#fulfilment/warehouse/shipping/require-whole-boxes.ts'
import { no } from '#fulfilment/warehouse/warehouse.refusals.ts'
import { audit } from '#people/access/audit.ts'
import { mayActAt } from '#people/access/permissions.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { keepConsignees } from './keep-consignees.ts'

export type HandOver = {
  readonly shipmentId: string
  /** The labels of the boxes, as they were scanned during the hand-over. */
  readonly scanned: readonly string[]
  /** The count that the receiver signed for. */
  readonly counted: number
  readonly airwayBill: string | null
  /** The airline or forwarder, and the person who took the boxes. */
  readonly company: string
  readonly givenTo: string
}

/**
 * The boxes are given to the airline or forwarder, and the shipment leaves. The scans and the other side's count must
 * agree with the manifest, or nothing leaves and the differences are named. The papers are stored as they are at this
 * moment.
 */
export async function handOverShipment(work: Work, wish: HandOver): Promise<{ readonly boxes: number }> {
  const { who } = work
  if (who.kind !== 'staff') throw platformNo.FORBIDDEN()
  const { shipmentId, counted, company, givenTo } = wish
  const itemIds = await readItemIds(work, shipmentId)
  // Orders are locked before the shipment, as when moving it.
  await lockItemsOrders(work, itemIds)
  const shipment = await lockShipment(work, shipmentId)
  if (shipment.state !== 'preparing') throw no.SHIPMENT_NOT_ALLOWED({ state: shipment.state, event: 'dispatch' })
  // Items that entered or left it before it was locked.
  if (`${await readItemIds(work, shipmentId)}` !== `${itemIds}`) throw platformNo.STALE()
  await requireWholeBoxes(work, shipmentId)
  const airwayBill = wish.airwayBill ?? shipment.airway_bill
  if (!airwayBill) throw no.AIRWAY_BILL_NEEDED({ path: 'airwayBill' })
  const papers = await makePapers(work, shipment)
  if (papers.lines === 0) throw no.SHIPMENT_EMPTY()
  const { missing, over, scanned } = compareBoxes(papers.boxes, wish.scanned)
  if (missing.length > 0 || over.length > 0) {
    const facts = { missing: missing.join(', ') || '–', over: over.join(', ') || '–' }
    throw no.BOXES_DIFFER({ path: 'scanned', scanned: scanned.length, boxes: papers.boxes.length, ...facts })
  }
  if (counted !== papers.boxes.length) throw no.COUNT_DIFFERS({ path: 'counted', counted, boxes: papers.boxes.length })
  // Boxes that were packed since it was made are counted now.
  if (papers.boxes.length !== shipment.boxes)
    await work.db.updateTable('shipments').set({ boxes: papers.boxes.length }).where('id', '=', shipmentId).execute()
  await work.db
    .insertInto('shipment_handovers')
    .values({
      shipment_id: shipmentId,
      version: shipment.version,
      papers: keptPapers(papers),
      boxes: papers.boxes.length,
      scanned: [...papers.boxes],
      airway_bill: airwayBill,
      company: company.trim(),
      given_to: givenTo.trim(),
      given_by: who.id,
      given_at: work.now,
    })
    .execute()
  await keepConsignees(work, shipmentId, papers)
  await givePapersOfHandOver(work, shipmentId, { airwayBill, invoice: shipment.number })
  const after = { boxes: papers.boxes.length, company: company.trim(), givenTo: givenTo.trim() }
  const before = { state: shipment.state, isHandedOver: false }
  await audit(work, { action: 'shipment.handOver', subject: `shipment:${shipmentId}`, before, after })
  await moveShipment(work, { shipmentId, event: 'dispatch', airwayBill })
  return { boxes: papers.boxes.length }
}

async function readItemIds(work: Work, shipmentId: string): Promise<string[]> {
  const items = work.db.selectFrom('shipment_items').select('item_id').where('shipment_id', '=', shipmentId)
  return (await items.orderBy('item_id').execute()).map((row) => row.item_id)
}

async function lockShipment(work: Work, shipmentId: string) {
  const row = await work.db
    .selectFrom('shipments')
    .selectAll()
    .where('id', '=', shipmentId)
    .where('site', '=', work.site)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw platformNo.NOT_FOUND()
  if (!mayActAt(work.who, row.origin)) throw no.OTHER_PLACE({ place: row.origin })
  return row
}

type BoxCount = {
  readonly missing: readonly string[]
  readonly over: readonly string[]
  /** Each box once, however often it was scanned. */
  readonly scanned: readonly string[]
}

/** Compares the scans with the manifest. A box scanned twice counts once. */
function compareBoxes(manifest: readonly string[], typed: readonly string[]): BoxCount {
  const scanned = [...new Set(typed.map((label) => label.trim().toUpperCase()).filter((label) => label !== ''))]
  const wanted = manifest.map((label) => label.toUpperCase())
  return {
    missing: manifest.filter((label) => !scanned.includes(label.toUpperCase())),
    over: scanned.filter((label) => !wanted.includes(label)),
    scanned,
  }
}
