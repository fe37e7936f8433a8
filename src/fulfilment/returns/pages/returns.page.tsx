import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { readReturns } from '#fulfilment/returns/read-returns.ts'
import { readReturnRule } from '#fulfilment/returns/return-rule.ts'
import { requireCustomer } from '#people/access/require-customer.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Table } from '#platform/ui/lists/table.tsx'
import { EmptyState } from '#platform/ui/show/empty-state.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { money } from '#platform/values/amounts/money.ts'
import { sayDay } from '#platform/values/say-date.ts'
import { sites } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import { ReturnBadge } from './return-parts.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireCustomer(visit, request)
  const { locale, site } = visit
  const items = await visit.read(readReturns)
  const { days } = await visit.read(readReturnRule)
  return { items, days, locale, site }
}

export default function ReturnsPage() {
  const { items, days, locale, site } = useLoaderData<typeof loader>()
  const home = `/${locale}/account`
  const ask = (
    <ButtonLink to={`${home}/returns/new`} kind="primary" icon="refresh">
      {m.returns_new()}
    </ButtonLink>
  )
  return (
    <>
      <PageTitle>{m.returns_title()}</PageTitle>
      <PageHeading
        title={m.returns_title()}
        lead={m.returns_lead({ days: String(days) })}
        {...(items.length > 0 && { actions: ask })}
      />
      {items.length === 0 ? (
        <EmptyState drawing="harbour" title={m.returns_none()} text={m.returns_none_text()} action={ask} />
      ) : (
        <Table
          caption={m.returns_title()}
          rows={items}
          rowKey={(row) => row.number}
          rowTo={(row) => `${home}/returns/${row.number}`}
          columns={[
            {
              key: 'number',
              title: m.returns_number(),
              lead: true,
              cell: (row) => (
                <>
                  <Ltr>{row.number}</Ltr>
                  <span className="block text-sm font-normal text-soft">
                    <bdi>{row.items[0]?.title}</bdi>
                  </span>
                  <span className="block text-sm font-normal text-soft">{sayDay(row.at, locale, site)}</span>
                </>
              ),
            },
            { key: 'state', title: m.returns_state(), cell: (row) => <ReturnBadge state={row.state} /> },
            {
              key: 'back',
              title: m.returns_back(),
              numeric: true,
              cell: (row) => (
                <Amount money={money(row.backMinor, sites[site].currency)} locale={locale} className="font-semibold" />
              ),
            },
          ]}
        />
      )}
    </>
  )
}
