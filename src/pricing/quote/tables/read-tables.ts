import { type RawBuilder, sql } from 'kysely'
import { lruCache } from '#platform/work/lru-cache.ts'
import type { QueryWork } from '#platform/work/work.ts'
import { no } from '#pricing/quote/pricing.refusals.ts'
import type { Site } from '#sites/sites.ts'
import { compilePriceTables } from './compile-tables.ts'
import type { PriceTables } from './tables.ts'
import { priceTablesForm, type ReadPriceTables } from './tables-form.ts'

/** One published version: as staff wrote it, and compiled for quotes (`withOffers` adds packages and coupons). */
export type PublishedTables = {
  readonly id: string
  readonly validFrom: Date
  readonly source: string
  readonly why: string
  /** The staff draft that it was published from; then `source` only names the draft. */
  readonly draft: bigint | null
  readonly raw: ReadPriceTables
  readonly prices: PriceTables
}

/** SQL for the id of the price tables that hold at a time, for use in another statement; null if there are none. */
export function selectTablesId(site: Site, now: Date): RawBuilder<string | null> {
  return sql`(select id from price_table_versions where site = ${site} and valid_from <= ${now}
    order by valid_from desc, id desc limit 1)`
}

/** The price tables of the site that hold now. */
export async function readTables(work: QueryWork): Promise<PublishedTables> {
  const row = await work.db.selectNoFrom(selectTablesId(work.site, work.now).as('id')).executeTakeFirstOrThrow()
  return readTablesVersion(work, row.id)
}

/** The version that a quote was made with, to make the same quote again. */
export async function readTablesVersion(work: QueryWork, id: string | null): Promise<PublishedTables> {
  if (id === null) throw no.NO_PRICE_TABLES({ site: work.site })
  const key = `${work.site} ${id}`
  const known = kept.get(key)
  if (known) return known
  const row = await versions(work).where('site', '=', work.site).where('id', '=', id).executeTakeFirst()
  if (!row) throw no.NO_PRICE_TABLES({ site: work.site })
  return kept.set(key, published(row))
}

// A published version never changes (the database refuses it): read and checked once, it is good for every price.
const kept = lruCache<PublishedTables>(100)

function versions({ db }: QueryWork) {
  return db.selectFrom('price_table_versions').select(['id', 'valid_from', 'source', 'why', 'draft', 'tables'])
}

type Row = {
  readonly id: string
  readonly valid_from: Date
  readonly source: string
  readonly why: string
  readonly draft: bigint | null
  readonly tables: unknown
}

function published({ id, valid_from: validFrom, source, why, draft, tables }: Row): PublishedTables {
  const raw = priceTablesForm.parse(tables)
  return { id, validFrom, source, why, draft, raw, prices: compilePriceTables(raw) }
}
