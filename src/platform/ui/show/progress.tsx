import { classes } from './classes.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-paths.tsx'

export type ProgressProps = { readonly label: string; readonly value?: number; readonly hideLabel?: boolean }

/** Progress from 0 to 1; without a value it only shows activity. */
export function Progress({ label, value, hideLabel = false }: ProgressProps) {
  const percent = value === undefined ? undefined : Math.round(Math.min(1, Math.max(0, value)) * 100)
  return (
    <div className="py-1">
      {!hideLabel && <span className="mb-1 block text-sm text-soft">{label}</span>}
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="relative h-2 overflow-hidden rounded-full bg-sunken inset-ring inset-ring-line"
      >
        {percent === undefined ? (
          <span className="absolute inset-y-0 w-2/5 animate-travel rounded-full bg-sea" />
        ) : (
          <span
            className="block h-full rounded-full bg-sea transition-[inline-size]"
            style={{ inlineSize: `${percent}%` }}
          />
        )}
      </div>
    </div>
  )
}

export type DoingState = 'done' | 'now' | 'next' | 'failed'

export type DoingListProps = {
  readonly label: string
  readonly items: readonly { readonly key: string; readonly text: string; readonly state: DoingState }[]
  readonly stateLabels: Readonly<Record<DoingState, string>>
}

const marks: Readonly<Record<DoingState, { readonly icon: IconName; readonly look: string }>> = {
  done: { icon: 'check', look: 'text-ok' },
  now: { icon: 'refresh', look: 'text-sea animate-turn' },
  next: { icon: 'dot', look: 'text-edge' },
  failed: { icon: 'stop', look: 'text-bad' },
}

/** The steps of a running task, while somebody waits. */
export function DoingList({ label, items, stateLabels }: DoingListProps) {
  return (
    <ul aria-label={label} aria-live="polite" className="flex flex-col gap-1">
      {items.map(({ key, text, state }) => (
        <li
          key={key}
          className={classes(
            'flex items-center gap-2.5',
            state === 'next' && 'text-soft',
            state === 'now' && 'font-semibold',
          )}
        >
          <Icon name={marks[state].icon} label={stateLabels[state]} className={marks[state].look} />
          {text}
        </li>
      ))}
    </ul>
  )
}
