import { type ActionFunctionArgs, Form, type LoaderFunctionArgs } from 'react-router'
import { PageTitle } from '#platform/page-title.tsx'
import { Card } from '#platform/ui/card.tsx'
import { Field } from '#platform/ui/field.tsx'
import { PageHeading } from '#platform/ui/page-heading.tsx'
import { SubmitButton } from '#platform/ui/submit-button.tsx'
import { useAnswer } from '#platform/use-answer.ts'
import { visitOf } from '#platform/visit.ts'
import { m } from '#words/messages.js'
import { answerPasswordChange } from './answer-password-change.ts'
import { FormProblems } from './form-problems.tsx'
import { requireCustomer } from './require-customer.ts'
import { SavedNotice } from './saved-notice.tsx'

export function loader({ context, request }: LoaderFunctionArgs) {
  requireCustomer(visitOf(context), request)
  return null
}

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireCustomer(visit, request)
  return answerPasswordChange(visit, await request.formData())
}

export default function PasswordPage() {
  const answer = useAnswer<typeof action>()
  return (
    <div className="max-w-text">
      <PageTitle>{m.people_change_title()}</PageTitle>
      <PageHeading title={m.people_change_title()} lead={m.people_change_lead()} />
      <Card as="div">
        <Form method="post" noValidate className="flex flex-col gap-5">
          <FormProblems answer={answer} />
          <SavedNotice hidden={answer !== undefined} />
          <Field
            label={m.people_change_old()}
            name="oldPassword"
            type="password"
            autoComplete="current-password"
            ltr
            required
            error={answer?.errors.oldPassword}
          />
          <Field
            label={m.people_change_new()}
            name="password"
            type="password"
            autoComplete="new-password"
            minLength={8}
            ltr
            required
            hint={m.people_signup_password_hint()}
            error={answer?.errors.password}
          />
          <SubmitButton className="self-start" busyLabel={m.people_busy()}>
            {m.people_change_action()}
          </SubmitButton>
        </Form>
      </Card>
    </div>
  )
}
