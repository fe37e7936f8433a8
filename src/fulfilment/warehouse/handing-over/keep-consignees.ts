import type { ShipmentPapers } from '#fulfilment/warehouse/papers/shipment-papers.ts'
import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import { nobodysName } from '#people/accounts/deletion/deleted-account.ts'
import type { Work } from '#platform/work/work.ts'

/** Who the goods go to is kept beside the papers of a hand-over, not in them. */
export async function keepConsignees(work: Work, shipmentId: string, papers: ShipmentPapers): Promise<void> {
  const rows = papers.consignees.map(({ customerId, name, phone, address }) => ({
    shipment_id: shipmentId,
    customer_id: customerId,
    name,
    phone,
    address,
  }))
  if (rows.length > 0) await work.db.insertInto('handover_consignees').values(rows).execute()
}

/** The papers of shipments stay, with what was in them; who it was for is no longer written there. */
export async function forgetConsignee(work: Work): Promise<void> {
  await work.db
    .updateTable('handover_consignees')
    .set({ name: nobodysName, phone: '', address: '' })
    .where('customer_id', '=', signedInCustomer(work))
    .execute()
}

/** The papers as kept, with who the goods go to. */
export async function withConsignees(work: Work, shipmentId: string, papers: ShipmentPapers): Promise<ShipmentPapers> {
  const rows = await work.db
    .selectFrom('handover_consignees')
    .select(['customer_id', 'name', 'phone', 'address'])
    .where('shipment_id', '=', shipmentId)
    .execute()
  const consignees = papers.consignees.map((one) => {
    const kept = rows.find((row) => row.customer_id === one.customerId)
    return kept ? { ...one, name: kept.name, phone: kept.phone, address: kept.address } : one
  })
  return { ...papers, consignees }
}
