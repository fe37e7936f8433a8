import type { ForwardLane } from '#content/tracking/forwarding/read-forward-lanes.ts'
import { lanes } from '#platform/background/lanes.ts'
import type { LaneLoad } from './read-background.ts'
import type { Health } from './read-health.ts'
import type { RatesAge } from './read-money-health.ts'

export type HealthState = 'ok' | 'warn' | 'bad'

/** What is looked at, in the order of how bad it would be. */
export const healthChecks = [
  'books',
  'background',
  'dead',
  'payments',
  'suspense',
  'review',
  'rates',
  'errors',
  'security',
  'messages',
] as const
export type HealthCheck = (typeof healthChecks)[number]

const hour = 3_600_000
const liveLate = 30_000
/** How long each may wait before it is a warning, and before it is wrong. */
const healthLimits = {
  books: { warn: 3 * hour, bad: 24 * hour },
  payments: { warn: hour / 6, bad: 2 * hour },
  review: { warn: 12 * hour, bad: 48 * hour },
  rates: { warn: 72 * hour, bad: Number.POSITIVE_INFINITY },
} as const

/** How many working days a rate's source may be silent. */
const missedDaysLimits = { warn: 2, bad: 3 }

/** Failures at the doors within an hour. */
const securityLimits = {
  warn: { staff: 10, customers: 100, blocked: 5 },
  bad: { staff: 30, customers: 500, blocked: 50 },
} as const

/** How each stands. Money that does not add up is wrong at once; most others first warn. */
export function judgeHealth(health: Health, now: Date): Readonly<Record<HealthCheck, HealthState>> {
  const { books, background, adverts, money, errors, security, messages } = health
  const age = (since: Date | null) => (since ? now.getTime() - since.getTime() : 0)
  const byAge = (key: keyof typeof healthLimits, since: Date | null): HealthState =>
    age(since) > healthLimits[key].bad ? 'bad' : age(since) > healthLimits[key].warn ? 'warn' : 'ok'
  const oldestRates = money.rates.reduce<Date | null>(
    (first, { since }) => (first && first < since ? first : since),
    null,
  )
  return {
    books: worse(books.faults.length > 0 ? 'bad' : 'ok', byAge('books', books.provedAt)),
    background: worse(
      background.isOpen ? 'ok' : 'bad',
      ...background.lanes.map((lane) => judgeLane(lane, now)),
      ...adverts.map((lane) => judgeForwards(lane, now)),
    ),
    dead: background.lanes.some(({ dead }) => dead > 0) ? 'bad' : 'ok',
    payments: worse(
      money.overduePayments > 0 || money.deniedCallbacks > 0 ? 'warn' : 'ok',
      byAge('payments', money.oldestUnconfirmed),
    ),
    suspense: money.suspense.length > 0 ? 'warn' : 'ok',
    review: byAge('review', money.oldestReview),
    rates: worse(money.rates.length === 0 ? 'bad' : byAge('rates', oldestRates), ...money.rates.map(judgeRates)),
    errors: errors.count > 20 ? 'bad' : errors.count > 0 ? 'warn' : 'ok',
    security: judgeSecurity(security),
    messages: judgeMessages(messages),
  }
}

// What people mistype in an hour is less; beyond it somebody tries.
function judgeSecurity({ staff, customers, blocked }: Health['security']): HealthState {
  const { warn, bad } = securityLimits
  if (staff >= bad.staff || customers >= bad.customers || blocked >= bad.blocked) return 'bad'
  return staff >= warn.staff || customers >= warn.customers || blocked >= warn.blocked ? 'warn' : 'ok'
}

// Without mail nobody hears anything; a tenth of all messages failing is a provider's fault, not a few wrong numbers.
function judgeMessages({ sent, failed, missing }: Health['messages']): HealthState {
  if (missing.some(({ channel }) => channel === 'mail')) return 'bad'
  return missing.length > 0 || (failed >= 10 && failed * 9 >= sent) ? 'warn' : 'ok'
}

/** Late is a warning, five times as late is wrong. */
export function judgeLane({ lane, oldest, failing }: LaneLoad, now: Date): HealthState {
  const late = lane === 'live' ? liveLate : lanes[lane].late
  const age = oldest ? now.getTime() - oldest.getTime() : 0
  return age > 5 * late ? 'bad' : age > late || failing > 0 ? 'warn' : 'ok'
}

/** A company that takes nothing for an hour is a warning and no more: nothing of the shop waits for it. */
function judgeForwards({ oldest }: ForwardLane, now: Date): HealthState {
  return oldest && now.getTime() - oldest.getTime() > hour ? 'warn' : 'ok'
}

// A holiday is no fault; what people do not decide about keeps an older rate in the prices.
function judgeRates({ missedDays, waiting }: RatesAge): HealthState {
  if (missedDays > missedDaysLimits.bad) return 'bad'
  return missedDays >= missedDaysLimits.warn || waiting > 0 ? 'warn' : 'ok'
}

/** The worse of several. */
export function worse(...all: readonly HealthState[]): HealthState {
  return all.includes('bad') ? 'bad' : all.includes('warn') ? 'warn' : 'ok'
}
