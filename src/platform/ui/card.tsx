import type { ReactNode } from 'react'
import { classes } from './classes.ts'

export type CardProps = {
  readonly children: ReactNode
  readonly title?: ReactNode
  readonly aside?: ReactNode
  readonly level?: 2 | 3
  readonly flush?: boolean
  readonly as?: 'section' | 'article' | 'li' | 'div'
  readonly id?: string
  readonly tone?: 'plain' | 'sunken' | 'warn'
  readonly className?: string
}

const toneClasses = {
  plain: 'bg-surface border-line shadow-rest',
  sunken: 'bg-sunken border-line',
  warn: 'bg-surface border-line border-s-4 border-s-warn shadow-rest',
} as const

/** One thing, with room around it. */
export function Card(props: CardProps) {
  const {
    children,
    title,
    aside,
    level = 2,
    flush = false,
    as: Element = 'section',
    id,
    tone = 'plain',
    className,
  } = props
  const Heading = level === 2 ? 'h2' : 'h3'
  const headed = Boolean(title || aside)
  const inner = classes(flush ? '*:last:rounded-b' : 'p-4 sm:p-5', headed && (flush ? 'pt-2' : 'pt-2 sm:pt-3'))
  return (
    <Element id={id} className={classes('min-w-0 rounded border', toneClasses[tone], className)}>
      {headed && (
        <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 pt-4 sm:px-5">
          {title && <Heading className="text-lg">{title}</Heading>}
          {aside && <div className="ms-auto">{aside}</div>}
        </header>
      )}
      <div className={inner}>{children}</div>
    </Element>
  )
}
