import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { requireCustomer } from '#people/access/require-customer.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { EmptyState } from '#platform/ui/show/empty-state.tsx'
import { m } from '#words/messages.js'
import { choicesPath } from './choices-path.ts'
import { GoodsStep } from './goods-step.tsx'
import { loadNewRequest } from './load-new-request.ts'
import { postRequest } from './post-request.ts'
import { RequestSteps } from './request-steps.tsx'

// A refused action shows the present state, so the page is read again after every answer.
export const shouldRevalidate = () => true

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireCustomer(visit, request)
  return loadNewRequest(visit, new URL(request.url))
}

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireCustomer(visit, request)
  return postRequest(visit, await request.formData(), null)
}

export default function NewRequestPage() {
  const { waiting, isNothingChosen, choices, wish, step, key, locale } = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>() ?? null
  const list = `/${locale}/account/orders/request`
  const path = `${list}/new`
  const title = m.requests_new()
  return (
    <div className="max-w-text">
      <PageTitle>{title}</PageTitle>
      <PageHeading title={title} lead={m.requests_new_lead()} back={{ to: list, text: m.requests_yours() }} />
      {waiting.length === 0 ? (
        <EmptyState
          drawing="parcel"
          title={m.requests_nothing_waits()}
          text={m.requests_nothing_waits_text()}
          level={2}
        />
      ) : step === null ? (
        <GoodsStep path={path} waiting={waiting} choices={choices} isNothingChosen={isNothingChosen} wish={wish} />
      ) : (
        <RequestSteps
          step={step}
          facts={{ path, choices, key, locale, answer }}
          goods={waiting.filter((item) => choices.items.includes(item.id))}
          backToGoods={choicesPath(path, { ...choices, way: null })}
        />
      )}
    </div>
  )
}
