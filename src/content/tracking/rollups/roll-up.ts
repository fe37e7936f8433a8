import { sql } from 'kysely'
import { countMargins } from '#content/tracking/margins/count-margins.ts'
import type { JobContext } from '#platform/background/jobs.ts'
import type { Work } from '#platform/work/work.ts'
import { countActs } from './count-acts.ts'
import { countCohorts } from './count-cohorts.ts'
import { countStages } from './count-stages.ts'
import type { RollUp } from './counted-slice.ts'

const minute = 60_000
const day = 24 * 60 * minute
/** What is written later than this after its moment would be missed: no transaction of ours lasts as long. */
const settledAfter = 10 * minute
const slice = 7 * day

const rollUps: readonly RollUp[] = [countStages, countActs, countCohorts, countMargins]

/** Brings all figures up to ten minutes ago, a week of things at a time; the next run goes on where one ended. */
export async function rollUp(job: JobContext): Promise<void> {
  for (const one of rollUps) while (await job.write((work) => addSlice(work, one)));
}

/**
 * One slice: what is added and how far it reaches are written together, and two runs take turns, so that everything counts once.
 * False where there is nothing more.
 */
async function addSlice(work: Work, { name, begins, add }: RollUp): Promise<boolean> {
  const { db, now, site } = work
  const settled = new Date(now.getTime() - settledAfter)
  await sql`insert into rollup_marks (name, site) values (${name}, ${site}) on conflict do nothing`.execute(db)
  const { rows } = await sql<{ at: Date | null }>`
    select at from rollup_marks where name = ${name} and site = ${site} for update`.execute(db)
  const from = rows[0]?.at ?? (await begins(work).execute(db)).rows[0]?.at ?? null
  if (from === null || from >= settled) return false
  const until = new Date(Math.min(settled.getTime(), from.getTime() + slice))
  await add(work, from, until)
  await sql`update rollup_marks set at = ${until} where name = ${name} and site = ${site}`.execute(db)
  return until < settled
}
