import { Stepper } from '#platform/ui/forms/stepper.tsx'
import { m } from '#words/messages.js'
import { type Step, steps } from './checkout-steps.ts'

type CheckoutProgressProps = {
  readonly step: Step
  /** The way back to a step that is done. */
  readonly links: Readonly<Partial<Record<Step, string>>>
}

const stepTexts: Readonly<Record<Step, () => string>> = {
  contact: m.checkout_step_contact,
  receive: m.checkout_step_shipping,
  pay: m.checkout_step_payment,
}

/** How far a new customer has come. */
export function CheckoutProgress({ step, links }: CheckoutProgressProps) {
  const place = steps.indexOf(step)
  return (
    <div className="mb-6">
      <Stepper
        label={m.checkout_steps_label()}
        progressText={m.checkout_progress({ step: String(place + 1), of: String(steps.length) })}
        steps={steps.map((key, at) => ({
          key,
          text: stepTexts[key](),
          state: at < place ? 'done' : at === place ? 'now' : 'next',
          ...(links[key] && at < place && { to: links[key] }),
        }))}
      />
    </div>
  )
}
