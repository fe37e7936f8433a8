import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'

export type ChangeProps = {
  readonly before: ReactNode
  readonly after: ReactNode
  readonly why?: ReactNode
  readonly beforeLabel: string
  readonly afterLabel: string
  readonly stacked?: boolean
}

/** A change: the old value, the new one, and why. */
export function Change({ before, after, why, beforeLabel, afterLabel, stacked = false }: ChangeProps) {
  return (
    <div>
      <div className={classes('flex flex-wrap items-center gap-x-3 gap-y-1', stacked && 'flex-col items-start')}>
        <span>
          <span className="sr-only">{beforeLabel} </span>
          <del className="text-soft decoration-bad">{before}</del>
        </span>
        <Icon name={stacked ? 'down' : 'next'} size={16} className="text-soft" />
        <span>
          <span className="sr-only">{afterLabel} </span>
          <ins className="font-semibold no-underline">{after}</ins>
        </span>
      </div>
      {why && <p className="mt-0.5 text-sm text-soft">{why}</p>}
    </div>
  )
}
