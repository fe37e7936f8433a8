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
import { m } from '#words/messages.js'
import { resendActivation } from './ask-account-link.ts'
import { emailForm } from './sign-up-form.ts'
import { tryAccountMail } from './try-account-mail.ts'

export const handle = { frame: { search: false } }

export function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const asked = emailForm.safeParse({ email: query.get('email') ?? '' })
  return { email: asked.success ? asked.data.email : '', news: query.get('news') }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  const backUrl = backUrlOf(request)
  return answerForm(await request.formData(), emailForm, visit.locale, async ({ email }) => {
    await tryAccountMail(visit, () =>
      visit.write((work) => resendActivation(work, email, { origin: visit.origin, backUrl })),
    )
    return redirect(withBackUrl(`/${visit.locale}/auth/check-mail`, backUrl, { email, news: 'resent' }))
  })
}

export default function CheckMail() {
  const { email, news } = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  return (
    <DoorCard title={m.people_checkmail_title()}>
      <PostForm answer={answer} noValidate className="flex flex-col gap-5">
        <FormProblems answer={answer} />
        {news === 'resent' && !answer && <Notice tone="ok" role="status" title={m.people_checkmail_resent()} />}
        {news === 'registered' && email ? (
          <p>
            {m.people_checkmail_to()}{' '}
            <bdi dir="ltr" className="inline-block max-w-full break-all font-semibold">
              {email}
            </bdi>
          </p>
        ) : (
          <p>{m.people_checkmail_text()}</p>
        )}
        <p className="text-soft">{m.people_checkmail_not_found()}</p>
        <Field
          label={m.people_email()}
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          ltr
          required
          defaultValue={email}
        />
        <SubmitButton kind="secondary" full busyLabel={m.people_busy()}>
          {m.people_checkmail_resend()}
        </SubmitButton>
      </PostForm>
    </DoorCard>
  )
}
