import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { requireCustomer } from '#people/access/require-customer.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Pagination } from '#platform/ui/lists/pagination.tsx'
import { EmptyState } from '#platform/ui/show/empty-state.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { m } from '#words/messages.js'
import { readRefunds } from './read-refunds.ts'
import { RefundCard } from './refund-card.tsx'

const pageSize = 20

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireCustomer(visit, request)
  const { searchParams } = new URL(request.url)
  const asked = Number(searchParams.get('page'))
  const page = Number.isInteger(asked) && asked > 1 && asked < 10_000 ? asked : 1
  const { items, total } = await visit.read((work) => readRefunds(work, { page, pageSize }))
  const { locale, site } = visit
  const isSent = searchParams.get('done') === 'sent'
  return { items, page, last: Math.max(1, Math.ceil(total / pageSize)), isSent, locale, site }
}

export default function RefundsPage() {
  const { items, page, last, isSent, locale, site } = useLoaderData<typeof loader>()
  const home = `/${locale}`
  const to = (next: number) => `${home}/account/financial/refunds?page=${next}`
  return (
    <div className="max-w-text">
      <PageTitle>{m.payments_refunds_title()}</PageTitle>
      <PageHeading
        title={m.payments_refunds_title()}
        lead={m.payments_refunds_lead()}
        back={{ to: `${home}/account/financial/wallet`, text: m.payments_withdraw_back() }}
      />
      <div className="flex flex-col gap-5">
        {isSent && (
          <Notice tone="ok" role="status">
            {m.payments_refund_sending_done()}
          </Notice>
        )}
        {items.length === 0 && (
          <EmptyState drawing="wallet" title={m.payments_refunds_none()} text={m.payments_refunds_none_text()} />
        )}
        {items.map((refund) => (
          <RefundCard key={refund.id} refund={refund} home={home} locale={locale} site={site} isWithOrder />
        ))}
        {last > 1 && (
          <Pagination
            label={m.payments_refunds_title()}
            {...(page > 1 && { previous: { to: to(page - 1), text: m.payments_withdrawals_newer() } })}
            {...(page < last && { next: { to: to(page + 1), text: m.payments_withdrawals_older() } })}
          />
        )}
      </div>
    </div>
  )
}
