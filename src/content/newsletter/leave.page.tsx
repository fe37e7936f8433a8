import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { DoorCard } from '#people/access/door-card.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { m } from '#words/messages.js'
import { endSubscription } from './end-subscription.ts'
import { leaveTokens } from './newsletter.ports.ts'

export const handle = { frame: { search: false } }

export function loader({ context, request, params }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  if (visit.ports.get(leaveTokens).read(params.token ?? '') === null) throw data(null, { status: 404 })
  return { locale: visit.locale, hasLeft: new URL(request.url).searchParams.has('left') }
}

export async function action({ context, params }: ActionFunctionArgs) {
  const visit = visitOf(context)
  const { token = '' } = params
  const id = visit.ports.get(leaveTokens).read(token)
  if (id === null) throw data(null, { status: 404 })
  await visit.write((work) => endSubscription(work, { id, kind: 'left', place: 'leave_page' }))
  return redirect(`/${visit.locale}/newsletter/leave/${token}?left=1`)
}

/** From the last line of each newsletter. A button, because programs that look at mails open its links. */
export default function LeaveNewsletter() {
  const { locale, hasLeft } = useLoaderData<typeof loader>()
  return (
    <DoorCard title={hasLeft ? m.newsletter_left_title() : m.newsletter_leave_title()}>
      {hasLeft ? (
        <>
          <Notice tone="ok" role="status">
            {m.newsletter_left_text()}
          </Notice>
          <ButtonLink to={`/${locale}/newsletter`} className="mt-4">
            {m.newsletter_left_again()}
          </ButtonLink>
        </>
      ) : (
        <PostForm answer={null} className="flex flex-col gap-5">
          <p>{m.newsletter_leave_text()}</p>
          <SubmitButton full size="large">
            {m.newsletter_leave()}
          </SubmitButton>
        </PostForm>
      )}
    </DoorCard>
  )
}
