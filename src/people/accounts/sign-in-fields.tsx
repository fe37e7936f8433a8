import type { ReactNode } from 'react'
import { FormProblems } from '#people/access/form-problems.tsx'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { Checkbox } from '#platform/ui/forms/checkbox.tsx'
import { Field } from '#platform/ui/forms/field.tsx'
import { PasswordField } from '#platform/ui/forms/password-field.tsx'
import { m } from '#words/messages.js'

type SignInFieldsProps = {
  readonly answer: FormAnswer | undefined
  readonly remember?: boolean
  /** Whether the browser may offer passkeys with the address. */
  readonly passkeys?: boolean
  readonly help?: ReactNode
}

/** Email and password, as customers and staff enter them. */
export function SignInFields({ answer, remember = false, passkeys = false, help }: SignInFieldsProps) {
  return (
    <>
      <FormProblems answer={answer} />
      {help}
      <Field
        label={m.people_email()}
        name="email"
        type="email"
        autoComplete={passkeys ? 'username webauthn' : 'username'}
        inputMode="email"
        ltr
        required
      />
      <PasswordField label={m.people_password()} name="password" autoComplete="current-password" required />
      {remember && (
        <Checkbox
          label={m.people_signin_remember()}
          hint={m.people_signin_remember_hint()}
          name="rememberMe"
          defaultChecked={answer?.typed.rememberMe === 'on'}
        />
      )}
    </>
  )
}
