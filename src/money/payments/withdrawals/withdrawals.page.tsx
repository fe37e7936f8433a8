import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { requireCustomer } from '#people/access/require-customer.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Pagination } from '#platform/ui/lists/pagination.tsx'
import { Table } from '#platform/ui/lists/table.tsx'
import { EmptyState } from '#platform/ui/show/empty-state.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { sayDay } from '#platform/values/say-date.ts'
import { m } from '#words/messages.js'
import { readWithdrawals } from './read-withdrawals.ts'
import { WithdrawalBadge } from './withdrawal-facts.tsx'
import { withdrawalMethodNames } from './withdrawal-names.ts'

const pageSize = 20

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireCustomer(visit, request)
  const asked = Number(new URL(request.url).searchParams.get('page'))
  const page = Number.isInteger(asked) && asked > 1 && asked < 10_000 ? asked : 1
  const { items, total } = await visit.read((work) => readWithdrawals(work, { page, pageSize }))
  return { items, page, last: Math.max(1, Math.ceil(total / pageSize)), locale: visit.locale, site: visit.site }
}

export default function WithdrawalsPage() {
  const { items, page, last, locale } = useLoaderData<typeof loader>()
  const wallet = `/${locale}/account/financial/wallet`
  const to = (next: number) => `${wallet}/withdrawals?page=${next}`
  const ask = (
    <ButtonLink to={`${wallet}/withdraw`} kind="primary" icon="cash">
      {m.payments_withdraw_title()}
    </ButtonLink>
  )
  return (
    <>
      <PageTitle>{m.payments_withdrawals_title()}</PageTitle>
      <PageHeading
        title={m.payments_withdrawals_title()}
        back={{ to: wallet, text: m.payments_withdraw_back() }}
        {...(items.length > 0 && { actions: ask })}
      />
      {items.length === 0 ? (
        <EmptyState
          drawing="wallet"
          title={m.payments_withdrawals_none()}
          text={m.payments_withdrawals_none_text()}
          action={ask}
        />
      ) : (
        <div className="flex flex-col gap-5">
          <Requests />
          {last > 1 && (
            <Pagination
              label={m.payments_withdrawals_pages()}
              {...(page > 1 && { previous: { to: to(page - 1), text: m.payments_withdrawals_newer() } })}
              {...(page < last && { next: { to: to(page + 1), text: m.payments_withdrawals_older() } })}
            />
          )}
        </div>
      )}
    </>
  )
}

function Requests() {
  const { items, locale, site } = useLoaderData<typeof loader>()
  return (
    <Table
      caption={m.payments_withdrawals_title()}
      rows={items}
      rowKey={(row) => row.id}
      rowTo={(row) => `/${locale}/account/financial/wallet/withdrawals/${row.number}`}
      columns={[
        {
          key: 'number',
          title: m.payments_withdrawal_number(),
          lead: true,
          cell: (row) => (
            <>
              <Ltr>{row.number}</Ltr>
              <span className="block text-sm font-normal text-soft">
                {sayDay(row.requestedAt, locale, site)} · {withdrawalMethodNames[row.method].name()}
              </span>
            </>
          ),
        },
        {
          key: 'status',
          title: m.payments_withdrawal_status(),
          cell: (row) => <WithdrawalBadge status={row.status} />,
        },
        {
          key: 'due',
          title: m.payments_withdrawal_due(),
          cell: (row) => (row.isOpen ? <bdi>{sayDay(row.dueBy, locale, site)}</bdi> : '—'),
        },
        {
          key: 'amount',
          title: m.payments_withdraw_amount(),
          numeric: true,
          cell: (row) => <Amount money={row.amount} locale={locale} className="font-semibold" />,
        },
      ]}
    />
  )
}
