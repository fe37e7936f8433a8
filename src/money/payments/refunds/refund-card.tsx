import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { Badge } from '#platform/ui/show/badge.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import type { Tone } from '#platform/ui/show/tone.ts'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { isolateLtr } from '#platform/values/isolate.ts'
import type { Locale } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import type { RefundView } from './read-refunds.ts'
import { RefundClock, sourceName } from './refund-clock-card.tsx'
import type { RefundStatus } from './refund-moves.ts'

const statuses: Readonly<Record<RefundStatus, readonly [Tone, () => string]>> = {
  in_wallet: ['ok', m.payments_refund_status_in_wallet],
  sending: ['info', m.payments_refund_status_sending],
  sent: ['ok', m.payments_refund_status_sent],
  returned: ['warn', m.payments_refund_status_returned],
}

function RefundBadge({ status }: { readonly status: RefundStatus }) {
  const [tone, name] = statuses[status]
  return <Badge tone={tone}>{name()}</Badge>
}

type RefundCardProps = {
  readonly refund: RefundView
  readonly home: string
  readonly locale: Locale
  readonly site: Site
  /** Without the order's name if that is already shown. */
  readonly isWithOrder?: boolean
}

/** One refund with its clock, and a button to send it on to the card that paid. */
export function RefundCard({ refund, home, locale, site, isWithOrder = false }: RefundCardProps) {
  const { number, amount, maySend, subject } = refund
  return (
    <Card
      as="article"
      level={isWithOrder ? 2 : 3}
      title={<Amount money={amount} locale={locale} />}
      aside={<RefundBadge status={refund.status} />}
    >
      {isWithOrder && (
        <p className="mb-4">
          <TextLink to={`${home}/account/orders/${subject.number}`}>
            {m.payments_refund_of_order({ number: isolateLtr(subject.number) })}
          </TextLink>
        </p>
      )}
      <RefundClock refund={refund} locale={locale} site={site} />
      {maySend && (
        <ButtonLink to={`${home}/account/financial/refunds/${number}/send`} icon="card" className="mt-4">
          {m.payments_refund_send({ source: sourceName(refund, locale) })}
        </ButtonLink>
      )}
    </Card>
  )
}
