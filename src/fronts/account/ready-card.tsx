import type { RequestView } from '#fulfilment/requests/facts/read-requests.ts'
import type { QrDrawing } from '#platform/files/qr-drawing.ts'
import { CopyCode } from '#platform/ui/forms/copy-code.tsx'
import { Facts } from '#platform/ui/lists/facts.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { QrCode } from '#platform/ui/show/qr-code.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { m } from '#words/messages.js'

type ReadyCardProps = {
  readonly request: RequestView
  readonly qr: QrDrawing | null
  readonly home: string
  /** The order whose page shows it, so that it does not link to itself. */
  readonly on?: string
}

/** Goods on their shelf: the pickup code, the office, and the items. */
export function ReadyCard({ request, qr, home, on }: ReadyCardProps) {
  const { number, code, office, slot, items } = request
  const orders = [...new Set(items.map((item) => item.orderNumber))].filter((one) => one !== on)
  return (
    <Card title={m.account_ready_title()} aside={<Ltr>{number}</Ltr>}>
      <div className="flex flex-col gap-5 sm:flex-row sm:items-start">
        {code && qr && (
          <div className="flex shrink-0 flex-col items-center gap-3">
            <QrCode drawing={qr} label={m.account_qr_label({ code })} />
            <CopyCode
              code={code}
              label={m.account_code_label()}
              copyLabel={m.account_copy()}
              copiedLabel={m.account_copied()}
              large
            />
          </div>
        )}
        <div className="min-w-0 grow">
          <p className="mb-3 text-soft">{m.account_ready_text()}</p>
          <Facts
            items={[
              {
                key: 'office',
                term: m.account_office(),
                value: office && (
                  <bdi>
                    {office.name} · {office.address}
                  </bdi>
                ),
              },
              { key: 'hours', term: m.requests_hours_term(), value: office?.hours },
              ...(slot
                ? [{ key: 'slot', term: m.account_slot(), value: <Ltr>{`${slot.day} ${slot.from}`}</Ltr> }]
                : []),
              {
                key: 'items',
                term: m.account_items(),
                value: items.map((item) => (
                  <bdi key={item.id} className="line-clamp-1">
                    {item.title}
                  </bdi>
                )),
              },
              ...(orders.length > 0
                ? [
                    {
                      key: 'orders',
                      term: m.account_orders(),
                      value: orders.map((one) => (
                        <TextLink key={one} to={`${home}/account/orders/${one}`} className="ms-2">
                          <Ltr>{one}</Ltr>
                        </TextLink>
                      )),
                    },
                  ]
                : []),
            ]}
          />
        </div>
      </div>
    </Card>
  )
}
