import { Form } from 'react-router'
import type { ArrivalOffer } from '#checkout/read-arrival-offers.ts'
import type { Office } from '#fulfilment/requests/facts/read-offices.ts'
import { type RadioCard, RadioCards } from '#platform/ui/forms/radio-card.tsx'
import { Select } from '#platform/ui/forms/select.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { isolate } from '#platform/values/isolate.ts'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import { deliveredBy } from './arrival.ts'
import type { Choices } from './checkout-form.ts'
import { isArrivalKnown } from './checkout-steps.ts'
import { HiddenChoices } from './hidden-choices.tsx'

type ShippingStepProps = {
  readonly home: string
  readonly formId: string
  readonly choices: Choices
  readonly shippingFees: string
  readonly offices: readonly Office[]
  /** Who brings the goods to the chosen address. */
  readonly offers: readonly ArrivalOffer[]
  readonly locale: Locale
  readonly error: string | false
  readonly feesError: string | false
}

/** How the goods reach the customer at the end, and when their international shipping is paid. */
export function ShippingStep({ home, formId, choices, shippingFees, ...facts }: ShippingStepProps) {
  const { offices, offers, locale, ...errors } = facts
  return (
    <Form method="get" id={formId} action={`${home}/checkout`} className="flex flex-col gap-6">
      <input type="hidden" name="step" value="payment" />
      <HiddenChoices choices={choices} except={['arrival', 'fees', 'office']} />
      <RadioCards
        legend={m.checkout_arrival_legend()}
        name="arrival"
        required
        defaultValue={
          isArrivalKnown(
            choices.arrival,
            offers.map(({ company }) => company),
          )
            ? (choices.arrival ?? '')
            : 'pickup'
        }
        error={errors.error}
        options={arrivalOptions(offices, offers, locale)}
      />
      {offers.length > 0 && <p className="-mt-3 text-sm text-soft">{m.checkout_arrival_delivery_note()}</p>}
      {offices.length > 1 ? (
        <Select
          label={m.checkout_office()}
          name="office"
          defaultValue={choices.office || offices[0]?.code}
          options={offices.map(({ code, name, address }) => ({ value: code, text: `${name}, ${address}` }))}
        />
      ) : (
        <input type="hidden" name="office" value={offices[0]?.code ?? ''} />
      )}
      <RadioCards
        legend={m.checkout_fees_legend()}
        name="fees"
        required
        defaultValue={shippingFees}
        error={errors.feesError}
        options={[
          { value: 'With review', title: m.checkout_fees_review(), note: m.checkout_fees_review_note() },
          { value: 'In office', title: m.checkout_fees_office(), note: m.checkout_fees_office_note() },
        ]}
      />
    </Form>
  )
}

/** The ways to receive what is ordered, each with what it costs: the office, each company that goes there, or later. */
function arrivalOptions(
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
