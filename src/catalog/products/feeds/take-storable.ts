import { sql } from 'kysely'
import type { ProductOffer } from '#catalog/products/product-offer.ts'
import { type Taken, takeOffers } from '#catalog/products/taking/take-offers.ts'
import type { OfferSource } from '#catalog/products/taking/write-offers.ts'
import type { Work } from '#platform/work/work.ts'
import type { RefusedRow } from './formats/feed-row.ts'

/** An offer with the number of its row; `ownId` is the row's own where the offer has that of its group. */
export type NumberedOffer = { readonly number: number; readonly offer: ProductOffer; readonly ownId?: string }

/** What cannot be stored as it is: a value or a rule of a table that it breaks. Trying again does not help. */
const UNSTORABLE = /^2[23]/

/** Takes the offers of some rows; where one of them cannot be stored, each by itself, and that one is refused. */
export async function takeStorable(
  work: Work,
  source: OfferSource,
  rows: readonly NumberedOffer[],
): Promise<{ readonly taken: readonly Taken[]; readonly broken: readonly RefusedRow[] }> {
  const all = await tryToTake(work, source, rows)
  if (all !== null) return { taken: all, broken: [] }
  const taken: Taken[] = []
  const broken: RefusedRow[] = []
  for (const row of rows) {
    const one = await tryToTake(work, source, [row])
    if (one !== null) taken.push(...one)
    else broken.push({ number: row.number, theirId: row.offer.theirId, code: 'BROKEN_ROW', detail: row.offer.title })
  }
  return { taken, broken }
}

async function tryToTake(
  work: Work,
  source: OfferSource,
  rows: readonly NumberedOffer[],
): Promise<readonly Taken[] | null> {
  const offers = rows.map(({ offer }) => offer)
  await sql`savepoint take_rows`.execute(work.db)
  try {
    const taken = await takeOffers(work, source, offers)
    await sql`release savepoint take_rows`.execute(work.db)
    return taken
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && UNSTORABLE.test(String(error.code)))) throw error
    await sql`rollback to savepoint take_rows`.execute(work.db)
    await sql`release savepoint take_rows`.execute(work.db)
    return null
  }
}
