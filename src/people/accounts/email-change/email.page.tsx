import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { requireCustomer } from '#people/access/require-customer.ts'
import { sessionCookie } from '#people/access/session-cookie.ts'
import { readOwnEmail } from '#people/accounts/mail-code/prove-by-mail-code.ts'
import { needsProof, takeProof } from '#people/proofs/take-proof.ts'
import { answerForm } from '#platform/http/forms/form-answer.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { doDeed } from '#platform/work/do-deed.ts'
import { isId } from '#platform/work/id.ts'
import { m } from '#words/messages.js'
import { readEmailChange, tryEmailChange } from './ask-email-change.ts'
import { enterEmailCode } from './change-email.ts'
import { AskNewEmail, EnterNewEmailCode } from './email-change-fields.tsx'
import { emailCodeForm, newEmailForm } from './email-change-form.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireCustomer(visit, request)
  const ask = new URL(request.url).searchParams.get('ask') ?? ''
  const asked = isId(ask) ? await visit.read((work) => readEmailChange(work, ask)) : null
  const { locale } = visit
  return { locale, email: await readOwnEmail(visit), asks: needsProof(visit), asked: asked && { ask, to: asked.email } }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  const form = await request.formData()
  requireCustomer(visit, request, form)
  const profile = `/${visit.locale}/account/profile`
  return doDeed(form, {
    ask: () =>
      answerForm(form, newEmailForm, visit.locale, async ({ email }) => {
        await takeProof(visit, form)
        return redirect(`${profile}/email?ask=${(await tryEmailChange(visit, email)).id}`)
      }),
    enter: () =>
      answerForm(form, emailCodeForm, visit.locale, async (entered) => {
        await takeProof(visit, form)
        const session = await enterEmailCode(visit, entered)
        const headers = session ? { 'set-cookie': sessionCookie(session, visit.origin) } : undefined
        return redirect(`${profile}?saved=1`, { headers })
      }),
  })
}

export default function EmailPage() {
  const { locale, email, asks, asked } = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const back = { to: `/${locale}/account/profile`, text: m.people_profile_title() }
  return (
    <div className="max-w-text">
      <PageTitle>{m.people_email_title()}</PageTitle>
      <PageHeading title={m.people_email_title()} lead={m.people_email_lead()} back={back} />
      <Card as="div">
        {asked ? (
          <EnterNewEmailCode answer={answer} asks={asks} {...asked} again={`/${locale}/account/profile/email`} />
        ) : (
          <AskNewEmail answer={answer} asks={asks} email={email} />
        )}
      </Card>
    </div>
  )
}
