import type { ReactNode } from 'react'
import { Drawing } from './drawing.tsx'
import type { DrawingName } from './drawings.tsx'

export type EmptyStateProps = {
  readonly drawing: DrawingName
  readonly title: ReactNode
  readonly text?: ReactNode
  readonly action?: ReactNode
  readonly level?: 1 | 2 | 3
}

const headings = { 1: 'h1', 2: 'h2', 3: 'h3' } as const

/** Nothing here yet, and what to do next. */
export function EmptyState({ drawing, title, text, action, level = 2 }: EmptyStateProps) {
  const Heading = headings[level]
  return (
    <div className="mx-auto flex max-w-md flex-col items-center px-4 py-10 text-center">
      <Drawing name={drawing} className="text-sea" />
      <Heading className="mt-4 text-xl">{title}</Heading>
      {text && <p className="mt-1 text-soft">{text}</p>}
      {action && <div className="mt-5 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  )
}
