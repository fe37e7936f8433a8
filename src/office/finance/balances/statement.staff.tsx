import { Form, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { requireStaff } from '#people/access/require-staff.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { Button, ButtonLink } from '#platform/ui/forms/button.tsx'
import { denseForm } from '#platform/ui/forms/dense-form.ts'
import { Field } from '#platform/ui/forms/field.tsx'
import { Select } from '#platform/ui/forms/select.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Facts } from '#platform/ui/lists/facts.tsx'
import { Pagination } from '#platform/ui/lists/pagination.tsx'
import { Table } from '#platform/ui/lists/table.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { currencies, money } from '#platform/values/amounts/money.ts'
import { sayMoment } from '#platform/values/say-date.ts'
import { sentence } from '#platform/work/sentence.ts'
import { m } from '#words/messages.js'
import { readBalances } from './read-balances.ts'
import { answerStatement, statementQuestion } from './statement-question.ts'

const pageSize = 100

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'finance', request)
  const { searchParams } = new URL(request.url)
  const question = statementQuestion(visit, searchParams)
  const page = Math.max(1, Number.parseInt(searchParams.get('page') ?? '1', 10) || 1)
  const statement = await answerStatement(visit, question, { page, pageSize })
  const { ours, owed } = await visit.read(readBalances)
  const places = [...new Set([...ours, ...owed].filter(({ isAccount }) => isAccount).map(({ name }) => name))]
  const { locale, site } = visit
  const said = (kind: string) => sentence(`wallet_entry_${kind}`, {}, locale) ?? kind
  const kinds = Object.fromEntries((statement?.lines ?? []).map(({ kind }) => [kind, said(kind)]))
  return { question, statement, kinds, places, page, locale, site }
}

export default function StatementPage() {
  const { question, statement, kinds, places, page, locale, site } = useLoaderData<typeof loader>()
  const { typed, account, currency, span } = question
  const here = `/${locale}/ops/finance/statement`
  const asked = new URLSearchParams({ account: typed, currency, ...span })
  const last = Math.max(1, Math.ceil((statement?.total ?? 0) / pageSize))
  const of = (minor: bigint) => <Amount money={money(minor, currency)} locale={locale} />
  return (
    <>
      <PageTitle>{m.finance_statement()}</PageTitle>
      <PageHeading
        title={m.finance_statement()}
        lead={m.finance_statement_lead()}
        back={{ to: `/${locale}/ops/finance`, text: m.finance_overview() }}
      />
      <Form className={`mb-3 flex flex-wrap items-end gap-3 ${denseForm}`} key={String(asked)}>
        <Field
          label={m.finance_account()}
          name="account"
          defaultValue={typed}
          error={typed !== '' && account === null ? m.finance_statement_unknown() : undefined}
          autoComplete="off"
          list="accounts"
          placeholder={places[0]}
          required
          ltr
        />
        <datalist id="accounts">
          {places.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <Select
          label={m.finance_currency()}
          name="currency"
          defaultValue={currency}
          options={currencies.map((value) => ({ value, text: value }))}
        />
        <Field label={m.finance_from()} name="from" type="date" defaultValue={span.from} />
        <Field label={m.finance_until()} name="to" type="date" defaultValue={span.to} />
        <Button type="submit" size="small">
          {m.finance_show()}
        </Button>
        {statement && (
          <ButtonLink href={`${here}/file?${asked}`} size="small" icon="download">
            {m.finance_download_csv()}
          </ButtonLink>
        )}
      </Form>
      {statement && (
        <>
          <div className="max-w-md">
            <Facts
              items={[
                { term: m.finance_opening(), value: of(statement.opening) },
                { term: m.finance_came_in(), value: of(statement.cameIn) },
                { term: m.finance_went_out(), value: of(statement.wentOut) },
                { term: m.finance_closing(), value: of(statement.closing) },
              ]}
            />
          </div>
          {statement.lines.length === 0 ? (
            <Notice tone="info" className="mt-3">
              {m.finance_statement_empty()}
            </Notice>
          ) : (
            <div className="mt-3">
              <Table
                caption={m.finance_statement()}
                rows={statement.lines}
                rowKey={(line) => String(line.lineId)}
                dense
                columns={[
                  {
                    key: 'at',
                    title: m.finance_at(),
                    lead: true,
                    cell: (line) => <bdi>{sayMoment(line.at, locale, site)}</bdi>,
                  },
                  {
                    key: 'kind',
                    title: m.finance_what(),
                    cell: (line) => kinds[line.kind] ?? line.kind,
                  },
                  { key: 'reference', title: m.finance_number(), cell: (line) => <Ltr>{line.reference}</Ltr> },
                  { key: 'note', title: m.finance_note(), wide: true, cell: (line) => <bdi>{line.note}</bdi> },
                  { key: 'amount', title: m.finance_amount(), numeric: true, cell: (line) => of(line.minor) },
                  { key: 'balance', title: m.finance_balance_after(), numeric: true, cell: (line) => of(line.balance) },
                ]}
              />
              <Pagination
                label={m.finance_pages()}
                summary={<bdi>{`${page} / ${last}`}</bdi>}
                {...(page > 1 && {
                  previous: { to: `${here}?${asked}&page=${page - 1}`, text: m.finance_earlier_page() },
                })}
                {...(page < last && {
                  next: { to: `${here}?${asked}&page=${page + 1}`, text: m.finance_later_page() },
                })}
              />
            </div>
          )}
        </>
      )}
    </>
  )
}
