import { Form } from 'react-router'
import { ageText } from '#platform/age.ts'
import { Card } from '#platform/ui/card.tsx'
import { Ltr } from '#platform/ui/ltr.tsx'
import { type Column, Table } from '#platform/ui/table.tsx'
import type { Locale } from '#platform/work.ts'
import { countryName } from '#pricing/names.ts'
import { m } from '#words/messages.js'
import type { BinRow, BinsPage } from './read-bins.ts'

type BinsTableProps = { readonly page: BinsPage; readonly locale: Locale; readonly now: Date }

/** The bins of the warehouses, and how many pieces still stand in none. */
export function BinsTable({ page, locale, now }: BinsTableProps) {
  return (
    <Card flush title={m.warehouse_tab_bins()}>
      {page.loose.length > 0 && (
        <ul className="border-b border-line px-4 pb-3 text-soft">
          {page.loose.map(({ place, pieces }) => (
            <li key={place}>{m.warehouse_loose({ place: countryName(place, locale), count: pieces })}</li>
          ))}
        </ul>
      )}
      {page.bins.length === 0 ? (
        <p className="p-4 text-soft">{m.warehouse_no_bins()}</p>
      ) : (
        <div className="max-sm:px-3">
          <Table
            caption={m.warehouse_tab_bins()}
            columns={columns(locale, now)}
            rows={page.bins}
            rowKey={(bin) => `${bin.place}/${bin.code}`}
            dense
          />
        </div>
      )}
    </Card>
  )
}

function columns(locale: Locale, now: Date): readonly Column<BinRow>[] {
  return [
    { key: 'code', title: m.warehouse_bin(), lead: true, cell: (bin) => <Ltr>{bin.code}</Ltr> },
    { key: 'place', title: m.warehouse_place(), cell: (bin) => countryName(bin.place, locale) },
    { key: 'pieces', title: m.warehouse_box_pieces(), numeric: true, cell: (bin) => bin.pieces },
    { key: 'items', title: m.warehouse_items(), numeric: true, cell: (bin) => bin.items },
    {
      key: 'since',
      title: m.warehouse_oldest(),
      numeric: true,
      cell: (bin) => (bin.since ? <bdi>{ageText(bin.since, now, locale)}</bdi> : '—'),
    },
    {
      key: 'retire',
      title: m.warehouse_marks(),
      cell: (bin) =>
        bin.pieces > 0 ? null : (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="place" value={bin.place} />
            <input type="hidden" name="code" value={bin.code} />
            <button type="submit" name="do" value="retire" className="text-sea underline-offset-4 hover:underline">
              {m.warehouse_retire()}
            </button>
          </Form>
        ),
    },
  ]
}
