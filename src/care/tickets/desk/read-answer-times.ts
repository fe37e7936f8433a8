import { sql } from 'kysely'
import { afterWorkingDays } from '#platform/values/calendar.ts'
import type { Work } from '#platform/work/work.ts'
import { answerDays, readCalendar } from './read-ticket-desk.ts'

/** Hours, the middle value and that of nine in ten; null where nothing was measured. */
type Spread = { readonly median: number | null; readonly p90: number | null }
export type AnswerTimes = {
  readonly first: Spread
  readonly whole: Spread
  /** Of those whose promise is over or that were answered: how many in time. */
  readonly kept: number
  readonly promised: number
}

type Row = { readonly openedAt: Date; readonly answeredAt: Date | null; readonly closedAt: Date | null }

/** How long customers who wrote first in the last thirty days waited for the first answer and for the end, against our promise. */
export async function readAnswerTimes(work: Work): Promise<AnswerTimes> {
  const since = new Date(work.now.getTime() - 30 * 86_400_000)
  const { rows } = await sql<Row>`
    select opened_at as "openedAt", first_answered_at as "answeredAt", closed_at as "closedAt"
    from tickets where site = ${work.site} and opened_at > ${since} and merged_into is null
      and (first_answered_at is not null or waiting_since is not null or closed_at is not null)
    order by opened_at desc limit 20000`.execute(work.db)
  const calendar = await readCalendar(work)
  const due = rows
    .map((row) => ({ ...row, due: afterWorkingDays(row.openedAt, answerDays, calendar) }))
    .filter(({ answeredAt, closedAt, due }) => answeredAt !== null || (closedAt === null && due < work.now))
  return {
    first: spreadOf(rows.map(({ openedAt, answeredAt }) => hoursBetween(openedAt, answeredAt))),
    whole: spreadOf(rows.map(({ openedAt, closedAt }) => hoursBetween(openedAt, closedAt))),
    kept: due.filter(({ answeredAt, due }) => answeredAt !== null && answeredAt <= due).length,
    promised: due.length,
  }
}

function hoursBetween(from: Date, to: Date | null): number | null {
  return to && (to.getTime() - from.getTime()) / 3_600_000
}

/** The median and the ninetieth percentile: the smallest value that so many are not above. */
export function spreadOf(all: readonly (number | null)[]): Spread {
  const hours = all.filter((one) => one !== null).sort((a, b) => a - b)
  const at = (share: number) => hours[Math.max(0, Math.ceil(hours.length * share) - 1)] ?? null
  return { median: at(0.5), p90: at(0.9) }
}
