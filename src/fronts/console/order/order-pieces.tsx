import { ChainTimeline } from '#fulfilment/custody/chain-timeline.tsx'
import { placeName } from '#fulfilment/custody/custody-names.ts'
import type { PieceChain } from '#fulfilment/custody/read-piece.ts'
import { Disclosure } from '#platform/ui/frame/disclosure.tsx'
import { Badge } from '#platform/ui/show/badge.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { sayTime } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'

type OrderPiecesProps = { readonly pieces: readonly PieceChain[]; readonly locale: Locale; readonly site: Site }

/** Where each piece of an order is now, an item a line; opened, how it came there and who held it. */
export function OrderPieces({ pieces, locale, site }: OrderPiecesProps) {
  const items = [...Map.groupBy(pieces, (piece) => piece.itemId).values()]
  const inOrder = items.toSorted((one, other) => place(one) - place(other))
  return (
    <>
      {inOrder.map((own) => (
        <Disclosure key={own[0]?.itemId} summary={<ItemPlaces pieces={own} locale={locale} site={site} />}>
          <ul className="flex flex-col gap-6 text-ink">
            {own.map((piece) => (
              <li key={piece.id}>
                <PieceNow piece={piece} locale={locale} site={site} />
                <ChainTimeline chain={piece.scans} locale={locale} site={site} />
              </li>
            ))}
          </ul>
        </Disclosure>
      ))}
    </>
  )
}

// The number behind the order's own: `100001-2` is the second item.
function place([piece]: readonly PieceChain[]): number {
  return Number(piece?.label.split('-').at(-1))
}

// One line: pieces that are together are told together.
function ItemPlaces({ pieces, locale, site }: OrderPiecesProps) {
  const [first] = pieces
  const places = Map.groupBy(pieces, (piece) => placeName(piece, locale, site))
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-4">
      <Ltr>{first?.label}</Ltr>
      <bdi className="line-clamp-1 min-w-0 max-w-prose font-normal">{first?.title}</bdi>
      <span className="font-normal text-soft">
        {[...places].map(([name, there]) => (pieces.length > 1 ? `${name} × ${there.length}` : name)).join(' · ')}
      </span>
      {pieces.some((piece) => piece.discrepancy !== null) && <Badge tone="warn">{m.custody_case_open()}</Badge>}
    </span>
  )
}

type PieceNowProps = Omit<OrderPiecesProps, 'pieces'> & { readonly piece: PieceChain }

function PieceNow({ piece, locale, site }: PieceNowProps) {
  return (
    <p className="mb-3 flex flex-wrap gap-x-4 text-sm">
      <strong className="font-semibold">
        <Ltr>{piece.barcode}</Ltr>
      </strong>
      <Ltr>{`${piece.unit} / ${piece.units}`}</Ltr>
      <span>{placeName(piece, locale, site)}</span>
      <span className="text-soft">
        <bdi>{sayTime(piece.since, locale, site)}</bdi>
      </span>
    </p>
  )
}
