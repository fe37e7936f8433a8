import type { ReactNode } from 'react'
import { classes } from '#platform/ui/show/classes.ts'

export type FactsProps = {
  readonly items: readonly { readonly term: ReactNode; readonly value: ReactNode; readonly key?: string }[]
  readonly look?: 'rows' | 'grid'
}

/** Names and their values: of an order, an address, a product. */
export function Facts({ items, look = 'rows' }: FactsProps) {
  return (
    <dl
      className={
        look === 'grid' ? 'grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3' : 'flex flex-col divide-y divide-line'
      }
    >
      {items.map(({ term, value, key }) => (
        <div
          key={key ?? (typeof term === 'string' ? term : undefined)}
          className={classes('min-w-0', look === 'rows' && 'flex items-baseline justify-between gap-x-6 py-2')}
        >
          <dt className={classes('text-sm text-soft', look === 'rows' && 'max-w-3/5 shrink-0')}>{term}</dt>
          <dd className={classes('min-w-0', look === 'rows' && 'ms-auto text-end')}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
