import { findShipmentsByItem, readShipmentItems } from '#fulfilment/warehouse/shipments/read-shipment-items.ts'
import { readAtCustoms, type ShipmentItem, type ShipmentRow } from '#fulfilment/warehouse/shipments/read-shipments.ts'
import type { ListPage, PageAsked } from '#platform/database/list-page.ts'
import type { Work } from '#platform/work/work.ts'

type HubQuestion = PageAsked & {
  readonly q: string
  readonly wanted: string
  /** The shipment of the last scanned item. */
  readonly scanned?: string | null
}
export type Hub = {
  /** The shipments being unloaded that match, the oldest first. */
  readonly shipments: readonly ShipmentRow[]
  /** How many items of all of them were not scanned. */
  readonly waiting: number
  readonly chosen: ShipmentRow | null
  readonly items: ListPage<ShipmentItem> | null
}

/**
 * What the hub unloads: its shipments with their counts, and a page of the items of the requested one, of the last
 * scanned one, or of the oldest.
 */
export async function readHub(work: Work, { q, wanted, scanned = null, page, pageSize }: HubQuestion): Promise<Hub> {
  const all = await readAtCustoms(work)
  const isNamed = (row: ShipmentRow) => q === '' || row.number.toLowerCase().includes(q.toLowerCase())
  const unnamed = all.filter((row) => !isNamed(row)).map((row) => row.id)
  const byItem = await findShipmentsByItem(work, unnamed, q)
  const shipments = all.filter((row) => isNamed(row) || byItem.has(row.id))
  const named = (number: string | null) => shipments.find((row) => row.number === number)
  const chosen = named(wanted) ?? named(scanned) ?? shipments[0] ?? null
  const search = chosen && !isNamed(chosen) ? q : ''
  return {
    shipments,
    waiting: all.reduce((sum, row) => sum + row.missing, 0),
    chosen,
    items: chosen && (await readShipmentItems(work, chosen.id, { q: search, missingFirst: true, page, pageSize })),
  }
}
