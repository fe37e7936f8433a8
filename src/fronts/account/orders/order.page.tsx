import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { cancelledText } from '#fronts/account/cancelling/cancelled-text.ts'
import { EditLink, EditOpen } from '#fronts/account/edit/edit-link.tsx'
import { ReadyCard } from '#fronts/account/ready-card.tsx'
import { StorageNote } from '#fulfilment/storage/storage-note.tsx'
import { requireCustomer } from '#people/access/require-customer.ts'
import { answerDeeds } from '#people/proofs/answer-deeds.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { m } from '#words/messages.js'
import { loadOrder, type OrderFacts } from './load-order.ts'
import { OrderAsks } from './order-asks.tsx'
import { OrderBar } from './order-bar.tsx'
import { OrderChanges } from './order-changes.tsx'
import { orderDeeds } from './order-deeds.ts'
import { OrderFolds } from './order-folds.tsx'
import { OrderHead } from './order-head.tsx'
import { OrderTimeline } from './order-timeline.tsx'

export const handle = { frame: { width: 'full', bottom: false }, menu: false }

// A refused action shows the present state, so the page is read again after every answer.
export const shouldRevalidate = () => true

export function loader({ context, request, params }: LoaderFunctionArgs) {
  return loadOrder(visitOf(context), request, params.number ?? '')
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireCustomer(visit, request)
  const { number = '' } = params
  return answerDeeds(visit, await request.formData(), orderDeeds(number), `account/orders/${number}`)
}

const doneTexts: Readonly<Record<string, () => string>> = {
  placed: m.account_done_placed,
  accept: m.account_done_accept,
  decide: m.account_done_decide,
  complete: m.account_done_complete,
  pickup: m.account_done_pickup,
  box: m.account_done_box,
  nationalId: m.account_done_national_id,
  edited: m.account_edit_done_applied,
  left: m.account_edit_done_left,
}

export default function OrderPage() {
  const facts = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const done = useSearchParams()[0].get('done') ?? ''
  const doneText = done === 'cancelled' ? cancelledText(facts.order, facts.locale) : doneTexts[done]?.()
  const { order, requests, locale, site } = facts
  const home = `/${locale}`
  const path = `${home}/account/orders/${order.number}`
  return (
    <>
      <PageTitle>{m.account_order_title({ number: order.number })}</PageTitle>
      {doneText && (
        <Notice
          tone="ok"
          role="status"
          closeLabel={m.account_close()}
          closeTo={path}
          className="mx-auto my-3 max-w-shop max-lg:mx-4 lg:my-5"
        >
          {doneText}
        </Notice>
      )}
      <OrderHead facts={facts} home={home} />
      <div className="mx-auto grid max-w-shop items-start gap-6 px-4 pt-5 sm:px-6 lg:grid-cols-[minmax(0,1fr)_26.25rem] lg:gap-10 lg:pt-10">
        <div className="flex min-w-0 flex-col gap-5">
          {facts.cancelReason && order.status === 'cancelled' && (
            <Notice tone="neutral" title={m.account_cancelled_because({ reason: facts.cancelReason })}>
              {order.comment && <bdi>{order.comment}</bdi>}
            </Notice>
          )}
          <EditOpen state={facts.edit} path={path} />
          {/* Nothing is paid or decided while the customer edits the order. */}
          {!facts.edit.since && <OrderAsks facts={facts} home={home} problem={answer ?? null} />}
          <div id="ready" className="contents">
            {requests
              .filter(({ request }) => request.code !== null)
              .map(({ request, qr }) => (
                <ReadyCard key={request.id} request={request} qr={qr} home={home} on={order.number} />
              ))}
          </div>
          <StorageNote news={facts.storage} />
          <OrderChanges facts={facts} />
          <Card title={m.account_journey()} id="journey">
            <OrderTimeline order={order} photos={facts.photos} locale={locale} site={site} />
          </Card>
        </div>
        <aside className="flex min-w-0 flex-col gap-4 lg:sticky lg:top-6">
          <OrderFolds facts={facts} path={path} problem={answer ?? null} />
          <OrderActions facts={facts} home={home} path={path} />
        </aside>
      </div>
      <OrderBar facts={facts} home={home} />
    </>
  )
}

type OrderActionsProps = { readonly facts: OrderFacts; readonly home: string; readonly path: string }

/** What else may be done with the order. */
function OrderActions({ facts, home, path }: OrderActionsProps) {
  const { order } = facts
  return (
    <div className="flex flex-wrap items-start gap-3">
      <EditLink state={facts.edit} path={path} status={order.status} why={facts.editLocked} />
      {order.mayCancel && (
        <ButtonLink to={`${path}/cancel`} kind="danger">
          {m.account_cancel()}
        </ButtonLink>
      )}
      {facts.mayAskToCancel && <ButtonLink to={`${path}/ask-cancel`}>{m.account_ask_to_cancel()}</ButtonLink>}
      <Form method="post" action={`${path}/again`}>
        <input type="hidden" name="all" value="1" />
        <SubmitButton kind="secondary" icon="cart">
          {m.account_again()}
        </SubmitButton>
      </Form>
      {facts.mayReturn && (
        <ButtonLink to={`${home}/account/returns/new?order=${order.number}`} icon="refresh">
          {m.account_return_goods()}
        </ButtonLink>
      )}
    </div>
  )
}
