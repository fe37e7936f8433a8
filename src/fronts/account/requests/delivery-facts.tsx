import { Fragment } from 'react'
import { streetLine } from '#people/addresses/address.ts'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { CopyCode } from '#platform/ui/forms/copy-code.tsx'
import { Facts } from '#platform/ui/lists/facts.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { sayDay } from '#platform/values/say-date.ts'
import { m } from '#words/messages.js'
import type { RequestFacts } from './load-request.ts'
import { daysText } from './step-facts.ts'

const progressTexts = {
  atCourier: m.requests_at_courier,
  outForDelivery: m.requests_out_for_delivery,
  returning: m.requests_returning,
} as const

/** The destination, the company, the days, and the tracking number. */
export function DeliveryFacts({ facts }: { readonly facts: RequestFacts }) {
  const { request, parcel, expected, locale, site } = facts
  const { delivery } = request
  if (!delivery) return null
  const { address, company, days } = delivery
  const { firstName, lastName, phone, city, areaName, stateName } = address
  const places = [...new Set([city, areaName, stateName])]
  const isUnderWay = request.state === 'shipped'
  return (
    <Card title={m.requests_kind_delivery()}>
      {isUnderWay && parcel?.awb && (
        <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
          <CopyCode
            code={parcel.awb}
            label={m.requests_awb()}
            copyLabel={m.account_copy()}
            copiedLabel={m.account_copied()}
          />
          {parcel.trackingUrl && (
            <ButtonLink href={parcel.trackingUrl} kind="primary" icon="truck" newTab>
              {m.requests_track()}
            </ButtonLink>
          )}
        </div>
      )}
      <Facts
        items={[
          { key: 'company', term: m.requests_company(), value: <bdi>{company.name}</bdi> },
          {
            key: 'when',
            term: m.requests_expected(),
            value: delivery.deliveredAt
              ? m.requests_delivered_on({ date: sayDay(delivery.deliveredAt, locale, site) })
              : expected
                ? m.requests_between({
                    from: sayDay(expected.from, locale, site),
                    to: sayDay(expected.to, locale, site),
                  })
                : daysText(days),
          },
          ...(isUnderWay && parcel?.progress
            ? [{ key: 'progress', term: m.requests_where(), value: progressTexts[parcel.progress]() }]
            : []),
          {
            key: 'receiver',
            term: m.requests_receiver(),
            value: (
              <>
                <bdi>{`${firstName} ${lastName}`}</bdi> <Ltr>{phone}</Ltr>
              </>
            ),
          },
          {
            key: 'place',
            term: m.requests_place(),
            value: (
              <>
                <bdi>{streetLine(address)}</bdi>
                <br />
                {places.map((place, at) => (
                  <Fragment key={place}>
                    {at > 0 && ' · '}
                    <bdi>{place}</bdi>
                  </Fragment>
                ))}
              </>
            ),
          },
        ]}
      />
    </Card>
  )
}
