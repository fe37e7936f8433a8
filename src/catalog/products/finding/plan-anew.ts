import { sql } from 'kysely'
import type { QueryWork } from '#platform/work/work.ts'

/**
 * Runs one statement whose best way depends on its values, as frequent and rare words do: PostgreSQL plans it for these values, not
 * once for all. Within a transaction; elsewhere it does nothing.
 */
export async function planAnew<Answer>({ db }: QueryWork, act: () => Promise<Answer>): Promise<Answer> {
  const mode = (name: 'force_custom_plan' | 'auto') =>
    sql`select set_config('plan_cache_mode', ${name}::text, true)`.execute(db)
  // One after the other on the connection of the transaction, sent together.
  const [, answer] = await Promise.all([mode('force_custom_plan'), act(), mode('auto')])
  return answer
}
