import { Timeline } from '#platform/ui/lists/timeline.tsx'
import { formatMoney } from '#platform/values/amounts/format-money.ts'
import type { Money } from '#platform/values/amounts/money.ts'
import { isolate } from '#platform/values/isolate.ts'
import { sayDay, sayTime } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import { methodName } from '#pricing/quote/method-table.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import type { RefundView } from './read-refunds.ts'
import type { ClockStep } from './refund-clock.ts'

type RefundClockProps = { readonly refund: RefundView; readonly locale: Locale; readonly site: Site }

/** The refund clock: the present step, its deadline, and the next steps. */
export function RefundClock({ refund, locale, site }: RefundClockProps) {
  return (
    <Timeline
      label={m.payments_refund_clock({ number: isolate(refund.number) })}
      steps={refund.steps.map((step) => ({
        key: step.step,
        title: titleOf(step, refund, locale),
        state: step.state,
        at: whenOf(step, locale, site),
        ...(step.step === 'decided' && { note: causes[refund.cause]() }),
      }))}
      stateLabels={stateLabels()}
    />
  )
}

type HoldClockProps = {
  readonly amount: Money
  readonly until: Date
  readonly locale: Locale
  readonly site: Site
}

/**
 * The same for a surplus after a review: it waits for the customer's consent, and returns by itself when the time is
 * over.
 */
export function HoldClock({ amount, until, locale, site }: HoldClockProps) {
  const by = m.payments_by_day({ day: isolate(sayTime(until, locale, site)) })
  const held = m.payments_refund_step_held({ amount: isolate(formatMoney(amount, locale)) })
  return (
    <Timeline
      label={held}
      steps={[
        { key: 'held', title: held, state: 'now', note: m.payments_refund_step_held_note() },
        { key: 'back', title: m.payments_refund_step_back(), state: 'next', at: by },
      ]}
      stateLabels={stateLabels()}
    />
  )
}

const causes = {
  cancelled: m.payments_refund_cause_cancelled,
  cancelledByUs: m.payments_refund_cause_cancelled_by_us,
  lowerTotal: m.payments_refund_cause_lower_total,
  lost: m.payments_refund_cause_lost,
  returned: m.payments_refund_cause_returned,
} as const

function titleOf({ step, state }: ClockStep, refund: RefundView, locale: Locale): string {
  const source = sourceName(refund, locale)
  if (step === 'decided') return m.payments_refund_step_decided()
  if (step === 'inWallet') return walletTexts[refund.kind]()
  if (step === 'asked') return m.payments_refund_step_asked({ source })
  if (step === 'returned')
    return refund.kind === 'valu' ? m.payments_refund_step_returned_cash() : m.payments_refund_step_returned()
  if (step === 'provider')
    return state === 'done' ? m.payments_refund_step_taken() : m.payments_refund_step_provider({ source })
  return m.payments_refund_step_on_card({ source })
}

const walletTexts = {
  card: m.payments_refund_step_in_card,
  cash: m.payments_refund_step_in_cash,
  valu: m.payments_refund_step_on_hold,
} as const

/** What a refund was paid with, as the customer knows it: 'Visa •••• 4242', 'valU'. */
export function sourceName({ source }: RefundView, locale: Locale): string {
  if (!source) return ''
  const { card, method } = source
  return isolate(card ? `${card.brand} •••• ${card.last4}` : methodName(method, locale))
}

function whenOf({ at, by }: ClockStep, locale: Locale, site: Site): string | undefined {
  if (at) return sayTime(at, locale, site)
  return by ? m.payments_by_day({ day: isolate(sayDay(by, locale, site)) }) : undefined
}

function stateLabels() {
  return {
    done: m.payments_step_done(),
    now: m.payments_step_now(),
    next: m.payments_step_next(),
    trouble: m.payments_step_trouble(),
  }
}
