import { Table } from '#platform/ui/lists/table.tsx'
import type { Column } from '#platform/ui/lists/table-column.ts'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { isolate } from '#platform/values/isolate.ts'
import { sayPlainTime } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import type { ShownChange } from './read-history.ts'

type ChangeTableProps = {
  readonly rows: readonly ShownChange[]
  /** Where the page stands, with what its address keeps. */
  readonly here: string
  readonly locale: Locale
  readonly site: Site
  /** Names the thing too, where the list is of several. */
  readonly ofAll?: boolean
}

/** What staff changed, the newest first, with what was before, why, and the way back. */
export function ChangeTable({ rows, here, locale, site, ofAll = false }: ChangeTableProps) {
  const columns: readonly Column<ShownChange>[] = [
    {
      key: 'what',
      title: m.catalogue_change_what(),
      lead: true,
      wide: true,
      cell: (row) => (
        <span className="block min-w-0">
          <span className="block font-semibold">{row.what}</span>
          {ofAll && <Thing row={row} locale={locale} />}
          {row.lines.map((line) => (
            <span key={line} className="block text-sm wrap-break-word text-soft sm:min-w-72">
              {line}
            </span>
          ))}
        </span>
      ),
    },
    {
      key: 'why',
      title: m.catalogue_why(),
      wide: true,
      cell: ({ why }) => <bdi className="block wrap-break-word sm:min-w-48">{why}</bdi>,
    },
    { key: 'who', title: m.catalogue_change_who(), cell: ({ changedBy }) => <bdi>{changedBy}</bdi> },
    {
      key: 'when',
      title: m.catalogue_change_when(),
      cell: ({ changedAt }) => <bdi className="figures">{sayPlainTime(changedAt, site)}</bdi>,
    },
    { key: 'state', title: m.catalogue_change_state(), cell: (row) => <State row={row} here={here} /> },
  ]
  return <Table caption={m.catalogue_history()} rows={rows} rowKey={(row) => row.id} columns={columns} dense />
}

function Thing({ row: { thing, name }, locale }: { readonly row: ShownChange; readonly locale: Locale }) {
  if (thing.startsWith('kind:'))
    return (
      <TextLink
        to={`/${locale}/ops/catalogue/categories/${encodeURIComponent(thing.slice('kind:'.length))}`}
        quiet
        className="min-h-8 text-sm"
      >
        <bdi>{name}</bdi>
      </TextLink>
    )
  if (!thing.startsWith('product:')) return <bdi className="block text-sm">{name}</bdi>
  return (
    <TextLink to={`/${locale}/ops/catalogue/products/${name}`} quiet className="min-h-8 text-sm">
      {m.catalogue_product_number({ id: isolate(name) })}
    </TextLink>
  )
}

function State({ row, here }: { readonly row: ShownChange; readonly here: string }) {
  if (row.undoneAt !== null)
    return <span className="text-sm text-soft">{m.catalogue_undone_by({ name: isolate(row.undoneBy ?? '') })}</span>
  if (row.isCovered) return <span className="text-sm text-soft">{m.catalogue_change_covered()}</span>
  if (!row.mayUndo) return '—'
  return (
    <TextLink to={`${here}${here.includes('?') ? '&' : '?'}undo=${row.id}`} quiet className="min-h-11">
      <span aria-hidden="true">{m.catalogue_undo()}</span>
      <span className="sr-only">{m.catalogue_undo_named({ what: row.what, name: isolate(row.name) })}</span>
    </TextLink>
  )
}
