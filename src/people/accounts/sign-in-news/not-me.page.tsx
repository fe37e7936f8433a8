import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { endedCookies } from '#people/access/session-cookie.ts'
import { LinkDeed } from '#people/accounts/link-deed.tsx'
import { tokenForm } from '#people/accounts/sign-up-form.ts'
import { answerForm } from '#platform/http/forms/form-answer.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { visitOf } from '#platform/http/visit.ts'
import { m } from '#words/messages.js'
import { denySignIn } from './deny-sign-in.ts'

export const handle = { frame: { search: false } }

export function loader({ request }: LoaderFunctionArgs) {
  return { token: new URL(request.url).searchParams.get('token') ?? '' }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  return answerForm(await request.formData(), tokenForm, visit.locale, async ({ token }) => {
    const reset = await visit.write((work) => denySignIn(work, token))
    const [tokenGone = ''] = endedCookies(visit.origin)
    const query = new URLSearchParams({ token: reset, news: 'denied' })
    return redirect(`/${visit.locale}/auth/reset-password?${query}`, { headers: { 'set-cookie': tokenGone } })
  })
}

export default function NotMe() {
  const { token } = useLoaderData<typeof loader>()
  return (
    <LinkDeed
      title={m.people_not_me_title()}
      text={m.people_not_me_text()}
      action={m.people_not_me_action()}
      token={token}
      answer={useAnswer<typeof action>()}
    />
  )
}
