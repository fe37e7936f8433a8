import { sql } from 'kysely'
import { z } from 'zod'
import type { Work } from '#platform/work/work.ts'
import { type Site, sites } from '#sites/sites.ts'

/** The first and the last day of a statement, in the site's time zone. */
export type StatementDays = { readonly from: string; readonly to: string }

export const statementDays = z
  .object({ from: z.iso.date(), to: z.iso.date() })
  .refine(({ from, to }) => from <= to, { path: ['to'] })

/** Today at the site. */
export function todayOf(now: Date, site: Site): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: sites[site].timeZone }).format(now)
}

export type UsualPeriod = StatementDays & { readonly name: 'thisMonth' | 'lastMonth' | 'threeMonths' | 'thisYear' }

/** The usual periods. */
export function usualPeriods(today: string): readonly UsualPeriod[] {
  const [year = 1970, month = 1] = today.split('-').map(Number)
  const firstOf = (months: number) => new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10)
  const lastOf = (months: number) => new Date(Date.UTC(year, month + months, 0)).toISOString().slice(0, 10)
  return [
    { name: 'thisMonth', from: firstOf(0), to: today },
    { name: 'lastMonth', from: firstOf(-1), to: lastOf(-1) },
    { name: 'threeMonths', from: firstOf(-2), to: today },
    { name: 'thisYear', from: `${year}-01-01`, to: today },
  ]
}

/** The first moment of the period, and the first after it: the zone decides a day's length. */
export async function momentsOf(work: Work, { from, to }: StatementDays): Promise<{ from: Date; to: Date }> {
  const zone = sites[work.site].timeZone
  const { rows } = await sql<{ from: Date; to: Date }>`
    select ${from}::date::timestamp at time zone ${zone} as "from",
      (${to}::date + 1)::timestamp at time zone ${zone} as "to"`.execute(work.db)
  const [moments] = rows
  if (!moments) throw new Error('the database does not say when a day begins')
  return moments
}
