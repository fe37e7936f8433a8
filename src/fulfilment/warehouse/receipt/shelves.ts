import { sql } from 'kysely'
import { lockPieces, type Named } from '#fulfilment/custody/piece.ts'
import { isBarcode, normalBarcode } from '#fulfilment/custody/piece-barcode.ts'
import { scanPieces } from '#fulfilment/custody/scan-pieces.ts'
import { findItemByLabel } from '#fulfilment/warehouse/read-warehouse.ts'
import { no } from '#fulfilment/warehouse/warehouse.refusals.ts'
import { audit } from '#people/access/audit.ts'
import { permits } from '#people/access/permissions.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { lockOrderOfItem } from '#selling/orders/items/lock-order.ts'
import { isStray, type Stray, strayOf } from './stray-pieces.ts'

const shelfCode = /^[A-Z0-9][A-Z0-9.-]{0,15}$/

/** Creates a shelf of this site's hub, with the code printed on it. */
export async function makeShelf(work: Work, typed: string): Promise<{ readonly code: string }> {
  const { who } = work
  if (who.kind !== 'staff' || !permits(who, 'hub')) throw platformNo.FORBIDDEN()
  const code = normalBarcode(typed)
  if (!shelfCode.test(code)) throw no.SHELF_CODE_WRONG({ path: 'code' })
  const made = await work.db
    .insertInto('hub_shelves')
    .values({ site: work.site, code, made_by: who.id, made_at: work.now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('code')
    .executeTakeFirst()
  if (!made) throw no.SHELF_EXISTS({ path: 'code' })
  await audit(work, { action: 'shelf.make', subject: `shelf:${work.site}/${code}` })
  return { code }
}

export type Shelved = {
  /** How many of them were moved; those already there stay. */
  readonly pieces: number
  readonly shelf: string
  /** For undo; null if nothing moved. */
  readonly deed: string | null
  readonly stray: Stray | null
}

/**
 * Puts goods on a shelf or moves them: a piece by its barcode, or all of an item by its label. A piece that should be
 * elsewhere is recorded as seen there.
 */
export async function putOnShelf(
  work: Work,
  { label, code: typed }: { readonly label: string; readonly code: string },
): Promise<Shelved> {
  if (!permits(work.who, 'hub')) throw platformNo.FORBIDDEN()
  const code = normalBarcode(typed)
  const shelves = work.db
    .selectFrom('hub_shelves')
    .select('code')
    .where('site', '=', work.site)
    .where('code', '=', code)
  if (!(await shelves.executeTakeFirst())) throw no.SHELF_UNKNOWN({ path: 'code' })
  const { itemId, of } = await findGoods(work, label)
  const place = `${work.site}/${code}`
  const known = await lockPieces(work, of)
  const moving = known.filter(({ at }) => at.kind !== 'shelf' || at.place !== place)
  if (known.length > 0 && moving.length === 0) return { pieces: 0, shelf: code, deed: null, stray: null }
  // Goods from before there were pieces start their chain here.
  const these = known.length === 0 ? of : { barcodes: moving.map((piece) => piece.barcode) }
  const { pieces, sighted } = await scanPieces(work, { act: 'shelved', place, of: these })
  // The former place of each, for undo.
  const before = pieces.map(({ barcode, at }) => ({ barcode, kind: at.kind, place: at.place }))
  const after = pieces.map((one) => one.barcode)
  const deed = await audit(work, { action: 'shelf.put', subject: `shelf:${place}`, before, after })
  const stray = sighted.length > 0 ? await strayOf(work, itemId) : null
  return { pieces: pieces.length, shelf: code, deed, stray }
}

// Only goods at the hub, or an unexpected piece, can be put on its shelves; their order is locked while the chain
// continues.
async function findGoods(work: Work, label: string): Promise<{ readonly itemId: string; readonly of: Named }> {
  const barcode = normalBarcode(label)
  const isPiece = isBarcode('P', barcode)
  const itemId = isPiece ? await itemOfPiece(work, barcode) : await findItemByLabel(work, label)
  if (itemId === null) throw no.LABEL_UNKNOWN({ path: 'label' })
  const order = await lockOrderOfItem(work, itemId)
  const state = order.items.find((one) => one.id === itemId)?.state ?? ''
  // Goods on their way to this hub must first be scanned as arrived.
  const mayLie =
    shelvedStates.includes(state) || (isPiece && state !== 'in_shipping_process' && (await isStray(work, barcode)))
  if (!mayLie) throw no.NOT_AT_HUB({ path: 'label' })
  return { itemId, of: isPiece ? { barcodes: [barcode] } : { itemIds: [itemId] } }
}

const shelvedStates: readonly string[] = [
  'arrived_hub',
  'waiting_delivery_request',
  'prepare_for_pickup',
  'preparing_package',
  'preparing_shipment',
]

export async function itemOfPiece(work: Work, barcode: string): Promise<string | null> {
  const pieces = work.db.selectFrom('pieces').select('item_id').where('site', '=', work.site)
  return (await pieces.where('barcode', '=', barcode).executeTakeFirst())?.item_id ?? null
}

export type HubShelf = { readonly code: string; readonly pieces: number }

/** The shelves of this hub with the number of pieces on each. */
export async function readHubShelves({ db, site }: Work): Promise<readonly HubShelf[]> {
  const { rows } = await sql<HubShelf>`
    select shelf.code, count(piece.id)::int as pieces from hub_shelves shelf
    left join pieces piece on piece.site = shelf.site and piece.place_kind = 'shelf'
      and piece.place = shelf.site || '/' || shelf.code
    where shelf.site = ${site} group by shelf.code order by shelf.code`.execute(db)
  return rows
}

/** The shelves of this site's hub with the pieces of these items, by item, from their chains. */
export async function readPlacesOfItems(
  { db, site }: Work,
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (itemIds.length === 0) return new Map()
  const { rows } = await sql<{ itemId: string; place: string }>`
    select distinct item_id as "itemId", split_part(place, '/', 2) as place from pieces
    where item_id = any(${[...itemIds]}::uuid[]) and place_kind = 'shelf' and split_part(place, '/', 1) = ${site}
    order by 2`.execute(db)
  return new Map([...Map.groupBy(rows, (row) => row.itemId)].map(([id, own]) => [id, own.map((row) => row.place)]))
}
