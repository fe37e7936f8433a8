import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { WaitingPayments } from '#checkout/paying/waiting-payments.tsx'
import { kindLabel } from '#fulfilment/requests/facts/request-label.ts'
import { StorageNote } from '#fulfilment/storage/storage-note.tsx'
import { requireCustomer } from '#people/access/require-customer.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Timeline } from '#platform/ui/lists/timeline.tsx'
import { Badge } from '#platform/ui/show/badge.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { ProductThumb } from '#platform/ui/show/product-thumb.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { isolateLtr } from '#platform/values/isolate.ts'
import { sayDay, sayTime } from '#platform/values/say-date.ts'
import { m } from '#words/messages.js'
import { choicesPath } from './choices-path.ts'
import { DeliveryFacts } from './delivery-facts.tsx'
import { loadRequest, type RequestFacts } from './load-request.ts'
import { PickupFacts } from './pickup-facts.tsx'
import { RequestDue } from './request-due.tsx'
import { requestTone } from './request-tone.ts'

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireCustomer(visit, request)
  return loadRequest(visit, params.number ?? '')
}

const doneTexts: Readonly<Record<string, (of: { kind: string }) => string>> = {
  made: m.requests_done_made,
  switched: m.requests_done_switched,
  asked: m.requests_done_asked,
  cancelled: m.requests_done_cancelled,
}

export default function RequestPage() {
  const facts = useLoaderData<typeof loader>()
  const { request, locale, site } = facts
  const done = doneTexts[useSearchParams()[0].get('done') ?? '']
  const list = `/${locale}/account/orders/request`
  const path = `${list}/${request.number}`
  const again = request.state === 'cancelled' ? waitingIn(request) : []
  const title = m.requests_request(request)
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHeading
        title={title}
        back={{ to: list, text: m.requests_yours() }}
        aside={<Badge tone={requestTone(request.state)}>{request.stateLabel}</Badge>}
        lead={`${kindLabel(request.kind, locale)} · ${sayDay(request.createdAt, locale, site)}`}
      />
      <div className="flex max-w-text flex-col gap-5">
        {done && (
          <Notice tone="ok" role="status" closeLabel={m.account_close()} closeTo={path}>
            {done(request)}
          </Notice>
        )}
        {request.wish !== null && (
          <Notice tone="wait" title={m.requests_wish_title()}>
            {request.wish === 'cancel' ? m.requests_wish_cancel_text() : m.requests_wish_pickup_text()}
          </Notice>
        )}
        <WaitingPayments payments={facts.waiting} locale={locale} />
        <RequestDue facts={facts} path={path} />
        <StorageNote news={facts.storage} />
        {request.kind === 'PickUp' ? <PickupFacts facts={facts} /> : <DeliveryFacts facts={facts} />}
        <Goods facts={facts} />
        {again.length > 0 && (
          <ButtonLink
            kind="primary"
            icon="bag"
            className="self-start"
            to={choicesPath(`${list}/new`, { items: again, way: null, office: '', address: '', company: '' })}
          >
            {m.requests_choose_again()}
          </ButtonLink>
        )}
        {facts.mayChange && (
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={`${path}/switch`} icon={request.kind === 'PickUp' ? 'truck' : 'store'}>
              {request.kind === 'PickUp' ? m.requests_switch_to_delivery() : m.requests_switch_to_pickup()}
            </ButtonLink>
            <ButtonLink to={`${path}/cancel`} kind="danger">
              {m.requests_cancel(request)}
            </ButtonLink>
          </div>
        )}
        <Card title={m.requests_history()}>
          <Timeline
            label={m.requests_history()}
            stateLabels={{
              done: m.requests_mark_done(),
              now: m.requests_mark_now(),
              next: m.requests_mark_next(),
              trouble: m.requests_mark_trouble(),
            }}
            steps={facts.steps.map((step, at) => ({
              key: `${at}`,
              title: step.text,
              at: sayTime(step.at, locale, site),
              state: at < facts.steps.length - 1 ? 'done' : request.state === 'cancelled' ? 'trouble' : 'now',
            }))}
          />
        </Card>
      </div>
    </>
  )
}

// Goods of an ended request that are not in another one.
function waitingIn({ items }: RequestFacts['request']): readonly string[] {
  return items.filter((item) => item.state === 'waiting_delivery_request').map((item) => item.id)
}

function Goods({ facts: { request, locale } }: { readonly facts: RequestFacts }) {
  return (
    <Card title={m.requests_goods_in_it()} flush>
      <ul className="divide-y divide-line">
        {request.items.map((item) => (
          <li key={item.id} className="flex items-center gap-3 px-4 py-3">
            <ProductThumb src={item.image} alt="" size={48} />
            <div className="min-w-0 grow">
              <bdi className="line-clamp-2">{item.title}</bdi>
              <TextLink to={`/${locale}/account/orders/${item.orderNumber}`} className="text-sm">
                {m.requests_of_order({ number: isolateLtr(item.orderNumber) })}
              </TextLink>
            </div>
            <span className="shrink-0 text-sm text-soft">× {item.quantity}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
