import { Amount } from '#money/amount.tsx'
import { money } from '#money/money.ts'
import { sayTime } from '#platform/say-date.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { Facts } from '#platform/ui/facts.tsx'
import { sites } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import { actionText } from './action-text.ts'
import type { OrderFacts } from './load-order.ts'

/** What of the order is to be cancelled although it was bought: the fee, what comes back, and where to answer. */
export function CancellationAsks({ facts, home }: { readonly facts: OrderFacts; readonly home: string }) {
  const { cancellations, locale, site } = facts
  const amount = (minor: bigint) => <Amount money={money(minor, sites[site].currency)} locale={locale} />
  const { title, note, action } = actionText('AgreeToFees')
  return cancellations.map((one) => {
    const to = `${home}/account/cancellations/${one.number}`
    if (one.feeMinor === null || one.backMinor === null)
      return (
        <Card key={one.number} title={m.account_ask_to_cancel()}>
          <p className="mb-3 text-soft">{m.account_cancellation_waits()}</p>
          <ButtonLink to={to}>{m.orders_fees_facts()}</ButtonLink>
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
