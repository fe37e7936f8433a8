import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { cancelledText } from '#fronts/account/cancelling/cancelled-text.ts'
import { EditLink, EditOpen } from '#fronts/account/edit/edit-link.tsx'
import { ReadyCard } from '#fronts/account/ready-card.tsx'
import { ExpectedNote } from '#fulfilment/expectations/expected-note.tsx'
import { RefundCard } from '#money/payments/refunds/refund-card.tsx'
import { HoldClock } from '#money/payments/refunds/refund-clock-card.tsx'
import { requireCustomer } from '#people/access/require-customer.ts'
import { answerDeeds } from '#people/proofs/answer-deeds.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Badge } from '#platform/ui/show/badge.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { money } from '#platform/values/amounts/money.ts'
import { isolateLtr } from '#platform/values/isolate.ts'
import { sayDay } from '#platform/values/say-date.ts'
import { CheckPrice } from '#pricing/quote/explain/check-price.tsx'
import { CommentThread } from '#selling/orders/comments/comment-thread.tsx'
import { mayChooseBox, stillComes } from '#selling/orders/may-choose-box.ts'
import { m } from '#words/messages.js'
import { loadOrder, type OrderFacts } from './load-order.ts'
import { OrderAsks } from './order-asks.tsx'
import { OrderCosts } from './order-costs.tsx'
import { orderDeeds } from './order-deeds.ts'
import { OrderItems } from './order-items.tsx'
import { OrderPayments } from './order-payments.tsx'
import { OrderRequests } from './order-requests.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { stateTone } from './state-tone.ts'

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
      <PageHeading
        title={m.account_order_title({ number: isolateLtr(order.number) })}
        back={{ to: `${home}/account/orders`, text: m.account_orders() }}
        aside={
          <Badge tone={stateTone(order.status)} wraps>
            {order.statusLabel}
          </Badge>
        }
        lead={m.account_placed_on({ date: sayDay(order.placedAt, locale, site) })}
      />
      <div className="flex flex-col gap-5">
        {doneText && (
          <Notice tone="ok" role="status" closeLabel={m.account_close()} closeTo={path}>
            {doneText}
          </Notice>
        )}
        {facts.cancelReason && order.status === 'cancelled' && (
          <Notice tone="neutral" title={m.account_cancelled_because({ reason: facts.cancelReason })}>
            {order.comment && <bdi>{order.comment}</bdi>}
          </Notice>
        )}
        <EditOpen state={facts.edit} path={path} />
        {/* Nothing is paid or decided while the customer edits the order. */}
        {!facts.edit.since && <OrderAsks facts={facts} home={home} problem={answer ?? null} />}
        {requests
          .filter(({ request }) => request.code !== null)
          .map(({ request, qr }) => (
            <ReadyCard key={request.id} request={request} qr={qr} home={home} on={order.number} />
          ))}
        <div className="grid items-start gap-5 xl:grid-cols-2">
          <div className="flex min-w-0 flex-col gap-5 max-xl:contents">
            <Card title={m.account_items()} flush>
              <OrderItems order={order} short={facts.short} path={path} locale={locale} />
            </Card>
            <Card title={m.account_costs()} id="cost">
              <OrderCosts order={order} locale={locale} />
              <TextLink to={`${path}/invoice`} icon="receipt" className="mt-2 min-h-11 text-sm">
                {m.account_invoice()}
              </TextLink>
              <CheckPrice tables={order.tables} href={`/api/orders/${order.number}/quote`} />
            </Card>
          </div>
          {/* Customers look for the goods more often than for the cost: on a phone the timeline comes first. */}
          <div className="flex min-w-0 flex-col gap-5 max-xl:contents">
            <div className="max-xl:order-first">
              <Card title={m.account_tracking()}>
                {facts.expected && <ExpectedNote expected={facts.expected} locale={locale} site={site} />}
                <OrderTimeline order={order} cancelled={order} locale={locale} site={site} />
              </Card>
            </div>
            <OrderRequests
              requests={requests.map(({ request }) => request)}
              wish={facts.wish}
              locale={locale}
              site={site}
            />
            <OrderPayments facts={facts} />
            <OrderRefunds facts={facts} />
            {stillComes(order) && <OrderBox removeBox={order.removeBox} mayChoose={mayChooseBox(order)} />}
          </div>
        </div>
        <Card title={m.orders_comments()} id="comments">
          <CommentThread
            who="customer"
            comments={facts.comments}
            items={order.items}
            formKey={facts.commentKey}
            typed={answer?.typed.do === 'comment' ? answer.typed : {}}
            errors={answer?.errors ?? {}}
            place={{ locale, site }}
          />
        </Card>
        <div className="flex flex-wrap items-start gap-3">
          <EditLink state={facts.edit} path={path} status={order.status} why={facts.editLocked} />
          {order.mayCancel && (
            <ButtonLink to={`${path}/cancel`} kind="danger">
              {m.account_cancel()}
            </ButtonLink>
          )}
          {facts.mayAskToCancel && <ButtonLink to={`${path}/ask-cancel`}>{m.account_ask_to_cancel()}</ButtonLink>}
          {facts.mayReturn && (
            <ButtonLink to={`${home}/account/returns/new?order=${order.number}`} icon="refresh">
              {m.account_return_goods()}
            </ButtonLink>
          )}
        </div>
      </div>
    </>
  )
}

type OrderBoxProps = { readonly removeBox: boolean; readonly mayChoose: boolean }

/** Whether the boxes are kept, for the whole order; can be changed until the first item is packed. */
function OrderBox({ removeBox, mayChoose }: OrderBoxProps) {
  return (
    <Card title={m.account_box()}>
      <p className="font-semibold">{removeBox ? m.account_box_removed() : m.account_box_kept()}</p>
      <p className="text-soft">{mayChoose ? m.account_box_note() : m.account_box_decided()}</p>
      {mayChoose && (
        <Form method="post" preventScrollReset className="mt-3">
          <input type="hidden" name="removeBox" value={removeBox ? 'no' : 'yes'} />
          <SubmitButton name="do" value="box" kind="secondary">
            {removeBox ? m.account_box_keep() : m.account_box_remove()}
          </SubmitButton>
        </Form>
      )}
    </Card>
  )
}

/**
 * The refunds of an order, each with its clock: on hold until the customer accepts, in the balance, or on its way to
 * the card.
 */
function OrderRefunds({ facts }: { readonly facts: OrderFacts }) {
  const { refunds, holds, order, locale, site } = facts
  if (refunds.length === 0 && holds.length === 0) return null
  const { currency } = order.money
  return (
    <Card title={m.account_refunds()}>
      <div className="flex flex-col gap-5">
        {holds.map(({ id, minor, until }) => (
          <HoldClock key={id} amount={money(minor, currency)} until={until} locale={locale} site={site} />
        ))}
        {refunds.map((refund) => (
          <RefundCard key={refund.id} refund={refund} home={`/${locale}`} locale={locale} site={site} />
        ))}
      </div>
    </Card>
  )
}
