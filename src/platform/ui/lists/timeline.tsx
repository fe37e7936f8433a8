import type { ReactNode } from 'react'
import { classes } from '#platform/ui/show/classes.ts'
import { Icon } from '#platform/ui/show/icon.tsx'

export type TimelineState = 'done' | 'now' | 'next' | 'trouble'

export type TimelineStep = {
  readonly key: string
  readonly title: ReactNode
  readonly at?: ReactNode
  readonly note?: ReactNode
  readonly state: TimelineState
}

export type TimelineProps = {
  readonly label: string
  readonly steps: readonly TimelineStep[]
  readonly stateLabels: Readonly<Record<TimelineState, string>>
}

const marks: Readonly<Record<TimelineState, string>> = {
  done: 'border-sea bg-sea text-surface',
  now: 'animate-reach border-accent bg-accent text-on-accent ring-4 ring-accent-soft',
  next: 'border-edge bg-surface text-edge',
  trouble: 'border-bad bg-bad text-surface ring-4 ring-bad-soft',
}
const icons = { done: 'check', now: 'dot', next: null, trouble: 'close' } as const

/** Where the goods have been, where they are, and when the next step is expected. */
export function Timeline({ label, steps, stateLabels }: TimelineProps) {
  return (
    <ol aria-label={label}>
      {steps.map(({ key, title, at, note, state }, index) => (
        <li
          key={key}
          aria-current={state === 'now' ? 'step' : undefined}
          className="relative flex gap-4 pb-6 last:pb-0"
        >
          {index < steps.length - 1 && (
            <span
              aria-hidden="true"
              className={classes(
                'absolute start-3 top-7 bottom-0 -ms-px border-s-2',
                state === 'done' ? 'border-sea' : 'border-dashed border-line',
              )}
            />
          )}
          <span
            className={classes(
              'relative z-10 flex size-6 shrink-0 items-center justify-center rounded-full border-2',
              marks[state],
            )}
          >
            {icons[state] && <Icon name={icons[state]} size={16} />}
            <span className="sr-only">{stateLabels[state]}</span>
          </span>
          <div className="min-w-0 grow">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className={state === 'next' ? 'text-soft' : 'font-semibold'}>{title}</span>
              {at && <span className="text-sm text-soft">{at}</span>}
            </div>
            {note && <div className="text-sm text-soft">{note}</div>}
          </div>
        </li>
      ))}
    </ol>
  )
}
