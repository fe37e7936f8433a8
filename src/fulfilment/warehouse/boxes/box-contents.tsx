import { Form } from 'react-router'
import { FieldError } from '#platform/ui/forms/field-error.tsx'
import { Table } from '#platform/ui/lists/table.tsx'
import type { Column } from '#platform/ui/lists/table-column.ts'
import { Badge } from '#platform/ui/show/badge.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Link } from '#platform/ui/show/link.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import type { NotTakenOut } from './not-taken-out.ts'
import type { BoxPiece, BoxView } from './read-boxes.ts'

type BoxContentsProps = { readonly box: BoxView; readonly locale: Locale; readonly refused?: NotTakenOut }

/** The pieces in the box; each can be taken out again, or shows why not. */
export function BoxContents({ box, locale, refused }: BoxContentsProps) {
  return (
    <Card flush title={m.warehouse_box_contents()}>
      <Form method="post" preventScrollReset className="max-sm:px-3">
        {box.pieces.length === 0 ? (
          <p className="p-4 text-soft">{m.warehouse_box_nothing()}</p>
        ) : (
          <Table
            caption={m.warehouse_box_contents()}
            columns={columns({ box, locale, refused })}
            rows={box.pieces}
            rowKey={(piece) => piece.barcode}
            marked={(piece) => piece.isStrange}
            dense
          />
        )}
      </Form>
    </Card>
  )
}

function columns({ box, locale, refused }: BoxContentsProps): readonly Column<BoxPiece>[] {
  return [
    { key: 'piece', title: m.warehouse_piece(), lead: true, cell: (piece) => <Ltr>{piece.barcode}</Ltr> },
    {
      key: 'item',
      title: m.warehouse_item(),
      wide: true,
      cell: (piece) => <bdi className="line-clamp-1">{piece.title}</bdi>,
    },
    {
      key: 'order',
      title: m.warehouse_order(),
      cell: (piece) => (
        <Link to={`/${locale}/ops/orders/${piece.orderNumber}`} className="text-sea underline-offset-4">
          <Ltr>{piece.label}</Ltr>
        </Link>
      ),
    },
    { key: 'unit', title: m.warehouse_count(), cell: (piece) => <Ltr>{`${piece.unit} / ${piece.units}`}</Ltr> },
    {
      key: 'grams',
      title: m.warehouse_weight(),
      numeric: true,
      cell: (piece) => <bdi>{m.warehouse_grams_of({ grams: piece.grams })}</bdi>,
    },
    {
      key: 'marks',
      title: m.warehouse_marks(),
      cell: (piece) => (
        <span className="flex flex-wrap items-center gap-2">
          {piece.isStrange && <Badge tone="bad">{m.warehouse_take_out_first()}</Badge>}
          {piece.removeBox && <Badge tone="warn">{m.warehouse_remove_box()}</Badge>}
          {piece.hasBattery && <Badge tone="warn">{m.warehouse_battery()}</Badge>}
          {piece.hasLiquid && <Badge tone="warn">{m.warehouse_liquid()}</Badge>}
          <TakeOut box={box} piece={piece} locale={locale} />
          {refused?.barcode === piece.barcode && (
            <FieldError id={`not-taken-out-${piece.barcode}`}>{refused.says}</FieldError>
          )}
        </span>
      ),
    },
  ]
}

type TakeOutProps = { readonly box: BoxView; readonly piece: BoxPiece; readonly locale: Locale }

// Out of an open box with one click; a closed one is opened with a reason, which is asked first.
function TakeOut({ box, piece, locale }: TakeOutProps) {
  const look = 'text-sea underline-offset-4 hover:underline'
  if (box.closedAt === null)
    return (
      <button type="submit" name="do" value={`takeOut:${piece.barcode}`} className={look}>
        {m.warehouse_take_out()}
      </button>
    )
  if (box.shipment !== null && !box.isPrepared) return null
  return (
    <Link
      to={`/${locale}/ops/warehouse/boxes/${box.barcode}?takeOut=${piece.barcode}`}
      preventScrollReset
      className={look}
    >
      {m.warehouse_take_out()}
    </Link>
  )
}
