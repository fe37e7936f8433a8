import type { ReactNode } from 'react'
import { classes } from '#platform/ui/show/classes.ts'
import { Icon } from '#platform/ui/show/icon.tsx'
import { Link } from '#platform/ui/show/link.tsx'
import type { Column } from './table-column.ts'

export type TableProps<Row> = {
  readonly caption: ReactNode
  readonly showCaption?: boolean
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  readonly rowTo?: (row: Row) => string
  readonly dense?: boolean
  readonly marked?: (row: Row) => boolean
  readonly choose?: {
    readonly name: string
    readonly value: (row: Row) => string
    readonly label: (row: Row) => string
    readonly all: string
  }
  readonly empty?: ReactNode
}

/**
 * Rows to compare. On phones each row is a card whose values have their labels; dense is for people who read it all
 * day.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, showCaption = false, columns, rows, rowKey, dense = false, choose, empty } = props
  if (rows.length === 0 && empty) return <>{empty}</>
  return (
    <div className="relative overflow-x-auto rounded max-sm:overflow-visible sm:border sm:border-line sm:bg-surface sm:shadow-rest">
      <table className={classes('cells w-full border-collapse text-start max-sm:block', dense && 'dense')}>
        <caption className={showCaption ? 'p-4 text-start text-lg font-semibold max-sm:block max-sm:px-0' : 'sr-only'}>
          {caption}
        </caption>
        <thead className="bg-sunken text-sm text-soft max-sm:sr-only">
          <tr>
            {choose && <ChooseAll name={choose.name} label={choose.all} />}
            {columns.map((column) => (
              <TableHead key={column.key} column={column} dense={dense} />
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line max-sm:flex max-sm:flex-col max-sm:gap-3 max-sm:divide-y-0">
          {rows.map((row) => tableRow(rowKey(row), row, props))}
        </tbody>
      </table>
    </div>
  )
}

/** Chooses every row of this page at once. */
function ChooseAll({ name, label }: { readonly name: string; readonly label: string }) {
  return (
    <th scope="col" className="w-8 px-2 py-1 text-start">
      <input
        type="checkbox"
        aria-label={label}
        // Heads of tables are out of sight on a phone, and nobody presses what they do not see.
        className="tick max-sm:hidden"
        onChange={({ currentTarget }) => {
          const rows = currentTarget
            .closest('table')
            ?.querySelectorAll<HTMLInputElement>(`tbody input[name="${CSS.escape(name)}"]`)
          for (const row of rows ?? []) row.checked = currentTarget.checked
        }}
      />
    </th>
  )
}

/** Chooses one row for what is done to several. It stands above the row's own link. */
function ChooseRow({ name, value, label }: { readonly name: string; readonly value: string; readonly label: string }) {
  return (
    <td className="choice">
      <input type="checkbox" name={name} value={value} aria-label={label} className="tick" />
    </td>
  )
}

/** A column's title; where the list can be ordered by it, a link that does so. */
function TableHead<Row>({ column, dense }: { readonly column: Column<Row>; readonly dense: boolean }) {
  const { title, numeric, sort } = column
  const direction = sort?.direction
  return (
    <th
      scope="col"
      aria-sort={direction === undefined ? undefined : direction === 'up' ? 'ascending' : 'descending'}
      className={classes(
        'font-semibold whitespace-nowrap',
        dense ? 'px-2 py-1.5' : 'px-4 py-3',
        numeric ? 'ltr:text-end rtl:text-start' : 'text-start',
      )}
    >
      {sort ? (
        <Link
          to={sort.to}
          preventScrollReset
          title={sort.label}
          className={classes('inline-flex items-center gap-1 no-underline hover:text-ink', direction && 'text-ink')}
        >
          {title}
          <Icon name={direction ?? 'sort'} size={16} label={sort.label} />
        </Link>
      ) : (
        title
      )}
    </th>
  )
}

function tableRow<Row>(key: string, row: Row, { columns, rowTo, marked, choose }: TableProps<Row>) {
  return (
    <tr key={key} className={classes(rowTo && 'opens', marked?.(row) && 'marked') || undefined}>
      {choose && <ChooseRow name={choose.name} value={choose.value(row)} label={choose.label(row)} />}
      {columns.map((column) => tableCell(column, row, column.lead ? rowTo?.(row) : undefined))}
    </tr>
  )
}

/**
 * A value; numbers end under each other in both directions. On a phone its column's title stands before it, and the lead value
 * heads the card and opens it. A page has hundreds of cells: a cell is no component, which React would keep an account of.
 */
function tableCell<Row>({ key, title, cell, numeric, lead, wide }: Column<Row>, row: Row, to?: string) {
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
