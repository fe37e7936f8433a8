import { kilograms } from '#fulfilment/couriers/kilograms.ts'
import { zoneName } from '#fulfilment/couriers/zone-name.ts'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { Field } from '#platform/ui/forms/field.tsx'
import { FormKey } from '#platform/ui/forms/form-key.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Dialog } from '#platform/ui/frame/dialog.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { minorToDecimal } from '#platform/values/amounts/format-money.ts'
import { m } from '#words/messages.js'
import type { CompanyPageFacts } from './load-company.ts'
import type { ZoneTerms } from './read-terms.ts'

type ProposeDialogProps = { readonly facts: CompanyPageFacts; readonly answer: FormAnswer | undefined }

/** New fees of a company, zone by zone, for a colleague to publish. */
export function ProposeDialog({ facts, answer }: ProposeDialogProps) {
  const { errors = {} } = answer ?? {}
  return (
    <Dialog open size="large" title={m.couriers_propose()} closeLabel={m.couriers_close()} closeTo={facts.here}>
      <PostForm answer={answer} className="flex flex-col gap-4" key={answer?.attempt}>
        {errors.general && (
          <Notice tone="bad" role="alert">
            {errors.general}
          </Notice>
        )}
        <p className="text-sm text-soft">
          {m.couriers_propose_lead()} {m.couriers_base_hint()}
        </p>
        <FormKey value={facts.key} />
        {(facts.terms.inForce?.zones ?? []).map((zone) => (
          <ZoneFields key={zone.zone} zone={zone} answer={answer} />
        ))}
        <Field label={m.couriers_valid_from()} hint={m.couriers_valid_from_hint()} name="validFrom" type="date" ltr />
        <Field label={m.couriers_why_change()} name="why" required />
        <SubmitButton name="do" value="propose">
          {m.couriers_propose_send()}
        </SubmitButton>
      </PostForm>
    </Dialog>
  )
}

function ZoneFields({ zone }: { readonly zone: ZoneTerms; readonly answer: FormAnswer | undefined }) {
  const fields = [
    {
      key: 'base',
      label: m.couriers_base(),
      was: zone.baseMinor === null ? '' : minorToDecimal(zone.baseMinor),
    },
    { key: 'included', label: m.couriers_included_kg(), was: kilograms(zone.includedGrams) },
    { key: 'stepWeight', label: m.couriers_step_kg(), was: kilograms(zone.stepGrams) },
    { key: 'step', label: m.couriers_step_amount(), was: minorToDecimal(zone.stepMinor) },
  ]
  return (
    <fieldset className="rounded border border-line p-3">
      <legend className="px-1 font-semibold">{zoneName(zone.zone)}</legend>
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {fields.map(({ key, label, was }) => {
          const name = `zones.${zone.zone}.${key}`
          return (
            <Field
              key={key}
              label={label}
              name={name}
              inputMode="decimal"
              ltr
              required={key !== 'base'}
              defaultValue={was}
            />
          )
        })}
      </div>
    </fieldset>
  )
}
