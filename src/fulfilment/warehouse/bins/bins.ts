import type { LockedPiece } from '#fulfilment/custody/piece.ts'
import { scanPieces } from '#fulfilment/custody/scan-pieces.ts'
import { no } from '#fulfilment/warehouse/warehouse.refusals.ts'
import { audit } from '#people/access/audit.ts'
import { mayActAt } from '#people/access/permissions.ts'
import { withWesternDigits } from '#platform/values/amounts/parse-money.ts'
import { newId } from '#platform/work/id.ts'
import type { Work } from '#platform/work/work.ts'
import { lockPiecesOrders } from './lock-pieces-orders.ts'

export type Bin = { readonly place: string; readonly code: string }

/** A bin's code as it is scanned or typed. */
function normalBin(typed: string): string {
  return withWesternDigits(typed).replace(/\s+/g, '').toUpperCase()
}

/** Creates a bin of a warehouse, or brings a retired one back. */
export async function makeBin(work: Work, { place, code: typed }: Bin): Promise<Bin> {
  if (!mayActAt(work.who, place)) throw no.OTHER_PLACE({ place })
  const code = normalBin(typed)
  if (!/^[A-Z0-9][A-Z0-9.-]{0,15}$/.test(code)) throw no.BIN_CODE_WRONG({ path: 'code' })
  const made = await work.db
    .insertInto('bins')
    .values({ id: newId(), site: work.site, place, code, made_by: work.who.id ?? '', made_at: work.now })
    .onConflict((conflict) =>
      conflict
        .columns(['site', 'place', 'code'])
        .doUpdateSet({ retired_at: null })
        .where('bins.retired_at', 'is not', null),
    )
    .returning('id')
    .executeTakeFirst()
  if (!made) throw no.BIN_EXISTS({ path: 'code' })
  await audit(work, { action: 'bin.make', subject: `bin:${place}/${code}` })
  return { place, code }
}

/** Retires an empty bin. */
export async function retireBin(work: Work, { place, code }: Bin): Promise<void> {
  if (!mayActAt(work.who, place)) throw no.OTHER_PLACE({ place })
  await lockBin(work, { place, code })
  const full = await work.db
    .selectFrom('pieces')
    .select('id')
    .where('site', '=', work.site)
    .where('place_kind', '=', 'bin')
    .where('place', '=', `${place}/${code}`)
    .executeTakeFirst()
  if (full) throw no.BIN_NOT_EMPTY({ path: 'code' })
  await work.db
    .updateTable('bins')
    .set({ retired_at: work.now })
    .where('site', '=', work.site)
    .where('place', '=', place)
    .where('code', '=', code)
    .execute()
  const [before, after] = [{ isInUse: true }, { isInUse: false }]
  await audit(work, { action: 'bin.retire', subject: `bin:${place}/${code}`, before, after })
}

export type PutAway = Bin & { readonly barcodes: readonly string[] }
export type PutAwayDone = { readonly bin: string; readonly pieces: number; readonly sighted: readonly LockedPiece[] }

/** Puts pieces into a bin, from any place in the warehouse. */
export async function putAway(work: Work, { place, code: typed, barcodes }: PutAway): Promise<PutAwayDone> {
  if (!mayActAt(work.who, place)) throw no.OTHER_PLACE({ place })
  const code = normalBin(typed)
  await lockPiecesOrders(work, barcodes)
  await lockBin(work, { place, code })
  const bin = `${place}/${code}`
  const { pieces, sighted } = await scanPieces(work, { act: 'put_away', place: bin, of: { barcodes } })
  return { bin, pieces: pieces.length, sighted }
}

// Locked, so that nobody retires it meanwhile.
async function lockBin(work: Work, { place, code }: Bin): Promise<void> {
  const bin = await work.db
    .selectFrom('bins')
    .select('id')
    .where('site', '=', work.site)
    .where('place', '=', place)
    .where('code', '=', code)
    .where('retired_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!bin) throw no.BIN_UNKNOWN({ path: 'code', code })
}
