import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { answerForm } from '#platform/answer-form.ts'
import { Field } from '#platform/ui/field.tsx'
import { SubmitButton } from '#platform/ui/submit-button.tsx'
import { TextLink } from '#platform/ui/text-link.tsx'
import { useAnswer } from '#platform/use-answer.ts'
import { visitOf } from '#platform/visit.ts'
import { m } from '#words/messages.js'
import { backUrlOf, withBackUrl } from './back-url.ts'
import { DoorCard } from './door-card.tsx'
import { FormProblems } from './form-problems.tsx'
import { resetPassword } from './reset-password.ts'
import { endedCookies } from './session-cookie.ts'
import { resetPasswordForm } from './sign-up-form.ts'

export const handle = { frame: { search: false } }

export function loader({ context, request }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  return { locale: visitOf(context).locale, token, backUrl: backUrlOf(request) }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  const backUrl = backUrlOf(request)
  return answerForm(await request.formData(), resetPasswordForm, visit.locale, async (values) => {
    await resetPassword(visit, values, visit.origin)
    const [tokenGone = ''] = endedCookies(visit.origin)
    const door = withBackUrl(`/${visit.locale}/auth/signin`, backUrl, { news: 'changed' })
    return redirect(door, { headers: { 'set-cookie': tokenGone } })
  })
}

export default function ResetPassword() {
  const { locale, token, backUrl } = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  return (
    <DoorCard
      title={m.people_reset_title()}
      lead={m.people_reset_lead()}
      below={<TextLink to={withBackUrl(`/${locale}/auth/forgot-password`, backUrl)}>{m.people_reset_again()}</TextLink>}
    >
      <Form method="post" noValidate className="flex flex-col gap-5">
        <FormProblems answer={answer} />
        <input type="hidden" name="token" value={token} />
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
        <SubmitButton full size="large" busyLabel={m.people_busy()}>
          {m.people_reset_action()}
        </SubmitButton>
      </Form>
    </DoorCard>
  )
}
