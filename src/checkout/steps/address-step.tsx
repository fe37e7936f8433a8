import { Form } from 'react-router'
import { AddressText } from '#people/addresses/address-lines.tsx'
import type { Address } from '#people/addresses/read-addresses.ts'
import { RadioCards } from '#platform/ui/forms/radio-card.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { m } from '#words/messages.js'
import type { Choices } from './checkout-form.ts'
import { stepPath } from './checkout-steps.ts'
import { HiddenChoices } from './hidden-choices.tsx'

type AddressStepProps = {
  readonly home: string
  readonly formId: string
  readonly addresses: readonly Address[]
  readonly choices: Choices
  readonly error: string | false
}

/** Whose the order is and how to reach them: an address of the book, or a new one. */
export function AddressStep({ home, formId, addresses, choices, error }: AddressStepProps) {
  const chosen = addresses.find((one) => one.id === choices.address) ?? addresses[0]
  return (
    <Form method="get" id={formId} action={`${home}/checkout`} className="flex flex-col gap-4">
      <input type="hidden" name="step" value="shipping" />
      <HiddenChoices choices={choices} except={['address']} />
      <RadioCards
        legend={m.checkout_address_legend()}
        name="address"
        required
        error={error}
        {...(chosen && { defaultValue: chosen.id })}
        options={addresses.map((one) => ({
          value: one.id,
          title: (
            <bdi>
              {one.firstName} {one.lastName}
            </bdi>
          ),
          note: <AddressText address={one} />,
          icon: 'pin' as const,
        }))}
      />
      <TextLink to={stepPath(home, 'address', choices, { new: '1' })} icon="plus" className="min-h-11 self-start">
        {m.checkout_address_new()}
      </TextLink>
    </Form>
  )
}
