import type { ArrivalOffer } from '#checkout/read-arrival-offers.ts'
import { delivered, deliveredBy } from '#checkout/steps/arrival.ts'
import type { CheckoutFacts } from '#checkout/steps/read-checkout.ts'
import type { Office } from '#fulfilment/requests/facts/read-offices.ts'
import { type RadioCard, RadioCards } from '#platform/ui/forms/radio-card.tsx'
import { Select } from '#platform/ui/forms/select.tsx'
import { Icon } from '#platform/ui/show/icon.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { isolate } from '#platform/values/isolate.ts'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'

type ArrivalChoiceProps = {
  readonly facts: Pick<CheckoutFacts, 'arrival' | 'choices' | 'locale'>
  readonly chosen: string
  /** Delivery as one choice, where the address is still to be given; else each company with its fee. */
  readonly asOne?: boolean
  readonly error?: string | false
  readonly onChoice?: (arrival: string) => void
  readonly onOffice?: () => void
}

/** The ways to receive what is ordered, each with what it costs: the office, to the door, or later. */
export function ArrivalChoice({ facts, chosen, asOne = false, error = false, onChoice, onOffice }: ArrivalChoiceProps) {
  const { offices, offers, expected } = facts.arrival
  const doors = doorOptions(asOne ? [] : offers, facts.locale)
  return (
    <div className="group/arrival flex flex-col gap-4">
      <RadioCards
        legend={m.checkout_receive_title()}
        hideLegend
        name="arrival"
        columns={2}
        required
        defaultValue={chosen}
        error={error}
        {...(onChoice && { onChange: onChoice })}
        // The last fills its line.
        options={[pickup(), ...doors, later(doors.length % 2 === 1)]}
      />
      <div className="hidden group-has-[[value=pickup]:checked]/arrival:block">
        <Offices offices={offices} chosen={facts.choices.office} expected={expected} onOffice={onOffice} />
      </div>
      <p className="hidden text-sm text-soft group-has-[[value^=delivery]:checked]/arrival:block">
        {m.checkout_arrival_delivery_note()}
      </p>
    </div>
  )
}

function pickup(): RadioCard {
  const note = <span className="text-ok">{m.checkout_free()}</span>
  return { value: 'pickup', title: m.checkout_arrival_pickup(), note, icon: 'store' }
}

function later(isWide: boolean): RadioCard {
  return {
    value: 'ask',
    title: m.checkout_arrival_ask(),
    note: m.checkout_arrival_ask_note(),
    icon: 'clock',
    isWide,
  }
}

function doorOptions(each: readonly ArrivalOffer[], locale: Locale): readonly RadioCard[] {
  if (each.length === 0)
    return [
      {
        value: delivered,
        title: m.checkout_arrival_door(),
        note: m.checkout_arrival_door_note(),
        icon: 'truck',
      },
    ]
  return each.map((offer) => ({
    value: deliveredBy(offer.company),
    title:
      each.length === 1 ? m.checkout_arrival_door() : m.checkout_arrival_delivery({ company: isolate(offer.name) }),
    note: (
      <>
        <Amount money={offer.fee} locale={locale} className="block text-ink" />
        <span className="block">{daysText(offer.days)}</span>
        <span className="hidden group-has-checked/card:block">{offer.why}</span>
      </>
    ),
    icon: 'truck',
  }))
}

type OfficesProps = {
  readonly offices: readonly Office[]
  readonly chosen: string
  readonly expected: string | null
  readonly onOffice: (() => void) | undefined
}

/** Where goods are picked up, and when it is open. */
function Offices({ offices, chosen, expected, onOffice }: OfficesProps) {
  const only = offices.find(({ code }) => code === chosen) ?? offices[0]
  if (!only) return null
  return (
    <div className="flex flex-col gap-3 rounded border border-line p-4">
      <div className="flex items-start gap-3">
        <Icon name="pin" size={24} className="mt-px text-accent" />
        <div className="min-w-0">
          <bdi className="block font-semibold">{only.name}</bdi>
          <span className="block text-soft">
            <bdi>{only.address}</bdi> · {only.hours}
          </span>
          <span className="mt-1 block text-sm text-soft">{m.checkout_arrival_pickup_note()}</span>
          <TextLink href={mapOf(only)} newTab className="min-h-11">
            {m.checkout_office_map()}
          </TextLink>
        </div>
      </div>
      {offices.length > 1 ? (
        <Select
          label={m.checkout_office()}
          name="office"
          defaultValue={only.code}
          {...(onOffice && { onChange: onOffice })}
          options={offices.map(({ code, name, address }) => ({ value: code, text: `${name}, ${address}` }))}
        />
      ) : (
        <input type="hidden" name="office" value={only.code} />
      )}
      {expected && (
        <p className="flex items-center gap-3 border-t border-line pt-3">
          <Icon name="calendar" size={24} className="text-sea" />
          <span className="min-w-0">{m.checkout_office_expected({ days: expected })}</span>
        </p>
      )}
    </div>
  )
}

/** Opened by the customer alone: no map of others is loaded into the page. */
function mapOf({ address }: Office): string {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: address })}`
}

function daysText({ from, to }: ArrivalOffer['days']): string {
  return from === to ? m.requests_days_exactly({ count: to }) : m.requests_days({ from, count: to })
}
