import { type Site, siteCodes } from '#sites/sites.ts'
import { nextTime } from './cron.ts'
import type { Claimed, Outcome } from './deliveries.ts'
import type { Chore, Handler, JobContext } from './jobs.ts'
import { retryDelay, triesWithin } from './lanes.ts'

// A failure of one site does not stop the work of the others.
export async function runChore(chore: Chore, jobOf: (site: Site) => JobContext): Promise<void> {
  const errors: unknown[] = []
  for (const site of siteCodes) await chore.run(jobOf(site)).catch((error: unknown) => errors.push(error))
  if (errors.length > 0) throw errors[0]
}

export function nextTry(handler: Handler | undefined, { tries }: Claimed, now: Date, error: unknown): Outcome['next'] {
  const isLast = tries >= (handler?.tries ?? triesWithin)
  return { tryAt: isLast ? null : new Date(now.getTime() + retryDelay(tries)), tries, error: textOf(error) }
}

// A chore runs again at its next time; a failed one earlier, if that time is far.
export function nextRound(chore: Chore, { tries }: Claimed, now: Date, error: unknown): Outcome['next'] {
  const onTime = nextTime(chore.cron, now)
  if (error === null) return { tryAt: onTime, tries: 0, error: null }
  const soon = new Date(now.getTime() + retryDelay(tries))
  return { tryAt: soon < onTime ? soon : onTime, tries, error: textOf(error) }
}

function textOf(error: unknown): string {
  return String(error instanceof Error ? error.message : error).slice(0, 500)
}
