import { classes } from '#platform/ui/show/classes.ts'
import { Icon } from '#platform/ui/show/icon.tsx'
import { Link } from '#platform/ui/show/link.tsx'
import type { Column } from './table-column.ts'

/** A column's title; where the list can be ordered by it, a link that does so. */
export function TableHead<Row>({ column, dense }: { readonly column: Column<Row>; readonly dense: boolean }) {
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
