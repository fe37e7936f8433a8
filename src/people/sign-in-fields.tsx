import type { ReactNode } from 'react'
import type { FormAnswer } from '#platform/answer-form.ts'
import { Checkbox } from '#platform/ui/checkbox.tsx'
import { Field } from '#platform/ui/field.tsx'
import { m } from '#words/messages.js'
import { FormProblems } from './form-problems.tsx'

type SignInFieldsProps = {
  readonly answer: FormAnswer | undefined
  readonly remember?: boolean
  readonly help?: ReactNode
}

/** Email and password, as customers and staff enter them. */
export function SignInFields({ answer, remember = false, help }: SignInFieldsProps) {
  return (
    <>
      <FormProblems answer={answer} />
      {help}
      <Field
        label={m.people_email()}
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        ltr
        required
        defaultValue={answer?.typed.email}
        error={answer?.errors.email}
      />
      <Field
        label={m.people_password()}
        name="password"
        type="password"
        autoComplete="current-password"
        ltr
        required
        error={answer?.errors.password}
      />
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
