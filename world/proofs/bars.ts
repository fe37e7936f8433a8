/** A run of this many minutes has to reach the whole bars; a shorter one its share of them. */
export const wholeMinutes = 20

/** The least number of tries in a run of twenty minutes. One in a thousand fewer, and nothing is proved. */
export const bars = {
  model: { sequences: 2_000 },
  races: { rounds: 1_000 },
  callbacks: { stories: 10_000 },
  checkouts: { checkouts: 1_000 },
  lanes: { 'pieces of work': 10_000, 'workers killed': 10 },
  restarts: { restarts: 10, answered: 20_000 },
  bank: { 'by use-case': 50_000, 'over HTTP': 10_000, 'server killed': 30, 'PostgreSQL killed': 10 },
} as const

/** The share of a bar that a run of this many minutes has to reach; never zero. */
export function share(bar: number, minutes: number): number {
  return Math.max(1, Math.ceil(bar * Math.min(1, minutes / wholeMinutes)))
}

/** All bars of a proof for a run of this many minutes. */
export function barsFor(proof: keyof typeof bars, minutes: number): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(bars[proof]).map(([what, bar]) => [what, share(bar, minutes)]))
}
