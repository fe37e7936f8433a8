import { RefundCard } from '#money/payments/refunds/refund-card.tsx'
import { HoldClock } from '#money/payments/refunds/refund-clock.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { money } from '#platform/values/amounts/money.ts'
import { m } from '#words/messages.js'
import type { OrderFacts } from './load-order.ts'

/** What goes back of an order, each with its clock: on hold until the customer says yes, in the balance, or on its way to the card. */
export function OrderRefunds({ facts }: { readonly facts: OrderFacts }) {
  const { refunds, holds, order, locale, site } = facts
  if (refunds.length === 0 && holds.length === 0) return null
  const { currency } = order.money
  return (
    <Card title={m.account_refunds()}>
      <div className="flex flex-col gap-5">
        {holds.map(({ id, minor, until }) => (
          <HoldClock key={id} amount={money(minor, currency)} until={until} locale={locale} site={site} />
        ))}
        {refunds.map((refund) => (
          <RefundCard key={refund.id} refund={refund} home={`/${locale}`} locale={locale} site={site} />
        ))}
      </div>
    </Card>
  )
}
