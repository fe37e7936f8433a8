import { type FormEvent, useState } from 'react'
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData, useSubmit } from 'react-router'
import { browserName } from '#people/access/browser-name.ts'
import { FormProblems } from '#people/access/form-problems.tsx'
import { requireCustomer } from '#people/access/require-customer.ts'
import { requireProvedPage } from '#people/proofs/take-proof.ts'
import { answerForm } from '#platform/http/forms/form-answer.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { Button } from '#platform/ui/forms/button.tsx'
import { Field } from '#platform/ui/forms/field.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { m } from '#words/messages.js'
import { tryAddPasskey } from './add-passkey.ts'
import { addPasskeyForm } from './passkey-forms.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireCustomer(visit, request)
  await requireProvedPage(visit, request)
  const name =
    browserName(request.headers.get('user-agent') ?? '') ?? m.people_passkey_this({}, { locale: visit.locale })
  return { security: `/${visit.locale}/account/security`, name }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireCustomer(visit, request)
  return answerForm(await request.formData(), addPasskeyForm, visit.locale, async (made) => {
    await tryAddPasskey(visit, made)
    return redirect(`/${visit.locale}/account/security?done=passkeyAdded`)
  })
}

export default function AddPasskey() {
  const { security, name } = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const { make, problem, isBusy } = useMadePasskey()
  return (
    <div className="max-w-text">
      <PageTitle>{m.people_passkey_add_title()}</PageTitle>
      <PageHeading
        title={m.people_passkey_add_title()}
        lead={m.people_passkey_add_lead()}
        back={{ to: security, text: m.people_security_title() }}
      />
      <Card as="div">
        <PostForm answer={answer} noValidate className="flex flex-col gap-5" onSubmit={make}>
          <FormProblems answer={problem ? { errors: { general: problem } } : answer} />
          <Field
            label={m.people_passkey_name()}
            hint={m.people_passkey_name_hint()}
            name="name"
            dir="auto"
            maxLength={60}
            required
            defaultValue={name}
          />
          <Button type="submit" kind="primary" icon="key" busy={isBusy} className="self-start noscript:hidden">
            {m.people_passkey_add_action()}
          </Button>
          <p className="hidden noscript:block">{m.people_passkey_script()}</p>
        </PostForm>
      </Card>
    </div>
  )
}

// The form is sent with what the authenticator made.
function useMadePasskey() {
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const submit = useSubmit()
  const make = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    setBusy(true)
    setProblem('')
    try {
      if (!('PublicKeyCredential' in window)) return setProblem(m.people_passkey_unable())
      const { makePasskey } = await import('#people/proofs/browser-passkey.ts')
      const made = await makePasskey()
      if (!made) return setProblem(m.people_passkey_not_made())
      for (const [key, value] of Object.entries(made)) fields.set(key, value)
      await submit(fields, { method: 'post' })
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    } finally {
      setBusy(false)
    }
  }
  return { make, problem, isBusy }
}
