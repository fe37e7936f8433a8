import type { ReactNode } from 'react'
import type { MoneyRowProps } from './money-row.tsx'
import { MoneyRow } from './money-row.tsx'

export type BreakdownLine = MoneyRowProps & { readonly key: string }

export type BreakdownProps = {
  readonly title?: ReactNode
  readonly lines: readonly BreakdownLine[]
  readonly total: {
    readonly label: ReactNode
    readonly amount: ReactNode
    readonly note?: ReactNode
    readonly was?: ReactNode
  }
  readonly after?: readonly BreakdownLine[]
  readonly live?: boolean
}

/** The parts of a total, each line expands to its reason; below it what is paid, due or on hold. */
export function Breakdown({ title, lines, total, after = [], live = false }: BreakdownProps) {
  return (
    <div>
      {title && <h2 className="mb-1 text-lg">{title}</h2>}
      <div className="flex flex-col divide-y divide-line">{lines.map(row)}</div>
      <div
        aria-live={live ? 'polite' : undefined}
        aria-atomic={live || undefined}
        className="mt-1 border-t-2 border-ink pt-3"
      >
        <div className="flex flex-wrap items-end justify-between gap-x-4">
          <span className="text-lg font-semibold">{total.label}</span>
          <span className="ms-auto flex flex-col items-end">
            {total.was && <del className="figures leading-tight text-soft">{total.was}</del>}
            <strong className="figures text-2xl font-semibold">{total.amount}</strong>
          </span>
        </div>
        {total.note && <p className="text-sm text-soft">{total.note}</p>}
      </div>
      {after.length > 0 && (
        <div className="mt-3 flex flex-col divide-y divide-line border-t border-line">{after.map(row)}</div>
      )}
    </div>
  )
}

function row({ key, ...line }: BreakdownLine) {
  return <MoneyRow key={key} {...line} />
}
