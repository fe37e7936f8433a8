import type { QueryWork } from '#platform/work/work.ts'
import { isBoughtHere } from './bought-here.ts'

/** Ids of a part: each part is a range of them, so that reading one does not walk the parts before it. */
const IDS_OF_A_PART = 10_000

/** How many parts the list of all products has. */
export async function countListedParts({ db }: QueryWork): Promise<number> {
  const { last } = await db
    .selectFrom('product_documents')
    .select(({ fn }) => fn.max('product_id').as('last'))
    .executeTakeFirstOrThrow()
  return last === null ? 0 : Math.ceil(Number(last) / IDS_OF_A_PART)
}

/** The products of a part (from 1) that customers of the site find, with the day they changed. */
export async function readListed(
  { db, site }: QueryWork,
  part: number,
): Promise<readonly { readonly id: string; readonly changedAt: Date }[]> {
  const from = BigInt(part - 1) * BigInt(IDS_OF_A_PART)
  const rows = await db
    .selectFrom('product_documents')
    .select(['product_id', 'changed_at'])
    .where('product_id', '>', from)
    .where(isBoughtHere(site))
    .where('product_id', '<=', from + BigInt(IDS_OF_A_PART))
    .orderBy('product_id')
    .execute()
  return rows.map((row) => ({ id: String(row.product_id), changedAt: row.changed_at }))
}
