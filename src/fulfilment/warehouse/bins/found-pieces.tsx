import { ChainTimeline } from '#fulfilment/custody/chain-timeline.tsx'
import { placeName } from '#fulfilment/custody/custody-names.ts'
import type { FoundPiece, PieceScan } from '#fulfilment/custody/read-piece.ts'
import { Table } from '#platform/ui/lists/table.tsx'
import type { Column } from '#platform/ui/lists/table-column.ts'
import { Badge } from '#platform/ui/show/badge.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Link } from '#platform/ui/show/link.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { sayTime } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'

type Facts = {
  readonly found: readonly FoundPiece[]
  readonly chain: readonly PieceScan[] | null
  readonly locale: Locale
  readonly site: Site
}

/** The places of the pieces that were searched for; for a single one, its whole chain with the people. */
export function FoundPieces({ facts }: { readonly facts: Facts }) {
  const { found, chain, locale, site } = facts
  if (found.length === 0) return <Notice tone="info" title={m.platform_queue_none_found()} className="mb-4" />
  return (
    <Card flush title={m.warehouse_where()} className="mb-4">
      <div className="max-sm:px-3">
        <Table
          caption={m.warehouse_where()}
          columns={columns(locale, site)}
          rows={found}
          rowKey={(piece) => piece.id}
          marked={(piece) => piece.discrepancy !== null}
          dense
        />
      </div>
      {chain && (
        <div className="border-t border-line p-4">
          <ChainTimeline chain={chain} locale={locale} site={site} />
        </div>
      )}
    </Card>
  )
}

function columns(locale: Locale, site: Site): readonly Column<FoundPiece>[] {
  return [
    {
      key: 'piece',
      title: m.warehouse_piece(),
      lead: true,
      cell: (piece) => (
        <Link to={`?q=${piece.barcode}`} className="text-sea underline-offset-4">
          <Ltr>{piece.barcode}</Ltr>
        </Link>
      ),
    },
    {
      key: 'item',
      title: m.warehouse_item(),
      wide: true,
      cell: (piece) => <bdi className="line-clamp-1">{piece.title}</bdi>,
    },
    { key: 'label', title: m.warehouse_label(), cell: (piece) => <Ltr>{piece.label}</Ltr> },
    { key: 'unit', title: m.warehouse_count(), cell: (piece) => <Ltr>{`${piece.unit} / ${piece.units}`}</Ltr> },
    {
      key: 'place',
      title: m.warehouse_where(),
      cell: (piece) => (
        <span className="flex flex-wrap items-center gap-2">
          {placeName(piece, locale, site)}
          {piece.discrepancy && <Badge tone="warn">{m.custody_case_open()}</Badge>}
        </span>
      ),
    },
    { key: 'since', title: m.warehouse_since(), cell: (piece) => <bdi>{sayTime(piece.since, locale, site)}</bdi> },
  ]
}
