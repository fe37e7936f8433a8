import { sql } from 'kysely'
import { fixedHolidays } from '#money/payments/holidays/working-days.ts'
import { type Calendar, countries } from '#platform/values/calendar.ts'
import type { Work } from '#platform/work/work.ts'
import type { Span, StageBook } from './expectation.ts'
import { enoughSamples, type TimedStage } from './stages.ts'

type Row = {
  readonly policies: readonly { readonly stage: string; readonly usual: number; readonly most: number }[]
  readonly times: readonly {
    readonly stage: string
    readonly country: string
    readonly samples: number
    readonly p50: number
    readonly p80: number
  }[]
  readonly holidays: readonly { readonly country: string; readonly day: string }[]
}

/** How long each stage takes on this site, in one statement. */
export async function readStageBook(work: Work): Promise<StageBook> {
  const { rows } = await sql<Row>`select
    (select json_agg(json_build_object('stage', stage, 'usual', usual_days, 'most', most_days))
      from stage_policies where site = ${work.site}) as policies,
    coalesce((select json_agg(json_build_object(
      'stage', stage, 'country', country, 'samples', samples, 'p50', p50_days, 'p80', p80_days))
      from stage_times where site = ${work.site} and samples >= ${enoughSamples}), '[]') as times,
    (select json_agg(json_build_object('country', country, 'day', day)) from (
      select country, day from bank_holidays union all select country, day from origin_holidays) as every) as holidays
    `.execute(work.db)
  const { policies, times, holidays } = rows[0]!
  const known = new Map(times.map(({ stage, country, ...time }) => [`${stage} ${country}`, time]))
  const policy = new Map(policies.map(({ stage, usual, most }) => [stage, { usual, most }]))
  const spans = (stage: TimedStage, country: string): Span => {
    const time = known.get(`${stage} ${country}`)
    // At least one day must pass before something is late.
    if (time) return { usualDays: time.p50, mostDays: Math.max(1, time.p80), samples: time.samples }
    const said = policy.get(stage)
    if (!said) throw new Error(`no policy for ${stage}`)
    return { usualDays: said.usual, mostDays: said.most, samples: null }
  }
  return { spans, site: work.site, calendars: calendarsWith(holidays) }
}

function calendarsWith(holidays: Row['holidays']): Readonly<Record<string, Calendar>> {
  const entries = Object.entries(countries).map(([country, days]) => {
    const moving = holidays.filter((one) => one.country === country).map(({ day }) => day)
    return [country, { ...days, holidays: new Set([...moving, ...(fixedHolidays[country] ?? [])]) }] as const
  })
  return Object.fromEntries(entries)
}
