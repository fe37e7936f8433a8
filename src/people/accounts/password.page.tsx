import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { FormProblems } from '#people/access/form-problems.tsx'
import { requireCustomer } from '#people/access/require-customer.ts'
import { SavedNotice } from '#people/access/saved-notice.tsx'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { PasswordField } from '#platform/ui/forms/password-field.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { answerPasswordChange } from './answer-password-change.ts'
import { NewPasswordField } from './new-password-field.tsx'

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
        <PostForm answer={answer} noValidate className="flex flex-col gap-5">
          <FormProblems answer={answer} />
          <SavedNotice hidden={answer !== undefined} />
          <PasswordField label={m.people_change_old()} name="oldPassword" autoComplete="current-password" required />
          <TextLink to={`/${getLocale()}/auth/forgot-password`} quiet className="self-start text-sm">
            {m.people_no_password_yet()}
          </TextLink>
          <NewPasswordField label={m.people_change_new()} />
          <SubmitButton className="self-start" busyLabel={m.people_busy()}>
            {m.people_change_action()}
          </SubmitButton>
        </PostForm>
      </Card>
    </div>
  )
}
