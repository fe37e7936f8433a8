import { Field } from '#platform/ui/forms/field.tsx'
import { m } from '#words/messages.js'

type NameFieldsProps = {
  readonly values: { readonly firstName?: string; readonly lastName?: string }
}

/** First and last name beside each other if there is room. */
export function NameFields({ values }: NameFieldsProps) {
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-4">
      <Field
        label={m.people_first_name()}
        name="firstName"
        autoComplete="given-name"
        dir="auto"
        maxLength={60}
        required
        defaultValue={values.firstName}
      />
      <Field
        label={m.people_last_name()}
        name="lastName"
        autoComplete="family-name"
        dir="auto"
        maxLength={60}
        required
        defaultValue={values.lastName}
      />
    </div>
  )
}
