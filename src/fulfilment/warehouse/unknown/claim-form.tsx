import { conditionLabel, conditions } from '#fulfilment/warehouse/condition-label.ts'
import { askedOf, IntakeFields } from '#fulfilment/warehouse/receiving/intake-fields.tsx'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { denseForm } from '#platform/ui/forms/dense-form.ts'
import { Field } from '#platform/ui/forms/field.tsx'
import { FormKey } from '#platform/ui/forms/form-key.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { Select } from '#platform/ui/forms/select.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { m } from '#words/messages.js'
import type { Match } from './match-parcel.ts'
import type { UnknownParcelRow } from './read-unknown.ts'

type ClaimFormProps = {
  readonly parcel: UnknownParcelRow
  readonly match: Match
  readonly formKey: string
  readonly answer?: FormAnswer
}

/** The form that receives a parcel for an item: questions, count and weight as usual, and how the owner is known. */
export function ClaimForm({ parcel, match, formKey, answer }: ClaimFormProps) {
  const { errors = {}, typed = {} } = answer ?? {}
  const isOne = match.quantity === 1
  const whole = parcel.grams === null ? undefined : String(parcel.grams)
  const general = errors.general ?? errors.itemId
  return (
    <PostForm answer={answer} className={denseForm}>
      <FormKey value={formKey} />
      <input type="hidden" name="parcelId" value={parcel.id} />
      <input type="hidden" name="itemId" value={match.itemId} />
      {general && (
        <Notice tone="bad" role="alert">
          {general}
        </Notice>
      )}
      <IntakeFields itemId={match.itemId} questions={askedOf(match.questions)} typed={typed} errors={errors} />
      <div className="mt-3 grid items-start gap-3 sm:grid-cols-2">
        {!isOne && (
          <Field
            label={m.warehouse_counted()}
            name="units"
            ltr
            inputMode="numeric"
            autoComplete="off"
            required
            after={`/ ${match.quantity}`}
          />
        )}
        <Field
          label={m.warehouse_grams()}
          hint={!isOne && whole ? m.warehouse_claim_whole({ grams: whole }) : undefined}
          name="unitGrams"
          ltr
          inputMode="numeric"
          autoComplete="off"
          after={m.warehouse_grams_unit()}
          defaultValue={isOne ? whole : undefined}
        />
        <Select
          label={m.warehouse_condition()}
          name="condition"
          defaultValue="good"
          options={conditions.map((value) => ({ value, text: conditionLabel(value) }))}
        />
        <Field label={m.warehouse_note()} name="note" />
        <Field label={m.warehouse_claim_why()} hint={m.warehouse_claim_why_hint()} name="why" />
      </div>
      <SubmitButton size="small" name="do" value="receive" className="mt-3" busyLabel={m.platform_form_busy()}>
        {m.warehouse_claim()}
      </SubmitButton>
    </PostForm>
  )
}
