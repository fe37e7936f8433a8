import type { WishedDelivery } from '#fronts/account/requests/read-wish.ts'
import type { RequestView } from '#fulfilment/requests/facts/read-requests.ts'
import { kindLabel } from '#fulfilment/requests/facts/request-label.ts'
import { Disclosure } from '#platform/ui/frame/disclosure.tsx'
import { Badge } from '#platform/ui/show/badge.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import type { Tone } from '#platform/ui/show/tone.ts'
import { isolate } from '#platform/values/isolate.ts'
import { sayDay } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'

type OrderRequestsProps = {
  readonly requests: readonly RequestView[]
  /** The delivery chosen at checkout, as long as it is to come. */
  readonly wish: WishedDelivery | null
  readonly locale: Locale
  readonly site: Site
}

const tones: Partial<Readonly<Record<RequestView['state'], Tone>>> = { fulfilled: 'ok', cancelled: 'neutral' }

/** The pickup and delivery requests of an order: open and ended ones. */
export function OrderRequests({ requests, wish, locale, site }: OrderRequestsProps) {
  if (requests.length === 0 && !wish) return null
  const isOver = ({ state }: RequestView) => state === 'fulfilled' || state === 'cancelled'
  const [active, past] = [requests.filter((one) => !isOver(one)), requests.filter(isOver)]
  const rows = (some: readonly RequestView[]) => (
    <ul className="divide-y divide-line">
      {some.map((request) => (
        <li key={request.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
          <div className="min-w-0">
            <p className="font-semibold">
              {kindLabel(request.kind, locale)}{' '}
              <TextLink to={`/${locale}/account/orders/request/${request.number}`}>
                <Ltr>{request.number}</Ltr>
              </TextLink>
            </p>
            <p className="text-sm text-soft">
              {sayDay(request.createdAt, locale, site)} · {m.account_requests_items({ count: request.items.length })}
              {' · '}
              <bdi>{request.office?.name ?? request.delivery?.company.name}</bdi>
            </p>
          </div>
          <Badge tone={tones[request.state] ?? 'info'}>{request.stateLabel}</Badge>
        </li>
      ))}
    </ul>
  )
  return (
    <section>
      <h3 className="font-semibold">{m.account_requests_active()}</h3>
      {wish && <p>{sayWish(wish)}</p>}
      {active.length > 0 && rows(active)}
      {!wish && active.length === 0 && <p className="text-soft">{m.account_requests_none()}</p>}
      {past.length > 0 && (
        <Disclosure summary={m.account_requests_history({ count: past.length })} quiet>
          {rows(past)}
        </Disclosure>
      )}
    </section>
  )
}

function sayWish({ companyName, isPaid }: WishedDelivery): string {
  const company = isolate(companyName)
  return isPaid ? m.account_wish_paid({ company }) : m.account_wish({ company })
}
