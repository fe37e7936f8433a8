import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { backUrlOf, backWith, withBackUrl } from '#people/access/back-url.ts'
import { DoorCard } from '#people/access/door-card.tsx'
import { FormProblems } from '#people/access/form-problems.tsx'
import { keepForm } from '#people/access/kept-form.ts'
import { requireCustomer } from '#people/access/require-customer.ts'
import { answerForm } from '#platform/http/forms/form-answer.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { visitOf } from '#platform/http/visit.ts'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { doDeed } from '#platform/work/do-deed.ts'
import { m } from '#words/messages.js'
import { CodeSent, EnterCode } from './mail-code-fields.tsx'
import { askProofForm, enterCodeForm } from './mail-code-form.ts'
import { askProofCode, proveByMailCode, readOwnEmail } from './prove-by-mail-code.ts'
import { readAskedCode } from './read-asked-code.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireCustomer(visit, request)
  const [asked, email] = [await readAskedCode(visit, request), await readOwnEmail(visit)]
  return { locale: visit.locale, backUrl: backUrlOf(request), ask: asked?.ask ?? null, email }
}

/** Mails the code, keeping the form that waits for it, and takes it; then back to the page before. */
export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireCustomer(visit, request)
  const [form, backUrl, { locale }] = [await request.formData(), backUrlOf(request), visit]
  return doDeed(form, {
    askCode: () =>
      answerForm(form, askProofForm, locale, async ({ waits }) => {
        const { id } = await askProofCode(visit)
        const kept = waits && backUrl ? keepForm(visit, form) : null
        const back = kept && backUrl ? backWith(backUrl, { kept: kept.id }) : backUrl
        const headers = kept ? { 'set-cookie': kept.cookie } : undefined
        return redirect(withBackUrl(`/${locale}/account/confirm/code`, back, { ask: id }), { headers })
      }),
    enterCode: () =>
      answerForm(form, enterCodeForm, locale, async (entered) => {
        await proveByMailCode(visit, entered)
        return redirect(backUrl ?? `/${locale}/account`)
      }),
  })
}

export default function ConfirmCode() {
  const { locale, backUrl, ask, email } = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const passwordUrl = withBackUrl(`/${locale}/account/confirm`, backUrl)
  if (ask !== null)
    return (
      <DoorCard title={m.people_by_code_title()} lead={<CodeSent email={email} />}>
        <EnterCode answer={answer} signInUrl={passwordUrl} ask={ask} email={email} />
      </DoorCard>
    )
  return (
    <DoorCard title={m.people_confirm_title()} lead={m.people_proof_by_code_lead({ email })}>
      <PostForm answer={answer} noValidate className="flex flex-col gap-5">
        <FormProblems answer={answer} />
        <input type="hidden" name="do" value="askCode" />
        <SubmitButton full size="large" busyLabel={m.people_busy()}>
          {m.people_by_code_send()}
        </SubmitButton>
        <TextLink to={passwordUrl} quiet className="self-center">
          {m.people_by_code_password()}
        </TextLink>
      </PostForm>
    </DoorCard>
  )
}
