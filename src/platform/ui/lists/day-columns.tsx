import type { ReactNode } from 'react'
import { Disclosure } from '#platform/ui/frame/disclosure.tsx'

type DayColumn = {
  readonly key: string
  /** The day and its figure in words. */
  readonly title: string
  /** In thousandths of the tallest. */
  readonly height: number
  /** The opposite amount, below the line. */
  readonly below?: number
}

export type DayColumnsProps = {
  readonly label: string
  readonly days: readonly DayColumn[]
  /** The texts below the first and the last column. */
  readonly first: ReactNode
  readonly last: ReactNode
  readonly numbers: string
  /** The same as a table, for readers who do not see the columns. */
  readonly table: ReactNode
}

/** A figure per day, one column each; the same as a table below. */
export function DayColumns({ label, days, first, last, numbers, table }: DayColumnsProps) {
  const hasBelow = days.some((day) => day.below !== undefined)
  return (
    <figure className="min-w-0">
      <div role="img" aria-label={label} className="flex items-stretch gap-px sm:gap-0.5">
        {days.map(({ key, title, height, below = 0 }) => (
          <div key={key} className="min-w-0 grow basis-0">
            <svg viewBox="0 0 10 1000" preserveAspectRatio="none" className="block h-28 w-full text-sea">
              <title>{title}</title>
              <rect width="10" height="1000" className="fill-sunken" />
              <rect width="10" y={1000 - height} height={height} fill="currentColor" />
            </svg>
            {hasBelow && (
              <svg
                viewBox="0 0 10 1000"
                preserveAspectRatio="none"
                aria-hidden="true"
                className="mt-px block h-10 w-full text-warn"
              >
                <rect width="10" height="1000" className="fill-sunken" />
                <rect width="10" height={below} fill="currentColor" />
              </svg>
            )}
          </div>
        ))}
      </div>
      <div className="mt-1 flex justify-between text-xs text-soft">
        <span>{first}</span>
        <span>{last}</span>
      </div>
      <figcaption>
        <Disclosure quiet summary={numbers}>
          {table}
        </Disclosure>
      </figcaption>
    </figure>
  )
}
