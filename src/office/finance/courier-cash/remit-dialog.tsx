import type { BankLine } from '#office/finance/bank/read-bank-lines.ts'
import { AskedProof } from '#people/proofs/proof-field.tsx'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { Field } from '#platform/ui/forms/field.tsx'
import { FormKey } from '#platform/ui/forms/form-key.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { Select } from '#platform/ui/forms/select.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { TextArea } from '#platform/ui/forms/text-area.tsx'
import { Dialog } from '#platform/ui/frame/dialog.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { formatMoney } from '#platform/values/amounts/format-money.ts'
import { isolate } from '#platform/values/isolate.ts'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import type { CourierBalance } from './read-courier-cash.ts'

export type DialogFacts = {
  readonly closeTo: string
  readonly formKey: string
  readonly asksProof: boolean
  readonly answer: FormAnswer | undefined
  readonly locale: Locale
}

type RemitDialogProps = DialogFacts & {
  readonly courier: CourierBalance
  /** Lines of our bank's statement that brought money and are free. */
  readonly lines: readonly BankLine[]
  readonly tills: readonly { readonly id: string; readonly number: string; readonly name: string }[]
}

/** Money a company brings, by bank or in cash, with the list of the parcels it is for. */
export function RemitDialog({ courier, lines, tills, ...facts }: RemitDialogProps) {
  const { closeTo, formKey, asksProof, answer, locale } = facts
  const { errors = {}, typed = {} } = answer ?? {}
  const places = [
    ...lines.map((line) => ({
      value: `line:${line.id}`,
      text: `${formatMoney(line.amount, locale)} · ${line.day} · ${line.payer || line.reference}`,
    })),
    ...tills.map(({ id, number, name }) => ({ value: `till:${id}`, text: `${number} · ${name}` })),
  ]
  return (
    <Dialog
      open
      title={m.finance_courier_remit_title({ company: isolate(courier.name) })}
      closeLabel={m.finance_close()}
      closeTo={closeTo}
    >
      <PostForm answer={answer} className="flex flex-col gap-4">
        {errors.general && (
          <Notice tone="bad" role="alert">
            {errors.general}
          </Notice>
        )}
        <FormKey value={formKey} />
        <input type="hidden" name="company" value={courier.code} />
        {places.length === 0 && <Notice tone="info">{m.finance_courier_no_place()}</Notice>}
        <Select
          label={m.finance_courier_came()}
          hint={m.finance_courier_came_hint()}
          name="came"
          placeholder={m.finance_courier_came_choose()}
          options={places}
          error={errors.came ?? errors.lineId}
        />
        <div className="grid items-start gap-3 sm:grid-cols-2">
          <Field
            label={m.finance_courier_counted()}
            hint={m.finance_courier_counted_hint()}
            name="counted"
            inputMode="decimal"
            autoComplete="off"
            optional={m.finance_optional()}
            ltr
          />
          <Field
            label={m.finance_courier_fees()}
            hint={m.finance_courier_fees_hint()}
            name="fees"
            inputMode="decimal"
            autoComplete="off"
            optional={m.finance_optional()}
            ltr
          />
        </div>
        <TextArea
          label={m.finance_courier_list()}
          hint={m.finance_courier_list_hint()}
          name="parcels"
          rows={6}
          dir="ltr"
          autoComplete="off"
        />
        {(errors.note || typed.note) && <TextArea label={m.finance_courier_note()} name="note" rows={2} />}
        <AskedProof who="staff" asks={asksProof} />
        <SubmitButton name="do" value="remit">
          {m.finance_courier_remit()}
        </SubmitButton>
      </PostForm>
    </Dialog>
  )
}
