import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ScanBox } from '#fulfilment/warehouse/hub/scan-box.tsx'
import { requireStaff } from '#people/access/require-staff.ts'
import { answerDeeds } from '#people/proofs/answer-deeds.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { foundPage } from '#platform/http/pages/found-page.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { Checkbox } from '#platform/ui/forms/checkbox.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Table } from '#platform/ui/lists/table.tsx'
import { Badge } from '#platform/ui/show/badge.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { type Currency, money } from '#platform/values/amounts/money.ts'
import { isolateLtr } from '#platform/values/isolate.ts'
import type { Locale } from '#platform/work/work.ts'
import { sites } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import { parcelColumns } from './parcel-columns.tsx'
import { readRunSheet } from './read-run-sheets.ts'
import { runSheetDeeds } from './run-sheet-deeds.ts'

// A refused action shows the present state, so the page is read again after every answer.
export const shouldRevalidate = () => true

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'hub', request)
  const { locale, site } = visit
  const sheet = await foundPage(visit.read((work) => readRunSheet(work, params.number ?? '')))
  const scanned = new URL(request.url).searchParams.get('scanned')
  return { sheet, scanned, locale, site, currency: sites[site].currency }
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'hub', request)
  return answerDeeds(visit, await request.formData(), runSheetDeeds(params.number ?? ''), 'ops/run-sheets')
}

export default function RunSheetPage() {
  const { sheet, scanned, locale, site, currency } = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const isOpen = sheet.closedAt === null
  const error = answer?.errors.awb ?? answer?.errors.general
  const columns = parcelColumns({ locale, site, currency })
  const shown = { locale, currency }
  const handed = sheet.taken.find((row) => row.requestNumber === scanned)?.cashMinor ?? 0n
  const title = m.requests_sheet_title({ number: isolateLtr(sheet.number) })
  return (
    <>
      <PageTitle>{m.requests_sheet_title({ number: sheet.number })}</PageTitle>
      <PageHeading
        title={title}
        lead={sheet.companyName}
        back={{ to: `/${locale}/ops/run-sheets`, text: m.requests_sheets() }}
        aside={
          <Badge tone={isOpen ? 'info' : 'neutral'}>
            {isOpen ? m.requests_sheet_is_open() : m.requests_sheet_closed()}
          </Badge>
        }
        actions={
          <ButtonLink href={`/api/ops/run-sheets/${sheet.number}/paper`} size="small" icon="receipt" newTab>
            {m.requests_sheet_print()}
          </ButtonLink>
        }
      />
      {scanned && !error && (
        <Notice tone="ok" role="status" className="mb-3 py-2">
          {m.requests_sheet_scanned({ number: isolateLtr(scanned) })} <Cash minor={handed} {...shown} />
        </Notice>
      )}
      {isOpen && (
        <ScanBox
          attempt={answer?.attempt}
          method="post"
          name="awb"
          label={m.requests_sheet_scan()}
          button={m.requests_sheet_take()}
          value={answer?.typed.awb}
          error={error}
        />
      )}
      <h2 className="mb-2 text-lg font-semibold">
        {m.requests_sheet_taken({ count: sheet.taken.length })} <Cash minor={sheet.cashMinor} {...shown} />
      </h2>
      <Table
        caption={m.requests_sheet_taken({ count: sheet.taken.length })}
        columns={columns}
        rows={sheet.taken}
        rowKey={(row) => row.requestNumber}
        dense
        empty={<Notice tone="info" title={m.requests_sheet_none_taken()} />}
      />
      {isOpen && (
        <>
          <h2 className="mt-6 mb-2 text-lg font-semibold">
            {m.requests_sheet_left({ count: sheet.waiting.length })} <Cash minor={sheet.waitingMinor} {...shown} />
          </h2>
          <Table
            caption={m.requests_sheet_left({ count: sheet.waiting.length })}
            columns={columns}
            rows={sheet.waiting}
            rowKey={(row) => row.requestNumber}
            dense
            empty={<Notice tone="ok" title={m.requests_sheet_none_left()} />}
          />
          <PostForm answer={answer} className="mt-6" key={answer?.attempt}>
            {sheet.waiting.length > 0 && (
              <Checkbox
                name="staying"
                value={sheet.waiting.length}
                label={m.requests_sheet_staying({ count: sheet.waiting.length })}
              />
            )}
            <SubmitButton kind="secondary" name="do" value="close">
              {m.requests_sheet_close()}
            </SubmitButton>
          </PostForm>
        </>
      )}
    </>
  )
}

type CashProps = { readonly minor: bigint; readonly locale: Locale; readonly currency: Currency }

// The cash that the courier must bring; hidden if there is none.
function Cash({ minor, locale, currency }: CashProps) {
  if (minor === 0n) return null
  return (
    <span className="ms-2 text-base font-normal text-soft">
      {m.requests_cash()} <Amount money={money(minor, currency)} locale={locale} />
    </span>
  )
}
