import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { backUrlOf, withBackUrl } from '#people/access/back-url.ts'
import { DoorCard } from '#people/access/door-card.tsx'
import { FormProblems } from '#people/access/form-problems.tsx'
import { answerForm } from '#platform/http/forms/form-answer.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { visitOf } from '#platform/http/visit.ts'
import { Field } from '#platform/ui/forms/field.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { m } from '#words/messages.js'
import { requestPasswordReset } from './ask-account-link.ts'
import { emailForm } from './sign-up-form.ts'
import { tryAccountMail } from './try-account-mail.ts'

export const handle = { frame: { search: false } }

export function loader({ context, request }: LoaderFunctionArgs) {
  const isSent = new URL(request.url).searchParams.has('sent')
  return { locale: visitOf(context).locale, backUrl: backUrlOf(request), isSent }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  const backUrl = backUrlOf(request)
  return answerForm(await request.formData(), emailForm, visit.locale, async ({ email }) => {
    await tryAccountMail(visit, () =>
      visit.write((work) => requestPasswordReset(work, email, { origin: visit.origin, backUrl })),
    )
    return redirect(withBackUrl(`/${visit.locale}/auth/forgot-password`, backUrl, { sent: '1' }))
  })
}

export default function ForgotPassword() {
  const { locale, backUrl, isSent } = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  return (
    <DoorCard
      title={m.people_forgot_title()}
      lead={m.people_forgot_lead()}
      below={<TextLink to={withBackUrl(`/${locale}/auth/signin`, backUrl)}>{m.people_forgot_back()}</TextLink>}
    >
      <PostForm answer={answer} noValidate className="flex flex-col gap-5">
        <FormProblems answer={answer} />
        {isSent && !answer && <Notice tone="ok" role="status" title={m.people_forgot_sent()} />}
        <Field label={m.people_email()} name="email" type="email" autoComplete="email" inputMode="email" ltr required />
        <SubmitButton full size="large" busyLabel={m.people_busy()}>
          {m.people_forgot_action()}
        </SubmitButton>
      </PostForm>
    </DoorCard>
  )
}
