import { ShownNumber } from '#people/access/sealed/shown-number.tsx'
import { Facts } from '#platform/ui/lists/facts.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { money } from '#platform/values/amounts/money.ts'
import { sayMoment } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import { PackageLine } from '#pricing/subscriptions/packages/package-line.tsx'
import { paymentLabel } from '#selling/orders/items/item-label.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import type { OrderDesk } from './read-order-desk.ts'

type OrderSideProps = { readonly order: OrderDesk; readonly locale: Locale; readonly site: Site }

/** Whose order it is, how it is wanted, and how it is paid. */
export function OrderSide({ order, locale, site }: OrderSideProps) {
  return (
    <>
      <CustomerCard order={order} locale={locale} site={site} />
      <Card
        title={order.summary ? m.console_order_wanted() : m.console_order_wanted_only()}
        aside={order.summary && paymentLabel(order.summary.paymentStatus, locale)}
      >
        <Facts items={[...wanted(order, locale, site), ...paid(order, locale)]} />
        {order.comment && (
          <p className="mt-3 text-sm">
            <span className="text-soft">{m.console_order_note()}: </span>
            <bdi>{order.comment}</bdi>
          </p>
        )}
      </Card>
    </>
  )
}

function CustomerCard({ order: { customer, sight, address, active, requested }, locale, site }: OrderSideProps) {
  const lines = address === null ? [] : Object.values(address).filter((line) => line !== null && line !== '')
  return (
    <Card title={m.console_order_customer()}>
      <p className="font-semibold">
        {sight.contact && customer.id ? (
          <TextLink to={`/${locale}/ops/customers/${customer.id}`}>
            <bdi>{customer.name}</bdi>
          </TextLink>
        ) : (
          <bdi>{customer.name}</bdi>
        )}
      </p>
      {customer.email && (
        <p>
          <bdi dir="ltr" className="wrap-anywhere">
            {customer.email}
          </bdi>
        </p>
      )}
      {customer.phone && (
        <p>
          <ShownNumber number={customer.phone} />
        </p>
      )}
      {lines.length > 0 && (
        <p className="mt-2 text-sm text-soft">
          <bdi>{lines.join(' · ')}</bdi>
        </p>
      )}
      {active && <PackageLine one={active} locale={locale} site={site} />}
      {requested && <PackageLine one={requested} locale={locale} site={site} />}
    </Card>
  )
}

const arrivals = { pickup: m.requests_kind_pickup, delivery: m.requests_kind_delivery } as const

function wanted({ placedAt, removeBox, arrival, claimedBy }: OrderDesk, locale: Locale, site: Site) {
  return [
    { term: m.console_order_placed(), value: sayMoment(placedAt, locale, site) },
    { term: m.console_order_box(), value: removeBox ? m.console_order_box_removed() : m.console_order_box_kept() },
    {
      term: m.console_order_arrival(),
      value: arrival === null ? m.console_order_arrival_later() : arrivals[arrival](),
    },
    ...(claimedBy === null ? [] : [{ term: m.console_order_reviewer(), value: <bdi>{claimedBy}</bdi> }]),
  ]
}

function paid({ summary, wayToPay, couponCode }: OrderDesk, locale: Locale) {
  if (summary === null) return []
  const { total, paid: given, due, refunded, held, currency } = summary.money
  const amount = (minor: bigint) => <Amount money={money(minor, currency)} locale={locale} />
  return [
    ...(wayToPay
      ? [
          {
            term: m.console_order_method(),
            value: wayToPay.isAfterReview
              ? m.orders_review_paid_later_by({ method: wayToPay.method })
              : wayToPay.method,
          },
        ]
      : []),
    ...(couponCode ? [{ term: m.console_order_coupon(), value: <Ltr>{couponCode}</Ltr> }] : []),
    { term: m.console_order_total(), value: amount(total) },
    { term: m.console_order_paid(), value: amount(given) },
    ...(refunded - held > 0n ? [{ term: m.account_amount_refunded(), value: amount(refunded - held) }] : []),
    ...(held > 0n ? [{ term: m.account_held_back(), value: amount(held) }] : []),
    { term: m.console_order_due(), value: amount(due) },
  ]
}
