import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { z } from 'zod'
import { approveWithdrawal } from '#money/payments/withdrawals/approve-withdrawal.ts'
import { readPayout } from '#money/payments/withdrawals/read-payout.ts'
import { rejectWithdrawal } from '#money/payments/withdrawals/reject-withdrawal.ts'
import { WithdrawalBadge } from '#money/payments/withdrawals/withdrawal-facts.tsx'
import { requireStaff } from '#people/access/require-staff.ts'
import { answerDeeds, deed, noFields, provedDeed } from '#people/proofs/answer-deeds.ts'
import { StaffProof } from '#people/proofs/staff-proof.tsx'
import { needsProof } from '#people/proofs/take-proof.ts'
import { sealer } from '#platform/files/seal.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { doneText } from '#platform/http/pages/done-text.ts'
import { foundPage } from '#platform/http/pages/found-page.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { denseForm } from '#platform/ui/forms/dense-form.ts'
import { ErrorSummary } from '#platform/ui/forms/error-summary.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { TextArea } from '#platform/ui/forms/text-area.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { DoneNotice } from '#platform/ui/show/done-notice.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { isolate } from '#platform/values/isolate.ts'
import { newId } from '#platform/work/id.ts'
import type { Work } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import { CaseFacts, CaseHistory, CasePayout, CaseProof } from './case-facts.tsx'
import { formKey, said } from './finance-key.ts'
import { readWithdrawalCase } from './read-withdrawal-case.ts'

export const shouldRevalidate = () => true

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'finance', request)
  const found = await foundPage(visit.read((work) => readWithdrawalCase(work, params.number ?? '')))
  const { locale, site } = visit
  const asksProof = needsProof(visit)
  const payout = await visit.read((work) => readPayout(work, found.withdrawal.id, visit.ports.get(sealer)))
  return { found, payout, asksProof, done: doneText(request, 'finance_done', visit.locale), key: newId(), locale, site }
}

const rejectForm = z.object({ key: formKey, reason: said })

function deeds(number: string) {
  const idOf = async (work: Work) => (await foundPage(readWithdrawalCase(work, number))).withdrawal.id
  return {
    approve: provedDeed(
      noFields,
      async (work) => approveWithdrawal(work, await idOf(work)),
      ({ status }) => (status === 'on_progress' ? 'approved' : 'approvedFirst'),
    ),
    reject: deed(
      rejectForm,
      async (work, rejection) => rejectWithdrawal(work, { ...rejection, id: await idOf(work) }),
      'rejected',
    ),
  }
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'finance', request)
  const { number = '' } = params
  return answerDeeds(visit, await request.formData(), deeds(number), `ops/finance/withdrawals/${number}`)
}

export default function WithdrawalCasePage() {
  const { found, payout, done, locale, site } = useLoaderData<typeof loader>()
  const { withdrawal } = found
  const title = m.finance_withdrawal_title({ number: isolate(withdrawal.number) })
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHeading
        title={title}
        back={{ to: `/${locale}/ops/finance/withdrawals`, text: m.finance_withdrawals() }}
        aside={<WithdrawalBadge status={withdrawal.status} />}
      />
      <DoneNotice text={done} />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Card title={m.finance_case_facts()}>
          <CaseFacts found={found} locale={locale} site={site} />
        </Card>
        <div className="flex flex-col gap-4">
          <Decision />
          {payout && (
            <Card title={m.finance_case_collected()}>
              <CasePayout payout={payout} locale={locale} site={site} />
            </Card>
          )}
          <Card title={m.finance_case_proof()}>
            <CaseProof found={found} locale={locale} site={site} />
          </Card>
          <Card title={m.finance_case_history()}>
            <CaseHistory found={found} locale={locale} site={site} />
          </Card>
        </div>
      </div>
    </>
  )
}

function Decision() {
  const { found, asksProof, key } = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const { mayApprove, mayReject, approvals, withdrawal } = found
  if (!mayApprove && !mayReject) return null
  const problems = Object.entries(answer?.errors ?? {}).map(([name, text]) => ({ name, text }))
  return (
    <Card title={m.finance_decide()}>
      <div className={`flex flex-col gap-4 ${denseForm}`}>
        <ErrorSummary title={m.finance_problem()} errors={problems} />
        {withdrawal.approvalsNeeded > 1 && (
          <Notice tone="info">
            {m.finance_two_people({ done: String(approvals), needed: String(withdrawal.approvalsNeeded) })}
          </Notice>
        )}
        {mayApprove && (
          <PostForm answer={answer} className="flex flex-col items-start gap-3">
            <StaffProof asks={asksProof} />
            <SubmitButton name="do" value="approve">
              {m.finance_approve()}
            </SubmitButton>
          </PostForm>
        )}
        {mayReject && (
          <PostForm answer={answer} className="flex flex-col gap-3">
            <input type="hidden" name="key" value={key} />
            <TextArea label={m.finance_reject_reason()} name="reason" hint={m.finance_reject_hint()} rows={2} />
            <SubmitButton kind="danger" name="do" value="reject" className="self-start">
              {m.finance_reject()}
            </SubmitButton>
          </PostForm>
        )}
      </div>
    </Card>
  )
}
