import { Form, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { familyName, revenueName } from '#office/finance/account-names.ts'
import { FinanceHeading } from '#office/finance/finance-heading.tsx'
import { requireStaff } from '#people/access/require-staff.ts'
import { visitOf } from '#platform/http/visit.ts'
import { Button, ButtonLink } from '#platform/ui/forms/button.tsx'
import { denseForm } from '#platform/ui/forms/dense-form.ts'
import { Field } from '#platform/ui/forms/field.tsx'
import { Table } from '#platform/ui/lists/table.tsx'
import { EmptyState } from '#platform/ui/show/empty-state.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { money } from '#platform/values/amounts/money.ts'
import { m } from '#words/messages.js'
import { readRevenue } from './read-revenue.ts'
import { spanOf } from './span-of.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'finance', request)
  const { site, locale, now } = visit
  const span = spanOf(new URL(request.url).searchParams, now, site)
  const lines = await visit.read((work) => readRevenue(work, span))
  return { span, lines, locale }
}

export default function RevenuePage() {
  const { span, lines, locale } = useLoaderData<typeof loader>()
  const here = `/${locale}/ops/finance/revenue`
  const nameOf = (account: string) => {
    const [family = '', line] = account.split(':')
    if (line && family === 'revenue') return `${familyName(family)} · ${revenueName(line, locale)}`
    return line ? (
      <>
        {familyName(family)} · <Ltr>{line}</Ltr>
      </>
    ) : (
      familyName(family)
    )
  }
  return (
    <>
      <FinanceHeading locale={locale} at="revenue" lead={m.finance_revenue_lead()} />
      <Form className={`mb-3 flex flex-wrap items-end gap-3 ${denseForm}`} key={`${span.from} ${span.to}`}>
        <Field label={m.finance_from()} name="from" type="date" defaultValue={span.from} />
        <Field label={m.finance_until()} name="to" type="date" defaultValue={span.to} />
        <Button type="submit" size="small">
          {m.finance_show()}
        </Button>
        <ButtonLink href={`${here}/file?from=${span.from}&to=${span.to}`} size="small" icon="download">
          {m.finance_download_csv()}
        </ButtonLink>
      </Form>
      {lines.length === 0 ? (
        <EmptyState drawing="harbour" title={m.platform_queue_empty()} level={2} />
      ) : (
        <Table
          caption={m.finance_revenue()}
          rows={lines}
          rowKey={(line) => `${line.account} ${line.currency}`}
          dense
          columns={[
            {
              key: 'account',
              title: m.finance_account(),
              lead: true,
              wide: true,
              cell: (line) => nameOf(line.account),
            },
            { key: 'entries', title: m.finance_entries(), numeric: true, cell: (line) => <bdi>{line.entries}</bdi> },
            {
              key: 'amount',
              title: m.finance_amount(),
              numeric: true,
              cell: (line) => (
                <Amount money={money(line.minor, line.currency)} locale={locale} className="font-semibold" />
              ),
            },
          ]}
        />
      )}
    </>
  )
}
