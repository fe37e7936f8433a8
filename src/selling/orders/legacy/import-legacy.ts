import { createHash } from 'node:crypto'
import { audit } from '#people/access/audit.ts'
import { permits } from '#people/access/permissions.ts'
import { markLegacy } from '#people/accounts/mark-legacy.ts'
import { newId } from '#platform/work/id.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import { sealText } from '#platform/work/sealed-text.ts'
import type { Work } from '#platform/work/work.ts'
import { no } from '#selling/orders/orders.refusals.ts'
import { sites } from '#sites/sites.ts'
import { type PreviewedOrder, previewLegacy } from './preview-legacy.ts'

export type LegacyFile = { readonly fileName: string; readonly text: string }
export type LegacyImported = { readonly added: number; readonly known: number }

/**
 * Imports a file of orders from before this shop, whole or not at all. The same file again adds nothing, nor does an
 * order from an earlier file; of two people with the same file at once, one adds it.
 */
export async function importLegacy(work: Work, { fileName, text }: LegacyFile): Promise<LegacyImported> {
  if (!permits(work.who, 'legacy-orders') || work.who.kind !== 'staff') throw platformNo.FORBIDDEN()
  const { orders, faults } = await previewLegacy(work, text)
  if (faults.length > 0) throw no.LEGACY_FAULTS({ path: 'file', count: faults.length })
  if (orders.length === 0) throw no.LEGACY_EMPTY({ path: 'file' })
  const id = newId()
  // The same lines are the same file, whatever their line ends.
  const hash = createHash('sha256').update(text.replaceAll('\r\n', '\n').trim()).digest('hex')
  const fresh = orders.filter(({ isKnown }) => !isKnown)
  const counts = { added: fresh.length, known: orders.length - fresh.length }
  const head = { id, site: work.site, file_name: fileName.slice(0, 200), file_hash: hash, at: work.now }
  const begun = await work.db
    .insertInto('legacy_imports')
    .values({ ...head, staff_id: work.who.id, ...counts })
    .onConflict((conflict) => conflict.columns(['site', 'file_hash']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!begun) return { added: 0, known: orders.length }
  for (let at = 0; at < fresh.length; at += 500) await addOrders(work, id, fresh.slice(at, at + 500))
  await markLegacy(work, [...new Set(fresh.flatMap(({ owner }) => owner?.id ?? []))])
  await audit(work, { action: 'legacy.import', subject: `legacy-import:${id}`, after: { file: fileName, ...counts } })
  return counts
}

async function addOrders(work: Work, importId: string, orders: readonly PreviewedOrder[]): Promise<void> {
  await work.db
    .insertInto('legacy_orders')
    .values(
      orders.map((order) => ({
        ...legacyRow(work, order),
        import_id: importId,
        site: work.site,
        currency: sites[work.site].currency,
      })),
    )
    // Another file with the same order, at the same moment.
    .onConflict((conflict) => conflict.columns(['site', 'number']).doNothing())
    .execute()
}

function legacyRow(work: Work, order: PreviewedOrder) {
  const { number, placedOn, email, phone, status, totalMinor, items, owner } = order
  const id = newId()
  return {
    id,
    number,
    email,
    phone: phone && sealText(work, 'legacy_orders.phone', id, phone),
    status,
    placed_on: placedOn,
    customer_id: owner?.id ?? null,
    total_minor: totalMinor,
    items: JSON.stringify(items),
  }
}
