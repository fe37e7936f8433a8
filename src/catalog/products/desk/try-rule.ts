import { sql } from 'kysely'
import { findImportHits } from '#catalog/stores/restricted.ts'
import type { QueryWork } from '#platform/work/work.ts'

const mostLooked = 20_000
const atOnce = 2_000

export type RuleTrial = {
  /** The products that were looked at, the most bought first. */
  readonly looked: number
  readonly isAll: boolean
  readonly hits: number
  /** The first twenty. */
  readonly first: readonly { readonly id: string; readonly title: string; readonly word: string }[]
}

/** The products of the catalogue that a rule about this kind would meet, of the 20,000 most bought. */
export async function tryRule({ db }: Pick<QueryWork, 'db'>, kind: string): Promise<RuleTrial> {
  const first: { id: string; title: string; word: string }[] = []
  let [looked, hits, isAll] = [0, 0, false]
  let last = { popularity: Number.POSITIVE_INFINITY, id: '9223372036854775807' }
  while (looked < mostLooked && !isAll) {
    const { rows } = await sql<{ id: string; title: string; category: string; popularity: number }>`
      select product.id::text as id, product.title, product.category, document.popularity::float8 as popularity
      from product_documents document join products product on product.id = document.product_id
      where (document.popularity, document.product_id) < (${last.popularity}::float8::real, ${last.id}::bigint)
      order by document.popularity desc, document.product_id desc limit ${atOnce}`.execute(db)
    for (const { id, title, category } of rows) {
      const hit = findImportHits({ title, category }).find((one) => one.kind === kind)
      if (!hit) continue
      hits += 1
      if (first.length < 20) first.push({ id, title, word: hit.word })
    }
    looked += rows.length
    isAll = rows.length < atOnce
    last = rows.at(-1) ?? last
  }
  return { looked, isAll, hits, first }
}
