import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { Chips } from '#platform/ui/forms/chips.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Pagination } from '#platform/ui/lists/pagination.tsx'
import { EmptyState } from '#platform/ui/show/empty-state.tsx'
import { m } from '#words/messages.js'
import { HistoryFilters } from './history/history-filters.tsx'
import { filtersOf, questionPath } from './history/history-question.ts'
import { HistoryTable } from './history/history-table.tsx'
import { type History, loadHistory } from './history/load-history.ts'
import { MoneyTabs } from './history/money-tabs.tsx'
import { pageSizes } from './page-sizes.ts'

export function loader({ context, request }: LoaderFunctionArgs) {
  return loadHistory(visitOf(context), request)
}

export default function FinancialPage() {
  const history = useLoaderData<typeof loader>()
  const { question, wrong, rows, total, underWay, choices, locale, site } = history
  const home = `/${locale}/account/financial`
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
      <div className="flex flex-col gap-5">
        <MoneyTabs home={home} current={question.section} underWay={underWay} />
        <HistoryFilters home={home} question={question} wrong={wrong} choices={choices} />
        {rows.length === 0 ? (
          <Nothing home={home} history={history} />
        ) : (
          <>
            <p className="text-sm text-soft" role="status">
              {m.account_found_rows({ count: total })}
            </p>
            <HistoryTable rows={rows} home={`/${locale}`} locale={locale} site={site} />
          </>
        )}
        {total > pageSizes[0] && <Pages home={home} history={history} />}
      </div>
    </>
  )
}

function Nothing({ home, history }: { readonly home: string; readonly history: History }) {
  const { question } = history
  if (filtersOf(question).length > 0) {
    return (
      <EmptyState
        drawing="search"
        title={m.account_not_found()}
        text={m.account_history_not_found_text()}
        action={<ButtonLink to={home}>{m.account_filter_reset()}</ButtonLink>}
      />
    )
  }
  if (question.section === 'requests')
    return <EmptyState drawing="wallet" title={m.account_no_requests()} text={m.account_no_requests_text()} />
  return <EmptyState drawing="wallet" title={m.account_no_money()} text={m.account_no_money_text()} />
}

function Pages({ home, history }: { readonly home: string; readonly history: History }) {
  const { question, total } = history
  const { page, pageSize } = question
  const last = Math.max(1, Math.ceil(total / pageSize))
  const to = (next: number) => questionPath(home, question, { page: next })
  return (
    <div className="flex flex-col gap-4">
      {last > 1 && (
        <Pagination
          label={m.account_pages()}
          {...(page > 1 && { previous: { to: to(page - 1), text: m.account_previous() } })}
          {...(page < last && { next: { to: to(page + 1), text: m.account_next() } })}
          summary={m.account_page_of({ page: String(page), last: String(last) })}
        />
      )}
      <div className="flex flex-wrap items-center gap-3">
        <span className="text-sm text-soft">{m.account_rows_per_page()}</span>
        <Chips
          label={m.account_rows_per_page()}
          items={pageSizes.map((size) => ({
            text: String(size),
            to: questionPath(home, question, { pageSize: size }),
            current: size === pageSize,
          }))}
        />
      </div>
    </div>
  )
}
