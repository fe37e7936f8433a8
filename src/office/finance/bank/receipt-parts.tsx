import { StaffProof } from '#people/proofs/staff-proof.tsx'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import type { FieldErrors } from '#platform/http/forms/parse-form.ts'
import { denseForm } from '#platform/ui/forms/dense-form.ts'
import { Field } from '#platform/ui/forms/field.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { Select } from '#platform/ui/forms/select.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Facts } from '#platform/ui/lists/facts.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { sayMoment } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import type { ReceiptRow } from './read-receipts.ts'

type ReceiptFactsProps = { readonly receipt: ReceiptRow; readonly locale: Locale; readonly site: Site }

/** The picture the customer sent, and what it should show. */
export function ReceiptFacts({ receipt, locale, site }: ReceiptFactsProps) {
  const file = `/api/files/${receipt.fileId}`
  return (
    <Card>
      <img
        src={file}
        alt={m.finance_receipt_picture()}
        width={480}
        height={320}
        className="mb-2 h-80 w-full rounded border border-line bg-sunken object-contain"
      />
      <TextLink href={file} newTab>
        {m.finance_receipt_open()}
      </TextLink>
      <Facts
        items={[
          {
            term: m.finance_expected(),
            value: <Amount money={receipt.amount} locale={locale} className="font-semibold" />,
          },
          { term: m.finance_customer(), value: <bdi>{receipt.customer}</bdi> },
          { term: m.finance_sent_at(), value: <bdi>{sayMoment(receipt.at, locale, site)}</bdi> },
          ...(receipt.cancelledOrder
            ? [
                {
                  term: m.finance_receipt_order(),
                  value: m.finance_receipt_cancelled({ order: receipt.cancelledOrder }),
                },
              ]
            : []),
          ...(receipt.note ? [{ term: m.finance_receipt_note(), value: <bdi>{receipt.note}</bdi> }] : []),
        ]}
      />
    </Card>
  )
}

type ApproveFieldsProps = {
  readonly typed: Readonly<Record<string, string>>
  readonly errors: FieldErrors
  readonly asksProof: boolean
}

/** The amount as it was read on the statement, who reads it, and the decision. */
export function ApproveFields({ asksProof }: ApproveFieldsProps) {
  return (
    <div className={`grid items-start gap-3 sm:grid-cols-2 ${denseForm}`}>
      <Field
        label={m.finance_amount_seen()}
        hint={m.finance_amount_seen_hint()}
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        required
        ltr
      />
      <StaffProof asks={asksProof} />
      <SubmitButton name="do" value="approve" data-key="a" className="self-start sm:col-span-2 sm:justify-self-start">
        {m.finance_receipt_approve()}
      </SubmitButton>
    </div>
  )
}

const faults = [
  { value: 'NOT_RECEIVED', name: m.finance_fault_not_received },
  { value: 'UNREADABLE', name: m.finance_fault_unreadable },
  { value: 'OTHER_TRANSFER', name: m.finance_fault_other_transfer },
  { value: 'ALREADY_USED', name: m.finance_fault_already_used },
] as const

type RefuseFormProps = { readonly formKey: string; readonly answer: FormAnswer | undefined }

export function RefuseForm({ formKey, answer }: RefuseFormProps) {
  return (
    <Card title={m.finance_receipt_reject()}>
      <PostForm answer={answer} className={`flex flex-col gap-3 ${denseForm}`}>
        <input type="hidden" name="key" value={formKey} />
        <Select
          label={m.finance_fault()}
          name="fault"
          options={faults.map(({ value, name }) => ({ value, text: name() }))}
          defaultValue="NOT_RECEIVED"
        />
        <Field label={m.finance_note_optional()} optional={m.finance_optional()} name="note" />
        <SubmitButton kind="danger" name="do" value="reject" data-key="r" className="self-start">
          {m.finance_receipt_reject()}
        </SubmitButton>
      </PostForm>
    </Card>
  )
}
