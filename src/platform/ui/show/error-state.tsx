import type { ReactNode } from 'react'
import { CopyCode } from '#platform/ui/forms/copy-code.tsx'
import { Drawing } from './drawing.tsx'

export type ErrorStateProps = {
  readonly title: ReactNode
  readonly happened: ReactNode
  readonly whatToDo?: ReactNode
  readonly reference?: {
    readonly label: string
    readonly value: string
    readonly copyLabel: string
    readonly copiedLabel: string
  }
  readonly actions?: ReactNode
  readonly drawing?: 'storm' | 'offline' | 'locked' | 'lost'
  readonly level?: 1 | 2 | 3
}

const headings = { 1: 'h1', 2: 'h2', 3: 'h3' } as const

/** What happened, what to do about it, and a reference by which support can find it. */
export function ErrorState({
  title,
  happened,
  whatToDo,
  reference,
  actions,
  drawing = 'storm',
  level = 1,
}: ErrorStateProps) {
  const Heading = headings[level]
  return (
    <div role="alert" className="mx-auto flex max-w-lg flex-col items-center px-4 py-10 text-center">
      <Drawing name={drawing} className="text-sea" />
      <Heading className="mt-4 text-2xl">{title}</Heading>
      <p className="mt-2">{happened}</p>
      {whatToDo && <p className="mt-1 text-soft">{whatToDo}</p>}
      {actions && <div className="mt-5 flex flex-wrap justify-center gap-2">{actions}</div>}
      {reference && (
        <div className="mt-8 w-full text-start">
          <CopyCode
            code={reference.value}
            label={reference.label}
            copyLabel={reference.copyLabel}
            copiedLabel={reference.copiedLabel}
          />
        </div>
      )}
    </div>
  )
}
