import type { Work } from '#platform/work/work.ts'
import { enoughSamples, originCountries, type TimedStage, timedStages } from './stages.ts'

type StageTime = {
  readonly country: string
  readonly samples: number
  readonly p50: number
  readonly p80: number
  /** Enough samples for a promise. */
  readonly isEnough: boolean
}
export type StageRow = {
  readonly stage: TimedStage
  readonly usualDays: number
  readonly mostDays: number
  readonly times: readonly (StageTime | null)[]
}
export type StageTable = { readonly rows: readonly StageRow[]; readonly reckonedAt: Date | null }

/**
 * Each stage with its promised time, and the time that each route took recently (in the order of `originCountries`).
 */
export async function readStageTable(work: Work): Promise<StageTable> {
  const policies = await work.db.selectFrom('stage_policies').selectAll().where('site', '=', work.site).execute()
  const times = await work.db.selectFrom('stage_times').selectAll().where('site', '=', work.site).execute()
  const rows = timedStages.flatMap((stage) => {
    const policy = policies.find((one) => one.stage === stage)
    if (!policy) return []
    const of = originCountries.map((country) => {
      const time = times.find((one) => one.stage === stage && one.country === country)
      if (!time) return null
      const { samples, p50_days: p50, p80_days: p80 } = time
      return { country, samples, p50, p80, isEnough: samples >= enoughSamples }
    })
    return [{ stage, usualDays: policy.usual_days, mostDays: policy.most_days, times: of }]
  })
  return { rows, reckonedAt: times[0]?.reckoned_at ?? null }
}
