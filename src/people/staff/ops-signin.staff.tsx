import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { backUrlOf, withBackUrl } from '#people/access/back-url.ts'
import { sessionCookie } from '#people/access/session-cookie.ts'
import { SignInFields } from '#people/accounts/sign-in-fields.tsx'
import { signInForm } from '#people/accounts/sign-up-form.ts'
import { trySignIn } from '#people/accounts/try-sign-in.ts'
import { answerForm } from '#platform/http/forms/form-answer.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { reloadAfterRefusal } from '#platform/http/pages/reload-after-refusal.ts'
import { visitOf } from '#platform/http/visit.ts'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { m } from '#words/messages.js'
import { StaffDoor } from './staff-door.tsx'

export const shouldRevalidate = reloadAfterRefusal

export function loader({ context, request }: LoaderFunctionArgs) {
  const { who, locale } = visitOf(context)
  if (who.kind === 'staff') throw redirect(backUrlOf(request) ?? `/${locale}/ops`)
  return { locale }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  return answerForm(await request.formData(), signInForm, visit.locale, async (values) => {
    const session = await trySignIn(visit, 'staff', values, request.headers.get('user-agent') ?? '')
    const headers = { 'set-cookie': sessionCookie(session, visit.origin) }
    return redirect(withBackUrl(`/${visit.locale}/ops/signin/code`, backUrlOf(request)), { headers })
  })
}

export default function StaffSignIn() {
  const { locale } = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  return (
    <StaffDoor locale={locale} title={m.people_ops_title()} lead={m.people_ops_lead()}>
      <PostForm answer={answer} noValidate className="flex flex-col gap-5">
        <SignInFields answer={answer} />
        <SubmitButton full size="large" busyLabel={m.people_busy()}>
          {m.people_signin_action()}
        </SubmitButton>
      </PostForm>
    </StaffDoor>
  )
}
