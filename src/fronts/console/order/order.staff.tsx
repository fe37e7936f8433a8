import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { z } from 'zod'
import { messageForm } from '#care/tickets/ticket-form.ts'
import { writeAboutOrder } from '#care/tickets/write-about-order.ts'
import { permits } from '#people/access/permissions.ts'
import { requireStaff } from '#people/access/require-staff.ts'
import { answerDeeds, deed } from '#people/proofs/answer-deeds.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { foundPage } from '#platform/http/pages/found-page.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { Fold } from '#platform/ui/frame/fold.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Badge } from '#platform/ui/show/badge.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { isolateLtr } from '#platform/values/isolate.ts'
import { sayMoment } from '#platform/values/say-date.ts'
import { newId } from '#platform/work/id.ts'
import { m } from '#words/messages.js'
import { OrderActsBar } from './order-acts-bar.tsx'
import { OrderCases } from './order-cases.tsx'
import { OrderHistory } from './order-history.tsx'
import { OrderItems } from './order-items.tsx'
import { OrderMoney } from './order-money.tsx'
import { OrderSide } from './order-side.tsx'
import { OrderTalk } from './order-talk.tsx'
import { OrderWay } from './order-way.tsx'
import { readOrderDesk } from './read-order-desk.ts'
import { showOrderPhones } from './show-order-phones.ts'

/** Everything about one order, for whoever has its number in hand; what is done with it has screens of its own, to which it leads. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  const who = requireStaff(visit, 'orders', request)
  const order = await foundPage(visit.read((work) => readOrderDesk(work, params.number ?? '')))
  const { locale, site, now } = visit
  // Whole numbers are shown when asked for, and the look is written down.
  const isShown = order.sight.contact && new URL(request.url).searchParams.has('number')
  const shown = isShown ? await visit.write((work) => showOrderPhones(work, order.number)) : null
  return {
    order: shown ? { ...order, address: shown.address, customer: { ...order.customer, phone: shown.phone } } : order,
    locale,
    site,
    now,
    done: new URL(request.url).searchParams.get('done') ?? '',
    messageKey: newId(),
    leads: {
      mayBuy: permits(who, 'purchase'),
      mayReceive: permits(who, 'receive'),
      mayShip: permits(who, 'customs'),
      mayAsk: permits(who, 'requests'),
      mayTrack: permits(who, 'couriers'),
    },
  }
}

const sentMessage = messageForm.extend({ key: z.string() })

/** Answers the customer in the order's ticket, or keeps a note there. */
export async function action({ context, request, params }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'orders', request)
  const order = params.number ?? ''
  const say = (isNote: boolean) =>
    deed(
      sentMessage,
      (work, { key, message: said, item }) => writeAboutOrder(work, { key, order, said, itemId: item || null, isNote }),
      () => redirect(`/${visit.locale}/ops/orders/${order}#comments`),
    )
  return answerDeeds(visit, await request.formData(), { write: say(false), note: say(true) }, `ops/orders/${order}`)
}

export default function StaffOrder() {
  const { order, locale, site, now, done, leads, messageKey } = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const { number } = order
  const ops = `/${locale}/ops`
  const place = { ops, locale, site }
  return (
    <>
      <PageTitle>{m.console_order({ number })}</PageTitle>
      <PageHeading
        title={m.console_order({ number: isolateLtr(number) })}
        back={{ to: `${ops}/find`, text: m.console_order_back() }}
        aside={<Badge tone="info">{order.statusLabel}</Badge>}
      />
      {done === 'cancelled' && (
        <Notice tone="ok" role="status" className="mb-4">
          {m.orders_unbought_done()}
        </Notice>
      )}
      {order.editedSince && (
        <Notice tone="warn" className="mb-4">
          {m.console_order_edited_since({ time: sayMoment(order.editedSince, locale, site) })}
        </Notice>
      )}
      <OrderActsBar order={order} ops={ops} />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-4 lg:order-2">
          <OrderSide order={order} locale={locale} site={site} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <OrderItems items={order.items} hidden={order.hidden} locale={locale} site={site} now={now} />
          <OrderCases cases={order.cases} {...place} />
          <OrderWay order={order} leads={leads} {...place} />
          <OrderMoney order={order} {...place} />
          <OrderTalk order={order} formKey={messageKey} answer={answer} {...place} />
          <Card flush>
            <Fold
              id="history"
              title={<span className="font-semibold">{m.console_order_history()}</span>}
              aside={<Ltr>{order.steps.length}</Ltr>}
            >
              <OrderHistory steps={order.steps} locale={locale} site={site} />
            </Fold>
          </Card>
        </div>
      </div>
    </>
  )
}
