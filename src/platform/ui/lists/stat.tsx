import type { ReactNode } from 'react'
import { classes } from '#platform/ui/show/classes.ts'
import { Icon } from '#platform/ui/show/icon.tsx'
import type { IconName } from '#platform/ui/show/icon-paths.tsx'
import { Link } from '#platform/ui/show/link.tsx'
import type { Tone } from '#platform/ui/show/tone.ts'
import { tones } from '#platform/ui/show/tone.ts'

export type StatProps = {
  readonly label: ReactNode
  readonly value: ReactNode
  readonly note?: ReactNode
  readonly icon?: IconName
  readonly to?: string
  readonly tone?: Tone
}

/** One important number, and its meaning. */
export function Stat({ label, value, note, icon, to, tone = 'neutral' }: StatProps) {
  return (
    <div
      className={classes(
        'relative flex min-w-0 flex-col gap-1 rounded border border-line bg-surface p-4 shadow-rest',
        to && 'hover:border-edge',
      )}
    >
      <span className="flex items-center gap-2 text-sm text-soft">
        {icon && <Icon name={icon} className="text-sea" />}
        {to === undefined ? (
          label
        ) : (
          <Link to={to} className="no-underline after:absolute after:inset-0 after:rounded focus-visible:rounded">
            {label}
          </Link>
        )}
      </span>
      <span className={classes('text-2xl font-semibold', tone !== 'neutral' && tones[tone].text)}>{value}</span>
      {note && <span className="text-sm text-soft">{note}</span>}
    </div>
  )
}
