import { PasswordField } from '#platform/ui/forms/password-field.tsx'
import { m } from '#words/messages.js'

/** A password that is set, with what it must be. */
export function NewPasswordField({ label }: { readonly label: string }) {
  return (
    <PasswordField
      label={label}
      name="password"
      autoComplete="new-password"
      minLength={8}
      required
      hint={m.people_signup_password_hint()}
    />
  )
}
