import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { z } from 'zod'
import { makeBankBatch } from '#money/payments/withdrawals/make-bank-batch.ts'
import { isWithdrawalMethod, withdrawalMethods } from '#money/payments/withdrawals/withdrawal-methods.ts'
import { withdrawalMethodNames } from '#money/payments/withdrawals/withdrawal-names.ts'
import { requireStaff } from '#people/access/require-staff.ts'
import { answerDeed, deed } from '#people/proofs/answer-deeds.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { doneText } from '#platform/http/pages/done-text.ts'
import { visitOf } from '#platform/http/visit.ts'
import { Button } from '#platform/ui/forms/button.tsx'
import { FormKey } from '#platform/ui/forms/form-key.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { QueueBar } from '#platform/ui/lists/queue-bar.tsx'
import { DoneNotice } from '#platform/ui/show/done-notice.tsx'
import { EmptyState } from '#platform/ui/show/empty-state.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { isId, newId } from '#platform/work/id.ts'
import { m } from '#words/messages.js'
import { FinanceHeading } from './finance-heading.tsx'
import { formKey } from './finance-key.ts'
import { deskStates, readWithdrawalDesk } from './read-withdrawal-desk.ts'
import { WithdrawalTable } from './withdrawal-table.tsx'

// What was refused shows what holds now: the page is read again after every answer.
export const shouldRevalidate = () => true

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'finance', request)
  const { searchParams } = new URL(request.url)
  const q = searchParams.get('q')?.trim() ?? ''
  const state = deskStates.find((one) => one === searchParams.get('state')) ?? 'review'
  const asked = searchParams.get('method')
  const method = isWithdrawalMethod(asked) ? asked : null
  const rows = await visit.read((work) => readWithdrawalDesk(work, { state, method, q }))
  const { locale, now, site } = visit
  return {
    locale,
    now,
    site,
    q,
    state,
    method,
    rows,
    done: doneText(request, 'finance_done', visit.locale),
    key: newId(),
  }
}

const batchForm = z.object({ key: formKey, method: z.enum(withdrawalMethods) })
/** The chosen withdrawals go to the bank together. */
const makeBatch = deed(
  batchForm,
  (work, wish, { form }) => makeBankBatch(work, { ...wish, ids: form.getAll('withdrawal').map(String).filter(isId) }),
  'batched',
)

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'finance', request)
  return answerDeed(visit, await request.formData(), makeBatch, 'ops/finance/withdrawals/batches')
}

export default function WithdrawalsDesk() {
  const { locale, now, site, q, state, method, rows, done, key } = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const here = `/${locale}/ops/finance/withdrawals`
  const isNarrowed = q !== '' || method !== null || state !== 'review'
  const table = <WithdrawalTable rows={rows} here={here} locale={locale} now={now} site={site} state={state} />
  return (
    <>
      <FinanceHeading locale={locale} at="withdrawals" lead={m.finance_withdrawals_lead()} />
      <DoneNotice text={done} />
      {answer?.errors.general && (
        <Notice tone="bad" role="alert" className="mb-3">
          {answer.errors.general}
        </Notice>
      )}
      <QueueBar
        label={m.finance_find_withdrawal()}
        placeholder={m.finance_find_withdrawal()}
        button={m.platform_queue_search()}
        q={q}
        filters={[
          { name: 'state', label: m.finance_state(), value: state, options: stateOptions() },
          { name: 'method', label: m.finance_method(), value: method ?? '', options: methodOptions() },
        ]}
        {...(isNarrowed && { reset: { to: here, text: m.platform_queue_reset() } })}
      />
      {rows.length === 0 && <EmptyState drawing="harbour" title={m.platform_queue_empty()} level={2} />}
      {rows.length > 0 && state !== 'approved' && table}
      {rows.length > 0 && state === 'approved' && (
        <PostForm answer={answer} className="flex flex-col gap-3">
          <FormKey value={key} />
          {method === null || method === 'office' ? (
            <Notice tone="info">
              {method === null ? m.finance_choose_method_first() : m.finance_office_at_till()}
            </Notice>
          ) : (
            <>
              <input type="hidden" name="method" value={method} />
              <Button type="submit" kind="primary" size="small" icon="file" className="self-start">
                {m.finance_make_batch()}
              </Button>
            </>
          )}
          {table}
        </PostForm>
      )}
    </>
  )
}

function stateOptions() {
  return [
    { value: 'review', text: m.finance_state_review() },
    { value: 'approved', text: m.finance_state_approved() },
    { value: 'batched', text: m.finance_state_batched() },
    { value: 'done', text: m.finance_state_done() },
  ]
}

function methodOptions() {
  const all = withdrawalMethods.map((value) => ({ value, text: withdrawalMethodNames[value].name() }))
  return [{ value: '', text: m.finance_all_methods() }, ...all]
}
