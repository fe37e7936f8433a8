import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-paths.tsx'
import type { Tone } from './tone.ts'
import { tones } from './tone.ts'

export type BadgeProps = {
  readonly tone: Tone
  readonly size?: 'small' | 'regular'
  readonly icon?: IconName
  /** A long one, which may take two lines if there is no room. */
  readonly wraps?: boolean
  readonly children: ReactNode
  readonly className?: string
}

/** A status: colour, icon and word, always the three together. */
export function Badge({
  tone,
  size = 'regular',
  icon = tones[tone].icon,
  wraps = false,
  children,
  className,
}: BadgeProps) {
  return (
    <span
      className={classes(
        'badge',
        wraps && 'wraps',
        size === 'small' && 'small',
        tones[tone].box,
        tones[tone].text,
        className,
      )}
    >
      <Icon name={icon} size={16} />
      {children}
    </span>
  )
}
