import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'

export type MoneyRowProps = {
  readonly label: ReactNode
  readonly amount: ReactNode
  readonly why?: ReactNode
  readonly was?: { readonly amount: ReactNode; readonly label: string; readonly reason?: ReactNode }
  readonly strong?: boolean
  readonly tone?: 'credit' | 'due'
}

/** One line of money. With a reason it expands to it; a changed one shows the old amount and why. */
export function MoneyRow({ label, amount, why, was, strong = false, tone }: MoneyRowProps) {
  const line = classes('flex min-h-11 items-center justify-between gap-3 py-1.5', strong && 'font-semibold')
  const sum = <Sum amount={amount} was={was} tone={tone} />
  const reason = was?.reason && <p className="-mt-1 pb-2 text-sm text-warn">{was.reason}</p>
  if (why === undefined)
    return (
      <div>
        <div className={line}>
          <span className="min-w-0">{label}</span>
          {sum}
        </div>
        {reason}
      </div>
    )
  return (
    <div>
      <details className="unfolds group/why">
        <summary className={classes(line, 'hover:text-sea')}>
          <span className="flex min-w-0 items-center gap-1.5">
            <span className="underline decoration-line decoration-dotted decoration-2 underline-offset-4">{label}</span>
            <Icon name="down" size={16} className="text-soft transition-transform group-open/why:-scale-y-100" />
          </span>
          {sum}
        </summary>
        <div className="mb-2 rounded bg-sunken px-3 py-2 text-sm text-soft">{why}</div>
      </details>
      {reason}
    </div>
  )
}

function Sum({ amount, was, tone }: Pick<MoneyRowProps, 'amount' | 'was' | 'tone'>) {
  return (
    <span className="flex shrink-0 flex-col items-end">
      {was && (
        <del className="figures min-w-27 text-end text-sm leading-tight font-normal text-soft">
          <span className="sr-only">{was.label} </span>
          {was.amount}
        </del>
      )}
      <span
        className={classes(
          'figures min-w-27 text-end',
          tone === 'credit' && 'text-ok',
          tone === 'due' && 'text-accent-ink',
        )}
      >
        {amount}
      </span>
    </span>
  )
}
