import type { Work } from '#platform/work.ts'
import { compilePriceTables } from './compile-tables.ts'
import { no } from './pricing.refusals.ts'
import type { PriceTables } from './tables.ts'
import { priceTablesForm, type ReadPriceTables } from './tables-form.ts'

/** One published version: as staff wrote it, and ready to quote with (`withOffers` puts packages and coupons beside). */
export type PublishedTables = {
  readonly id: string
  readonly validFrom: Date
  readonly source: string
  readonly raw: ReadPriceTables
  readonly prices: PriceTables
}

/** The price tables of the site that hold now. */
export async function readTables(work: Work): Promise<PublishedTables> {
  const current = await work.db
    .selectFrom('price_table_versions')
    .select('id')
    .where('site', '=', work.site)
    .where('valid_from', '<=', work.now)
    .orderBy('valid_from', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!current) throw no.NO_PRICE_TABLES({ site: work.site })
  return readTablesVersion(work, current.id)
}

/** The version a quote was made with, to make it again. */
export async function readTablesVersion(work: Work, id: string): Promise<PublishedTables> {
  const key = `${work.site} ${id}`
  const kept = keptVersions.get(key)
  if (kept) return kept
  const row = await versions(work).where('site', '=', work.site).where('id', '=', id).executeTakeFirst()
  if (!row) throw no.NO_PRICE_TABLES({ site: work.site })
  const version = published(row)
  if (keptVersions.size >= mostKept) keptVersions.clear()
  keptVersions.set(key, version)
  return version
}

// A published version never changes (the database refuses it): read and checked once, it is good for every price.
const keptVersions = new Map<string, PublishedTables>()
const mostKept = 100

function versions({ db }: Work) {
  return db.selectFrom('price_table_versions').select(['id', 'valid_from', 'source', 'tables'])
}

type Row = {
  readonly id: string
  readonly valid_from: Date
  readonly source: string
  readonly tables: unknown
}

function published({ id, valid_from: validFrom, source, tables }: Row): PublishedTables {
  const raw = priceTablesForm.parse(tables)
  return { id, validFrom, source, raw, prices: compilePriceTables(raw) }
}
