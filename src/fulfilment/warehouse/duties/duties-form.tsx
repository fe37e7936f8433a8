import { answerOf } from '#fulfilment/warehouse/form-part.ts'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { denseForm } from '#platform/ui/forms/dense-form.ts'
import { Field } from '#platform/ui/forms/field.tsx'
import { FileField } from '#platform/ui/forms/file-field.tsx'
import { FormKey } from '#platform/ui/forms/form-key.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { Select } from '#platform/ui/forms/select.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Disclosure } from '#platform/ui/frame/disclosure.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { m } from '#words/messages.js'

export type DutiesFormFacts = {
  readonly formKey: string
  readonly accounts: readonly { readonly number: string; readonly name: string }[]
  readonly consignees: readonly { readonly id: string; readonly name: string }[]
}

const amounts = [
  { name: 'duty', label: m.warehouse_duties_duty },
  { name: 'vat', label: m.warehouse_duties_vat },
  { name: 'fees', label: m.warehouse_duties_fees },
] as const

/** The form for the customs' charges, with their receipt. */
export function DutiesForm({ facts, answer }: { readonly facts: DutiesFormFacts; readonly answer?: FormAnswer }) {
  const mine = answerOf(answer, 'duties')
  const { errors } = mine
  const { formKey, accounts, consignees } = facts
  return (
    <Disclosure summary={m.warehouse_duties_enter()} quiet open={Object.keys(errors).length > 0}>
      <PostForm answer={mine} encType="multipart/form-data" className={`${denseForm} flex flex-col gap-3`}>
        <input type="hidden" name="at" value="duties" />
        <FormKey value={formKey} />
        {errors.general && (
          <Notice tone="bad" role="alert">
            {errors.general}
          </Notice>
        )}
        <div className="grid items-start gap-3 sm:grid-cols-3">
          <Field label={m.warehouse_duties_declaration()} name="declaration" ltr autoComplete="off" />
          <Select
            label={m.warehouse_duties_of()}
            name="customerId"
            placeholder={m.warehouse_duties_all()}
            options={consignees.map((one) => ({ value: one.id, text: one.name }))}
          />
          <Select
            label={m.warehouse_duties_account()}
            name="bankAccount"
            defaultValue={accounts[0]?.number}
            options={accounts.map((one) => ({ value: one.number, text: `${one.name} ${one.number}` }))}
          />
          {amounts.map(({ name, label }) => (
            <Field key={name} label={label()} name={name} ltr inputMode="decimal" autoComplete="off" />
          ))}
        </div>
        <FileField
          label={m.warehouse_duties_receipt()}
          id="duties-file"
          name="file"
          accept="image/jpeg,image/png,image/webp,application/pdf"
          chooseLabel={m.warehouse_clearance_choose()}
        />
        <SubmitButton size="small" name="do" value="duties" className="self-start">
          {m.warehouse_duties_save()}
        </SubmitButton>
      </PostForm>
    </Disclosure>
  )
}
