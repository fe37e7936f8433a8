import { Field } from '#platform/ui/forms/field.tsx'
import { FormKey } from '#platform/ui/forms/form-key.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { RadioCards } from '#platform/ui/forms/radio-card.tsx'
import { Select } from '#platform/ui/forms/select.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Disclosure } from '#platform/ui/frame/disclosure.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { m } from '#words/messages.js'
import { HiddenChoices } from './hidden-choices.tsx'
import type { RequestStep } from './load-new-request.ts'
import type { StepFacts } from './step-facts.ts'

type PickupStepProps = { readonly step: RequestStep & { readonly at: 'pickup' }; readonly facts: StepFacts }

/** The office, the time, and who comes. */
export function PickupStep({ step, facts }: PickupStepProps) {
  const { choices, key, answer } = facts
  const { typed = {}, errors = {} } = answer ?? {}
  const at = (name: string) => ({ name, defaultValue: typed[name] ?? '', error: errors[name] })
  const hasCollector = Boolean(typed.collectorName || typed.collectorId)
  return (
    <PostForm answer={answer} noValidate className="flex flex-col gap-5">
      <HiddenChoices choices={{ ...choices, way: 'pickup' }} except={['office', 'address', 'company']} />
      <input type="hidden" name="do" value="pickup" />
      <FormKey value={key} />
      <RadioCards
        legend={m.requests_office_legend()}
        name="office"
        defaultValue={step.office}
        options={step.offices.map(({ code, name, address, hours }) => ({
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
      <Card as="div">
        <div className="flex flex-col gap-5">
          <Select
            label={m.requests_slot()}
            hint={m.requests_slot_hint()}
            placeholder={m.requests_slot_any()}
            options={step.slots}
            {...at('slot')}
          />
          <Disclosure quiet summary={m.requests_someone_else()} open={hasCollector}>
            <div className="flex flex-col gap-5 pt-2">
              <p className="text-sm text-soft">{m.requests_someone_else_text()}</p>
              <Field label={m.requests_collector()} {...at('collectorName')} dir="auto" autoComplete="off" />
              <Field label={m.requests_collector_id()} {...at('collectorId')} ltr autoComplete="off" />
            </div>
          </Disclosure>
        </div>
      </Card>
      <SubmitButton size="large" className="self-start max-sm:w-full">
        {m.requests_confirm_pickup()}
      </SubmitButton>
    </PostForm>
  )
}
