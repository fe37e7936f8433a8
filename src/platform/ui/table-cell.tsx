import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { Link } from './link.tsx'
import type { Column } from './table.tsx'

type TableCellProps<Row> = {
  readonly column: Column<Row>
  readonly row: Row
  readonly dense: boolean
  readonly to: string | undefined
}

/** A value; numbers end under each other in both directions. On a phone its column's title stands before it, and the lead value heads the card and opens it. */
export function TableCell<Row>({ column, row, dense, to }: TableCellProps<Row>) {
  const { title, cell, numeric, lead, wide } = column
  const value = cell(row)
  return (
    <td
      className={classes(
        'align-middle',
        dense ? 'px-2 py-0.5' : 'px-4 py-3',
        dense && !wide && 'sm:whitespace-nowrap',
        numeric ? 'whitespace-nowrap ltr:text-end rtl:text-start' : 'text-start',
        wide && 'w-full',
        'max-sm:p-0 max-sm:text-start',
        lead ? 'max-sm:block max-sm:pt-1 max-sm:pb-2 max-sm:text-lg max-sm:font-semibold' : onCard(value),
      )}
    >
      {!lead && <span className="max-w-3/5 shrink-0 text-sm text-soft sm:hidden">{title}</span>}
      <Together isNeeded={!lead && typeof value === 'object'}>
        <Opened to={to}>{numeric ? <span className="figures">{value}</span> : value}</Opened>
      </Together>
    </td>
  )
}

/** On a card the pieces of a value stay together, at the end of its line. */
function Together({ isNeeded, children }: { readonly isNeeded: boolean; readonly children: ReactNode }) {
  return isNeeded ? <div className="min-w-0 max-sm:text-end sm:contents">{children}</div> : children
}

// What is not there has no line on a card.
function onCard(value: ReactNode): string {
  if (value === '—' || value === '' || value === null || value === undefined || value === false) return 'max-sm:hidden'
  return 'max-sm:flex max-sm:items-baseline max-sm:justify-between max-sm:gap-4 max-sm:py-1'
}

function Opened({ to, children }: { readonly to: string | undefined; readonly children: ReactNode }) {
  if (to === undefined) return <>{children}</>
  return (
    <Link to={to} className="font-semibold text-ink no-underline after:absolute after:inset-0 hover:text-sea">
      {children}
    </Link>
  )
}
