import { type CancelledOrder, cancelledText } from '#fronts/account/cancelling/cancelled-text.ts'
import { Timeline, type TimelineState } from '#platform/ui/lists/timeline.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { sayDay, sayTime } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import type { OrderPage } from '#selling/orders/read-order.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import { comingStep } from './coming-step.ts'

type OrderTimelineProps = {
  readonly order: Pick<OrderPage, 'timeline' | 'tab'>
  /** What happened to its money; hidden for visitors who only track. */
  readonly cancelled?: CancelledOrder
  readonly locale: Locale
  readonly site: Site
}

/** Where the goods were, where they are, and when the next step is expected. */
export function OrderTimeline({ order, cancelled, locale, site }: OrderTimelineProps) {
  const reached = order.timeline.filter((step) => step.reachedAt !== null)
  const last = reached.at(-1)
  const isOver = order.tab !== 'ongoing'
  const stateOf = (step: (typeof order.timeline)[number]): TimelineState => {
    if (step.reachedAt === null) return 'next'
    return step === last && !isOver ? 'now' : 'done'
  }
  const shown = order.tab === 'cancelled' ? reached : order.timeline
  return (
    <>
      <Timeline
        label={m.account_tracking()}
        stateLabels={{
          done: m.account_step_done(),
          now: m.account_step_now(),
          next: m.account_step_next(),
          trouble: m.account_step_trouble(),
        }}
        steps={shown.map((step) => ({
          key: step.state,
          title: step.reachedAt ? step.label : comingStep(step.state, step.label),
          state: stateOf(step),
          ...(step.reachedAt && { at: sayTime(step.reachedAt, locale, site) }),
          ...noteOf(step),
        }))}
      />
      {order.tab === 'cancelled' && (
        <Notice tone="neutral" className="mt-4">
          {cancelled ? cancelledText(cancelled, locale) : m.account_order_cancelled_said()}
        </Notice>
      )}
    </>
  )

  function noteOf(step: (typeof order.timeline)[number]): { note?: string } {
    if (step.isPartly) return { note: m.account_step_partly() }
    if (step.expectedFrom && step.expectedTo) {
      const range = { from: sayDay(step.expectedFrom, locale, site), to: sayDay(step.expectedTo, locale, site) }
      return { note: m.account_step_expected(range) }
    }
    return {}
  }
}
