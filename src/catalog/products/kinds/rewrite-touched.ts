import { sql } from 'kysely'
import { differingKinds, isTouched } from '#catalog/estimates/tree/differing-kinds.ts'
import { type KindTable, kindTable } from '#catalog/estimates/tree/kind-table.ts'
import { knownKinds } from '#catalog/estimates/tree/known-kinds.ts'
import { overlayKinds } from '#catalog/estimates/tree/overlay-kinds.ts'
import { readKindFacts } from '#catalog/estimates/tree/read-kind-facts.ts'
import { renewKinds } from '#catalog/estimates/tree/watch-kinds.ts'
import { forgetAnswers } from '#catalog/products/desk/read-synonyms.ts'
import { writeDocuments } from '#catalog/products/finding/write-documents.ts'
import { lruCache } from '#platform/work/lru-cache.ts'
import type { Work } from '#platform/work/work.ts'
import { categoryWith, type ListedProduct, listedColumns } from './listed-estimate.ts'

export type Batch = { readonly looked: number; readonly written: number }
const batch: Batch = { looked: 5_000, written: 500 }

type Tables = { readonly before: KindTable; readonly differing: KindTable }
const kept = lruCache<Tables>(4)

/**
 * After staff changed a kind: of the products behind `after` those whose words the change is about get their category and their
 * document anew. Answers the product to go on behind, null at the end. What staff corrected stays.
 */
export async function rewriteTouched(
  work: Work,
  { fact, after }: { readonly fact: bigint; readonly after: bigint },
  { looked, written }: Batch = batch,
): Promise<bigint | null> {
  await renewKinds(work)
  const { before, differing } = await tablesOf(work, fact)
  const { rows } = await sql<Pick<ListedProduct, 'id' | 'title' | 'shelves'>>`
    select id, title, shelves from products where id > ${after} and merged_into is null order by id limit ${looked}`.execute(
    work.db,
  )
  const touched = rows.filter((row) => isTouched(differing, row)).slice(0, written)
  await setCategories(
    work,
    touched.map(({ id }) => id),
    before,
  )
  await writeDocuments(
    work,
    touched.map(({ id }) => id),
  )
  if (touched.length === written) return touched.at(-1)!.id
  if (rows.length === looked) return rows.at(-1)!.id
  // Small catalogues say it with each document; what a large one keeps would be some seconds old.
  await forgetAnswers(work)
  return null
}

async function tablesOf(work: Work, fact: bigint): Promise<Tables> {
  const after = knownKinds()
  const name = `${fact} ${after.version}`
  const known = kept.get(name)
  if (known) return known
  const facts = await readKindFacts(work, fact - 1n)
  const before = kindTable(overlayKinds(facts), `before ${fact}`)
  return kept.set(name, { before, differing: differingKinds(before, after) })
}

/** Who writes products locks them first, in sorted order. */
async function setCategories({ db, now }: Work, ids: readonly bigint[], before: KindTable): Promise<void> {
  const { rows } = await sql<ListedProduct>`
    select ${listedColumns} from products p where p.id = any(${ids}::bigint[]) order by p.id for update of p`.execute(
    db,
  )
  const changed = rows
    .map((row) => ({ id: String(row.id), was: row.category, category: categoryWith(row, before, knownKinds()) }))
    .filter(({ was, category }) => category !== was)
  if (changed.length === 0) return
  await sql`
    update products set category = row.category, changed_at = ${now}
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as row (id bigint, category text)
    where products.id = row.id`.execute(db)
}
