import { Ltr } from '#platform/ui/show/ltr.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { money } from '#platform/values/amounts/money.ts'
import { sayMoment } from '#platform/values/say-date.ts'
import { m } from '#words/messages.js'
import type { DeskListRow } from './desk-list.tsx'
import type { OrderWayProps } from './way-rows.tsx'

const kinds = { PickUp: m.requests_kind_pickup, Delivery: m.requests_kind_delivery } as const

/** The pickups and deliveries of an order. */
export function requestRows({ order, leads, ops, locale, site }: OrderWayProps): DeskListRow[] {
  const { currency } = order
  return order.requests.map((one) => {
    const folder = one.kind === 'PickUp' ? 'requests' : 'requests/deliveries'
    const name = (
      <>
        {kinds[one.kind]()} <Ltr>{one.number}</Ltr>
      </>
    )
    return {
      key: one.number,
      title: leads.mayAsk ? <TextLink to={`${ops}/${folder}?q=${one.number}`}>{name}</TextLink> : name,
      facts: [
        <span key="state">{one.stateLabel}</span>,
        <Ltr key="items">{one.labels.join(', ')}</Ltr>,
        one.office && <bdi key="office">{one.office}</bdi>,
        one.slot && <Ltr key="slot">{`${one.slot.day} ${one.slot.from}`}</Ltr>,
        one.shelf && <Ltr key="shelf">{one.shelf}</Ltr>,
        one.company && <bdi key="company">{one.company}</bdi>,
        one.place && <bdi key="place">{one.place}</bdi>,
        one.awb &&
          (leads.mayTrack ? (
            <TextLink key="awb" to={`${ops}/couriers?q=${encodeURIComponent(one.awb)}`}>
              <Ltr>{one.awb}</Ltr>
            </TextLink>
          ) : (
            <Ltr key="awb">{one.awb}</Ltr>
          )),
        one.fee !== null && (
          <span key="fee">
            {m.console_order_fee()} <Amount money={money(one.fee, currency)} locale={locale} />
          </span>
        ),
        one.cash !== null && one.cash > 0n && (
          <span key="cash">
            {m.console_order_cash()} <Amount money={money(one.cash, currency)} locale={locale} />
          </span>
        ),
        <bdi key="at">{sayMoment(one.createdAt, locale, site)}</bdi>,
      ],
    }
  })
}
