import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router'
import { FormProblems } from '#people/access/form-problems.tsx'
import { requireStaff } from '#people/access/require-staff.ts'
import { SavedNotice } from '#people/access/saved-notice.tsx'
import { sessionCookie } from '#people/access/session-cookie.ts'
import { changePasswordForm } from '#people/accounts/sign-up-form.ts'
import { tryPasswordChange } from '#people/accounts/try-password-change.ts'
import { answerForm } from '#platform/http/forms/form-answer.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { PasswordField } from '#platform/ui/forms/password-field.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { m } from '#words/messages.js'
import { changeOwnPassword } from './change-own-password.ts'

export function loader({ context, request }: LoaderFunctionArgs) {
  requireStaff(visitOf(context), 'overview', request)
  return null
}

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'overview', request)
  return answerForm(await request.formData(), changePasswordForm, visit.locale, async (values) => {
    const session = await tryPasswordChange(visit, () => changeOwnPassword(visit, values, visit))
    const headers = new Headers()
    if (session) headers.append('set-cookie', sessionCookie(session, visit.origin))
    return redirect(`/${visit.locale}/ops/password?saved=1`, { headers })
  })
}

/** A member's own password: the old one is asked for, whatever their roles. */
export default function OwnPassword() {
  const answer = useAnswer<typeof action>()
  return (
    <div className="max-w-text">
      <PageTitle>{m.staff_own_title()}</PageTitle>
      <PageHeading title={m.staff_own_title()} lead={m.staff_own_lead()} />
      <Card as="div">
        <PostForm answer={answer} noValidate className="flex flex-col gap-5">
          <FormProblems answer={answer} />
          <SavedNotice hidden={answer !== undefined} />
          <PasswordField label={m.staff_own_old()} name="oldPassword" autoComplete="current-password" required />
          <PasswordField
            label={m.staff_own_new()}
            name="password"
            autoComplete="new-password"
            minLength={12}
            required
            hint={m.staff_join_password_hint()}
          />
          <SubmitButton className="self-start" busyLabel={m.people_busy()}>
            {m.staff_own_action()}
          </SubmitButton>
        </PostForm>
      </Card>
    </div>
  )
}
