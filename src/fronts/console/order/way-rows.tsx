import { conditionLabel } from '#fulfilment/warehouse/condition-label.ts'
import { shipmentLabel } from '#fulfilment/warehouse/shipments/shipment-label.ts'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { isCurrency, money } from '#platform/values/amounts/money.ts'
import { isolateLtr } from '#platform/values/isolate.ts'
import { sayMoment, sayTime } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import { countryName } from '#pricing/quote/explain/names.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import type { DeskListRow } from './desk-list.tsx'
import type { OrderDesk } from './read-order-desk.ts'

type Leads = {
  readonly mayReceive: boolean
  readonly mayShip: boolean
  readonly mayBuy: boolean
  readonly mayAsk: boolean
  readonly mayTrack: boolean
}
export type OrderWayProps = {
  readonly order: OrderDesk
  readonly leads: Leads
  readonly ops: string
  readonly locale: Locale
  readonly site: Site
}

/** The label of an item, by its id. */
function labelOf({ items }: OrderDesk, id: string): string {
  return items.find((item) => item.id === id)?.label ?? ''
}

export function boughtRows({ order, leads, ops, locale, site }: OrderWayProps): DeskListRow[] {
  return order.bought.map((line) => ({
    key: line.id,
    title: (
      <>
        <bdi>{line.store}</bdi>{' '}
        {leads.mayBuy ? (
          <TextLink to={`${ops}/purchase/bought?state=all&q=${encodeURIComponent(line.storeOrderNumber)}`}>
            <Ltr>{line.storeOrderNumber}</Ltr>
          </TextLink>
        ) : (
          <Ltr>{line.storeOrderNumber}</Ltr>
        )}
      </>
    ),
    facts: [
      <Ltr key="item">{`${labelOf(order, line.itemId)} × ${line.units}`}</Ltr>,
      <span key="by">
        <bdi>{line.buyer}</bdi> · <bdi>{sayMoment(line.boughtAt, locale, site)}</bdi>
      </span>,
      line.cost && isCurrency(line.cost.currency) && (
        <Amount key="cost" money={money(line.cost.minor, line.cost.currency)} locale={locale} />
      ),
      line.card && <bdi key="card">{line.card}</bdi>,
      line.trackingNumber && (
        <span key="tracking">
          <bdi>{line.carrier}</bdi>{' '}
          {leads.mayReceive && line.arrivedAt === null ? (
            <TextLink to={`${ops}/warehouse?tracking=${encodeURIComponent(line.trackingNumber)}`}>
              <Ltr>{line.trackingNumber}</Ltr>
            </TextLink>
          ) : (
            <Ltr>{line.trackingNumber}</Ltr>
          )}
        </span>
      ),
      line.shippedAt && (
        <span key="sent">{m.console_order_sent({ day: isolateLtr(sayTime(line.shippedAt, locale, site)) })}</span>
      ),
      line.arrivedAt && (
        <span key="came">{m.console_order_came({ day: isolateLtr(sayTime(line.arrivedAt, locale, site)) })}</span>
      ),
      line.closedAs && (
        <span key="closed">
          {line.closedAs === 'cancelled' ? m.console_order_line_cancelled() : m.console_order_line_replaced()}{' '}
          <bdi>{line.closedWhy}</bdi>
        </span>
      ),
    ],
  }))
}

export function receivedRows({ order, locale, site }: OrderWayProps): DeskListRow[] {
  return order.way.received.map((one) => ({
    key: `${one.itemId} ${one.trackingNumber}`,
    title: <Ltr>{one.trackingNumber}</Ltr>,
    facts: [
      <Ltr key="item">{labelOf(order, one.itemId)}</Ltr>,
      <span key="place">{countryName(one.place, locale)}</span>,
      <span key="grams">{m.account_grams({ grams: String(one.unitGrams) })}</span>,
      <span key="condition">{conditionLabel(one.condition)}</span>,
      <span key="who">
        <bdi>{one.who}</bdi> · <bdi>{sayMoment(one.at, locale, site)}</bdi>
      </span>,
      one.note && <bdi key="note">{one.note}</bdi>,
    ],
  }))
}

export function boxRows({ order, leads, ops, locale, site }: OrderWayProps): DeskListRow[] {
  return order.way.boxes.map((box) => ({
    key: `${box.barcode} ${box.itemId}`,
    title: leads.mayReceive ? (
      <TextLink to={`${ops}/warehouse/boxes/${box.barcode}`}>
        <Ltr>{box.barcode}</Ltr>
      </TextLink>
    ) : (
      <Ltr>{box.barcode}</Ltr>
    ),
    facts: [
      <Ltr key="item">{`${labelOf(order, box.itemId)} × ${box.pieces}`}</Ltr>,
      <span key="place">{countryName(box.place, locale)}</span>,
      box.grossGrams !== null && <span key="grams">{m.account_grams({ grams: String(box.grossGrams) })}</span>,
      <span key="closed">
        {box.closedAt ? <bdi>{sayMoment(box.closedAt, locale, site)}</bdi> : m.console_order_box_open()}
      </span>,
    ],
  }))
}

export function shipmentRows({ order, leads, ops, locale }: OrderWayProps): DeskListRow[] {
  return order.way.shipments.map((one) => ({
    key: `${one.number} ${one.itemId}`,
    title: leads.mayShip ? (
      <TextLink to={`${ops}/shipments/${one.number}`}>
        <Ltr>{one.number}</Ltr>
      </TextLink>
    ) : (
      <Ltr>{one.number}</Ltr>
    ),
    facts: [
      <Ltr key="item">{labelOf(order, one.itemId)}</Ltr>,
      <span key="from">{countryName(one.origin, locale)}</span>,
      <span key="state">{shipmentLabel(one.state)}</span>,
      one.airwayBill && <Ltr key="bill">{one.airwayBill}</Ltr>,
    ],
  }))
}
