import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { backUrlOf, withBackUrl } from '#people/access/back-url.ts'
import { DoorCard } from '#people/access/door-card.tsx'
import { FormProblems } from '#people/access/form-problems.tsx'
import { endedCookies } from '#people/access/session-cookie.ts'
import { answerForm } from '#platform/http/forms/form-answer.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { visitOf } from '#platform/http/visit.ts'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { m } from '#words/messages.js'
import { NewPasswordField } from './new-password-field.tsx'
import { resetPassword } from './reset-password.ts'
import { resetPasswordForm } from './sign-up-form.ts'

export const handle = { frame: { search: false } }

export function loader({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const token = searchParams.get('token') ?? ''
  const news = searchParams.get('news')
  return { locale: visitOf(context).locale, token, news, backUrl: backUrlOf(request) }
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
  const { locale, token, news, backUrl } = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  return (
    <DoorCard
      title={m.people_reset_title()}
      lead={m.people_reset_lead()}
      below={<TextLink to={withBackUrl(`/${locale}/auth/forgot-password`, backUrl)}>{m.people_reset_again()}</TextLink>}
    >
      <PostForm answer={answer} noValidate className="flex flex-col gap-5">
        <FormProblems answer={answer} />
        {news === 'emailBack' && <Notice tone="ok" role="status" title={m.people_undo_done()} />}
        {news === 'denied' && <Notice tone="ok" role="status" title={m.people_not_me_done()} />}
        <input type="hidden" name="token" value={token} />
        <NewPasswordField label={m.people_change_new()} />
        <SubmitButton full size="large" busyLabel={m.people_busy()}>
          {m.people_reset_action()}
        </SubmitButton>
      </PostForm>
    </DoorCard>
  )
}
