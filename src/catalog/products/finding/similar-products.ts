import { sql } from 'kysely'
import { readStoresOff } from '#catalog/stores/read-stores-off.ts'
import type { QueryWork } from '#platform/work/work.ts'
import { isBoughtHere } from './bought-here.ts'
import { filterLexeme, quoteLexeme } from './document-vector.ts'
import { planAnew } from './plan-anew.ts'
import type { FoundProduct } from './product-query.ts'
import { readFound } from './read-found.ts'
import { documentWords } from './words/search-words.ts'
import { kindsNamed } from './words/understand-words.ts'

const MOST = 50
const MOST_COMPARED = 1000
const MOST_WORDS = 12
const SAME_BRAND = 0.3

/** Products of the same kind (else of the same category) that share most words of the title with this one. */
export async function similarProducts(work: QueryWork, id: string, most: number): Promise<readonly FoundProduct[]> {
  if (!/^[1-9]\d{0,17}$/.test(id)) return []
  const one = await work.db
    .selectFrom('products')
    .select(['id', 'title', 'brand', 'category'])
    .where('id', '=', BigInt(id))
    .executeTakeFirst()
  if (!one) return []
  const off = [...(await readStoresOff(work))]
  const kinds = kindsNamed(one.title.slice(0, 300))
  const main = kinds.reduce((best, hint) => (best && best.value >= hint.value ? best : hint), kinds[0])
  const words = [...new Set(documentWords(one.title).flatMap(([stem]) => (stem ? [stem] : [])))].slice(0, MOST_WORDS)
  if (words.length === 0) return []
  const same = quoteLexeme(main ? filterLexeme.mainKind(main.kind.code) : filterLexeme.category(one.category))
  const asked = sql<{ readonly id: bigint }>`
    select product_id as id from (
      select * from product_documents
      where words @@ ${`${same} & (${words.map(quoteLexeme).join(' | ')})`}::tsquery and product_id <> ${one.id}
        and not stores <@ ${off}::text[] and ${isBoughtHere(work.site)}
      order by popularity desc, product_id desc limit ${MOST_COMPARED}) d
    order by ts_rank('{0,0.2,0.4,1}'::float4[], words, ${words.map(quoteLexeme).join(' | ')}::tsquery)
      + case when brand = ${one.brand} then ${SAME_BRAND}::float8 else 0 end
      + popularity desc, product_id desc
    limit ${Math.min(most, MOST)}`
  const { rows } = await planAnew(work, () => asked.execute(work.db))
  return readFound(
    work,
    rows.map((row) => row.id),
    off,
  )
}
