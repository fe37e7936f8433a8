import { newId } from '#platform/work/id.ts'
import type { Work } from '#platform/work/work.ts'
import { no } from '#pricing/quote/pricing.refusals.ts'
import { priceTablesForm, type RawPriceTables } from './tables-form.ts'

export type NewTables = {
  readonly tables: RawPriceTables
  /** The source of the numbers, for later questions. */
  readonly source: string
  readonly why: string
  /** Now by default. */
  readonly validFrom?: Date
  /** The scheduled version that this one replaces. */
  readonly carries?: string
  /** The staff draft that it is published from. */
  readonly draft?: bigint | null
}

/** Adds a version of the site's price tables; quotes made with earlier versions do not change. */
export async function publishTables(
  work: Work,
  { tables, source, why, validFrom, carries, draft = null }: NewTables,
): Promise<string> {
  const { who } = work
  if (who.kind !== 'staff' && who.kind !== 'system') throw no.PRICE_TABLES_BY_STAFF()
  const read = priceTablesForm.safeParse(tables)
  if (!read.success) throw no.WRONG_PRICE_TABLES({ path: read.error.issues[0]?.path.join('.') ?? '' })
  if (read.data.site !== work.site) throw no.WRONG_PRICE_TABLES({ path: 'site' })
  const from = validFrom ?? work.now
  if (from < work.now) throw no.PRICE_TABLES_IN_THE_PAST({ path: 'validFrom' })
  const id = newId()
  await work.db
    .insertInto('price_table_versions')
    .values({
      id,
      site: work.site,
      valid_from: from,
      tables: JSON.stringify(read.data),
      who_kind: who.kind,
      who_id: who.id,
      why,
      source,
      published_at: work.now,
      carries: carries ?? null,
      draft,
    })
    .execute()
  return id
}
