import { Form } from 'react-router'
import { PaymentStep } from '#checkout/paying/payment-step.tsx'
import { FormProblems } from '#people/access/form-problems.tsx'
import { AddressFields } from '#people/addresses/address-fields.tsx'
import { AddressText } from '#people/addresses/address-lines.tsx'
import type { Address } from '#people/addresses/read-addresses.ts'
import { NationalIdAsk } from '#people/identity/national-id-ask.tsx'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { ErrorSummary } from '#platform/ui/forms/error-summary.tsx'
import { FormKey } from '#platform/ui/forms/form-key.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { RadioCards } from '#platform/ui/forms/radio-card.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { m } from '#words/messages.js'
import type { Choices } from './checkout-form.ts'
import { isArrivalKnown, stepPath } from './checkout-steps.ts'
import { HiddenChoices } from './hidden-choices.tsx'
import type { loadCheckout } from './load-checkout.ts'
import { ReviewStep } from './review-step.tsx'
import { ShippingStep } from './shipping-step.tsx'

type CheckoutStepProps = {
  readonly home: string
  readonly formId: string
  readonly facts: Awaited<ReturnType<typeof loadCheckout>>
  readonly answer: FormAnswer | null
}

/** The one question of the step at hand. */
export function CheckoutStep({ home, formId, facts, answer }: CheckoutStepProps) {
  const { step, choices, addresses, newAddress, methods, shippingFees, locale } = facts
  const same = { home, formId, choices }
  // No more than an order needs; it stays in the address book.
  if (newAddress) {
    return (
      <Card title={m.checkout_address_new()}>
        <PostForm answer={answer} noValidate id={formId} className="flex flex-col gap-5">
          <FormProblems answer={answer ?? undefined} />
          <input type="hidden" name="do" value="addAddress" />
          <FormKey value={newAddress.key} />
          <AddressFields site={facts.site} places={newAddress.places} values={answer?.typed ?? newAddress.suggested} />
        </PostForm>
      </Card>
    )
  }
  const missing = facts.isSentBack
  if (step === 'address')
    return <AddressStep {...same} addresses={addresses} error={missing && m.refusal_address_needed()} />
  if (step === 'shipping') {
    const { offices, offers } = facts.arrival
    const isSaid = isArrivalKnown(
      choices.arrival,
      offers.map(({ company }) => company),
    )
    const error = missing && !isSaid && m.refusal_shipping_option_needed()
    const feesError = missing && isSaid && m.checkout_fees_needed()
    return (
      <ShippingStep
        {...same}
        shippingFees={shippingFees}
        error={error}
        feesError={feesError}
        offices={offices}
        offers={offers}
        locale={locale}
      />
    )
  }
  if (step === 'payment')
    return (
      <>
        {facts.asksNationalId && (
          <NationalIdAsk
            site={facts.site}
            paper={facts.paper}
            typed={answer?.typed ?? {}}
            errors={answer?.errors ?? {}}
            isRefused={missing && !facts.isMethodMissing}
          />
        )}
        <PaymentStep
          {...same}
          methods={methods}
          locale={locale}
          error={
            missing && facts.isMethodMissing && Object.keys(facts.fieldErrors).length === 0 && m.refusal_method_needed()
          }
          errors={facts.fieldErrors}
        />
      </>
    )
  const problems = answer && answer.code !== 'TOTAL_CHANGED' ? Object.entries(answer.errors) : []
  return (
    <>
      <ErrorSummary
        title={m.checkout_not_placed()}
        errors={problems.map(([name, text]) => (name === 'general' ? { text } : { name, text }))}
      />
      <ReviewStep home={home} formId={formId} facts={facts} errors={answer?.errors ?? {}} typed={answer?.typed ?? {}} />
    </>
  )
}

type AddressStepProps = {
  readonly home: string
  readonly formId: string
  readonly addresses: readonly Address[]
  readonly choices: Choices
  readonly error: string | false
}

/** Whose the order is and how to reach them: an address of the book, or a new one. */
function AddressStep({ home, formId, addresses, choices, error }: AddressStepProps) {
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
