import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { denseForm } from '#platform/ui/forms/dense-form.ts'
import { Field } from '#platform/ui/forms/field.tsx'
import { FormKey } from '#platform/ui/forms/form-key.tsx'
import { Select } from '#platform/ui/forms/select.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { m } from '#words/messages.js'
import { type DelayReason, delayReasons } from './delay-reasons.ts'

const names: Readonly<Record<DelayReason, () => string>> = {
  seller: m.expectations_reason_seller,
  carrier: m.expectations_reason_carrier,
  flight: m.expectations_reason_flight,
  customs: m.expectations_reason_customs,
  holiday: m.expectations_reason_holiday,
  busy: m.expectations_reason_busy,
  looking: m.expectations_reason_looking,
}

type PromiseFormProps = { readonly itemKey: string; readonly answer: FormAnswer | undefined }

/** The explanation for the chosen goods: the reason, and when there is more news. */
export function PromiseForm({ itemKey, answer }: PromiseFormProps) {
  const { errors = {} } = answer ?? {}
  const problem = errors.itemIds ?? errors.general
  return (
    <section aria-label={m.expectations_say()} className={`mt-4 rounded border border-line bg-sunken p-4 ${denseForm}`}>
      <h2 className="text-lg font-semibold">{m.expectations_say()}</h2>
      <p className="mb-3 text-sm text-soft">{m.expectations_say_lead()}</p>
      {problem && (
        <Notice tone="bad" role="alert" className="mb-3">
          {problem}
        </Notice>
      )}
      <FormKey value={itemKey} />
      <div className="flex flex-wrap items-start gap-3">
        <Select
          label={m.expectations_reason()}
          name="reason"
          defaultValue="carrier"
          options={delayReasons.map((reason) => ({ value: reason, text: names[reason]() }))}
        />
        <Field label={m.expectations_days()} name="days" inputMode="numeric" ltr defaultValue="3" />
        <SubmitButton className="self-end">{m.expectations_say()}</SubmitButton>
      </div>
    </section>
  )
}
