import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { z } from 'zod'
import { cancelRequest } from '#fulfilment/requests/cancel-request.ts'
import { readRequest } from '#fulfilment/requests/facts/read-requests.ts'
import { isOpenRequest } from '#fulfilment/requests/request-moves.ts'
import { requireCustomer } from '#people/access/require-customer.ts'
import { answerForm } from '#platform/http/forms/form-answer.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { foundPage } from '#platform/http/pages/found-page.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { m } from '#words/messages.js'

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireCustomer(visit, request)
  const found = await foundPage(visit.read((work) => readRequest(work, params.number ?? '')))
  const { number, kind, items, state, wish, delivery } = found
  if (!isOpenRequest(state) || wish !== null) throw redirect(`/${visit.locale}/account/orders/request/${number}`)
  return {
    number,
    kind,
    items,
    isPaidBefore: delivery?.pays === 'before',
    isPrepaid: (delivery?.prepaidMinor ?? 0n) > 0n,
    locale: visit.locale,
  }
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireCustomer(visit, request)
  const number = params.number ?? ''
  return answerForm(await request.formData(), z.object({}), visit.locale, async () => {
    const ended = await visit.write(async (work) => cancelRequest(work, (await readRequest(work, number)).id, null))
    const mark = ended === 'done' ? 'cancelled' : 'asked'
    return redirect(`/${visit.locale}/account/orders/request/${number}?done=${mark}`)
  })
}

/** Cancelling a request asks for confirmation, with what happens to goods and money. */
export default function CancelRequestPage() {
  const { number, kind, items, isPaidBefore, isPrepaid, locale } = useLoaderData<typeof loader>()
  const problem = useAnswer<typeof action>()?.errors.general
  const here = `/${locale}/account/orders/request/${number}`
  return (
    <div className="max-w-text">
      <PageTitle>{m.requests_cancel_title({ kind })}</PageTitle>
      <PageHeading
        title={m.requests_cancel_title({ kind })}
        lead={m.requests_cancel_text()}
        back={{ to: here, text: m.requests_request({ number, kind }) }}
      />
      {problem && (
        <Notice tone="bad" role="alert" className="mb-5">
          {problem}
        </Notice>
      )}
      <Card as="div">
        {items.map((item) => (
          <bdi key={item.id} className="line-clamp-1">
            {item.title}
          </bdi>
        ))}
        {isPaidBefore && (
          <p className="mt-3 text-soft">{isPrepaid ? m.requests_cancel_prepaid() : m.requests_cancel_refund()}</p>
        )}
        <Form method="post" className="mt-5 flex flex-wrap gap-3">
          <SubmitButton kind="danger">{m.requests_cancel_confirm({ kind })}</SubmitButton>
          <ButtonLink to={here} kind="quiet">
            {m.requests_keep()}
          </ButtonLink>
        </Form>
      </Card>
    </div>
  )
}
