import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { requireCustomer } from '#people/access/require-customer.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { m } from '#words/messages.js'
import { loadSwitch } from './load-new-request.ts'
import { postRequest } from './post-request.ts'
import { RequestSteps } from './request-steps.tsx'

// A refused action shows the present state, so the page is read again after every answer.
export const shouldRevalidate = () => true

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireCustomer(visit, request)
  return loadSwitch(visit, params.number ?? '', new URL(request.url))
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireCustomer(visit, request)
  return postRequest(visit, await request.formData(), params.number ?? '')
}

export default function SwitchRequestPage() {
  const { request, choices, step, key, locale } = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>() ?? null
  const here = `/${locale}/account/orders/request/${request.number}`
  const isToPickup = choices.way === 'pickup'
  const title = isToPickup ? m.requests_switch_to_pickup() : m.requests_switch_to_delivery()
  return (
    <div className="max-w-text">
      <PageTitle>{title}</PageTitle>
      <PageHeading
        title={title}
        back={{ to: here, text: m.requests_request(request) }}
        lead={<Ltr>{request.number}</Ltr>}
      />
      {isToPickup && (
        <Notice tone="info" className="mb-5">
          {request.delivery?.pays === 'before' ? m.requests_switch_refund() : m.requests_switch_free()}
        </Notice>
      )}
      <RequestSteps
        step={step}
        facts={{ path: `${here}/switch`, choices, key, locale, answer }}
        goods={request.items}
        backToGoods={null}
      />
    </div>
  )
}
