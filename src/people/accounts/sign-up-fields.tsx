import { FormProblems } from '#people/access/form-problems.tsx'
import { NameFields } from '#people/access/name-fields.tsx'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { Checkbox } from '#platform/ui/forms/checkbox.tsx'
import { Field } from '#platform/ui/forms/field.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { m } from '#words/messages.js'
import { NewPasswordField } from './new-password-field.tsx'

type SignUpFieldsProps = { readonly answer: FormAnswer | undefined; readonly termsUrl: string }

export function SignUpFields({ answer, termsUrl }: SignUpFieldsProps) {
  const typed = answer?.typed ?? {}
  return (
    <>
      <FormProblems answer={answer} />
      <NameFields values={typed} />
      <Field label={m.people_email()} name="email" type="email" autoComplete="email" inputMode="email" ltr required />
      <Field
        label={m.people_phone()}
        name="phone"
        type="tel"
        autoComplete="tel"
        ltr
        optional={m.people_optional()}
        hint={m.people_signup_phone_hint()}
      />
      <NewPasswordField label={m.people_password()} />
      <div className="flex flex-col gap-1">
        <Checkbox
          name="terms"
          required
          defaultChecked={typed.terms === 'on'}
          label={
            <>
              {m.people_signup_terms_before()}{' '}
              <TextLink href={termsUrl} newTab>
                {m.people_signup_terms_link()}
              </TextLink>
            </>
          }
        />
        <Checkbox
          name="newsletter"
          defaultChecked={typed.newsletter === 'on'}
          label={m.people_signup_newsletter()}
          hint={m.people_signup_newsletter_hint()}
        />
      </div>
      <SubmitButton full size="large" busyLabel={m.people_busy()}>
        {m.people_signup_action()}
      </SubmitButton>
    </>
  )
}
