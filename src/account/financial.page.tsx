import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { Amount } from '#money/amount.tsx'
import { PageTitle } from '#platform/page-title.tsx'
import { sayTime } from '#platform/say-date.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { Ltr } from '#platform/ui/ltr.tsx'
import { PageHeading } from '#platform/ui/page-heading.tsx'
import { Pagination } from '#platform/ui/pagination.tsx'
import { Table } from '#platform/ui/table.tsx'
import { visitOf } from '#platform/visit.ts'
import { m } from '#words/messages.js'
import { loadFinancial } from './load-financial.ts'

export function loader({ context, request }: LoaderFunctionArgs) {
  return loadFinancial(visitOf(context), request)
}

const accountTexts = {
  card: m.account_card_money,
  cash: m.account_cash_money,
  'hold:card': m.account_hold_card,
  'hold:cash': m.account_hold_cash,
  'hold:valu': m.account_hold_valu,
} as const

export default function FinancialPage() {
  const { rows, total, page, pageSize, locale, site } = useLoaderData<typeof loader>()
  const home = `/${locale}/account/financial`
  const last = Math.max(1, Math.ceil(total / pageSize))
  const to = (next: number) => `${home}?page=${next}&pageSize=${pageSize}`
  return (
    <>
      <PageTitle>{m.account_financial()}</PageTitle>
      <PageHeading
        title={m.account_financial()}
        lead={m.account_financial_lead()}
        actions={
          <ButtonLink to={`${home}/wallet`} icon="wallet">
            {m.account_wallet()}
          </ButtonLink>
        }
      />
      {rows.length === 0 ? (
        <EmptyState drawing="wallet" title={m.account_no_money()} text={m.account_no_money_text()} />
      ) : (
        <div className="flex flex-col gap-5">
          <Table
            caption={m.account_financial()}
            rows={rows}
            rowKey={(row) => row.key}
            columns={[
              {
                key: 'what',
                title: m.account_col_what(),
                lead: true,
                wide: true,
                cell: (row) => (
                  <>
                    {row.said}
                    <span className="block text-sm font-normal text-soft">
                      {sayTime(row.at, locale, site)} · {accountTexts[row.account]()}
                    </span>
                  </>
                ),
              },
              {
                key: 'reference',
                title: m.account_col_reference(),
                cell: (row) => (row.reference ? <Ltr>{row.reference}</Ltr> : '—'),
              },
              {
                key: 'amount',
                title: m.account_col_amount(),
                numeric: true,
                cell: (row) => (
                  <Amount
                    money={row.amount}
                    locale={locale}
                    className={row.amount.minor > 0n ? 'font-semibold text-ok' : 'font-semibold'}
                  />
                ),
              },
              {
                key: 'before',
                title: m.account_col_before(),
                numeric: true,
                cell: (row) => <Amount money={row.balanceBefore} locale={locale} className="text-soft" />,
              },
              {
                key: 'after',
                title: m.account_col_after(),
                numeric: true,
                cell: (row) => <Amount money={row.balanceAfter} locale={locale} />,
              },
            ]}
          />
          {last > 1 && (
            <Pagination
              label={m.account_pages()}
              {...(page > 1 && { previous: { to: to(page - 1), text: m.account_previous() } })}
              {...(page < last && { next: { to: to(page + 1), text: m.account_next() } })}
              summary={m.account_page_of({ page: String(page), last: String(last) })}
            />
          )}
        </div>
      )}
    </>
  )
}
