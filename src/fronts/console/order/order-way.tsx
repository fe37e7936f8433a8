import { Fold } from '#platform/ui/frame/fold.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { m } from '#words/messages.js'
import { DeskList } from './desk-list.tsx'
import { OrderPieces } from './order-pieces.tsx'
import { requestRows } from './request-rows.tsx'
import { boughtRows, boxRows, type OrderWayProps, receivedRows, shipmentRows } from './way-rows.tsx'

/** How the goods travel: bought, received, boxed, shipped, asked for; and where each piece is. */
export function OrderWay(props: OrderWayProps) {
  const { order, locale, site } = props
  const { bought, way, requests, pieces } = order
  const parts = [
    { id: 'bought', title: m.console_order_bought(), rows: boughtRows(props), count: bought.length },
    { id: 'received', title: m.console_order_received(), rows: receivedRows(props), count: way.received.length },
    { id: 'boxes', title: m.console_order_boxes(), rows: boxRows(props), count: way.boxes.length },
    { id: 'shipments', title: m.console_shipments(), rows: shipmentRows(props), count: way.shipments.length },
    { id: 'requests', title: m.console_requests(), rows: requestRows(props), count: requests.length },
  ].filter(({ count }) => count > 0)
  if (parts.length === 0 && pieces.length === 0) return null
  return (
    <Card title={m.console_order_way()} flush>
      {parts.map(({ id, title, rows, count }) => (
        <Fold key={id} id={id} title={<span className="font-semibold">{title}</span>} aside={<Ltr>{count}</Ltr>}>
          <DeskList rows={rows} />
        </Fold>
      ))}
      {pieces.length > 0 && (
        <Fold
          id="pieces"
          title={<span className="font-semibold">{m.console_order_pieces()}</span>}
          aside={<Ltr>{pieces.length}</Ltr>}
        >
          <OrderPieces pieces={pieces} locale={locale} site={site} />
        </Fold>
      )}
    </Card>
  )
}
