import type { Work } from '#platform/work/work.ts'
import { readNextDay } from './closes/read-days.ts'
import { countWaiting, type DeskLoad, type WaitingDesk } from './count-waiting.ts'
import { countCourierCash } from './courier-cash/read-courier-cash.ts'

export type Overview = {
  readonly desks: Readonly<Record<WaitingDesk | 'courierCash', DeskLoad>>
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
  const desks = { ...(await countWaiting(work)), courierCash: await countCourierCash(work) }
  return { desks, openTills: Number(tills.count), nextDay: await readNextDay(work) }
}
