import { Field } from '#platform/ui/forms/field.tsx'
import { m } from '#words/messages.js'

/** A password that is set, with what it must be. */
export function NewPasswordField({ label }: { readonly label: string }) {
  return (
    <Field
      label={label}
      name="password"
      type="password"
      autoComplete="new-password"
      minLength={8}
      ltr
      required
      hint={m.people_signup_password_hint()}
    />
  )
}
