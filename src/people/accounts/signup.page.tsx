import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { backUrlOf, withBackUrl } from '#people/access/back-url.ts'
import { DoorCard } from '#people/access/door-card.tsx'
import { answerForm } from '#platform/http/forms/form-answer.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { visitOf } from '#platform/http/visit.ts'
import { FormKey } from '#platform/ui/forms/form-key.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { newId } from '#platform/work/id.ts'
import { once } from '#platform/work/once.ts'
import { m } from '#words/messages.js'
import { limitProbes } from './probe-limit.ts'
import { prepareSignUp, signUp } from './sign-up.ts'
import { SignUpFields } from './sign-up-fields.tsx'
import { signUpForm } from './sign-up-form.ts'
import { tryAccountMail } from './try-account-mail.ts'

export const handle = { frame: { search: false } }

export function loader({ context, request }: LoaderFunctionArgs) {
  const { who, locale } = visitOf(context)
  const backUrl = backUrlOf(request)
  if (who.kind === 'customer') throw redirect(backUrl ?? `/${locale}/account`)
  return { locale, backUrl, key: newId() }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  const backUrl = backUrlOf(request)
  const form = await request.formData()
  return answerForm(form, signUpForm, visit.locale, async (values) => {
    const { email } = values
    const to = { origin: visit.origin, backUrl }
    const key = String(form.get('key') ?? '')
    await tryAccountMail(visit, async () => {
      const registration = await prepareSignUp(values)
      return limitProbes(visit, () =>
        visit.write((work) => once(work, key, { email }, () => signUp(work, registration, to))),
      )
    })
    return redirect(withBackUrl(`/${visit.locale}/auth/check-mail`, backUrl, { email, news: 'registered' }))
  })
}

export default function SignUp() {
  const { locale, backUrl, key } = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  return (
    <DoorCard
      title={m.people_signup_title()}
      lead={m.people_signup_lead()}
      below={
        <p>
          {m.people_signup_have()}{' '}
          <TextLink to={withBackUrl(`/${locale}/auth/signin`, backUrl)}>{m.people_signin_action()}</TextLink>
        </p>
      }
    >
      <PostForm answer={answer} noValidate className="flex flex-col gap-5">
        <FormKey value={key} />
        <SignUpFields answer={answer} termsUrl={`/${locale}/terms`} />
      </PostForm>
    </DoorCard>
  )
}
