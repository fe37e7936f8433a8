import { nameMissing } from '#people/notices/name-missing.ts'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import { type HealthCheck, type HealthState, healthChecks, judgeHealth } from './health-checks.ts'
import type { Health } from './read-health.ts'

export type HealthRow = {
  readonly key: HealthCheck
  readonly name: string
  /** What is there now. */
  readonly said: string
  readonly since: Date | null
  readonly state: HealthState
  /** What to do about it; null where nothing is to be done. */
  readonly advice: string | null
}

/** Each check as a person reads it, in their language. */
export function healthRows(health: Health, now: Date, locale: Locale): readonly HealthRow[] {
  const states = judgeHealth(health, now)
  const texts = { ...sayMoney(health, locale), ...sayMoving(health, locale) }
  return healthChecks.map((key) => {
    const { advice, ...text } = texts[key]
    return { key, ...text, state: states[key], advice: states[key] === 'ok' ? null : advice }
  })
}

type Text = { readonly name: string; readonly said: string; readonly since: Date | null; readonly advice: string }
type MoneyCheck = 'books' | 'payments' | 'suspense' | 'review' | 'rates'

function sayMoney({ books, money }: Health, locale: Locale): Readonly<Record<MoneyCheck, Text>> {
  const as = { locale }
  const rates = money.rates.map((one) => one.since).sort((one, other) => one.getTime() - other.getTime())
  return {
    books: {
      name: m.console_health_books({}, as),
      said:
        books.faults.length > 0
          ? m.console_health_books_off({ count: books.faults.length }, as)
          : [
              m.console_health_books_right({}, as),
              books.provedAt ? m.console_health_books_waiting({ count: books.unchained }, as) : '',
            ]
              .filter(Boolean)
              .join(' · '),
      since: books.provedAt,
      advice: m.console_health_books_do({}, as),
    },
    payments: {
      name: m.console_health_payments({}, as),
      said: m.console_health_payments_said(
        {
          open: money.openPayments,
          overdue: money.overduePayments,
          unconfirmed: money.unconfirmedCallbacks,
          denied: money.deniedCallbacks,
        },
        as,
      ),
      since: money.oldestOverdue ?? money.oldestUnconfirmed,
      advice: m.console_health_payments_do({}, as),
    },
    suspense: {
      name: m.console_health_suspense({}, as),
      said: money.suspense.length === 0 ? m.console_health_suspense_none({}, as) : '',
      since: null,
      advice: m.console_health_suspense_do({}, as),
    },
    review: {
      name: m.console_health_review({}, as),
      said: money.oldestReview ? m.console_health_review_some({}, as) : m.console_health_review_none({}, as),
      since: money.oldestReview,
      advice: m.console_health_review_do({}, as),
    },
    rates: {
      name: m.console_health_rates({}, as),
      said: sayRates(money.rates, locale),
      since: rates[0] ?? null,
      advice: m.console_health_rates_do({}, as),
    },
  }
}

function sayMoving(
  { background, errors, security, messages }: Health,
  locale: Locale,
): Readonly<Record<Exclude<HealthCheck, MoneyCheck>, Text>> {
  const as = { locale }
  const sum = (of: 'waiting' | 'failing' | 'dead') => background.lanes.reduce((all, lane) => all + lane[of], 0)
  const oldest = background.lanes
    .flatMap((lane) => lane.oldest ?? [])
    .sort((one, other) => one.getTime() - other.getTime())
  return {
    background: {
      name: m.console_health_background({}, as),
      said: background.isOpen
        ? m.console_health_background_said({ waiting: sum('waiting'), failing: sum('failing') }, as)
        : m.console_health_background_off({}, as),
      since: oldest[0] ?? null,
      advice: m.console_health_background_do({}, as),
    },
    dead: {
      name: m.console_health_dead({}, as),
      said: m.console_health_dead_said({ count: sum('dead') }, as),
      since: null,
      advice: m.console_health_dead_do({}, as),
    },
    errors: {
      name: m.errors_title({}, as),
      said: m.console_health_errors_said({ ...errors }, as),
      since: null,
      advice: m.console_health_errors_do({}, as),
    },
    security: {
      name: m.console_health_security({}, as),
      said: m.console_health_security_said({ ...security }, as),
      since: null,
      advice: m.console_health_security_do({}, as),
    },
    messages: {
      name: m.console_health_messages({}, as),
      said: [
        m.console_health_messages_said({ sent: messages.sent, failed: messages.failed }, as),
        messages.missing.length > 0
          ? m.console_health_messages_missing(
              { what: new Intl.ListFormat(locale).format(messages.missing.map((one) => nameMissing(one, locale))) },
              as,
            )
          : '',
      ]
        .filter(Boolean)
        .join(' · '),
      since: null,
      advice: m.console_health_messages_do({}, as),
    },
  }
}

function sayRates(rates: Health['money']['rates'], locale: Locale): string {
  const as = { locale }
  if (rates.length === 0) return m.console_health_rates_none({}, as)
  const missed = Math.max(...rates.map(({ missedDays }) => missedDays))
  const waiting = rates.reduce((sum, one) => sum + one.waiting, 0)
  return [
    m.console_health_rates_said({}, as),
    missed > 0 ? m.console_health_rates_missed({ count: missed }, as) : '',
    waiting > 0 ? m.console_health_rates_waiting({ count: waiting }, as) : '',
  ]
    .filter(Boolean)
    .join(' · ')
}
