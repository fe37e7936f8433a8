import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { z } from 'zod'
import { readOrderMessages } from '#care/tickets/order-messages.ts'
import { MessageForm } from '#care/tickets/pages/message-form.tsx'
import { MessageList } from '#care/tickets/pages/message-list.tsx'
import { messageForm } from '#care/tickets/ticket-form.ts'
import { writeAboutOrder } from '#care/tickets/write-about-order.ts'
import { readShortItems } from '#fulfilment/custody/read-short-items.ts'
import { permits } from '#people/access/permissions.ts'
import { requireStaff } from '#people/access/require-staff.ts'
import { answerDeeds, deed } from '#people/proofs/answer-deeds.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { foundPage } from '#platform/http/pages/found-page.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Facts } from '#platform/ui/lists/facts.tsx'
import { Badge } from '#platform/ui/show/badge.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { isolateLtr } from '#platform/values/isolate.ts'
import { sayMoment } from '#platform/values/say-date.ts'
import { newId } from '#platform/work/id.ts'
import type { Work } from '#platform/work/work.ts'
import { PackageLine } from '#pricing/subscriptions/packages/package-line.tsx'
import { readSubscriptions } from '#pricing/subscriptions/read-subscriptions.ts'
import { mayCancelOrder } from '#selling/orders/cancelling/cancel-unbought.ts'
import { findMoves } from '#selling/orders/items/find-moves.ts'
import { paymentLabel } from '#selling/orders/items/item-label.ts'
import { readOrder } from '#selling/orders/read-order.ts'
import { readStaffOrder, type StaffOrder as StaffOrderFacts } from '#selling/orders/review/read-staff-order.ts'
import { m } from '#words/messages.js'
import { OrderHistory } from './order-history.tsx'
import { OrderItems } from './order-items.tsx'
import { OrderPieces } from './order-pieces.tsx'
import { readOrderPieces } from './read-order-pieces.ts'
import { readOrderSteps } from './read-order-steps.ts'

/** Everything about one order, for whoever has its number in hand; working on it is done in the queues. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'orders', request)
  const done = new URL(request.url).searchParams.get('done') ?? ''
  return { done, ...(await foundPage(visit.read((work) => readFacts(work, params.number ?? '')))) }
}

/** Answers the customer in the order's ticket. */
export async function action({ context, request, params }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'orders', request)
  const order = params.number ?? ''
  const write = deed(
    messageForm.extend({ key: z.string() }),
    (work, { key, message: said, item }) => writeAboutOrder(work, { key, order, said, itemId: item || null }),
    () => redirect(`/${visit.locale}/ops/orders/${order}#comments`),
  )
  return answerDeeds(visit, await request.formData(), { write }, `ops/orders/${order}`)
}

async function readFacts(work: Work, number: string) {
  const { locale, site, now } = work
  const { id, removeBox, items, money, status, statusLabel, paymentStatus, placedAt } = await readOrder(work, number)
  const { customer, editedSince, wayToPay } = await readStaffOrder(work, number)
  const history = await readOrderSteps(work, items)
  const pieces = await readOrderPieces(work, items)
  const short = await readShortItems(work, { id, items })
  const { active, requested } = customer ? await readSubscriptions(work, customer.id) : noPackage
  return {
    locale,
    site,
    now,
    number,
    items,
    money,
    status,
    statusLabel,
    paymentStatus,
    placedAt,
    customer,
    editedSince,
    wayToPay,
    history,
    pieces,
    short,
    removeBox,
    talk: await readOrderMessages(work, id),
    messageKey: newId(),
    mayOpenTicket: permits(work.who, 'tickets'),
    mayCancel: await mayCancelOrder(work, number),
    mayGiveUp: items.some(({ state }) => findMoves(work.who, state, 'writeOff').length > 0),
    active,
    requested,
  }
}

function wayToPayText({ method, isAfterReview }: StaffOrderFacts['wayToPay']): string {
  return isAfterReview ? m.orders_review_paid_later_by({ method }) : method
}

const noPackage = { active: null, requested: null } as const

export default function StaffOrder() {
  const order = useLoaderData<typeof loader>()
  const { locale, site, now, number, items, money, statusLabel, paymentStatus, placedAt, customer, history } = order
  const answer = useAnswer<typeof action>()
  const amount = (minor: bigint) => <Amount money={{ minor, currency: money.currency }} locale={locale} />
  return (
    <>
      <PageTitle>{m.console_order({ number })}</PageTitle>
      <PageHeading
        title={m.console_order({ number: isolateLtr(number) })}
        back={{ to: `/${locale}/ops/find`, text: m.console_order_back() }}
        aside={<Badge tone="info">{statusLabel}</Badge>}
      />
      {order.done === 'cancelled' && (
        <Notice tone="ok" role="status" className="mb-4">
          {m.orders_unbought_done()}
        </Notice>
      )}
      {order.editedSince && (
        <Notice tone="warn" className="mb-4">
          {m.console_order_edited_since({ time: sayMoment(order.editedSince, locale, site) })}
        </Notice>
      )}
      <div className="mb-6 grid gap-4 lg:grid-cols-2">
        <Card title={m.console_order_customer()}>
          <p className="font-semibold">
            <bdi>{customer && `${customer.firstName} ${customer.lastName}`}</bdi>
          </p>
          <p>
            <bdi dir="ltr" className="wrap-anywhere">
              {customer?.email}
            </bdi>
          </p>
          {customer?.phone && (
            <p>
              <Ltr>{customer.phone}</Ltr>
            </p>
          )}
          {order.active && <PackageLine one={order.active} locale={locale} site={site} />}
          {order.requested && <PackageLine one={order.requested} locale={locale} site={site} />}
        </Card>
        <Card title={m.console_order_payment()} aside={paymentLabel(paymentStatus, locale)}>
          <Facts
            items={[
              {
                term: m.console_order_box(),
                value: order.removeBox ? m.console_order_box_removed() : m.console_order_box_kept(),
              },
              { term: m.console_order_placed(), value: sayMoment(placedAt, locale, site) },
              { term: m.console_order_method(), value: wayToPayText(order.wayToPay) },
              { term: m.console_order_total(), value: amount(money.total) },
              { term: m.console_order_paid(), value: amount(money.paid) },
              { term: m.console_order_due(), value: amount(money.due) },
            ]}
          />
        </Card>
      </div>
      <h2 className="mb-3 text-lg">{m.console_order_items()}</h2>
      <OrderItems items={items} short={order.short} locale={locale} now={now} />
      {order.mayCancel && (
        <ButtonLink size="small" to={`/${locale}/ops/orders/${number}/cancel`} className="mt-4">
          {m.console_order_cancel_whole()}
        </ButtonLink>
      )}
      {order.mayGiveUp && (
        <div className="mt-4 flex flex-wrap gap-3">
          <ButtonLink size="small" to={`/${locale}/ops/orders/${number}/cancel`}>
            {m.console_order_cancel()}
          </ButtonLink>
          <ButtonLink size="small" to={`/${locale}/ops/orders/${number}/discrepancy`}>
            {m.orders_case_begin()}
          </ButtonLink>
          <ButtonLink size="small" to={`/${locale}/ops/orders/${number}/write-off`}>
            {m.console_order_write_off()}
          </ButtonLink>
        </div>
      )}
      <OrderPieces pieces={order.pieces} locale={locale} site={site} />
      <Card
        title={m.tickets_messages()}
        id="comments"
        className="mt-8 max-w-3xl"
        aside={
          order.talk.ticket &&
          order.mayOpenTicket && (
            <TextLink to={`/${locale}/ops/tickets/${order.talk.ticket}`}>
              {m.tickets_one({ number: isolateLtr(order.talk.ticket) })}
            </TextLink>
          )
        }
      >
        <div className="flex flex-col gap-4">
          <MessageList who="staff" messages={order.talk.messages} place={{ locale, site }} />
          <MessageForm
            key={order.talk.messages.length}
            who="staff"
            items={items}
            formKey={order.messageKey}
            answer={answer}
          />
        </div>
      </Card>
      <h2 className="mt-8 mb-3 text-lg">{m.console_order_history()}</h2>
      <OrderHistory steps={history} locale={locale} site={site} />
    </>
  )
}
