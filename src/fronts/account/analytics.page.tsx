import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { Chips } from '#platform/ui/forms/chips.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Stat } from '#platform/ui/lists/stat.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { EmptyState } from '#platform/ui/show/empty-state.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { m } from '#words/messages.js'
import { MoneyTabs } from './history/money-tabs.tsx'
import { BarRows } from './spending/bar-rows.tsx'
import { loadSpending } from './spending/load-spending.ts'
import { MonthColumns } from './spending/month-columns.tsx'
import { spendingPeriods } from './spending/spending-periods.ts'

export function loader({ context, request }: LoaderFunctionArgs) {
  return loadSpending(visitOf(context), request)
}

const savingNames = {
  coupon: m.account_saved_coupon,
  package: m.account_saved_package,
  courtesy: m.account_saved_courtesy,
} as const
const elsewhere: Readonly<Record<string, () => string>> = {
  shipping: m.account_spent_shipping,
  packages: m.account_spent_packages,
}

export default function AnalyticsPage() {
  const { period, months, total, fees, savings, currency, locale } = useLoaderData<typeof loader>()
  const home = `/${locale}/account/financial`
  const sum = (parts: readonly { readonly minor: bigint }[]) => parts.reduce((so, { minor }) => so + minor, 0n)
  const amount = (minor: bigint) => <Amount money={{ minor, currency }} locale={locale} />
  return (
    <>
      <PageTitle>{m.account_section_analytics()}</PageTitle>
      <PageHeading title={m.account_analytics_title()} lead={m.account_analytics_lead()} />
      <div className="flex flex-col gap-5">
        <MoneyTabs home={home} current="analytics" />
        <Chips
          label={m.account_statement_period()}
          items={spendingPeriods.map((count) => ({
            to: `${home}/analytics?months=${count}`,
            text: m.account_last_months({ count }),
            current: count === period,
          }))}
        />
        {total === 0n && fees.length === 0 ? (
          <EmptyState drawing="wallet" title={m.account_no_spending()} text={m.account_no_spending_text()} />
        ) : (
          <>
            <div className="grid gap-4 sm:grid-cols-3">
              <Stat label={m.account_spent()} value={amount(total)} icon="bag" />
              <Stat label={m.account_fees()} value={amount(sum(fees))} icon="receipt" />
              <Stat label={m.account_saved()} value={amount(sum(savings))} icon="check" tone="ok" />
            </div>
            <Card title={m.account_chart_months()}>
              <MonthColumns months={months} currency={currency} locale={locale} />
            </Card>
            <Parts />
          </>
        )}
      </div>
    </>
  )
}

function Parts() {
  const { stores, fees, savings, currency, locale } = useLoaderData<typeof loader>()
  const money = (minor: bigint) => ({ minor, currency })
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <div className="flex flex-col gap-5">
        <Card title={m.account_chart_stores()}>
          <BarRows
            label={m.account_chart_stores()}
            locale={locale}
            bars={stores.map(({ key, minor }) => ({
              key,
              label: elsewhere[key]?.() ?? <bdi dir="ltr">{key}</bdi>,
              money: money(minor),
            }))}
          />
        </Card>
        <Card title={m.account_chart_savings()}>
          {savings.length === 0 ? (
            <p className="text-soft">{m.account_no_savings()}</p>
          ) : (
            <BarRows
              label={m.account_chart_savings()}
              locale={locale}
              bars={savings.map(({ key, minor }) => ({ key, label: savingNames[key](), money: money(minor) }))}
            />
          )}
        </Card>
      </div>
      <Card title={m.account_chart_fees()}>
        <p className="mb-4 text-sm text-soft">{m.account_chart_fees_note()}</p>
        <BarRows
          label={m.account_chart_fees()}
          locale={locale}
          bars={fees.map(({ key, name, minor }) => ({ key, label: name, money: money(minor) }))}
        />
      </Card>
    </div>
  )
}
