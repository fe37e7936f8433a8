import type { Work } from '#platform/work.ts'
import { type BookHealth, readBookHealth } from '#wallet/read-proof.ts'
import { type Backlog, readBacklog } from './read-backlog.ts'
import { type BrowserError, readBrowserErrors } from './read-browser-errors.ts'
import { type JobLoad, readJobs } from './read-jobs.ts'
import { type MoneyHealth, readMoneyHealth } from './read-money-health.ts'

export type Health = {
  /** What does not add up in the ledger; anything but nothing is an alarm. */
  readonly books: BookHealth
  readonly backlog: Backlog
  readonly money: MoneyHealth
  readonly jobs: JobLoad
  readonly browser: BrowserError
}

/** What a person who keeps the shop running asks: does the money add up, does everything move, does anything break. */
export async function readHealth(work: Work): Promise<Health> {
  return {
    books: await readBookHealth(work),
    backlog: await readBacklog(work),
    money: await readMoneyHealth(work),
    jobs: await readJobs(work),
    browser: await readBrowserErrors(work),
  }
}
