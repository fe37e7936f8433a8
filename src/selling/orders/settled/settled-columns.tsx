import type { SettledRow } from '#catalog/estimates/settled/read-settled-list.ts'
import type { Column } from '#platform/ui/lists/table-column.ts'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { formatCount } from '#platform/values/amounts/format-money.ts'
import { isolate } from '#platform/values/isolate.ts'
import { sayPlainTime } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import { categoryName } from '#pricing/quote/explain/category-names.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'

/** The grams of one unit in words; a dash where nothing was said of them. */
export function saidGrams(grams: number | null): string {
  return grams === null ? '—' : m.orders_settled_grams({ grams: formatCount(grams) })
}

export function settledColumns(here: string, q: string, locale: Locale, site: Site): readonly Column<SettledRow>[] {
  return [
    {
      key: 'product',
      title: m.orders_settled_product(),
      lead: true,
      wide: true,
      cell: ({ title, store }) => (
        <span className="block min-w-0">
          <bdi className="line-clamp-2">{title}</bdi>
          <bdi className="block text-xs text-soft">{store}</bdi>
        </span>
      ),
    },
    {
      key: 'category',
      title: m.orders_settled_category(),
      cell: ({ category }) => (category === null ? '—' : categoryName(category, locale)),
    },
    {
      key: 'weight',
      title: m.orders_settled_weight(),
      numeric: true,
      cell: ({ weightGrams }) => saidGrams(weightGrams),
    },
    {
      key: 'by',
      title: m.orders_settled_known_by(),
      cell: ({ knownBy }) => (knownBy === 'scale' ? m.orders_settled_scale() : m.orders_settled_review()),
    },
    { key: 'who', title: m.orders_settled_who(), cell: ({ learnedBy }) => <bdi>{learnedBy ?? '—'}</bdi> },
    {
      key: 'when',
      title: m.orders_settled_when(),
      cell: ({ learnedAt }) => <bdi className="figures">{sayPlainTime(learnedAt, site)}</bdi>,
    },
    { key: 'state', title: m.orders_settled_state(), cell: (row) => <State row={row} here={here} q={q} /> },
  ]
}

function State({ row, here, q }: { readonly row: SettledRow; readonly here: string; readonly q: string }) {
  if (row.undoneAt !== null)
    return (
      <span className="line-clamp-3 text-sm text-soft">
        {m.orders_settled_undone({ name: isolate(row.undoneBy ?? ''), why: isolate(row.undoneWhy ?? '') })}
      </span>
    )
  const search = new URLSearchParams({ ...(q !== '' && { q }), undo: row.id })
  return (
    <TextLink to={`${here}?${search}`} quiet className="min-h-11">
      <span aria-hidden="true">{m.orders_settled_undo()}</span>
      <span className="sr-only">{m.orders_settled_undo_named({ title: isolate(row.title) })}</span>
    </TextLink>
  )
}
