// Writes new prices or new titles of very many products, some hundreds in a transaction, and says how many seconds it took.
import { parentPort, workerData } from 'node:worker_threads'
import { sql } from 'kysely'
import { keepLandedPrices } from '#catalog/products/finding/keep-landed.ts'
import { writeDocuments } from '#catalog/products/finding/write-documents.ts'
import { openDatabase, write } from '#platform/database/database.ts'
import { system, type Work } from '#platform/work/work.ts'

/** `documents`: their documents alone, as each product has one that was read from a feed; the generator's are made by SQL. */
export type Written = 'documents' | 'new prices' | 'new titles'

const AT_ONCE = 500
const { url, products, what } = workerData as {
  readonly url: string
  readonly products: number
  readonly what: Written
}
const change: Readonly<Record<Written, (work: Work, ids: readonly bigint[]) => Promise<void>>> = {
  documents: writeDocuments,
  'new prices': offerAnew,
  'new titles': nameAnew,
}
const { db, close } = openDatabase(url, { max: 2, patience: 60_000 })
const start = performance.now()
for (let from = 0; from < products; from += AT_ONCE) {
  const ids = Array.from({ length: AT_ONCE }, (_, at) => BigInt(1 + (from + at) * 7))
  await written((work) => change[what](work, ids))
  if (what === 'new prices') await written((work) => priceAnew(work, ids))
}
parentPort?.postMessage(Math.round((performance.now() - start) / 1000))
await close()

function written(act: (work: Work) => Promise<void>): Promise<void> {
  return write(db, { who: system, now: new Date(), site: 'eg', locale: 'en' }, act)
}

/** What a feed writes of a new price, without the line of history. */
async function offerAnew(work: Work, ids: readonly bigint[]): Promise<void> {
  await sql`update product_offers set price_minor = price_minor + 1, seen_at = ${work.now} where product_id = any(${ids})`.execute(
    work.db,
  )
  await writeDocuments(work, ids)
}

/** Keeps whole prices as the chore does that works them out; here they are the store's price times a number. */
async function priceAnew(work: Work, ids: readonly bigint[]): Promise<void> {
  const { rows } = await sql<{ readonly productId: string; readonly minor: bigint; readonly offerId: string }>`
    select distinct on (product_id) product_id::text as "productId", price_minor as minor, id::text as "offerId"
    from product_offers where product_id = any(${ids}) order by product_id, price_minor`.execute(work.db)
  await keepLandedPrices(
    work,
    rows.map(({ productId, minor, offerId }) => ({
      productId,
      lowest: { eg: { minor: minor * 52n, offerId }, ae: { minor: minor * 4n, offerId } },
    })),
  )
}

/** A word more, or one less if an earlier run added it. */
async function nameAnew(work: Work, ids: readonly bigint[]): Promise<void> {
  await sql`update products set title = case when title like '% renewed' then left(title, -8) else title || ' renewed' end
    where id = any(${ids})`.execute(work.db)
  await writeDocuments(work, ids)
}
