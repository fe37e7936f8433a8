import { companyOf, delivered } from '#checkout/steps/arrival.ts'
import { stepPath } from '#checkout/steps/checkout-steps.ts'
import type { loadCheckout } from '#checkout/steps/load-checkout.ts'
import { FormProblems } from '#people/access/form-problems.tsx'
import { NameFields } from '#people/access/name-fields.tsx'
import { PhoneField, PlaceFields } from '#people/addresses/address-fields.tsx'
import { AddressText } from '#people/addresses/address-lines.tsx'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { FormKey } from '#platform/ui/forms/form-key.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { RadioCards } from '#platform/ui/forms/radio-card.tsx'
import { useStepLook } from '#platform/ui/frame/use-step-look.ts'
import { Card } from '#platform/ui/show/card.tsx'
import { m } from '#words/messages.js'
import { ArrivalChoice } from './arrival-choice.tsx'

type ReceiveStepProps = {
  readonly home: string
  readonly formId: string
  readonly facts: Awaited<ReturnType<typeof loadCheckout>>
  readonly answer: FormAnswer | null
}

/** How the goods are received, before any address: only delivery asks for one, picking up asks for a name and a phone. */
export function ReceiveStep({ home, formId, facts, answer }: ReceiveStepProps) {
  const { addresses, choices, contact, site, places } = facts
  const typed = answer?.typed ?? {}
  const isDoor = companyOf(choices.arrival) !== null
  const noCompany = facts.isSentBack && isDoor && facts.arrival.offers.length === 0 && addresses.length > 0
  return (
    <PostForm
      answer={answer}
      noValidate
      id={formId}
      action={stepPath(home, 'receive', choices)}
      className={`group/receive flex flex-col gap-5 ${useStepLook()}`}
    >
      <FormProblems answer={answer ?? undefined} />
      <input type="hidden" name="do" value="receive" />
      <FormKey value={facts.key} />
      <Card title={m.checkout_receive_title()}>
        <ArrivalChoice
          facts={facts}
          asOne
          chosen={isDoor ? delivered : (choices.arrival ?? 'pickup')}
          error={noCompany && m.checkout_no_delivery_there()}
        />
      </Card>
      {addresses.length > 0 && (
        <div className="hidden group-has-[[value^=delivery]:checked]/receive:block">
          <Card title={m.checkout_where_to()}>
            <RadioCards
              legend={m.checkout_where_to()}
              hideLegend
              name="address"
              defaultValue={choices.address}
              options={[
                ...addresses.map((one) => ({
                  value: one.id,
                  title: <bdi>{`${one.firstName} ${one.lastName}`}</bdi>,
                  note: <AddressText address={one} />,
                  icon: 'pin' as const,
                })),
                { value: 'new', title: m.checkout_address_new(), icon: 'plus' as const },
              ]}
            />
          </Card>
        </div>
      )}
      <div className={addresses.length > 0 ? hiddenWithKeptAddress : undefined}>
        <Card title={m.checkout_who_receives()}>
          <div className="flex flex-col gap-5">
            <NameFields values={{ ...contact, ...typed }} />
            <PhoneField value={typed.phone ?? contact.phone} />
            <div className={placeShown(addresses.length > 0)}>
              <PlaceFields site={site} places={places} values={typed} />
            </div>
          </div>
        </Card>
      </div>
    </PostForm>
  )
}

// By style alone, so that it needs no script: who brings the goods to an address of the book is asked for nothing more.
const hiddenWithKeptAddress =
  'group-has-[[value^=delivery]:checked]/receive:group-has-[[name=address]:not([value=new]):checked]/receive:hidden'

function placeShown(hasBook: boolean): string {
  const look = 'hidden flex-col gap-5'
  return hasBook
    ? `${look} group-has-[[value^=delivery]:checked]/receive:group-has-[[name=address][value=new]:checked]/receive:flex`
    : `${look} group-has-[[value^=delivery]:checked]/receive:flex`
}
