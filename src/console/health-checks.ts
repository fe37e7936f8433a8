import type { Health } from './read-health.ts'
import type { RatesAge } from './read-money-health.ts'

export type Standing = 'ok' | 'warn' | 'bad'

/** What is looked at, in the order of how bad it would be. */
export const healthChecks = [
  'books',
  'outbox',
  'notices',
  'payments',
  'suspense',
  'jobs',
  'review',
  'rates',
  'browser',
] as const
export type HealthCheck = (typeof healthChecks)[number]

const minute = 60_000
const hour = 60 * minute
/** How long each may wait before it is a warning, and before it is wrong. */
export const healthLimits = {
  books: { warn: 3 * hour, bad: 24 * hour },
  outbox: { warn: minute, bad: 10 * minute },
  notices: { warn: 5 * minute, bad: hour },
  jobs: { warn: 3 * minute, bad: 15 * minute },
  review: { warn: 12 * hour, bad: 48 * hour },
  rates: { warn: 72 * hour, bad: Number.POSITIVE_INFINITY },
} as const

/** How many working days a rate's source may be silent. */
const missedDaysLimits = { warn: 2, bad: 3 }

/** How each stands. Money that does not add up is wrong at once; most others first warn. */
export function judgeHealth(health: Health, now: Date): Readonly<Record<HealthCheck, Standing>> {
  const { books, backlog, money, jobs, browser } = health
  const age = (since: Date | null) => (since ? now.getTime() - since.getTime() : 0)
  const byAge = (key: keyof typeof healthLimits, since: Date | null): Standing =>
    age(since) > healthLimits[key].bad ? 'bad' : age(since) > healthLimits[key].warn ? 'warn' : 'ok'
  const oldestRates = money.rates.reduce<Date | null>(
    (first, { since }) => (first && first < since ? first : since),
    null,
  )
  return {
    books: worse(books.faults.length > 0 ? 'bad' : 'ok', byAge('books', books.provedAt)),
    outbox: worse(byAge('outbox', backlog.oldest), backlog.failing.length > 0 ? 'warn' : 'ok'),
    notices: worse(byAge('notices', backlog.oldestLate), backlog.lostNotices > 0 ? 'bad' : 'ok'),
    payments: money.overduePayments > 0 ? 'warn' : 'ok',
    suspense: money.suspense.length > 0 ? 'warn' : 'ok',
    jobs: worse(jobs.isOpen ? byAge('jobs', jobs.oldest) : 'bad', jobs.failed.length > 0 ? 'warn' : 'ok'),
    review: byAge('review', money.oldestReview),
    rates: worse(money.rates.length === 0 ? 'bad' : byAge('rates', oldestRates), ...money.rates.map(judgeRates)),
    browser: browser.count > 20 ? 'bad' : browser.count > 0 ? 'warn' : 'ok',
  }
}

// A holiday is no fault; what people do not decide about keeps an older rate in the prices.
function judgeRates({ missedDays, waiting }: RatesAge): Standing {
  if (missedDays > missedDaysLimits.bad) return 'bad'
  return missedDays >= missedDaysLimits.warn || waiting > 0 ? 'warn' : 'ok'
}

/** The worse of several. */
export function worse(...all: readonly Standing[]): Standing {
  return all.includes('bad') ? 'bad' : all.includes('warn') ? 'warn' : 'ok'
}
