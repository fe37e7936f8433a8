import type { PinRow } from '#catalog/products/desk/read-pinned.ts'
import { WhyField } from '#office/catalogue/history/why-field.tsx'
import { DeedDialog } from '#people/proofs/deed-dialog.tsx'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { Field } from '#platform/ui/forms/field.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'

type DialogProps = { readonly here: string; readonly formKey: string; readonly answer: FormAnswer | undefined }
type AddPinProps = DialogProps & { readonly site: Site; readonly today: string; readonly product: string }

/** Puts a product first. */
export function AddPinDialog({ here, formKey, answer, site, today, product }: AddPinProps) {
  return (
    <DeedDialog title={m.catalogue_pin_add()} closeTo={here} formKey={formKey} answer={answer}>
      <input type="hidden" name="site" value={site} />
      <Field
        name="product"
        label={m.catalogue_number()}
        hint={m.catalogue_join_into_hint()}
        defaultValue={product}
        inputMode="numeric"
        ltr
        required
      />
      <Field
        name="words"
        label={m.catalogue_pin_words()}
        hint={m.catalogue_pin_words_hint()}
        maxLength={100}
        optional={m.catalogue_optional()}
      />
      <div className="grid gap-4 sm:grid-cols-3">
        <Field
          name="position"
          label={m.catalogue_pin_position()}
          type="number"
          min={1}
          max={99}
          defaultValue="1"
          required
        />
        <Field name="from" label={m.catalogue_pin_from()} type="date" defaultValue={today} required />
        <Field name="to" label={m.catalogue_pin_to()} type="date" optional={m.catalogue_optional()} />
      </div>
      <WhyField />
      <SubmitButton name="do" value="add">
        {m.catalogue_pin_add()}
      </SubmitButton>
    </DeedDialog>
  )
}

/** Takes a product from its first place. */
export function EndPinDialog({ here, formKey, answer, pin }: DialogProps & { readonly pin: PinRow }) {
  return (
    <DeedDialog title={m.catalogue_pin_end_title()} closeTo={here} formKey={formKey} answer={answer}>
      <input type="hidden" name="id" value={pin.id} />
      <bdi className="block font-semibold wrap-anywhere">{pin.title}</bdi>
      <WhyField />
      <SubmitButton name="do" value="end">
        {m.catalogue_pin_end()}
      </SubmitButton>
    </DeedDialog>
  )
}
