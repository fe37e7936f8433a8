import type { ReactNode } from 'react'
import { classes } from '#platform/ui/show/classes.ts'
import { Icon } from '#platform/ui/show/icon.tsx'

export type DisclosureProps = {
  readonly summary: ReactNode
  readonly children: ReactNode
  readonly open?: boolean
  readonly quiet?: boolean
  readonly className?: string
}

/** One line that expands to more. Quiet: text inside a page; otherwise its own row, as in questions and answers. */
export function Disclosure({ summary, children, open, quiet = false, className }: DisclosureProps) {
  return (
    <details open={open} className={classes('unfolds group/more', !quiet && 'border-b border-line', className)}>
      <summary
        className={classes(
          'flex min-h-11 items-center gap-2',
          quiet ? 'w-fit text-sm text-sea hover:text-accent-ink' : 'justify-between py-3 font-semibold hover:text-sea',
        )}
      >
        {summary}
        <Icon name="down" size={quiet ? 16 : 20} className="transition-transform group-open/more:-scale-y-100" />
      </summary>
      <div className={quiet ? 'pb-2 text-sm' : 'pb-4 text-soft'}>{children}</div>
    </details>
  )
}
