import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { FinanceDone, FinanceHeading } from '#finance/finance-heading.tsx'
import { readBankAccounts } from '#payments/read-bank-accounts.ts'
import { requireStaff } from '#people/require-staff.ts'
import { newId } from '#platform/id.ts'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { QueueBar } from '#platform/ui/queue-bar.tsx'
import { visitOf } from '#platform/visit.ts'
import { m } from '#words/messages.js'
import { actOnLines } from './act-on-lines.ts'
import { BankLineTable } from './bank-line-table.tsx'
import { ImportForm } from './import-form.tsx'
import { lineStates, readBankLines, readStatementImports } from './read-bank-lines.ts'
import { SetAsideDialog } from './set-aside-dialog.tsx'

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
  }))
  const aside = read.rows.find((row) => row.id === searchParams.get('aside') && row.usedAs === null) ?? null
  const { locale, site } = visit
  return { ...read, q, state, aside, done: searchParams.get('done'), key: newId(), locale, site }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'finance', request)
  return actOnLines(visit, await request.formData())
}

export default function BankLinesDesk() {
  const { rows, imports, accounts, q, state, aside, done, key, locale, site } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const here = `/${locale}/ops/finance/bank`
  const isNarrowed = q !== '' || state !== 'free'
  return (
    <>
      <FinanceHeading locale={locale} at="bank" lead={m.finance_bank_lines_lead()} />
      <FinanceDone done={done} />
      <ImportForm
        key={answer?.attempt}
        formKey={key}
        imports={imports}
        accounts={accounts.map(({ id, bankName, accountNumber }) => ({
          value: id,
          text: `${bankName} · ${accountNumber}`,
        }))}
        answer={aside ? undefined : answer}
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
      {aside && <SetAsideDialog line={aside} formKey={key} closeTo={here} answer={answer} />}
    </>
  )
}

function stateOptions() {
  return [
    { value: 'free', text: m.finance_lines_free() },
    { value: 'used', text: m.finance_lines_used() },
    { value: 'all', text: m.finance_lines_all() },
  ]
}
