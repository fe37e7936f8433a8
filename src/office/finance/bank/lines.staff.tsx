import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { readBankAccounts } from '#money/payments/receipts/read-bank-accounts.ts'
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
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { newId } from '#platform/work/id.ts'
import type { Work } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import { BankLineTable } from './bank-line-table.tsx'
import { ImportForm } from './import-form.tsx'
import { lineDeeds } from './line-deeds.ts'
import { JudgeDialog, type LineDialogProps, MatchDialog, ReleaseDialog, SetAsideDialog } from './line-dialogs.tsx'
import { lineStates, readBankLine, readBankLines, readStatementImports } from './read-bank-lines.ts'
import { type Match, readMatches } from './read-matches.ts'
import { releasable } from './releasable.ts'

export const shouldRevalidate = () => true

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'finance', request)
  const { searchParams } = new URL(request.url)
  const q = searchParams.get('q')?.trim() ?? ''
  const state = lineStates.find((one) => one === searchParams.get('state')) ?? 'free'
  const read = await visit.read(async (work) => ({
    rows: await readBankLines(work, { state, q }),
    imports: await readStatementImports(work),
    accounts: await readBankAccounts(work),
    matches: searchParams.has('match') ? await readMatches(work, searchParams.get('match') ?? '') : [],
    opened: await readOpened(work, searchParams),
  }))
  const { locale, site } = visit
  const asksProof = needsProof(visit)
  return {
    ...read,
    q,
    state,
    asksProof,
    done: doneText(request, 'finance_done', visit.locale),
    key: newId(),
    locale,
    site,
  }
}

const acts = ['match', 'judge', 'release', 'aside'] as const

// What the address says is done with which line, where it can be.
async function readOpened(work: Work, searchParams: URLSearchParams) {
  const act = acts.find((one) => searchParams.has(one))
  const line = act ? await readBankLine(work, searchParams.get(act) ?? '') : null
  if (!act || !line) return null
  const fits = { match: line.usedAs === null && !line.isDoubted, judge: line.isDoubted, aside: line.usedAs === null }
  const may = act === 'release' ? releasable.has(line.usedAs ?? '') : fits[act]
  return may ? { act, line } : null
}

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'finance', request)
  return answerDeeds(visit, await request.formData(), lineDeeds, 'ops/finance/bank')
}

export default function BankLinesDesk() {
  const { rows, imports, accounts, matches, opened, q, state, asksProof, done, key, locale, site } =
    useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const here = `/${locale}/ops/finance/bank`
  const isNarrowed = q !== '' || state !== 'free'
  const dialog = { formKey: key, closeTo: here, asksProof, answer, locale }
  return (
    <>
      <FinanceHeading locale={locale} at="bank" lead={m.finance_bank_lines_lead()} />
      <p className="mb-3">
        <TextLink to={`${here}/accounts`}>{m.finance_accounts()}</TextLink>
      </p>
      <DoneNotice text={done} />
      <ImportForm
        key={answer?.attempt}
        formKey={key}
        imports={imports}
        accounts={accounts.map(({ id, bankName, accountNumber }) => ({
          value: id,
          text: `${bankName} · ${accountNumber}`,
        }))}
        asksProof={asksProof}
        answer={opened ? undefined : answer}
        locale={locale}
        site={site}
      />
      <QueueBar
        label={m.finance_find_line()}
        placeholder={m.finance_find_line()}
        button={m.platform_queue_search()}
        q={q}
        filters={[{ name: 'state', label: m.finance_state(), value: state, options: stateOptions() }]}
        {...(isNarrowed && { reset: { to: here, text: m.platform_queue_reset() } })}
      />
      {rows.length === 0 ? (
        <EmptyState drawing="harbour" title={m.platform_queue_empty()} level={2} />
      ) : (
        <BankLineTable rows={rows} here={here} locale={locale} />
      )}
      {opened && (
        <OpenedLine act={opened.act} matches={matches} site={site} dialog={{ ...dialog, line: opened.line }} />
      )}
    </>
  )
}

type OpenedLineProps = {
  readonly act: (typeof acts)[number]
  readonly matches: readonly Match[]
  readonly site: Site
  readonly dialog: LineDialogProps
}

function OpenedLine({ act, matches, site, dialog }: OpenedLineProps) {
  if (act === 'match') return <MatchDialog {...dialog} matches={matches} site={site} />
  if (act === 'judge') return <JudgeDialog {...dialog} />
  if (act === 'release') return <ReleaseDialog {...dialog} />
  return <SetAsideDialog {...dialog} />
}

function stateOptions() {
  return [
    { value: 'free', text: m.finance_lines_free() },
    { value: 'doubted', text: m.finance_lines_doubted() },
    { value: 'used', text: m.finance_lines_used() },
    { value: 'aside', text: m.finance_lines_aside() },
    { value: 'all', text: m.finance_lines_all() },
  ]
}
