import { DeedDialog } from '#people/proofs/deed-dialog.tsx'
import { ReasonAndProof } from '#people/proofs/reason-and-proof.tsx'
import { StaffProof } from '#people/proofs/staff-proof.tsx'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { Field } from '#platform/ui/forms/field.tsx'
import { RadioCards } from '#platform/ui/forms/radio-card.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { TextArea } from '#platform/ui/forms/text-area.tsx'
import { Facts } from '#platform/ui/lists/facts.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { formatMoney } from '#platform/values/amounts/format-money.ts'
import { isolate } from '#platform/values/isolate.ts'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import type { RefundDeskRow } from './read-refund-desk.ts'

type RefundDialogProps = {
  readonly row: RefundDeskRow
  readonly closeTo: string
  readonly answer: FormAnswer | undefined
  readonly locale: Locale
}

/** What the provider itself said of a refund it never answered. */
export function EndRefundDialog({
  row,
  closeTo,
  asksProof,
  formKey,
  answer,
  locale,
}: RefundDialogProps & { readonly asksProof: boolean; readonly formKey: string }) {
  return (
    <DeedDialog closeTo={closeTo} formKey={formKey} answer={answer} title={m.finance_end_title()}>
      <p>{m.finance_end_text(factsOf(row, locale))}</p>
      <input type="hidden" name="sendId" value={row.key} />
      <RadioCards
        legend={m.finance_end_question()}
        name="happened"
        defaultValue="yes"
        options={[
          { value: 'yes', title: m.finance_end_yes(), note: m.finance_end_yes_note() },
          { value: 'no', title: m.finance_end_no(), note: m.finance_end_no_note() },
        ]}
      />
      <Field
        label={m.finance_provider_reference()}
        hint={m.finance_provider_reference_hint()}
        name="reference"
        autoComplete="off"
        ltr
      />
      <ReasonAndProof label={m.finance_why()} name="note" asksProof={asksProof} />
      <SubmitButton name="do" value="end">
        {m.finance_end_action()}
      </SubmitButton>
    </DeedDialog>
  )
}

/** What a colleague noted of the provider's answer: from the limit on a second person agrees, or one of them takes it back. */
export function AnswerEndDialog({
  row,
  closeTo,
  asksProof,
  formKey,
  answer,
  locale,
}: RefundDialogProps & { readonly asksProof: boolean; readonly formKey: string }) {
  const { ending } = row
  if (!ending) return null
  return (
    <DeedDialog closeTo={closeTo} formKey={formKey} answer={answer} title={m.finance_end_second_title()}>
      <p>{m.finance_end_text(factsOf(row, locale))}</p>
      <Facts
        items={[
          { term: m.finance_end_question(), value: ending.happened ? m.finance_end_yes() : m.finance_end_no() },
          { term: m.finance_provider_reference(), value: <Ltr>{ending.reference}</Ltr> },
          { term: m.finance_why(), value: <bdi>{ending.note}</bdi> },
          { term: m.finance_by(), value: <bdi>{ending.by}</bdi> },
        ]}
      />
      <input type="hidden" name="id" value={ending.id} />
      {ending.isMine && <Notice tone="info">{m.finance_end_mine()}</Notice>}
      <StaffProof asks={asksProof} />
      <div className="flex flex-wrap gap-3">
        {!ending.isMine && (
          <SubmitButton name="do" value="agree">
            {m.finance_agree()}
          </SubmitButton>
        )}
        <SubmitButton kind="secondary" name="do" value="withdraw">
          {m.finance_take_back()}
        </SubmitButton>
      </div>
    </DeedDialog>
  )
}

/** What was done about money that was taken back from us, or that went back and never came. */
export function ChargebackDialog({
  row,
  isEarly,
  closeTo,
  answer,
  locale,
}: RefundDialogProps & { readonly isEarly: boolean }) {
  return (
    <DeedDialog
      closeTo={closeTo}
      answer={answer}
      formKey={row.key}
      title={isEarly ? m.finance_refunds_early() : m.finance_handle_title()}
    >
      <p>{isEarly ? m.finance_early_text(factsOf(row, locale)) : m.finance_handle_text(factsOf(row, locale))}</p>
      <input type="hidden" name="provider" value={row.provider} />
      <input type="hidden" name="transactionId" value={row.transactionId} />
      <TextArea label={m.finance_handle_note()} name="note" rows={3} />
      <SubmitButton name="do" value={isEarly ? 'handleEarly' : 'handle'}>
        {m.finance_handle_action()}
      </SubmitButton>
    </DeedDialog>
  )
}

function factsOf({ amount, number, provider }: RefundDeskRow, locale: Locale) {
  return {
    amount: isolate(formatMoney(amount, locale)),
    number: isolate(number),
    provider: isolate(provider),
  }
}
