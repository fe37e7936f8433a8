import { Form } from 'react-router'
import { Button } from '#platform/ui/forms/button.tsx'
import { Disclosure } from '#platform/ui/frame/disclosure.tsx'
import { Table } from '#platform/ui/lists/table.tsx'
import type { Column } from '#platform/ui/lists/table-column.ts'
import { Card } from '#platform/ui/show/card.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { ageText } from '#platform/values/age.ts'
import type { Locale } from '#platform/work/work.ts'
import { countryName } from '#pricing/quote/explain/names.ts'
import { m } from '#words/messages.js'
import type { BinRow, BinsPage } from './read-bins.ts'

type BinsTableProps = { readonly page: BinsPage; readonly locale: Locale; readonly now: Date }

/** The bins of the warehouses, and how many pieces are in none. */
export function BinsTable({ page, locale, now }: BinsTableProps) {
  const filled = page.bins.filter((bin) => bin.pieces > 0)
  const empty = page.bins.filter((bin) => bin.pieces === 0)
  return (
    <Card flush title={m.warehouse_tab_bins()}>
      {page.loose.length > 0 && (
        <ul className="border-b border-line px-4 pb-3 text-soft">
          {page.loose.map(({ place, pieces }) => (
            <li key={place}>{m.warehouse_loose({ place: countryName(place, locale), count: pieces })}</li>
          ))}
        </ul>
      )}
      {filled.length === 0 ? (
        <p className="p-4 text-soft">{empty.length > 0 ? m.warehouse_bins_all_free() : m.warehouse_no_bins()}</p>
      ) : (
        <div className="max-sm:px-3">
          <Table
            caption={m.warehouse_tab_bins()}
            columns={columns(locale, now)}
            rows={filled}
            rowKey={(bin) => `${bin.place}/${bin.code}`}
            dense
          />
        </div>
      )}
      {empty.length > 0 && (
        <Disclosure quiet className="px-4 pt-1" summary={m.warehouse_bins_free({ count: empty.length })}>
          <ul className="divide-y divide-line">
            {empty.map((bin) => (
              <li key={`${bin.place}/${bin.code}`} className="flex items-center justify-between gap-4">
                <span>
                  <Ltr>{bin.code}</Ltr> <span className="text-soft">{countryName(bin.place, locale)}</span>
                </span>
                <RetireForm bin={bin} />
              </li>
            ))}
          </ul>
        </Disclosure>
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
  ]
}

function RetireForm({ bin }: { readonly bin: BinRow }) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="place" value={bin.place} />
      <input type="hidden" name="code" value={bin.code} />
      <Button
        type="submit"
        kind="quiet"
        size="small"
        name="do"
        value="retire"
        aria-label={`${m.warehouse_retire()} ${bin.code}`}
      >
        {m.warehouse_retire()}
      </Button>
    </Form>
  )
}
