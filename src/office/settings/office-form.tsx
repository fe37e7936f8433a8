import type { DeskOffice } from '#fulfilment/requests/offices/read-office-desk.ts'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { Checkbox } from '#platform/ui/forms/checkbox.tsx'
import { Field } from '#platform/ui/forms/field.tsx'
import { FieldError } from '#platform/ui/forms/field-error.tsx'
import { FormKey } from '#platform/ui/forms/form-key.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { TextArea } from '#platform/ui/forms/text-area.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { m } from '#words/messages.js'

type OfficeFormProps = {
  readonly office: DeskOffice & { readonly version: number; readonly today: string }
  readonly week: readonly { readonly day: number; readonly name: string }[]
  readonly formKey: string
  readonly answer: FormAnswer | undefined
}

/** All that is said of an office, from a day on. */
export function OfficeForm({ office, week, formKey, answer }: OfficeFormProps) {
  const point = office.latitude === null ? '' : `${office.latitude}, ${office.longitude}`
  const isOpenOn = (day: number) => (answer ? answer.typed[`days.${day}`] !== undefined : office.days.includes(day))
  return (
    <Card title={m.settings_office_change()}>
      <PostForm answer={answer} className="flex flex-col gap-4" key={answer?.attempt}>
        {answer?.errors.general && (
          <Notice tone="bad" role="alert">
            {answer.errors.general}
          </Notice>
        )}
        <FormKey value={formKey} />
        <input type="hidden" name="version" value={office.version} />
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            name="nameAr"
            label={m.settings_office_name_ar()}
            defaultValue={office.nameAr}
            maxLength={60}
            required
          />
          <Field
            name="nameEn"
            label={m.settings_office_name_en()}
            defaultValue={office.nameEn}
            maxLength={60}
            ltr
            required
          />
        </div>
        <Field
          name="addressAr"
          label={m.settings_office_address_ar()}
          defaultValue={office.addressAr}
          maxLength={200}
          required
        />
        <Field
          name="addressEn"
          label={m.settings_office_address_en()}
          defaultValue={office.addressEn}
          maxLength={200}
          ltr
          required
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            name="phone"
            type="tel"
            label={m.settings_office_phone()}
            defaultValue={office.phone}
            maxLength={30}
            ltr
            required
          />
          <Field
            name="point"
            label={m.settings_office_point()}
            hint={m.settings_office_point_hint()}
            defaultValue={point}
            maxLength={60}
            ltr
          />
        </div>
        <fieldset>
          <legend className="mb-2 font-semibold">{m.settings_office_days()}</legend>
          {answer?.errors.days && <FieldError id="days-error">{answer.errors.days}</FieldError>}
          <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-4">
            {week.map(({ day, name }) => (
              <Checkbox key={day} name={`days.${day}`} label={name} defaultChecked={isOpenOn(day)} />
            ))}
          </div>
        </fieldset>
        <div className="grid grid-cols-2 gap-4">
          <Field name="opensAt" type="time" label={m.settings_office_opens()} defaultValue={office.opensAt} required />
          <Field
            name="closesAt"
            type="time"
            label={m.settings_office_closes()}
            defaultValue={office.closesAt}
            required
          />
        </div>
        <Checkbox
          name="isOpen"
          label={m.settings_office_is_open()}
          defaultChecked={answer ? answer.typed.isOpen !== undefined : office.isOpen}
        />
        <Field
          name="from"
          type="date"
          label={m.settings_office_from()}
          hint={m.settings_office_from_hint()}
          defaultValue={office.today}
          min={office.today}
          required
        />
        <TextArea name="why" label={m.settings_why()} rows={2} maxLength={500} required />
        <div>
          <SubmitButton name="do" value="change">
            {m.settings_office_save()}
          </SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}
