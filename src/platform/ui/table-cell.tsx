import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { Link } from './link.tsx'
import type { Column } from './table.tsx'

type TableCellProps<Row> = {
  readonly column: Column<Row>
  readonly row: Row
  readonly to: string | undefined
}

/** A value; numbers end under each other in both directions. On a phone its column's title stands before it, and the lead value heads the card and opens it. */
export function TableCell<Row>({ column, row, to }: TableCellProps<Row>) {
  const { title, cell, numeric, lead, wide } = column
  const value = cell(row)
  return (
    <td
      className={
        classes(lead ? 'lead' : isNothing(value) && 'nothing', numeric && 'numeric', wide && 'wide') || undefined
      }
    >
      {!lead && <b>{title}</b>}
      <Together isNeeded={!lead && typeof value === 'object'}>
        <Opened to={to}>{numeric ? <span className="figures">{value}</span> : value}</Opened>
      </Together>
    </td>
  )
}

function Together({ isNeeded, children }: { readonly isNeeded: boolean; readonly children: ReactNode }) {
  return isNeeded ? <div>{children}</div> : children
}

const isNothing = (value: ReactNode): boolean =>
  value === '—' || value === '' || value === null || value === undefined || value === false

function Opened({ to, children }: { readonly to: string | undefined; readonly children: ReactNode }) {
  if (to === undefined) return <>{children}</>
  return (
    <Link to={to} className="opener">
      {children}
    </Link>
  )
}
