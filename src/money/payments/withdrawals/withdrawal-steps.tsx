import { Timeline, type TimelineStep } from '#platform/ui/lists/timeline.tsx'
import { isolate } from '#platform/values/isolate.ts'
import { sayDay, sayTime } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import type { WithdrawalView } from './read-withdrawals.ts'

type WithdrawalStepsProps = { readonly withdrawal: WithdrawalView; readonly locale: Locale; readonly site: Site }

/** The state of a withdrawal: done steps, the present step, and the day of payment. */
export function WithdrawalSteps({ withdrawal, locale, site }: WithdrawalStepsProps) {
  return (
    <Timeline
      label={m.payments_withdrawal_steps()}
      steps={stepsOf(withdrawal, locale, site)}
      stateLabels={{
        done: m.payments_step_done(),
        now: m.payments_step_now(),
        next: m.payments_step_next(),
        trouble: m.payments_step_trouble(),
      }}
    />
  )
}

function stepsOf({ steps, status, dueBy, rejectReason }: WithdrawalView, locale: Locale, site: Site): TimelineStep[] {
  const at = (event: string) => {
    const step = steps.find((one) => one.event === event)
    return step && sayTime(step.at, locale, site)
  }
  const by = m.payments_by_day({ day: isolate(sayDay(dueBy, locale, site)) })
  const isApproved = at('approve') !== undefined
  const asked = { key: 'asked', title: m.payments_withdrawal_step_asked(), at: at('request'), state: 'done' } as const
  const review: TimelineStep = {
    key: 'review',
    title: isApproved ? m.payments_withdrawal_step_approved() : m.payments_withdrawal_step_review(),
    at: at('approve'),
    state: isApproved ? 'done' : 'now',
  }
  if (status === 'cancelled')
    return [asked, { key: 'end', title: m.payments_withdrawal_step_cancelled(), at: at('cancel'), state: 'done' }]
  if (status === 'failed') {
    const end = {
      key: 'end',
      title: m.payments_withdrawal_step_failed(),
      at: at('reject'),
      note: <bdi>{rejectReason}</bdi>,
      state: 'trouble',
    } as const
    return isApproved ? [asked, review, end] : [asked, end]
  }
  if (status === 'successed')
    return [
      asked,
      review,
      {
        key: 'paid',
        title: m.payments_withdrawal_step_paid(),
        at: at('settle'),
        note: m.payments_withdrawal_step_paid_note(),
        state: 'done',
      },
    ]
  const paying = m.payments_withdrawal_step_paying()
  return [asked, review, { key: 'paid', title: paying, at: by, state: isApproved ? 'now' : 'next' }]
}
