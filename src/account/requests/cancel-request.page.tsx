import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { z } from 'zod'
import { requireCustomer } from '#people/require-customer.ts'
import { answerForm } from '#platform/answer-form.ts'
import { foundPage } from '#platform/found-page.ts'
import { PageTitle } from '#platform/page-title.tsx'
import { ButtonLink } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { PageHeading } from '#platform/ui/page-heading.tsx'
import { SubmitButton } from '#platform/ui/submit-button.tsx'
import { useAnswer } from '#platform/use-answer.ts'
import { visitOf } from '#platform/visit.ts'
import { cancelRequest } from '#requests/cancel-request.ts'
import { readRequest } from '#requests/read-requests.ts'
import { isOpenRequest } from '#requests/request-moves.ts'
import { m } from '#words/messages.js'

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireCustomer(visit, request)
  const found = await foundPage(visit.read((work) => readRequest(work, params.number ?? '')))
  const { number, kind, items, state, wish, delivery } = found
  if (!isOpenRequest(state) || wish !== null) throw redirect(`/${visit.locale}/account/orders/request/${number}`)
  return { number, kind, items, isPaidBefore: delivery?.pays === 'before', locale: visit.locale }
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

/** Giving a request up is asked once more, with what becomes of goods and money. */
export default function CancelRequestPage() {
  const { number, kind, items, isPaidBefore, locale } = useLoaderData<typeof loader>()
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
        {isPaidBefore && <p className="mt-3 text-soft">{m.requests_cancel_refund()}</p>}
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
