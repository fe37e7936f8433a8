import { Facts } from '#platform/ui/lists/facts.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import type { Money } from '#platform/values/amounts/money.ts'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'

export type SiteBalance = {
  readonly siteName: string
  readonly card: Money
  readonly cash: Money
  /** On hold, of every kind. */
  readonly held: Money
}

/** What the customer has with us, by site: each in its own currency. */
export function CustomerMoney({
  balances,
  locale,
}: {
  readonly balances: readonly SiteBalance[]
  readonly locale: Locale
}) {
  return (
    <Card title={m.console_customer_balances()}>
      {balances.map(({ siteName, card, cash, held }) => (
        <div key={siteName} className="[&+&]:mt-4 [&+&]:border-t [&+&]:border-line [&+&]:pt-4">
          <p className="font-semibold">{siteName}</p>
          <Facts
            items={[
              { term: m.account_card_money(), value: <Amount money={card} locale={locale} /> },
              { term: m.account_cash_money(), value: <Amount money={cash} locale={locale} /> },
              ...(held.minor === 0n
                ? []
                : [{ term: m.console_customer_held(), value: <Amount money={held} locale={locale} /> }]),
            ]}
          />
        </div>
      ))}
    </Card>
  )
}
