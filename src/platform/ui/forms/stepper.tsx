import { classes } from '#platform/ui/show/classes.ts'
import { Icon } from '#platform/ui/show/icon.tsx'
import { Link } from '#platform/ui/show/link.tsx'

type StepperStep = {
  readonly key: string
  readonly text: string
  readonly to?: string
  readonly state: 'done' | 'now' | 'next'
}

export type StepperProps = {
  readonly label: string
  readonly steps: readonly StepperStep[]
  readonly progressText: string
}

/** The present step of a short sequence, such as checkout; earlier steps are links. */
export function Stepper({ label, steps, progressText }: StepperProps) {
  return (
    <nav aria-label={label}>
      <ol className="flex items-center gap-2 sm:gap-3">
        {steps.map((step, index) => (
          <li
            key={step.key}
            aria-current={step.state === 'now' ? 'step' : undefined}
            className={classes(
              'flex min-w-0 items-center gap-2 sm:gap-3',
              index > 0 && 'grow',
              step.state !== 'now' && 'max-sm:min-w-6',
            )}
          >
            {index > 0 && (
              <span
                aria-hidden="true"
                className={classes('h-0.5 min-w-2 grow', step.state === 'next' ? 'bg-line' : 'bg-sea')}
              />
            )}
            <StepFace step={step} number={index + 1} />
          </li>
        ))}
      </ol>
      <p className="mt-2 flex justify-between gap-4 text-sm sm:hidden">
        <strong className="font-semibold">{steps.find(({ state }) => state === 'now')?.text}</strong>
        <span className="text-soft">{progressText}</span>
      </p>
    </nav>
  )
}

function StepFace({ step, number }: { readonly step: StepperStep; readonly number: number }) {
  const { text, to, state } = step
  const face = (
    <>
      <span
        className={classes(
          'figures inline-flex size-7 shrink-0 items-center justify-center rounded-full border-2 text-sm font-semibold',
          marks[state],
        )}
      >
        {state === 'done' ? <Icon name="check" size={16} /> : number}
      </span>
      <span className={classes('truncate max-sm:sr-only', state === 'now' ? 'font-semibold' : 'text-soft')}>
        {text}
      </span>
    </>
  )
  const look = 'inline-flex min-w-0 items-center gap-2 no-underline'
  return to === undefined ? (
    <span className={look}>{face}</span>
  ) : (
    <Link to={to} className={classes(look, 'min-h-11 focus-visible:rounded')}>
      {face}
    </Link>
  )
}

const marks = {
  done: 'border-sea bg-sea text-surface',
  now: 'border-accent bg-accent text-on-accent',
  next: 'border-edge text-soft',
} as const
