import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { WayToPay } from '#checkout/steps/way-to-pay.tsx'
import { requireCustomer } from '#people/access/require-customer.ts'
import { answerForm } from '#platform/http/forms/form-answer.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { ErrorSummary } from '#platform/ui/forms/error-summary.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { isolate } from '#platform/values/isolate.ts'
import { m } from '#words/messages.js'
import { loadPayPackage, payForm, postPayPackage } from './load-subscribe.ts'

// What was refused shows what holds now: the page is read again after every answer.
export const shouldRevalidate = () => true

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  const facts = await loadPayPackage(visit, requireCustomer(visit, request).id)
  if (!facts) throw redirect(`/${visit.locale}/account/subscriptions`)
  return facts
}

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireCustomer(visit, request)
  const form = await request.formData()
  return answerForm(form, payForm, visit.locale, async (values) => redirect(await postPayPackage(visit, values)))
}

export default function PayPackagePage() {
  const { name, due, methods, key, locale } = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const problems = Object.entries(answer?.errors ?? {}).map(([field, text]) =>
    field === 'method' ? { name: field, text } : { text },
  )
  const title = m.subscriptions_pay_title({ name: isolate(name) })
  return (
    <div className="max-w-text">
      <PageTitle>{title}</PageTitle>
      <PageHeading title={title} back={{ to: `/${locale}/account/subscriptions`, text: m.subscriptions_own_title() }} />
      <div className="flex flex-col gap-5">
        <ErrorSummary title={m.subscriptions_not_paid()} errors={problems} />
        <Card>
          <div className="flex items-end justify-between gap-4">
            <span>{m.subscriptions_you_pay()}</span>
            <Amount money={due} locale={locale} className="text-2xl font-semibold" />
          </div>
        </Card>
        <PostForm answer={answer} noValidate className="flex flex-col gap-5">
          <input type="hidden" name="key" value={key} />
          <WayToPay methods={methods} locale={locale} due={due} answer={answer} />
          <SubmitButton size="large">{m.subscriptions_pay_now()}</SubmitButton>
        </PostForm>
      </div>
    </div>
  )
}
