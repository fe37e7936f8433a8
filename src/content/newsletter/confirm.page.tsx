import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { DoorCard } from '#people/access/door-card.tsx'
import { refusedAnswer } from '#platform/http/forms/form-answer.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { visitOf } from '#platform/http/visit.ts'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { m } from '#words/messages.js'
import { confirmByLink, isOpenLink } from './confirm-subscription.ts'

export const handle = { frame: { search: false } }

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  const isDone = new URL(request.url).searchParams.has('confirmed')
  const isOpen = !isDone && (await visit.read((work) => isOpenLink(work, params.token ?? '')))
  return { locale: visit.locale, isDone, isOpen }
}

// A button, not the link itself: programs that open links in mail before its reader must not press it.
export async function action({ context, request, params }: ActionFunctionArgs) {
  const visit = visitOf(context)
  const form = await request.formData()
  try {
    await visit.write((work) => confirmByLink(work, params.token ?? '', visit))
  } catch (refused) {
    return refusedAnswer(refused, form, visit.locale)
  }
  return redirect(`/${visit.locale}/newsletter/confirm/done?confirmed=1`)
}

export default function ConfirmNewsletter() {
  const { locale, isDone, isOpen } = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  if (isDone)
    return (
      <DoorCard title={m.newsletter_confirmed_title()}>
        <Notice tone="ok" role="status">
          {m.newsletter_confirmed_text()}
        </Notice>
        <ButtonLink to={`/${locale}`} className="mt-4">
          {m.newsletter_home()}
        </ButtonLink>
      </DoorCard>
    )
  return (
    <DoorCard title={m.newsletter_confirm_title()}>
      {isOpen && !answer ? (
        <PostForm answer={answer} noValidate className="flex flex-col gap-5">
          <p>{m.newsletter_confirm_text()}</p>
          <SubmitButton full size="large">
            {m.newsletter_confirm_action()}
          </SubmitButton>
        </PostForm>
      ) : (
        <Notice
          tone="warn"
          role="alert"
          title={m.newsletter_spent()}
          action={<ButtonLink to={`/${locale}/newsletter`}>{m.newsletter_spent_again()}</ButtonLink>}
        >
          {m.newsletter_spent_text()}
        </Notice>
      )}
    </DoorCard>
  )
}
