import { readClearance } from '#fulfilment/warehouse/clearance/read-clearance.ts'
import { readRelease } from '#fulfilment/warehouse/clearance/read-release.ts'
import { readNeeds } from '#fulfilment/warehouse/clearance/switch-need.ts'
import { readAssessments, readItemVariances } from '#fulfilment/warehouse/duties/read-duties.ts'
import { readHandOver } from '#fulfilment/warehouse/handing-over/read-hand-over.ts'
import { readShipmentPapers } from '#fulfilment/warehouse/papers/read-shipment-papers.ts'
import { readBankAccounts } from '#money/payments/receipts/read-bank-accounts.ts'
import { mayActAt, permits } from '#people/access/permissions.ts'
import { newId } from '#platform/work/id.ts'
import type { Work } from '#platform/work/work.ts'
import { readMilestones } from './read-shipment-steps.ts'
import type { ShipmentRow } from './read-shipments.ts'

/** What staff see of one shipment besides its goods. */
export async function readShipmentDesk(work: Work, shipment: ShipmentRow) {
  const { id } = shipment
  const [papers, times, handed, clearance, release, needs, assessments, variances, accounts, consignees] =
    await Promise.all([
      readShipmentPapers(work, shipment.number),
      readMilestones(work, id),
      readHandOver(work, id),
      readClearance(work, id),
      readRelease(work, id),
      readNeeds(work),
      readAssessments(work, id),
      readItemVariances(work, id),
      readBankAccounts(work),
      readConsignees(work, id),
    ])
  return {
    times,
    handed,
    clearance,
    release,
    needs,
    assessments,
    variances,
    consignees,
    me: work.who.id ?? '',
    accounts: accounts.map((one) => ({ number: one.accountNumber, name: one.bankName })),
    mayAgree: permits(work.who, 'finance'),
    mayShip: permits(work.who, 'ship') && mayActAt(work.who, shipment.origin),
    packed: papers.packed,
    loose: papers.consignees.flatMap((one) => one.lines).filter((line) => line.boxes.length === 0).length,
    formKey: newId(),
    boxCount: papers.boxes.length,
  }
}

async function readConsignees({ db }: Work, shipmentId: string) {
  const rows = await db
    .selectFrom('shipment_items as part')
    .innerJoin('order_items as item', 'item.id', 'part.item_id')
    .innerJoin('orders', 'orders.id', 'item.order_id')
    .innerJoin('customers', 'customers.id', 'orders.customer_id')
    .select(['customers.id', 'customers.first_name', 'customers.last_name'])
    .distinct()
    .where('part.shipment_id', '=', shipmentId)
    .orderBy('customers.first_name')
    .execute()
  return rows.map((row) => ({ id: row.id, name: `${row.first_name} ${row.last_name}`.trim() }))
}
