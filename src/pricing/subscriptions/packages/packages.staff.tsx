import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { requireStaff } from '#people/access/require-staff.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Table } from '#platform/ui/lists/table.tsx'
import { Badge } from '#platform/ui/show/badge.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { money } from '#platform/values/amounts/money.ts'
import { PricingTabs } from '#pricing/quote/explain/pricing-tabs.tsx'
import { periodText } from '#pricing/subscriptions/period-text.ts'
import { sites } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import { readPackageDesk } from './read-package-desk.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'pricing', request)
  const { locale, site } = visit
  return { rows: await visit.read(readPackageDesk), locale, currency: sites[site].currency }
}

/** The packages sold on this site, with their subscribers. */
export default function PackagesDesk() {
  const { rows, locale, currency } = useLoaderData<typeof loader>()
  const amount = (minor: bigint) => <Amount money={money(minor, currency)} locale={locale} />
  return (
    <>
      <PageTitle>{m.subscriptions_desk_title()}</PageTitle>
      <PageHeading title={m.subscriptions_desk_title()} lead={m.subscriptions_desk_lead()} />
      <div className="-mt-4 mb-3">
        <PricingTabs locale={locale} at="packages" />
      </div>
      <Table
        caption={m.subscriptions_desk_title()}
        dense
        rows={rows}
        rowKey={({ id }) => id}
        rowTo={({ id }) => `/${locale}/ops/pricing/packages/${id}`}
        columns={[
          { key: 'name', title: m.subscriptions_col_package(), lead: true, cell: ({ name }) => <bdi>{name}</bdi> },
          {
            key: 'state',
            title: m.subscriptions_col_status(),
            cell: ({ isOffered, draftId }) => (
              <span className="flex flex-wrap gap-1.5">
                <Badge size="small" tone={isOffered ? 'ok' : 'neutral'}>
                  {isOffered ? m.subscriptions_desk_sold() : m.subscriptions_desk_retired()}
                </Badge>
                {draftId && (
                  <Badge size="small" tone="wait">
                    {m.subscriptions_desk_draft()}
                  </Badge>
                )}
              </span>
            ),
          },
          { key: 'price', title: m.subscriptions_price(), numeric: true, cell: ({ price }) => amount(price) },
          { key: 'period', title: m.subscriptions_period(), cell: ({ period }) => periodText(period) },
          {
            key: 'quota',
            title: m.subscriptions_quota(),
            numeric: true,
            cell: ({ quota }) => (quota === null ? m.subscriptions_quota_unlimited() : amount(quota)),
          },
          { key: 'active', title: m.subscriptions_desk_active(), numeric: true, cell: ({ active }) => active },
          { key: 'waiting', title: m.subscriptions_desk_waiting(), numeric: true, cell: ({ waiting }) => waiting },
          { key: 'recent', title: m.subscriptions_desk_month(), numeric: true, cell: ({ sold }) => sold },
        ]}
      />
    </>
  )
}
