import { sql } from 'kysely'
import { filterLexeme, quoteLexeme } from '#catalog/products/finding/document-vector.ts'
import type { QueryWork } from '#platform/work/work.ts'

const mostExamples = 5

/** How many products are foremost of each kind, by its code; counted every ten minutes (`count-words.ts`). */
export async function readKindCounts({ db }: Pick<QueryWork, 'db'>): Promise<ReadonlyMap<string, number>> {
  const begin = filterLexeme.mainKind('')
  const { rows } = await sql<{ readonly code: string; readonly documents: number }>`
    select substr(lexeme, ${begin.length + 1}::int) as code, documents from product_lexemes
    where starts_with(lexeme, ${begin})`.execute(db)
  return new Map(rows.map(({ code, documents }) => [code, documents]))
}

/** The most bought products of a kind. */
export async function readKindExamples(
  { db }: Pick<QueryWork, 'db'>,
  code: string,
): Promise<readonly { readonly id: string; readonly title: string }[]> {
  const { rows } = await sql<{ readonly id: string; readonly title: string }>`
    select p.id::text as id, p.title from product_documents d join products p on p.id = d.product_id
    where d.words @@ ${quoteLexeme(filterLexeme.mainKind(code))}::tsquery
    order by d.popularity desc, d.product_id desc limit ${mostExamples}`.execute(db)
  return rows
}
