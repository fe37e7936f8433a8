import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { WayToPay } from '#checkout/steps/way-to-pay.tsx'
import { requireCustomer } from '#people/access/require-customer.ts'
import { answerForm } from '#platform/http/forms/form-answer.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { ErrorSummary } from '#platform/ui/forms/error-summary.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { isolate } from '#platform/values/isolate.ts'
import { m } from '#words/messages.js'
import { loadSubscribe, postSubscribe, type SubscribeFacts, subscribeForm, wayOf } from './load-subscribe.ts'
import { SubscribeTerms } from './subscribe-terms.tsx'

export const handle = { frame: { width: 'text' } }

// What was refused shows what holds now: the page is read again after every answer.
export const shouldRevalidate = () => true

export function loader({ context, request, params }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  const { id } = requireCustomer(visit, request)
  const way = wayOf(new URL(request.url).searchParams.get('way'))
  return loadSubscribe(visit, id, params.packageId ?? '', way)
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireCustomer(visit, request)
  const form = await request.formData()
  return answerForm(form, subscribeForm, visit.locale, async (values) =>
    redirect(await postSubscribe(visit, params.packageId ?? '', values)),
  )
}

const titles = {
  subscribe: m.subscriptions_subscribe_title,
  renew: m.subscriptions_renew_title,
  switch: m.subscriptions_switch_title,
} as const

export default function SubscribePage() {
  const facts = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const { pack, way, isFree, key, locale, waiting, methods } = facts
  const problems = Object.entries(answer?.errors ?? {}).map(([name, text]) =>
    name === 'method' ? { name, text } : { text },
  )
  const title = titles[way]({ name: isolate(pack.name) })
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHeading
        title={title}
        lead={pack.fits}
        back={{ to: `/${locale}/packages`, text: m.subscriptions_compare() }}
      />
      <div className="flex flex-col gap-5">
        <ErrorSummary title={m.subscriptions_not_subscribed()} errors={problems} />
        <SubscribeTerms facts={facts} />
        {waiting ? (
          <Waiting facts={facts} />
        ) : (
          <PostForm answer={answer} noValidate className="flex flex-col gap-5">
            <input type="hidden" name="key" value={key} />
            <input type="hidden" name="way" value={way} />
            {!isFree && <WayToPay methods={methods} locale={locale} due={facts.due} answer={answer} />}
            <SubmitButton size="large">{buttonText(facts)}</SubmitButton>
          </PostForm>
        )}
      </div>
    </>
  )
}

function buttonText({ isFree, way }: SubscribeFacts): string {
  if (isFree) return m.subscriptions_start_free()
  if (way === 'renew') return m.subscriptions_pay_renew()
  return way === 'switch' ? m.subscriptions_pay_switch() : m.subscriptions_pay_subscribe()
}

function Waiting({ facts: { waiting, locale } }: { readonly facts: SubscribeFacts }) {
  return (
    <Notice
      tone="wait"
      title={m.subscriptions_one_waits({ name: isolate(waiting?.name ?? '') })}
      action={
        <ButtonLink kind="primary" to={`/${locale}/account/subscriptions`}>
          {m.subscriptions_to_subscriptions()}
        </ButtonLink>
      }
    >
      {m.subscriptions_one_waits_text()}
    </Notice>
  )
}
