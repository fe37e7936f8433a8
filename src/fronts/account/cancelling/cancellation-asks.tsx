import { actionText } from '#fronts/account/orders/action-text.ts'
import type { OrderFacts } from '#fronts/account/orders/load-order.ts'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { Facts } from '#platform/ui/lists/facts.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { money } from '#platform/values/amounts/money.ts'
import { sayTime } from '#platform/values/say-date.ts'
import { sites } from '#sites/sites.ts'
import { m } from '#words/messages.js'

type CancellationAsksProps = {
  readonly facts: OrderFacts
  readonly some: OrderFacts['cancellations']
  readonly home: string
}

/** Proposed cancellations of bought goods: the fee, the refund, and where to answer. */
export function CancellationAsks({ facts, some, home }: CancellationAsksProps) {
  const { locale, site } = facts
  const amount = (minor: bigint) => <Amount money={money(minor, sites[site].currency)} locale={locale} />
  const { title, note, action } = actionText('AgreeToFees')
  return some.map((one) => {
    const to = `${home}/account/cancellations/${one.number}`
    if (one.feeMinor === null || one.backMinor === null)
      return (
        <Card key={one.number} title={m.account_ask_to_cancel()}>
          <p className="mb-3 text-soft">{m.account_cancellation_waits()}</p>
          <ButtonLink to={to}>{m.account_cancellation_facts()}</ButtonLink>
        </Card>
      )
    return (
      <Card key={one.number} tone="warn" title={title}>
        <p className="text-soft">{note}</p>
        <div className="my-3">
          <Facts
            items={[
              { term: m.orders_fees_keep(), value: amount(one.feeMinor) },
              { term: m.account_fees_pick(), value: <strong>{amount(one.backMinor)}</strong> },
            ]}
          />
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <ButtonLink kind="primary" to={to}>
            {action}
          </ButtonLink>
          {one.until && (
            <span className="text-sm text-soft">{m.account_until({ time: sayTime(one.until, locale, site) })}</span>
          )}
        </div>
      </Card>
    )
  })
}
