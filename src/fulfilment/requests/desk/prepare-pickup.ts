import { sql } from 'kysely'
import { goneKinds } from '#fulfilment/custody/custody-acts.ts'
import { normalBarcode } from '#fulfilment/custody/piece-barcode.ts'
import { scanPieces } from '#fulfilment/custody/scan-pieces.ts'
import { lockRequest, moveRequest } from '#fulfilment/requests/move-request.ts'
import { no } from '#fulfilment/requests/requests.refusals.ts'
import { audit } from '#people/access/audit.ts'
import type { Work } from '#platform/work/work.ts'
import { moveItems } from '#selling/orders/items/move-item.ts'

/**
 * The hub has prepared the request and sends it to its office; nothing may be due. If pieces were scanned, they must be
 * all of them and no other.
 */
export async function preparePickup(work: Work, requestId: string, scanned: readonly string[] = []): Promise<void> {
  const { request, orders, itemIds } = await lockRequest(work, requestId)
  const found = scanned.length > 0 ? await requireAllScanned(work, itemIds, scanned) : null
  await moveRequest(work, request, 'prepared')
  for (const order of orders) {
    const items = order.items.filter((item) => itemIds.includes(item.id))
    await moveItems(
      work,
      order,
      items.map((item) => ({ itemId: item.id, event: 'prepared', data: { request: request.number } })),
    )
  }
  await scanPieces(work, { act: 'at_desk', place: request.office_code ?? work.site, of: { itemIds } })
  await audit(work, {
    action: 'request.prepare',
    subject: `request:${requestId}`,
    before: { state: request.state },
    after: { state: 'prepared', scanned: found?.pieces ?? null },
  })
}

/**
 * Every piece of a request must be scanned, by its own barcode or by its item's label; missing and foreign ones are
 * named.
 */
async function requireAllScanned(
  work: Work,
  itemIds: readonly string[],
  typed: readonly string[],
): Promise<{ readonly pieces: number }> {
  const pieces = await readPieces(work, itemIds)
  const scanned = new Set(typed.map(normalBarcode).filter((code) => code !== ''))
  const known = new Set(pieces.flatMap((piece) => [piece.barcode, piece.label]))
  const missing = pieces.filter((piece) => !scanned.has(piece.barcode) && !scanned.has(piece.label))
  const over = [...scanned].filter((code) => !known.has(code))
  if (missing.length > 0 || over.length > 0) {
    const say = (codes: readonly string[]) => codes.join(', ') || '–'
    const facts = { missing: say([...new Set(missing.map((piece) => piece.barcode))]), over: say(over) }
    throw no.PIECES_DIFFER({ path: 'scanned', ...facts })
  }
  return { pieces: pieces.length }
}

// Goods from before there were pieces only have their label.
async function readPieces({ db }: Work, itemIds: readonly string[]) {
  const { rows } = await sql<{ barcode: string; label: string }>`
    select coalesce(piece.barcode, o.number || '-' || (item.place + 1)) as barcode, o.number || '-' || (item.place + 1) as label
    from order_items item join orders o on o.id = item.order_id
    left join pieces piece on piece.item_id = item.id and piece.place_kind <> all(${[...goneKinds]}::text[])
      and piece.batch = (select max(batch) from pieces latest where latest.item_id = item.id)
    where item.id = any(${[...itemIds]}::uuid[]) order by 2, 1`.execute(db)
  return rows
}
