import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { backUrlOf, withBackUrl } from '#people/access/back-url.ts'
import { DoorCard } from '#people/access/door-card.tsx'
import { answerForm } from '#platform/http/forms/form-answer.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { visitOf } from '#platform/http/visit.ts'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { m } from '#words/messages.js'
import { activateAccount } from './activate-account.ts'
import { tokenForm } from './sign-up-form.ts'

export const handle = { frame: { search: false } }

export function loader({ context, request }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  return { locale: visitOf(context).locale, token, backUrl: backUrlOf(request) }
}

// A button, not the link itself: programs that open links in mail before its reader must not use it up.
export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  const backUrl = backUrlOf(request)
  return answerForm(await request.formData(), tokenForm, visit.locale, async ({ token }) => {
    await visit.write((work) => activateAccount(work, token))
    return redirect(withBackUrl(`/${visit.locale}/auth/signin`, backUrl, { news: 'activated' }))
  })
}

export default function Activate() {
  const { locale, token, backUrl } = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const isSpent = answer !== undefined || token === ''
  return (
    <DoorCard title={m.people_activate_title()}>
      {isSpent ? (
        <Notice
          tone="warn"
          role="alert"
          title={m.people_activate_spent()}
          action={
            <>
              <ButtonLink to={withBackUrl(`/${locale}/auth/signin`, backUrl)}>{m.people_signin_action()}</ButtonLink>
              <ButtonLink to={withBackUrl(`/${locale}/auth/check-mail`, backUrl)} kind="quiet">
                {m.people_signin_resend()}
              </ButtonLink>
            </>
          }
        >
          {m.people_activate_spent_text()}
        </Notice>
      ) : (
        <PostForm answer={answer} noValidate className="flex flex-col gap-5">
          <p>{m.people_activate_text()}</p>
          <input type="hidden" name="token" value={token} />
          <SubmitButton full size="large" busyLabel={m.people_busy()}>
            {m.people_activate_action()}
          </SubmitButton>
        </PostForm>
      )}
    </DoorCard>
  )
}
