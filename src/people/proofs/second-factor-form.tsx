import { FormProblems } from '#people/access/form-problems.tsx'
import type { QrDrawing } from '#platform/files/qr-drawing.ts'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { CopyCode } from '#platform/ui/forms/copy-code.tsx'
import { Field } from '#platform/ui/forms/field.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { QrCode } from '#platform/ui/show/qr-code.tsx'
import { m } from '#words/messages.js'

type Enrolment = { readonly secret: string; readonly email: string; readonly qr: QrDrawing }

type SecondFactorFormProps = { readonly enrolment: Enrolment | null; readonly answer: FormAnswer | undefined }

/** The code of the authenticator; at the first sign-in also the secret to enrol it. */
export function SecondFactorForm({ enrolment, answer }: SecondFactorFormProps) {
  return (
    <PostForm answer={answer} noValidate className="flex flex-col gap-5">
      <FormProblems answer={answer} />
      {enrolment && (
        <>
          <QrCode drawing={enrolment.qr} label={m.people_enrol_qr()} large />
          <CopyCode
            code={enrolment.secret.replace(/(.{4})(?=.)/g, '$1 ')}
            label={m.people_enrol_secret()}
            copyLabel={m.people_enrol_copy()}
            copiedLabel={m.people_enrol_copied()}
          />
        </>
      )}
      <Field
        label={m.people_code()}
        hint={enrolment ? m.people_code_hint_first() : m.people_code_hint()}
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        ltr
        required
        autoFocus={!enrolment}
      />
      <SubmitButton full size="large" busyLabel={m.people_busy()}>
        {m.people_code_action()}
      </SubmitButton>
    </PostForm>
  )
}
