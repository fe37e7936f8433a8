import { classes } from './classes.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-paths.tsx'

export type PayMarkFace = {
  readonly look: 'plain' | 'deep' | 'sun' | 'lake' | 'plum'
  /** A name as it is written by its owner, in Latin letters; else a drawing of ours. */
  readonly text?: string
  readonly icon?: IconName
}

/** The mark of a way to pay: set in our own type on its colour, no company's logo. It says nothing that its name does not. */
export function PayMark({ look, text, icon }: PayMarkFace) {
  return (
    <span
      aria-hidden="true"
      dir="ltr"
      className={classes(
        'inline-flex h-7 w-12 shrink-0 items-center justify-center rounded-sm text-xs font-semibold leading-none',
        looks[look],
      )}
    >
      {text ?? (icon && <Icon name={icon} size={20} />)}
    </span>
  )
}

// Marks keep their colours in the dark, like anything printed.
const looks = {
  plain: 'border border-line bg-[#ffffff] text-[#17336b]',
  deep: 'bg-deep text-on-deep',
  sun: 'bg-[#ffd200] text-[#1d2b4f]',
  lake: 'bg-[#0fb5a6] text-[#06302c]',
  plum: 'bg-[#4f2170] text-[#ffffff]',
} as const
