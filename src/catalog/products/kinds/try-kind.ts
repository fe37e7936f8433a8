import { sql } from 'kysely'
import { differingKinds, isTouched } from '#catalog/estimates/tree/differing-kinds.ts'
import type { KindTable } from '#catalog/estimates/tree/kind-table.ts'
import type { QueryWork } from '#platform/work/work.ts'
import { categoryWith, type ListedProduct, listedColumns, listedEstimate } from './listed-estimate.ts'

const mostLooked = 20_000
const atOnce = 2_000
const mostShown = 20

type Said = { readonly category: string; readonly grams: number | null }
export type KindTrial = {
  /** The products that were looked at, the most bought first. */
  readonly looked: number
  readonly isAll: boolean
  /** How many of them would have another category, and how many another weight. */
  readonly categories: number
  readonly weights: number
  /** How many have a word of the change in their title or on their shelf. */
  readonly named: number
  /** The first twenty that would change. */
  readonly first: readonly { readonly id: string; readonly title: string; readonly was: Said; readonly is: Said }[]
}

/** Which products of the catalogue, of the 20,000 most bought, another table of kinds would change. Writes nothing. */
export async function tryKind({ db }: Pick<QueryWork, 'db'>, now: KindTable, tried: KindTable): Promise<KindTrial> {
  const differing = differingKinds(now, tried)
  const first: KindTrial['first'][number][] = []
  let [looked, isAll, categories, weights, named] = [0, false, 0, 0, 0]
  let last = { popularity: Number.POSITIVE_INFINITY, id: 9_223_372_036_854_775_807n }
  while (looked < mostLooked && !isAll) {
    const { rows } = await sql<ListedProduct & { popularity: number }>`
      select ${listedColumns}, d.popularity::float8 as popularity
      from product_documents d join products p on p.id = d.product_id
      where (d.popularity, d.product_id) < (${last.popularity}::float8::real, ${last.id})
      order by d.popularity desc, d.product_id desc limit ${atOnce}`.execute(db)
    for (const row of rows.filter((one) => isTouched(differing, one))) {
      named += 1
      const was = { category: row.category, grams: listedEstimate(row, now).grams }
      const is = { category: categoryWith(row, now, tried), grams: listedEstimate(row, tried).grams }
      if (was.category !== is.category) categories += 1
      if (was.grams !== is.grams) weights += 1
      const isChanged = was.category !== is.category || was.grams !== is.grams
      if (isChanged && first.length < mostShown) first.push({ id: String(row.id), title: row.title, was, is })
    }
    looked += rows.length
    isAll = rows.length < atOnce
    last = rows.at(-1) ?? last
  }
  return { looked, isAll, categories, weights, named, first }
}
