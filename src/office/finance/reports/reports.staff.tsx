import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { type BankLine, readBankLines } from '#office/finance/bank/read-bank-lines.ts'
import { FinanceHeading } from '#office/finance/finance-heading.tsx'
import { requireStaff } from '#people/access/require-staff.ts'
import { answerDeeds } from '#people/proofs/answer-deeds.ts'
import { needsProof } from '#people/proofs/take-proof.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { doneText } from '#platform/http/pages/done-text.ts'
import { visitOf } from '#platform/http/visit.ts'
import { QueueBar } from '#platform/ui/lists/queue-bar.tsx'
import { DoneNotice } from '#platform/ui/show/done-notice.tsx'
import { EmptyState } from '#platform/ui/show/empty-state.tsx'
import { newId } from '#platform/work/id.ts'
import { m } from '#words/messages.js'
import { breakNames } from './break-names.ts'
import { BreakTable } from './break-table.tsx'
import { PayoutDialog } from './payout-dialog.tsx'
import { isOfProvider, namesProvider, type PayoutTerms } from './payout-rules.ts'
import { readPayoutTerms } from './read-payout-terms.ts'
import { breakStates, type ReportRow, readBreaks, readReports } from './read-reports.ts'
import { reportDeeds } from './report-deeds.ts'
import { ResolveDialog } from './report-dialogs.tsx'
import { breakKinds } from './report-line.ts'
import { ReportImport, ReportTable } from './report-list.tsx'

export const shouldRevalidate = () => true

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'finance', request)
  const { searchParams } = new URL(request.url)
  const q = searchParams.get('q')?.trim() ?? ''
  const state = breakStates.find((one) => one === searchParams.get('state')) ?? 'open'
  const kind = breakKinds.find((one) => one === searchParams.get('kind')) ?? null
  const read = await visit.read(async (work) => ({
    reports: await readReports(work, 30),
    breaks: await readBreaks(work, { state, kind, q }),
    lines: searchParams.has('payout') ? await readBankLines(work, { state: 'free', q: '' }) : [],
    terms: await readPayoutTerms(work),
  }))
  const opened = read.breaks.find((one) => one.id === searchParams.get('open')) ?? null
  const paying = read.reports.find((one) => one.id === searchParams.get('payout') && !one.isPaidOut) ?? null
  const others = read.reports.filter((one) => paying?.provider === one.provider && !one.isPaidOut && one !== paying)
  const lines = paying ? payoutLines(read.lines, paying, read.terms) : []
  const { locale, site } = visit
  const asksProof = needsProof(visit)
  return {
    reports: read.reports,
    breaks: read.breaks,
    lines,
    others,
    q,
    state,
    kind,
    opened,
    paying,
    asksProof,
    key: newId(),
    done: doneText(request, 'finance_done', visit.locale),
    locale,
    site,
  }
}

// What can have been this provider's, in front what is as much as the report comes to, then what names it.
function payoutLines(lines: readonly BankLine[], { provider, due }: ReportRow, terms: readonly PayoutTerms[]) {
  const score = (line: BankLine) =>
    (line.amount.minor === due.minor ? 2 : 0) + (namesProvider(line, provider, terms) ? 1 : 0)
  return lines
    .filter(
      (line) => !line.isDoubted && isOfProvider(line, provider, terms) && (line.amount.minor > 0n || score(line) > 0),
    )
    .toSorted((one, other) => score(other) - score(one))
}

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'finance', request)
  return answerDeeds(visit, await request.formData(), reportDeeds, 'ops/finance/reports')
}

export default function ReportsDesk() {
  const { reports, breaks, lines, others, q, state, kind, opened, paying, asksProof, key, done, locale, site } =
    useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const here = `/${locale}/ops/finance/reports`
  const isNarrowed = q !== '' || kind !== null || state !== 'open'
  const shared = { closeTo: here, formKey: key, asksProof, answer, locale }
  return (
    <>
      <FinanceHeading locale={locale} at="reports" lead={m.finance_reports_lead()} />
      <DoneNotice text={done} />
      <ReportImport
        asksProof={asksProof}
        key={answer?.attempt}
        formKey={key}
        answer={opened || paying ? undefined : answer}
      />
      {reports.length > 0 && <ReportTable rows={reports} here={here} locale={locale} site={site} />}
      <h2 className="mt-6 mb-2 text-lg font-semibold">{m.finance_breaks()}</h2>
      <QueueBar
        label={m.finance_find_break()}
        placeholder={m.finance_find_break()}
        button={m.platform_queue_search()}
        q={q}
        filters={[
          { name: 'state', label: m.finance_state(), value: state, options: stateOptions() },
          { name: 'kind', label: m.finance_break_kind(), value: kind ?? '', options: kindOptions() },
        ]}
        {...(isNarrowed && { reset: { to: here, text: m.platform_queue_reset() } })}
      />
      {breaks.length === 0 ? (
        <EmptyState drawing="harbour" title={m.platform_queue_empty()} level={2} />
      ) : (
        <BreakTable rows={breaks} here={here} locale={locale} site={site} />
      )}
      {opened?.resolution === null && <ResolveDialog {...shared} row={opened} />}
      {paying && <PayoutDialog {...shared} report={paying} others={others} lines={lines} />}
    </>
  )
}

function stateOptions() {
  return [
    { value: 'open', text: m.finance_break_open() },
    { value: 'resolved', text: m.finance_break_resolved() },
  ]
}

function kindOptions() {
  const all = breakKinds.map((value) => ({ value, text: breakNames[value]() }))
  return [{ value: '', text: m.finance_break_all() }, ...all]
}
