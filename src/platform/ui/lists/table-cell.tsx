import type { ReactNode } from 'react'
import { classes } from '#platform/ui/show/classes.ts'
import { Link } from '#platform/ui/show/link.tsx'
import type { Column } from './table-column.ts'

/**
 * A value; numbers end under each other in both directions. On a phone its column's title stands before it, and the lead value
 * heads the card and opens it. A page has hundreds of cells: a cell is no component, which React would keep an account of.
 */
export function tableCell<Row>({ key, title, cell, numeric, lead, wide }: Column<Row>, row: Row, to?: string) {
  const value = cell(row)
  const look = lead ? 'lead' : isNothing(value) ? 'nothing' : null
  const shown = opened(to, numeric ? <span className="figures">{value}</span> : value)
  return (
    <td key={key} className={classes(look, numeric && 'numeric', wide && 'wide') || undefined}>
      {!lead && <b>{title}</b>}
      {!lead && typeof value === 'object' ? <div>{shown}</div> : shown}
    </td>
  )
}

const isNothing = (value: ReactNode): boolean =>
  value === '—' || value === '' || value === null || value === undefined || value === false

function opened(to: string | undefined, children: ReactNode): ReactNode {
  if (to === undefined) return children
  return (
    <Link to={to} className="opener">
      {children}
    </Link>
  )
}
