import { Form, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { Button, ButtonLink } from '#platform/ui/forms/button.tsx'
import { Chips } from '#platform/ui/forms/chips.tsx'
import { Field } from '#platform/ui/forms/field.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Table } from '#platform/ui/lists/table.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { m } from '#words/messages.js'
import { balanceNames } from './history/history-names.ts'
import { MoneyTabs } from './history/money-tabs.tsx'
import { loadStatement } from './statement/load-statement.ts'

export function loader({ context, request }: LoaderFunctionArgs) {
  return loadStatement(visitOf(context), request)
}

const periodNames = {
  thisMonth: m.account_period_this_month,
  lastMonth: m.account_period_last_month,
  threeMonths: m.account_period_three_months,
  thisYear: m.account_period_this_year,
} as const

export default function StatementPage() {
  const { from, to, today, isBackwards, periods, locale } = useLoaderData<typeof loader>()
  const home = `/${locale}/account/financial`
  const file = (format: 'pdf' | 'csv') => `/api/wallet/statement?format=${format}&lang=${locale}&from=${from}&to=${to}`
  return (
    <>
      <PageTitle>{m.account_statement_title()}</PageTitle>
      <PageHeading title={m.account_statement_title()} lead={m.account_statement_lead()} />
      <div className="flex flex-col gap-5">
        <MoneyTabs home={home} current="statement" />
        <Card as="div">
          <div className="flex flex-col gap-5">
            <Chips
              label={m.account_statement_period()}
              items={periods.map((one) => ({
                to: `${home}/statement?from=${one.from}&to=${one.to}`,
                text: periodNames[one.name](),
                current: one.from === from && one.to === to,
              }))}
            />
            <Form method="get" key={`${from}${to}`} className="flex flex-wrap items-start gap-4">
              <Field
                label={m.account_filter_from()}
                name="from"
                type="date"
                defaultValue={from}
                max={today}
                required
                ltr
              />
              <Field
                label={m.account_filter_to()}
                name="to"
                type="date"
                defaultValue={to}
                required
                ltr
                {...(isBackwards && { error: m.account_statement_backwards() })}
              />
              <Button type="submit" className="mt-7">
                {m.account_statement_show()}
              </Button>
            </Form>
          </div>
        </Card>
        <Balances />
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={file('pdf')} kind="primary" icon="download">
            {m.account_statement_pdf()}
          </ButtonLink>
          <ButtonLink href={file('csv')} icon="download">
            {m.account_statement_csv()}
          </ButtonLink>
        </div>
      </div>
    </>
  )
}

function Balances() {
  const { balances, currency, locale } = useLoaderData<typeof loader>()
  const cell = (minor: bigint, className = '') => (
    <Amount money={{ minor, currency }} locale={locale} className={className} />
  )
  return (
    <Table
      caption={m.account_statement_title()}
      rows={balances}
      rowKey={(row) => row.balance}
      columns={[
        {
          key: 'balance',
          title: m.account_col_balance(),
          lead: true,
          cell: (row) => (row.balance === 'all' ? m.account_statement_all() : balanceNames[row.balance]()),
        },
        { key: 'opening', title: m.account_statement_opening(), numeric: true, cell: (row) => cell(row.opening) },
        { key: 'in', title: m.account_statement_in(), numeric: true, cell: (row) => cell(row.cameIn, 'text-ok') },
        { key: 'out', title: m.account_statement_out(), numeric: true, cell: (row) => cell(-row.wentOut) },
        {
          key: 'closing',
          title: m.account_statement_closing(),
          numeric: true,
          cell: (row) => cell(row.closing, 'font-semibold'),
        },
      ]}
    />
  )
}
