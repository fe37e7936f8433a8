import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { readOwnTickets } from '#care/tickets/read-tickets.ts'
import { requireCustomer } from '#people/access/require-customer.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { LinkRows } from '#platform/ui/lists/link-rows.tsx'
import { EmptyState } from '#platform/ui/show/empty-state.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { sayDay } from '#platform/values/say-date.ts'
import { m } from '#words/messages.js'
import { TicketBadge } from './ticket-badge.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireCustomer(visit, request)
  return { rows: await visit.read(readOwnTickets), locale: visit.locale, site: visit.site }
}

/** What the customer wrote to us, the latest first. */
export default function TicketsPage() {
  const { rows, locale, site } = useLoaderData<typeof loader>()
  const write = (
    <ButtonLink to={`/${locale}/contact`} kind="primary" icon="mail">
      {m.tickets_new()}
    </ButtonLink>
  )
  return (
    <>
      <PageTitle>{m.tickets_title()}</PageTitle>
      <PageHeading title={m.tickets_title()} {...(rows.length > 0 && { actions: write })} />
      {rows.length === 0 ? (
        <EmptyState drawing="harbour" title={m.tickets_none()} text={m.tickets_none_text()} action={write} />
      ) : (
        <LinkRows
          label={m.tickets_title()}
          items={rows.map((row) => ({
            key: row.number,
            to: `/${locale}/account/tickets/${row.number}`,
            icon: 'mail' as const,
            title: (
              <span className="flex flex-wrap items-center gap-x-3">
                <Ltr>{row.number}</Ltr> <TicketBadge state={row.state} />
                {row.unseen > 0 && (
                  <span className="text-sm font-semibold text-sea">{m.tickets_unseen({ count: row.unseen })}</span>
                )}
              </span>
            ),
            note: (
              <>
                <bdi className="block truncate">{row.said}</bdi>
                {sayDay(row.updatedAt, locale, site)}
                {row.orderNumber && (
                  <>
                    {' · '}
                    {m.tickets_order_number()} <Ltr>{row.orderNumber}</Ltr>
                  </>
                )}
              </>
            ),
          }))}
        />
      )}
    </>
  )
}
