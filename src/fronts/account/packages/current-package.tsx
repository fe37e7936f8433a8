import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { Facts } from '#platform/ui/lists/facts.tsx'
import { Badge } from '#platform/ui/show/badge.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { formatMoney } from '#platform/values/amounts/format-money.ts'
import { money } from '#platform/values/amounts/money.ts'
import { isolate } from '#platform/values/isolate.ts'
import { sayDay } from '#platform/values/say-date.ts'
import { categoryName } from '#pricing/quote/explain/category-names.ts'
import { countryName } from '#pricing/quote/explain/names.ts'
import { PackageBenefits } from '#pricing/subscriptions/packages/package-benefits.tsx'
import { periodText } from '#pricing/subscriptions/period-text.ts'
import { QuotaBar } from '#pricing/subscriptions/quota-bar.tsx'
import type { SubscriptionView } from '#pricing/subscriptions/read-subscriptions.ts'
import { m } from '#words/messages.js'
import type { SubscriptionsFacts } from './load-subscriptions.ts'

type CurrentPackageProps = {
  readonly facts: SubscriptionsFacts
  readonly one: SubscriptionView
  readonly home: string
}

/** The running package: its remaining quota and time, its goods, and the possible actions. */
export function CurrentPackage({ facts, one, home }: CurrentPackageProps) {
  const { currency, locale, site, requested } = facts
  const day = (date: Date | null) => (date ? sayDay(date, locale, site) : '—')
  const list = new Intl.ListFormat(locale)
  const { countries = [], categories = [], stores = [] } = one.terms
  const all = m.subscriptions_all()
  return (
    <Card title={<bdi>{one.name}</bdi>} aside={<Badge tone="ok">{m.subscriptions_status_active()}</Badge>}>
      <p className="mb-3 text-xl font-semibold">{m.subscriptions_days_left({ count: one.daysLeft })}</p>
      <QuotaBar used={one.consumption} quota={one.quota} currency={currency} locale={locale} />
      <div className="mt-4 grid gap-x-10 md:grid-cols-2">
        <Facts
          items={[
            { term: m.subscriptions_number(), value: <Ltr>{one.number}</Ltr> },
            { term: m.subscriptions_from(), value: day(one.startsAt) },
            { term: m.subscriptions_until(), value: day(one.endsAt) },
            { term: m.subscriptions_period(), value: periodText(one.period) },
          ]}
        />
        <Facts
          items={[
            { term: m.subscriptions_paid(), value: <Amount money={money(one.price, currency)} locale={locale} /> },
            {
              term: m.subscriptions_countries(),
              value: countries.length > 0 ? list.format(countries.map((each) => countryName(each, locale))) : all,
            },
            {
              term: m.subscriptions_categories(),
              value: categories.length > 0 ? list.format(categories.map((each) => categoryName(each, locale))) : all,
            },
            { term: m.subscriptions_stores(), value: stores.length > 0 ? <bdi>{list.format(stores)}</bdi> : all },
          ]}
        />
      </div>
      <div className="mt-4">
        <PackageBenefits terms={one.terms} currency={currency} locale={locale} />
      </div>
      {one.givenBackUntil && (
        <p className="mt-4 text-sm text-soft">
          {m.subscriptions_given_back_until({
            price: isolate(formatMoney(money(one.price, currency), locale)),
            day: sayDay(one.givenBackUntil, locale, site),
          })}
        </p>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        {!requested && one.isOffered && (
          <ButtonLink kind="primary" to={`${home}/packages/${one.packageId}?way=renew`}>
            {m.subscriptions_renew()}
          </ButtonLink>
        )}
        {!requested && <ButtonLink to={`${home}/packages`}>{m.subscriptions_switch()}</ButtonLink>}
        <ButtonLink kind="quiet" to={`${home}/account/subscriptions/leave`}>
          {m.subscriptions_unsubscribe()}
        </ButtonLink>
      </div>
    </Card>
  )
}
