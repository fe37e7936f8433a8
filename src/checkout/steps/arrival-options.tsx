import type { ArrivalOffer } from '#checkout/read-arrival-offers.ts'
import type { Office } from '#fulfilment/requests/facts/read-offices.ts'
import type { RadioCard } from '#platform/ui/forms/radio-card.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { isolate } from '#platform/values/isolate.ts'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import { deliveredBy } from './arrival.ts'

/** The ways to receive what is ordered, each with what it costs: the office, each company that goes there, or later. */
export function arrivalOptions(
  offices: readonly Office[],
  offers: readonly ArrivalOffer[],
  locale: Locale,
): readonly RadioCard[] {
  return [
    {
      value: 'pickup',
      title: m.checkout_arrival_pickup(),
      note: <PickupNote offices={offices} />,
      icon: 'store',
      aside: m.checkout_free(),
    },
    ...offers.map((offer) => ({
      value: deliveredBy(offer.company),
      title: m.checkout_arrival_delivery({ company: isolate(offer.name) }),
      note: (
        <>
          <span className="block">{offer.why}</span>
          <span className="block">{daysText(offer.days)}</span>
        </>
      ),
      icon: 'truck' as const,
      aside: <Amount money={offer.fee} locale={locale} />,
    })),
    { value: 'ask', title: m.checkout_arrival_ask(), note: m.checkout_arrival_ask_note(), icon: 'clock' },
  ]
}

function PickupNote({ offices }: { readonly offices: readonly Office[] }) {
  const only = offices.length === 1 ? offices[0] : undefined
  return (
    <>
      {only && (
        <bdi className="block text-ink">
          {only.name} · {only.address}
        </bdi>
      )}
      <span className="block">{only?.hours ?? offices[0]?.hours}</span>
      <span className="block">{m.checkout_arrival_pickup_note()}</span>
    </>
  )
}

function daysText({ from, to }: ArrivalOffer['days']): string {
  return from === to ? m.requests_days_exactly({ count: to }) : m.requests_days({ from, count: to })
}
