import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { Facts } from '#platform/ui/lists/facts.tsx'
import { Badge } from '#platform/ui/show/badge.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { money } from '#platform/values/amounts/money.ts'
import { isolateLtr } from '#platform/values/isolate.ts'
import { sayDay, sayTime } from '#platform/values/say-date.ts'
import { lastingText } from '#pricing/subscriptions/period-text.ts'
import type { SubscriptionView } from '#pricing/subscriptions/read-subscriptions.ts'
import { m } from '#words/messages.js'
import type { SubscriptionsFacts } from './load-subscriptions.ts'

type WaitingPackageProps = {
  readonly facts: SubscriptionsFacts
  readonly waiting: SubscriptionView
  readonly home: string
}

/** A requested package that has not started: it waits for its payment, or for the end of the running one. */
export function WaitingPackage({ facts, waiting, home }: WaitingPackageProps) {
  const { active, payment, orderNumber, currency, locale, site } = facts
  const { isPaid } = waiting
  const day = active?.endsAt ? sayDay(active.endsAt, locale, site) : ''
  return (
    <Card
      tone="warn"
      title={<bdi>{waiting.name}</bdi>}
      aside={
        <Badge tone={isPaid ? 'info' : 'wait'}>
          {isPaid ? m.subscriptions_starts_later() : m.subscriptions_pending()}
        </Badge>
      }
    >
      <p>{isPaid ? m.subscriptions_starts_on({ day }) : waitsText(orderNumber)}</p>
      {payment && (
        <p className="text-sm text-soft">
          {m.subscriptions_waits_payment({
            method: payment.methodName,
            time: sayTime(payment.expiresAt, locale, site),
          })}
        </p>
      )}
      <Facts
        items={[
          { term: m.subscriptions_number(), value: <Ltr>{waiting.number}</Ltr> },
          { term: m.subscriptions_price(), value: <Amount money={money(waiting.price, currency)} locale={locale} /> },
          { term: m.subscriptions_period(), value: lastingText(waiting.period) },
        ]}
      />
      <div className="mt-4 flex flex-wrap gap-3">
        {orderNumber !== null && (
          <ButtonLink kind="primary" to={`${home}/account/orders/${orderNumber}`}>
            {m.subscriptions_to_order()}
          </ButtonLink>
        )}
        {!isPaid && payment && (
          <ButtonLink kind="primary" to={`${home}/payment/${payment.id}`}>
            {m.subscriptions_how_to_pay()}
          </ButtonLink>
        )}
        {!isPaid && orderNumber === null && (
          <ButtonLink kind={payment ? 'secondary' : 'primary'} to={`${home}/account/subscriptions/pay`}>
            {payment ? m.subscriptions_pay_other() : m.subscriptions_pay_now()}
          </ButtonLink>
        )}
        {orderNumber === null && (
          <ButtonLink kind="quiet" to={`${home}/account/subscriptions/leave?what=waiting`}>
            {m.subscriptions_cancel()}
          </ButtonLink>
        )}
      </div>
    </Card>
  )
}

function waitsText(orderNumber: string | null): string {
  return orderNumber === null
    ? m.subscriptions_waits_text()
    : m.subscriptions_waits_order_text({ number: isolateLtr(orderNumber) })
}
