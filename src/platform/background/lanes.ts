const second = 1000
const minute = 60 * second

type Lane = {
  /** How many pieces of work are done at the same time, in each process that does jobs. */
  readonly atOnce: number
  /** How many more lie ready for these hands, where a piece takes milliseconds: taking and writing down is for many then. */
  readonly ahead: number
  /** Milliseconds after which a piece of work that does not end is given its next try. */
  readonly deadline: number
  /** How old the oldest piece may become before somebody is told, in milliseconds. */
  readonly late: number
}

/** Work by what it may hold up: each lane has its own hands, and none waits for another. */
export const lanes = {
  money: { atOnce: 6, ahead: 0, deadline: 5 * minute, late: 2 * minute },
  orders: { atOnce: 8, ahead: 120, deadline: minute, late: minute },
  mail: { atOnce: 8, ahead: 0, deadline: minute, late: 5 * minute },
  sms: { atOnce: 4, ahead: 0, deadline: minute, late: 2 * minute },
  couriers: { atOnce: 4, ahead: 0, deadline: 5 * minute, late: 5 * minute },
  sweeps: { atOnce: 2, ahead: 0, deadline: 60 * minute, late: 15 * minute },
} as const satisfies Readonly<Record<string, Lane>>
export type LaneName = keyof typeof lanes
export const laneNames = Object.keys(lanes) as readonly LaneName[]

/** Tries of what happens within the shop: 40 minutes. */
export const triesWithin = 12
/** Tries of what needs somebody outside, who may be away for a weekend: two days. */
export const triesOutside = 590

const first = 10 * second
const longest = 5 * minute

/** How long to wait after so many tries: twice as long each time, five minutes at most. */
export function retryDelay(tries: number): number {
  return Math.min(longest, first * 2 ** Math.min(tries - 1, 10))
}
