import type { ReactNode } from 'react'
import { classes } from '#platform/ui/show/classes.ts'

export type ColumnsProps = {
  readonly main: ReactNode
  readonly side: ReactNode
  readonly menu?: boolean
  readonly sideFirst?: boolean
}

/** A page with a summary that stays visible beside it, or with its menu at the start; one below the other on phones. */
export function Columns({ main, side, menu = false, sideFirst = false }: ColumnsProps) {
  return (
    <div
      className={classes(
        'grid items-start gap-6',
        menu ? 'lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-10' : 'lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-8',
      )}
    >
      {menu && <aside className="max-lg:hidden">{side}</aside>}
      <div className="min-w-0">{main}</div>
      {!menu && (
        <aside className={classes('min-w-0 lg:sticky lg:top-6', sideFirst && 'max-lg:order-first')}>{side}</aside>
      )}
    </div>
  )
}
