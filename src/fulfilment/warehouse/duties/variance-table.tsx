import { Table } from '#platform/ui/lists/table.tsx'
import type { Column } from '#platform/ui/lists/table-column.ts'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { money } from '#platform/values/amounts/money.ts'
import type { Locale } from '#platform/work/work.ts'
import { countryName } from '#pricing/quote/explain/names.ts'
import { type Site, sites } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import type { ItemVariance, RouteVariance, Variance } from './read-duties.ts'

type Where = { readonly locale: Locale; readonly site: Site }

/** Each item's real duty beside the quoted one; the last row is the total. */
export function VarianceTable({ rows, ...where }: Where & { readonly rows: readonly ItemVariance[] }) {
  const all: ItemVariance = { label: '', title: m.warehouse_paper_total(), ...sumOf(rows) }
  return (
    <Table
      caption={m.warehouse_duties_variance()}
      showCaption
      columns={[
        { key: 'label', title: m.warehouse_label(), lead: true, cell: (row) => <Ltr>{row.label}</Ltr> },
        { key: 'title', title: m.warehouse_item(), wide: true, cell: (row) => <bdi>{row.title}</bdi> },
        ...amounts<ItemVariance>(where),
      ]}
      rows={[...rows, all]}
      rowKey={(row) => row.label}
      dense
    />
  )
}

/** The same by route, for the list of shipments. */
export function RouteVariances({ rows, ...where }: Where & { readonly rows: readonly RouteVariance[] }) {
  return (
    <Table
      caption={m.warehouse_duties_routes()}
      showCaption
      columns={[
        { key: 'origin', title: m.warehouse_place(), lead: true, cell: (row) => countryName(row.origin, where.locale) },
        { key: 'items', title: m.warehouse_items(), numeric: true, cell: (row) => row.items },
        ...amounts<RouteVariance>(where),
      ]}
      rows={rows}
      rowKey={(row) => row.origin}
      dense
    />
  )
}

function amounts<Row extends Variance>({ locale, site }: Where): readonly Column<Row>[] {
  const amount = (minor: bigint) => <Amount money={money(minor, sites[site].currency)} locale={locale} />
  return [
    { key: 'quoted', title: m.warehouse_duties_quoted(), numeric: true, cell: (row) => amount(row.quoted) },
    { key: 'real', title: m.warehouse_duties_real(), numeric: true, cell: (row) => amount(row.real) },
    { key: 'difference', title: m.warehouse_duties_difference(), numeric: true, cell: (row) => amount(row.difference) },
  ]
}

function sumOf(rows: readonly Variance[]): Variance {
  const sum = (of: keyof Variance) => rows.reduce((total, row) => total + row[of], 0n)
  return { quoted: sum('quoted'), real: sum('real'), difference: sum('difference') }
}
