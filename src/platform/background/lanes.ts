import { type OutgoingChannel, outgoingChannels } from '#platform/work/outgoing-channels.ts'

const second = 1000
const minute = 60 * second

type Lane = {
  /** How many jobs run at the same time in each process that does jobs. */
  readonly atOnce: number
  /** How many more jobs are fetched ahead, for jobs of a few milliseconds: fetching and settling is then done for many at once. */
  readonly ahead: number
  /** Milliseconds after which a job that has not ended is tried again. */
  readonly deadline: number
  /** How old the oldest job may become before an alarm, in milliseconds. */
  readonly late: number
}

const channelLanes = Object.fromEntries(
  Object.entries(outgoingChannels).map(([channel, { atOnce, lateMinutes }]) => [
    channel,
    { atOnce, ahead: 0, deadline: minute, late: lateMinutes * minute },
  ]),
) as Readonly<Record<OutgoingChannel, Lane>>

/** Jobs grouped by what they may hold up: each lane has its own workers, and no lane waits for another. */
export const lanes = {
  money: { atOnce: 6, ahead: 0, deadline: 5 * minute, late: 2 * minute },
  orders: { atOnce: 8, ahead: 120, deadline: minute, late: minute },
  ...channelLanes,
  couriers: { atOnce: 4, ahead: 0, deadline: 5 * minute, late: 5 * minute },
  // Campaigns of mail: a run goes on for a minute on each site.
  campaigns: { atOnce: 1, ahead: 0, deadline: 5 * minute, late: 10 * minute },
  // What companies of adverts are told: a run goes on for 20 seconds on each site.
  adverts: { atOnce: 1, ahead: 0, deadline: 5 * minute, late: 15 * minute },
  // A look at all feeds may take the better part of an hour.
  feeds: { atOnce: 2, ahead: 0, deadline: 60 * minute, late: 75 * minute },
  sweeps: { atOnce: 2, ahead: 0, deadline: 60 * minute, late: 15 * minute },
} as const satisfies Readonly<Record<string, Lane>>
export type LaneName = keyof typeof lanes
export const laneNames = Object.keys(lanes) as readonly LaneName[]

/** Tries of jobs inside the shop: over 40 minutes. */
export const triesWithin = 12
/** Tries of jobs that need an outside party, which may be down for a weekend: over two days. */
export const triesOutside = 590

const first = 10 * second
const longest = 5 * minute

/** How long to wait after this many tries: doubled each time, at most five minutes. */
export function retryDelay(tries: number): number {
  return Math.min(longest, first * 2 ** Math.min(tries - 1, 10))
}
