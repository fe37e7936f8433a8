import type { ReactNode } from 'react'
import { classes } from '#platform/ui/show/classes.ts'
import { tableCell } from './table-cell.tsx'
import { ChooseAll, ChooseRow } from './table-choice.tsx'
import type { Column } from './table-column.ts'
import { TableHead } from './table-head.tsx'

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

/** Rows to compare. On phones each row becomes a card whose values carry their labels; dense is for people who read it all day. */
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

function tableRow<Row>(key: string, row: Row, { columns, rowTo, marked, choose }: TableProps<Row>) {
  return (
    <tr key={key} className={classes(rowTo && 'opens', marked?.(row) && 'marked') || undefined}>
      {choose && <ChooseRow name={choose.name} value={choose.value(row)} label={choose.label(row)} />}
      {columns.map((column) => tableCell(column, row, column.lead ? rowTo?.(row) : undefined))}
    </tr>
  )
}
