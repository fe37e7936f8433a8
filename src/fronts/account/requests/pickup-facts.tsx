import { CopyCode } from '#platform/ui/forms/copy-code.tsx'
import { Facts } from '#platform/ui/lists/facts.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { QrCode } from '#platform/ui/show/qr-code.tsx'
import { sayDay, sayPlainDay } from '#platform/values/say-date.ts'
import { m } from '#words/messages.js'
import type { RequestFacts } from './load-request.ts'

/** Where and when to come, with the code as soon as it is ready. */
export function PickupFacts({ facts }: { readonly facts: RequestFacts }) {
  const { request, qr, locale, site } = facts
  const { code, office, slot, collector, collectorName, collectedAt, state } = request
  const isWaiting = state !== 'fulfilled' && state !== 'cancelled'
  return (
    <Card title={m.requests_kind_pickup()}>
      {code && qr ? (
        <div className="mb-4 flex flex-col items-center gap-3">
          <QrCode drawing={qr} label={m.requests_qr_label({ code })} />
          <CopyCode
            code={code}
            label={m.requests_code()}
            copyLabel={m.account_copy()}
            copiedLabel={m.account_copied()}
            large
          />
          <p className="text-soft">{m.requests_ready_text()}</p>
        </div>
      ) : (
        isWaiting && <p className="mb-3 text-soft">{m.requests_code_later()}</p>
      )}
      <Facts
        items={[
          {
            key: 'office',
            term: m.requests_office(),
            value: office && (
              <bdi>
                {office.name} · {office.address}
              </bdi>
            ),
          },
          { key: 'hours', term: m.requests_hours_term(), value: office?.hours },
          {
            key: 'slot',
            term: m.requests_slot(),
            value: slot ? (
              <>
                {sayPlainDay(slot.day, locale)} · <Ltr>{slot.from}</Ltr>
              </>
            ) : (
              m.requests_slot_any()
            ),
          },
          ...(collector ? [{ key: 'meant', term: m.requests_who_comes(), value: <bdi>{collector.name}</bdi> }] : []),
          ...(collectedAt
            ? [
                {
                  key: 'collected',
                  term: m.requests_collected_by(),
                  value: (
                    <>
                      <bdi>{collectorName}</bdi> · {sayDay(collectedAt, locale, site)}
                    </>
                  ),
                },
              ]
            : []),
        ]}
      />
    </Card>
  )
}
