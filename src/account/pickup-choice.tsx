import type { FormAnswer } from '#platform/answer-form.ts'
import { PageTitle } from '#platform/page-title.tsx'
import { Card } from '#platform/ui/card.tsx'
import { Checkbox } from '#platform/ui/checkbox.tsx'
import { ErrorSummary } from '#platform/ui/error-summary.tsx'
import { PageHeading } from '#platform/ui/page-heading.tsx'
import { RadioCards } from '#platform/ui/radio-card.tsx'
import { Select } from '#platform/ui/select.tsx'
import { SubmitButton } from '#platform/ui/submit-button.tsx'
import { m } from '#words/messages.js'
import type { loadPickup } from './load-pickup.ts'

type PickupChoiceProps = {
  readonly facts: Awaited<ReturnType<typeof loadPickup>>
  readonly answer: FormAnswer | null
}

/** Goods that have arrived: which of them, from which office, and when. */
export function PickupChoice({ facts, answer }: PickupChoiceProps) {
  const { number, waiting, offices, slots, locale } = facts
  const errors = Object.entries(answer?.errors ?? {}).map(([name, text]) =>
    name === 'general' ? { text } : { name, text },
  )
  return (
    <div className="flex max-w-text flex-col gap-5">
      <PageTitle>{m.account_pickup_title()}</PageTitle>
      <PageHeading
        title={m.account_pickup_title()}
        lead={m.account_pickup_lead()}
        back={{ to: `/${locale}/account/orders/${number}`, text: m.account_order_back() }}
      />
      <ErrorSummary title={m.account_problem()} errors={errors} />
      <input type="hidden" name="key" value={answer?.typed.key ?? facts.key} />
      <Card title={m.account_pickup_items()}>
        {waiting.map((item) => (
          <Checkbox
            key={item.id}
            id={`item-${item.id}`}
            name="itemId"
            value={item.id}
            defaultChecked={item.isOfThis}
            label={<bdi className="line-clamp-2">{item.title}</bdi>}
            hint={m.account_order_title({ number: `\u2066${item.number}\u2069` })}
          />
        ))}
      </Card>
      <Card as="div">
        <div className="flex flex-col gap-5">
          <RadioCards
            legend={m.account_office()}
            name="office"
            defaultValue={answer?.typed.office ?? offices[0]?.code ?? ''}
            options={offices.map(({ code, name, address, hours }) => ({
              value: code,
              title: <bdi>{name}</bdi>,
              note: (
                <>
                  <bdi className="block">{address}</bdi>
                  {hours}
                </>
              ),
              icon: 'store',
            }))}
            required
          />
          <Select
            label={m.account_slot()}
            name="slot"
            hint={m.account_slot_hint()}
            placeholder={m.account_slot_any()}
            options={slots}
            defaultValue={answer?.typed.slot ?? ''}
            error={answer?.errors.slot}
          />
        </div>
      </Card>
      <SubmitButton size="large" className="self-start">
        {m.account_pickup_confirm()}
      </SubmitButton>
    </div>
  )
}
