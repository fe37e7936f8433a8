import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { Link } from './link.tsx'
import { titleDirection } from './title-direction.ts'

const clamps = { 1: 'line-clamp-1', 2: 'line-clamp-2', 3: 'line-clamp-3' } as const

export type ProductTitleProps = {
  readonly children: ReactNode
  readonly lines?: 1 | 2 | 3
  readonly to?: string
  readonly className?: string
}

/**
 * A title as the foreign shop wrote it: in its own direction, at the start of our line, never longer than its space.
 */
export function ProductTitle({ children, lines = 2, to, className }: ProductTitleProps) {
  const title = (
    <bdi
      dir={typeof children === 'string' ? titleDirection(children) : 'auto'}
      className={classes(clamps[lines], 'product-title', className)}
    >
      {children}
    </bdi>
  )
  return to === undefined ? (
    title
  ) : (
    <Link to={to} className="text-ink no-underline hover:text-sea hover:underline">
      {title}
    </Link>
  )
}
