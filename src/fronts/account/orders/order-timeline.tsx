import type { OrderPhoto } from '#fulfilment/custody/read-order-photos.ts'
import { stepOfPhoto } from '#fulfilment/custody/step-of-photo.ts'
import { Timeline, type TimelineState } from '#platform/ui/lists/timeline.tsx'
import { isolate } from '#platform/values/isolate.ts'
import { sayDays, sayNearDay, sayTime } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import type { OrderPage } from '#selling/orders/read-order.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import { comingStep } from './coming-step.ts'
import { StepPhotos } from './step-photos.tsx'

type OrderTimelineProps = {
  readonly order: Pick<OrderPage, 'timeline' | 'tab'>
  /** Our photos of the goods; hidden for visitors who only track. */
  readonly photos?: readonly OrderPhoto[]
  readonly locale: Locale
  readonly site: Site
}
type Step = OrderPage['timeline'][number]

/** Where the goods were, with our photos of them, where they are, and when the next steps are expected. */
export function OrderTimeline({ order, photos = [], locale, site }: OrderTimelineProps) {
  const reached = order.timeline.filter((step) => step.reachedAt !== null)
  const last = reached.at(-1)
  const isOver = order.tab !== 'ongoing'
  const stateOf = (step: Step): TimelineState => {
    if (step.reachedAt === null) return 'next'
    return step === last && !isOver ? 'now' : 'done'
  }
  // What came right after the order says nothing once the goods are bought.
  const isBought = reached.some((step) => step.state === 'purchased')
  const told = order.timeline.filter((step) => !(isBought && step.state === 'processing'))
  const shown = order.tab === 'cancelled' ? told.filter((step) => step.reachedAt !== null) : told
  return (
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
        at: step.reachedAt ? sayTime(step.reachedAt, locale, site) : expectedAt(step, locale, site),
        note: <StepNote step={step} photos={photos.filter((photo) => stepOfPhoto(photo) === step.state)} />,
      }))}
    />
  )
}

function StepNote({ step, photos }: { readonly step: Step; readonly photos: readonly OrderPhoto[] }) {
  return (
    <>
      {step.isPartly && m.account_step_partly()}
      <StepPhotos photos={photos} of={step.label} />
    </>
  )
}

// The day of a coming step, or the days between which it is expected.
function expectedAt({ expectedFrom, expectedTo }: Step, locale: Locale, site: Site): string | undefined {
  if (!expectedFrom || !expectedTo) return undefined
  const [from, to] = [sayNearDay(expectedFrom, locale, site), sayNearDay(expectedTo, locale, site)]
  if (from === to) return m.account_step_about({ day: isolate(from) })
  return isolate(sayDays(expectedFrom, expectedTo, locale, site))
}
