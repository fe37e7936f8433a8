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
  return (
    <Element id={id} className={classes('card', tone !== 'plain' && tone, className)}>
      {(title || aside) && (
        <header>
          {title && <Heading>{title}</Heading>}
          {aside && <div>{aside}</div>}
        </header>
      )}
      <div className={flush ? 'flush' : undefined}>{children}</div>
    </Element>
  )
}
