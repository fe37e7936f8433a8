import { m } from '#words/messages.js'
import type { Period } from './packages/package-period.ts'

/** How often a package is paid: "every month". */
export function periodText({ unit, count }: Period): string {
  if (unit === 'week') return m.subscriptions_period_week({ count })
  return unit === 'month' ? m.subscriptions_period_month({ count }) : m.subscriptions_period_year({ count })
}

/** The length of a package: "1 month". */
export function lastingText({ unit, count }: Period): string {
  if (unit === 'week') return m.subscriptions_lasts_week({ count })
  return unit === 'month' ? m.subscriptions_lasts_month({ count }) : m.subscriptions_lasts_year({ count })
}
