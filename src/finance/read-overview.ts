import type { Work } from '#platform/work.ts'
import { readNextDay } from './closes/read-days.ts'
import { countWaiting, type DeskLoad, type WaitingDesk } from './count-waiting.ts'

export type Overview = {
  readonly desks: Readonly<Record<WaitingDesk, DeskLoad>>
  readonly openTills: number
  readonly nextDay: string
}

/** How much waits on each desk of finance and since when, and what is next. */
export async function readOverview(work: Work): Promise<Overview> {
  const tills = await work.db
    .selectFrom('till_sessions')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('site', '=', work.site)
    .where('closed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return { desks: await countWaiting(work), openTills: Number(tills.count), nextDay: await readNextDay(work) }
}
