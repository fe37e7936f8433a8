import { readStageTable } from '#fulfilment/expectations/read-stage-table.ts'
import type { Work } from '#platform/work/work.ts'

export type RouteTransit = {
  readonly country: string
  readonly samples: number
  readonly p50: number
  readonly p80: number
  readonly isEnough: boolean
}
export type Transit = {
  readonly routes: readonly RouteTransit[]
  readonly usualDays: number
  readonly mostDays: number
}

/** How many working days goods took from each warehouse abroad to the office, beside what is promised. */
export async function readTransit(work: Work): Promise<Transit> {
  const { rows } = await readStageTable(work)
  const journey = rows.find((row) => row.stage === 'journey')
  if (!journey) return { routes: [], usualDays: 0, mostDays: 0 }
  const { times, usualDays, mostDays } = journey
  return { routes: times.filter((time) => time !== null), usualDays, mostDays }
}
