import { providerName } from '#office/finance/reports/break-names.ts'
import { DeedDialog } from '#people/proofs/deed-dialog.tsx'
import { ReasonAndProof } from '#people/proofs/reason-and-proof.tsx'
import { StaffProof } from '#people/proofs/staff-proof.tsx'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { Field } from '#platform/ui/forms/field.tsx'
import { RadioCards } from '#platform/ui/forms/radio-card.tsx'
import { Select } from '#platform/ui/forms/select.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Facts } from '#platform/ui/lists/facts.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { formatMoney } from '#platform/values/amounts/format-money.ts'
import { isolate } from '#platform/values/isolate.ts'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import type { SuspenseProposal, SuspenseRow } from './read-suspense.ts'
import { proposalText } from './suspense-table.tsx'

type DialogFacts = {
  readonly row: SuspenseRow
  readonly closeTo: string
  readonly formKey: string
  readonly asksProof: boolean
  readonly answer: FormAnswer | undefined
  readonly locale: Locale
}

function titleOf({ amount, provider }: SuspenseRow, locale: Locale): string {
  return m.finance_suspense_title({
    amount: isolate(formatMoney(amount, locale)),
    provider: isolate(providerName(provider)),
  })
}

/** Whose money this is, or that it goes back. */
export function DecideDialog({ row, closeTo, formKey, asksProof, answer, locale }: DialogFacts) {
  return (
    <DeedDialog closeTo={closeTo} formKey={formKey} answer={answer} title={titleOf(row, locale)}>
      <input type="hidden" name="item" value={row.item} />
      {row.amount.minor < 0n && <Notice tone="warn">{m.finance_suspense_below()}</Notice>}
      <RadioCards
        legend={m.finance_deed()}
        name="deed"
        defaultValue="assign"
        columns={1}
        options={[
          { value: 'assign', title: m.finance_deed_assign(), note: m.finance_deed_assign_note() },
          { value: 'return', title: m.finance_deed_return(), note: m.finance_deed_return_note() },
          { value: 'bear', title: m.finance_deed_bear(), note: m.finance_deed_bear_note() },
        ]}
      />
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <Field label={m.finance_to()} name="to" autoComplete="off" ltr />
        <Select
          label={m.finance_balance()}
          name="balance"
          defaultValue="card"
          options={[
            { value: 'card', text: m.finance_balance_card() },
            { value: 'cash', text: m.finance_balance_cash() },
          ]}
        />
      </div>
      <Field label={m.finance_return_reference()} name="reference" autoComplete="off" ltr />
      <ReasonAndProof label={m.finance_reason()} asksProof={asksProof} />
      <SubmitButton name="do" value="decide">
        {m.finance_decide_do()}
      </SubmitButton>
    </DeedDialog>
  )
}

type AnswerDialogProps = DialogFacts & { readonly proposal: SuspenseProposal }

/** A colleague's proposal: agreed to, or taken back. */
export function AnswerDialog({ row, proposal, closeTo, formKey, asksProof, answer, locale }: AnswerDialogProps) {
  return (
    <DeedDialog closeTo={closeTo} formKey={formKey} answer={answer} title={titleOf(row, locale)}>
      <input type="hidden" name="id" value={proposal.id} />
      <Facts
        items={[
          { term: m.finance_proposal(), value: proposalText(proposal) },
          { term: m.finance_by(), value: <bdi>{proposal.by}</bdi> },
          { term: m.finance_reason(), value: <bdi>{proposal.reason}</bdi> },
        ]}
      />
      {proposal.isMine && <Notice tone="info">{m.finance_own_proposal()}</Notice>}
      <StaffProof asks={asksProof} />
      <div className="flex flex-wrap gap-3">
        {!proposal.isMine && (
          <SubmitButton name="do" value="agree">
            {m.finance_agree()}
          </SubmitButton>
        )}
        <SubmitButton kind="secondary" name="do" value="withdraw">
          {m.finance_withdraw_proposal()}
        </SubmitButton>
      </div>
    </DeedDialog>
  )
}
