import { companyOf } from '#checkout/steps/arrival.ts'
import { stepPath } from '#checkout/steps/checkout-steps.ts'
import type { CheckoutFacts } from '#checkout/steps/read-checkout.ts'
import { AddressText } from '#people/addresses/address-lines.tsx'
import { Icon } from '#platform/ui/show/icon.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { m } from '#words/messages.js'

type ReceivingLineProps = {
  readonly home: string
  readonly facts: Pick<CheckoutFacts, 'addresses' | 'arrival' | 'choices' | 'locale'>
  /** The way and the office too, where they are not chosen on this page. */
  readonly withArrival?: boolean
}

/** Where the goods go, as it was chosen, with the way to another place. */
export function ReceivingLine({ home, facts, withArrival = false }: ReceivingLineProps) {
  const { addresses, arrival, choices } = facts
  const company = companyOf(choices.arrival)
  const address = company === null ? undefined : addresses.find(({ id }) => id === choices.address)
  if (!withArrival && !address) return null
  const office = arrival.offices.find(({ code }) => code === choices.office) ?? arrival.offices[0]
  const title =
    company !== null
      ? m.checkout_arrival_door()
      : choices.arrival === 'pickup'
        ? m.checkout_arrival_pickup()
        : m.checkout_arrival_ask()
  return (
    <div className={withArrival ? 'flex items-start gap-3' : 'mt-4 flex items-start gap-3'}>
      <Icon name={company !== null ? 'pin' : 'store'} size={24} className="mt-px text-sea" />
      <div className="min-w-0 grow">
        {withArrival && <span className="block font-semibold">{title}</span>}
        <span className="block text-soft">
          {address && <AddressText address={address} />}
          {choices.arrival === 'pickup' && office && (
            <>
              <bdi>{office.name}</bdi> · <bdi>{office.address}</bdi> · {office.hours}
            </>
          )}
          {choices.arrival === 'ask' && m.checkout_arrival_ask_note()}
        </span>
      </div>
      <TextLink to={stepPath(home, 'receive', choices)} className="min-h-11">
        {m.checkout_edit()}
        <span className="sr-only"> {m.checkout_where_to()}</span>
      </TextLink>
    </div>
  )
}
