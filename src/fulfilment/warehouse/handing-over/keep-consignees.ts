import type { ShipmentPapers } from '#fulfilment/warehouse/papers/shipment-papers.ts'
import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import { nobodysName } from '#people/accounts/deletion/deleted-account.ts'
import { newId } from '#platform/work/id.ts'
import { openText, sealText } from '#platform/work/sealed-text.ts'
import type { Work } from '#platform/work/work.ts'

const place = 'handover_consignees.phone'

/** The consignees' names are stored beside the papers of a hand-over, not in them. */
export async function keepConsignees(work: Work, shipmentId: string, papers: ShipmentPapers): Promise<void> {
  const rows = papers.consignees.map(({ customerId, name, phone, address }) => {
    const id = newId()
    return {
      id,
      shipment_id: shipmentId,
      customer_id: customerId,
      name,
      phone: sealText(work, place, id, phone),
      address,
    }
  })
  if (rows.length > 0) await work.db.insertInto('handover_consignees').values(rows).execute()
}

/** Shipments' papers stay with their goods; the consignee's name is removed. */
export async function forgetConsignee(work: Work): Promise<void> {
  await work.db
    .updateTable('handover_consignees')
    .set({ name: nobodysName, phone: '', address: '' })
    .where('customer_id', '=', signedInCustomer(work))
    .execute()
}

/** The stored papers, with the consignees' names. */
export async function withConsignees(work: Work, shipmentId: string, papers: ShipmentPapers): Promise<ShipmentPapers> {
  const rows = await work.db
    .selectFrom('handover_consignees')
    .select(['id', 'customer_id', 'name', 'phone', 'address'])
    .where('shipment_id', '=', shipmentId)
    .execute()
  const consignees = papers.consignees.map((one) => {
    const kept = rows.find((row) => row.customer_id === one.customerId)
    if (!kept) return one
    return { ...one, name: kept.name, phone: openText(work, place, kept.id, kept.phone), address: kept.address }
  })
  return { ...papers, consignees }
}
