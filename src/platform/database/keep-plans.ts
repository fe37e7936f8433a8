import { sql } from 'kysely'
import type { Work } from '#platform/work/work.ts'

/**
 * Until the end of this transaction PostgreSQL plans each statement once for its connection, whatever the values: for statements
 * over many tables that take longer to plan than to run. Not for those whose best way depends on the value.
 */
export async function keepPlans({ db }: Work): Promise<void> {
  await sql`set local plan_cache_mode = force_generic_plan`.execute(db)
}
