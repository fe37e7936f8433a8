import { sql } from 'kysely'
import { fixedHolidays } from '#money/payments/holidays/working-days.ts'
import { type Calendar, countries } from '#platform/values/calendar.ts'
import { onceInMoment } from '#platform/values/moment.ts'
import { lruCache } from '#platform/work/lru-cache.ts'
import type { Work } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import type { Span, StageBook } from './expectation.ts'
import { enoughSamples, type TimedStage } from './stages.ts'

type Facts = {
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

/** How long each stage takes on this site: one statement for all that one snapshot shows. */
export function readStageBook(work: Work): Promise<StageBook> {
  return onceInMoment(work, `stage book ${work.site}`, () => askStageBook(work))
}

async function askStageBook(work: Work): Promise<StageBook> {
  const { rows } = await sql<{ readonly facts: string }>`select json_build_object(
    'policies', (select json_agg(json_build_object('stage', stage, 'usual', usual_days, 'most', most_days))
      from stage_policies where site = ${work.site}),
    'times', coalesce((select json_agg(json_build_object(
      'stage', stage, 'country', country, 'samples', samples, 'p50', p50_days, 'p80', p80_days))
      from stage_times where site = ${work.site} and samples >= ${enoughSamples}), '[]'),
    'holidays', (select json_agg(json_build_object('country', country, 'day', day)) from (
      select country, day from bank_holidays union all select country, day from origin_holidays) as every))::text as facts
    `.execute(work.db)
  const { facts } = rows[0]!
  const name = `${work.site} ${facts}`
  return kept.get(name) ?? kept.set(name, bookOf(work.site, JSON.parse(facts)))
}

// The same facts make the same book, and they change some times a day.
const kept = lruCache<StageBook>(10)

function bookOf(site: Site, { policies, times, holidays }: Facts): StageBook {
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
  return { spans, site, calendars: calendarsWith(holidays) }
}

function calendarsWith(holidays: Facts['holidays']): Readonly<Record<string, Calendar>> {
  const entries = Object.entries(countries).map(([country, days]) => {
    const moving = holidays.filter((one) => one.country === country).map(({ day }) => day)
    return [country, { ...days, holidays: new Set([...moving, ...(fixedHolidays[country] ?? [])]) }] as const
  })
  return Object.fromEntries(entries)
}
