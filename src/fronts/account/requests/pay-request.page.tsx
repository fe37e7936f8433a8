import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { z } from 'zod'
import { payRequest } from '#checkout/requests/request-delivery.ts'
import { methodChoices } from '#checkout/steps/checkout-form.ts'
import { chosenPayment } from '#checkout/steps/chosen-payment.ts'
import { readPayWays } from '#checkout/steps/read-pay-ways.ts'
import { WayToPay } from '#checkout/steps/way-to-pay.tsx'
import { readRequest } from '#fulfilment/requests/facts/read-requests.ts'
import { routesOf } from '#money/payments/gateways/gather-gateways.ts'
import { requireCustomer } from '#people/access/require-customer.ts'
import { answerForm } from '#platform/http/forms/form-answer.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { type Visit, visitOf } from '#platform/http/visit.ts'
import { ErrorSummary } from '#platform/ui/forms/error-summary.tsx'
import { FormKey } from '#platform/ui/forms/form-key.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { newId } from '#platform/work/id.ts'
import { m } from '#words/messages.js'
import { loadRequest } from './load-request.ts'
import { afterPaying } from './post-request.ts'

// A refused action shows the present state, so the page is read again after every answer.
export const shouldRevalidate = () => true

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireCustomer(visit, request)
  const { due, mayPay, locale, request: asked } = await loadRequest(visit, params.number ?? '')
  const { number, kind } = asked
  if (!mayPay) throw redirect(`/${locale}/account/orders/request/${number}`)
  const question = { amount: due, initiator: 'payNowRequest' } as const
  const methods = await visit.read((work) => readPayWays(work, question, routesOf(visit.ports)))
  return { number, kind, due, methods, key: newId(), locale }
}

const form = z.object({ ...methodChoices, key: z.string().min(8).max(255) })

export async function action({ context, request, params }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireCustomer(visit, request)
  return answerForm(await request.formData(), form, visit.locale, async (values) =>
    redirect(await pay(visit, params.number ?? '', values)),
  )
}

async function pay(visit: Visit, number: string, { key, ...chosen }: z.output<typeof form>) {
  const payment = { key, ...chosenPayment(chosen) }
  const opened = await visit.write(async (work) => {
    const { id: requestId } = await readRequest(work, number)
    return payRequest(work, { ...payment, requestId }, routesOf(visit.ports))
  })
  return afterPaying(visit, opened, 'made')
}

export default function PayRequestPage() {
  const { number, kind, due, methods, key, locale } = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const problems = Object.entries(answer?.errors ?? {}).map(([name, text]) =>
    name === 'method' ? { name, text } : { text },
  )
  const title = m.requests_pay_title({ number, kind })
  return (
    <div className="max-w-text">
      <PageTitle>{title}</PageTitle>
      <PageHeading
        title={title}
        back={{
          to: `/${locale}/account/orders/request/${number}`,
          text: m.requests_request({ number, kind }),
        }}
      />
      <div className="flex flex-col gap-5">
        <ErrorSummary title={m.requests_problem()} errors={problems} />
        <Card>
          <div className="flex items-end justify-between gap-4">
            <span>{m.requests_sum()}</span>
            <Amount money={due} locale={locale} className="text-2xl font-semibold" />
          </div>
        </Card>
        <PostForm answer={answer} noValidate className="flex flex-col gap-5">
          <FormKey value={key} />
          <WayToPay methods={methods} locale={locale} due={due} answer={answer} />
          <SubmitButton size="large">{m.requests_pay_now()}</SubmitButton>
        </PostForm>
      </div>
    </div>
  )
}
