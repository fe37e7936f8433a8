import { sql } from 'kysely'
import type { JobContext } from '#platform/background/jobs.ts'
import { announce } from '#platform/work/announce.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { applyDefault, reopenDiscrepancy } from './choose-option.ts'

/** Cases nobody answered in time. */
export async function readOverdue(work: Work): Promise<readonly string[]> {
  const rows = await work.db
    .selectFrom('discrepancies')
    .select('number')
    .where('site', '=', work.site)
    .where('state', '=', 'proposed')
    .where('until', '<=', work.now)
    .orderBy('until')
    .execute()
  return rows.map((row) => row.number)
}

/** Carries out the defaults, each in its own transaction; promises that cannot be kept go back to staff. */
export async function applyDefaults({ write }: Pick<JobContext, 'write'>): Promise<void> {
  for (const number of await write(readOverdue)) {
    try {
      await write((work) => applyDefault(work, number))
    } catch (refused) {
      if (!isRefusal(refused)) throw refused
      await write((work) => reopenDiscrepancy(work, number, refused))
    }
  }
}

/** Says once that the time to choose is nearly over. */
export async function remindChoosing(work: Work): Promise<void> {
  const { rows } = await sql<{ number: string; orderId: string; itemId: string; until: Date }>`
    update discrepancies set reminded_at = ${work.now} from discrepancy_rules rule
    where rule.site = discrepancies.site and discrepancies.site = ${work.site} and discrepancies.state = 'proposed'
      and reminded_at is null and until > ${work.now}
      and until - make_interval(hours => rule.remind_hours) <= ${work.now}
    returning number, order_id as "orderId", item_id as "itemId", until`.execute(work.db)
  for (const { until, ...row } of rows)
    await announce(work, 'discrepancy.reminder', { ...row, until: until.toISOString() })
}
