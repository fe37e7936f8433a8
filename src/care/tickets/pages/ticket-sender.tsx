import { ShownNumber } from '#people/access/sealed/shown-number.tsx'
import { Facts } from '#platform/ui/lists/facts.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { sayMoment } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'

type TicketSenderProps = {
  readonly sender: { readonly name: string; readonly email: string; readonly phone: string | null }
  readonly isGuest: boolean
  readonly orderNumber: string | null
  readonly itemTitle: string | null
  /** The tickets that were merged into this one. */
  readonly merged: readonly string[]
  readonly openedAt: Date
  readonly locale: Locale
  readonly site: Site
}

/** Who wrote a ticket, and what it is about. */
export function TicketSender(props: TicketSenderProps) {
  const { sender, isGuest, orderNumber, itemTitle, merged, openedAt, locale, site } = props
  const order = orderNumber && (
    <TextLink to={`/${locale}/ops/orders/${orderNumber}`}>
      <Ltr>{orderNumber}</Ltr>
    </TextLink>
  )
  return (
    <Card title={m.tickets_sender()}>
      <Facts
        items={[
          { term: m.tickets_name(), value: <bdi>{sender.name}</bdi> },
          {
            term: m.tickets_email(),
            value: (
              <bdi dir="ltr" className="wrap-anywhere">
                {sender.email}
              </bdi>
            ),
          },
          ...(sender.phone ? [{ term: m.tickets_phone(), value: <ShownNumber number={sender.phone} /> }] : []),
          { term: m.tickets_account(), value: isGuest ? m.tickets_account_none() : m.tickets_account_there() },
          ...(order ? [{ term: m.tickets_order_number(), value: order }] : []),
          ...(itemTitle ? [{ term: m.tickets_item(), value: <bdi>{itemTitle}</bdi> }] : []),
          ...(merged.length > 0 ? [{ term: m.tickets_merged(), value: <Ltr>{merged.join(' · ')}</Ltr> }] : []),
          { term: m.tickets_opened(), value: sayMoment(openedAt, locale, site) },
        ]}
      />
    </Card>
  )
}
