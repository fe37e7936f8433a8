import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { z } from 'zod'
import { readCompanies } from '#fulfilment/couriers/read-companies.ts'
import { requireStaff } from '#people/access/require-staff.ts'
import { answerDeed, deed } from '#people/proofs/answer-deeds.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Table } from '#platform/ui/lists/table.tsx'
import type { Column } from '#platform/ui/lists/table-column.ts'
import { Badge } from '#platform/ui/show/badge.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { type Currency, money } from '#platform/values/amounts/money.ts'
import { sayMoment } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import { type Site, sites } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import { openRunSheet } from './open-run-sheet.ts'
import { cashOf, readQueued, readRunSheets, type SheetHead } from './read-run-sheets.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'hub', request)
  const { locale, site } = visit
  return visit.read(async (work) => {
    const companies = []
    for (const { code, name, isOn } of await readCompanies(work)) {
      const parcels = await readQueued(work, code)
      const waiting = parcels.length
      if (isOn || waiting > 0) companies.push({ code, name: name[locale], waiting, cashMinor: cashOf(parcels) })
    }
    return { companies, sheets: await readRunSheets(work), locale, site, currency: sites[site].currency }
  })
}

const open = deed(
  z.object({ company: z.string().max(40) }),
  (work, { company }) => openRunSheet(work, company),
  (number, _, { visit }) => redirect(`/${visit.locale}/ops/run-sheets/${number}`),
)

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'hub', request)
  return answerDeed(visit, await request.formData(), open, 'ops/run-sheets')
}

export default function RunSheets() {
  const { companies, sheets, locale, site, currency } = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  return (
    <>
      <PageTitle>{m.requests_sheets()}</PageTitle>
      <PageHeading
        title={m.requests_sheets()}
        lead={m.requests_sheets_lead()}
        back={{ to: `/${locale}/ops/requests/deliveries?stage=queued`, text: m.requests_deliveries() }}
      />
      {answer?.errors.company && (
        <Notice tone="bad" role="alert" className="mb-3">
          {answer.errors.company}
        </Notice>
      )}
      <ul className="mb-6 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {companies.map(({ code, name, waiting, cashMinor }) => (
          <li key={code}>
            <Card as="div">
              <PostForm answer={answer} className="flex items-center justify-between gap-3">
                <span>
                  <strong className="block font-semibold">{name}</strong>
                  <span className="text-sm text-soft">{m.requests_sheet_waiting({ count: waiting })}</span>
                  {cashMinor > 0n && (
                    <span className="block text-sm text-soft">
                      {m.requests_cash()} <Amount money={money(cashMinor, currency)} locale={locale} />
                    </span>
                  )}
                </span>
                <SubmitButton size="small" name="company" value={code} kind={waiting > 0 ? 'primary' : 'secondary'}>
                  {m.requests_sheet_open()}
                </SubmitButton>
              </PostForm>
            </Card>
          </li>
        ))}
      </ul>
      <Table
        caption={m.requests_sheets()}
        columns={columns(locale, site, currency)}
        rows={sheets}
        rowKey={(sheet) => sheet.number}
        rowTo={(sheet) => `/${locale}/ops/run-sheets/${sheet.number}`}
        dense
        empty={<Notice tone="info" title={m.requests_sheets_none()} />}
      />
    </>
  )
}

function columns(locale: Locale, site: Site, currency: Currency): readonly Column<SheetHead>[] {
  return [
    { key: 'number', title: m.requests_sheet(), lead: true, cell: (row) => <Ltr>{row.number}</Ltr> },
    { key: 'company', title: m.requests_company(), cell: (row) => row.companyName },
    { key: 'made', title: m.requests_sheet_made(), cell: (row) => <bdi>{sayMoment(row.madeAt, locale, site)}</bdi> },
    { key: 'by', title: m.requests_sheet_by(), cell: (row) => <bdi>{row.madeBy}</bdi> },
    { key: 'count', title: m.requests_sheet_parcels(), numeric: true, cell: (row) => row.count },
    {
      key: 'cash',
      title: m.requests_cash(),
      numeric: true,
      cell: (row) => <Amount money={money(row.cashMinor, currency)} locale={locale} />,
    },
    {
      key: 'state',
      title: m.requests_stage(),
      cell: (row) => (
        <Badge tone={row.closedAt ? 'neutral' : 'info'} size="small">
          {row.closedAt ? m.requests_sheet_closed() : m.requests_sheet_is_open()}
        </Badge>
      ),
    },
  ]
}
