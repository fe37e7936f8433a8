import { Form } from 'react-router'
import { RadioCards } from '#platform/ui/radio-card.tsx'
import { Select } from '#platform/ui/select.tsx'
import type { Office } from '#requests/read-offices.ts'
import { m } from '#words/messages.js'
import type { Choices } from './checkout-form.ts'
import { HiddenChoices } from './hidden-choices.tsx'

type ShippingStepProps = {
  readonly home: string
  readonly formId: string
  readonly choices: Choices
  readonly shippingFees: string
  readonly offices: readonly Office[]
  readonly error: string | false
  readonly feesError: string | false
}

/** How the goods reach the customer at the end, and when their international shipping is paid. */
export function ShippingStep({ home, formId, choices, shippingFees, offices, ...errors }: ShippingStepProps) {
  return (
    <Form method="get" id={formId} action={`${home}/checkout`} className="flex flex-col gap-6">
      <input type="hidden" name="step" value="payment" />
      <HiddenChoices choices={choices} except={['arrival', 'fees', 'office']} />
      <RadioCards
        legend={m.checkout_arrival_legend()}
        name="arrival"
        required
        defaultValue={choices.arrival ?? 'pickup'}
        error={errors.error}
        options={[
          {
            value: 'pickup',
            title: m.checkout_arrival_pickup(),
            note: <PickupNote offices={offices} />,
            icon: 'store',
            aside: m.checkout_free(),
          },
          { value: 'ask', title: m.checkout_arrival_ask(), note: m.checkout_arrival_ask_note(), icon: 'clock' },
        ]}
      />
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
