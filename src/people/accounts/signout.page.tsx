import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { DoorCard } from '#people/access/door-card.tsx'
import { clearSiteData, endedCookies } from '#people/access/session-cookie.ts'
import { signOut } from '#people/access/sign-out.ts'
import { visitOf } from '#platform/http/visit.ts'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { m } from '#words/messages.js'

export const handle = { frame: { search: false } }

export function loader({ context }: LoaderFunctionArgs) {
  const { who, locale } = visitOf(context)
  if (who.kind === 'guest') throw redirect(`/${locale}/auth/signin`)
  return { stay: who.kind === 'staff' ? `/${locale}/ops` : `/${locale}/account` }
}

export async function action({ context }: ActionFunctionArgs) {
  const { token, who, locale, origin, write } = visitOf(context)
  if (token) await write((work) => signOut(work, token))
  const headers = new Headers(clearSiteData)
  for (const cookie of endedCookies(origin)) headers.append('set-cookie', cookie)
  return redirect(who.kind === 'staff' ? `/${locale}/ops/signin` : `/${locale}/auth/signin`, { headers })
}

export default function SignOut() {
  const { stay } = useLoaderData<typeof loader>()
  return (
    <DoorCard title={m.people_signout_title()}>
      <Form method="post" noValidate className="flex flex-col gap-5">
        <p>{m.people_signout_text()}</p>
        <div className="flex flex-wrap gap-3">
          <SubmitButton busyLabel={m.people_busy()}>{m.people_signout_action()}</SubmitButton>
          <ButtonLink to={stay} kind="quiet">
            {m.people_cancel()}
          </ButtonLink>
        </div>
      </Form>
    </DoorCard>
  )
}
