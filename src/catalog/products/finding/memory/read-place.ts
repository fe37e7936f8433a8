import { sql } from 'kysely'
import { isWrittenSince } from '#platform/database/written-since.ts'
import type { QueryWork } from '#platform/work/work.ts'

/** Where a work reads: a database with the mark of its documents, which moves when staff or links change a few of them. */
export type Place = {
  readonly database: string
  readonly mark: string
  /** Whether this work wrote: then it sees what others do not. */
  readonly isWriting: boolean
  readonly storesOff: readonly string[]
  /** Whether staff put products first for any words. */
  readonly hasPins: boolean
  /** Whether documents were written since the snapshot `since` of those in memory; null where none were in memory. */
  readonly isChanged: boolean | null
  readonly since: string | null
  /** As `performance.now()` says it. */
  readonly askedAt: number
}

/** Asks once for all that decides whether what is kept still holds. `since` is the snapshot of what is in memory. */
export async function readPlaceSince({ db }: QueryWork, since: string | null): Promise<Place> {
  const askedAt = performance.now()
  const { rows } = await sql<Omit<Place, 'since' | 'askedAt'>>`
    select current_database() || ' ' || pg_postmaster_start_time() as database, last_value::text as mark,
      pg_current_xact_id_if_assigned() is not null as "isWriting",
      array(select domain from store_facts where not is_on order by domain) as "storesOff",
      exists (select from product_pins where words is not null) as "hasPins",
      case when ${since}::text is not null then ${isWrittenSince('product_document_writes', since)} end as "isChanged"
    from product_documents_mark`.execute(db)
  return { ...rows[0]!, since, askedAt }
}
