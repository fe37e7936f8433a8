import { queues } from '#fronts/console/queues.ts'
import { permits } from '#people/access/permissions.ts'
import type { Work } from '#platform/work/work.ts'
import { type QueueAges, readAges } from './read-ages.ts'
import { type DayFigures, readDays } from './read-days.ts'
import { readTransit, type Transit } from './read-transit.ts'

export type Charts = {
  readonly ages: readonly QueueAges[]
  readonly days: readonly DayFigures[]
  readonly transit: Transit | null
  /** Money is for those who answer for it. */
  readonly showsMoney: boolean
}

/** What this member of staff may see of the shop's pace: their own queues, and its orders, money and routes. */
export async function readCharts(work: Work): Promise<Charts> {
  const { who } = work
  const [ages, days, transit] = await Promise.all([
    readAges(work),
    permits(who, 'orders') ? readDays(work) : [],
    permits(who, 'orders') ? readTransit(work) : null,
  ])
  const mine = new Set(queues.filter((queue) => permits(who, queue.permission)).map((queue) => queue.key))
  const showsMoney = permits(who, 'reports')
  return {
    ages: ages.filter((one) => mine.has(one.key)),
    days: showsMoney ? days : days.map((day) => ({ ...day, inMinor: 0n, backMinor: 0n })),
    transit,
    showsMoney,
  }
}
