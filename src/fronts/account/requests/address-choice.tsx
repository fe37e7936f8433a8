import { Form } from 'react-router'
import { withBackUrl } from '#people/access/back-url.ts'
import { AddressText } from '#people/addresses/address-lines.tsx'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { RadioCards } from '#platform/ui/forms/radio-card.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { EmptyState } from '#platform/ui/show/empty-state.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { m } from '#words/messages.js'
import { choicesPath } from './choices-path.ts'
import { HiddenChoices } from './hidden-choices.tsx'
import type { RequestStep } from './load-new-request.ts'
import type { StepFacts } from './step-facts.ts'

type AddressChoiceProps = { readonly step: RequestStep & { readonly at: 'address' }; readonly facts: StepFacts }

/** The destination: an address of the address book. */
export function AddressChoice({ step, facts }: AddressChoiceProps) {
  const { path, choices, locale } = facts
  // The choices so far are kept, and the new address is selected when the customer returns.
  const here = choicesPath(path, { ...choices, way: 'delivery', address: '', company: '' })
  const toNew = withBackUrl(`/${locale}/account/addresses/new`, here)
  if (step.addresses.length === 0) {
    return (
      <EmptyState
        drawing="parcel"
        title={m.requests_no_address()}
        text={m.requests_no_address_text()}
        level={2}
        action={
          <ButtonLink kind="primary" to={toNew} icon="plus">
            {m.requests_new_address()}
          </ButtonLink>
        }
      />
    )
  }
  return (
    <Form method="get" action={path} className="flex flex-col gap-4">
      <HiddenChoices choices={{ ...choices, way: 'delivery' }} except={['address', 'company']} />
      <RadioCards
        legend={m.requests_address_legend()}
        name="address"
        required
        defaultValue={step.addresses[0]?.id ?? ''}
        options={step.addresses.map((one) => ({
          value: one.id,
          title: <bdi>{`${one.firstName} ${one.lastName}`}</bdi>,
          note: <AddressText address={one} />,
          icon: 'pin' as const,
        }))}
      />
      <TextLink to={toNew} icon="plus" className="min-h-11 self-start">
        {m.requests_new_address()}
      </TextLink>
      <SubmitButton size="large" className="self-start max-sm:w-full">
        {m.requests_go_on()}
      </SubmitButton>
    </Form>
  )
}
