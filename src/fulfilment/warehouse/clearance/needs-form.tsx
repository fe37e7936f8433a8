import { answerOf } from '#fulfilment/warehouse/form-part.ts'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { denseForm } from '#platform/ui/forms/dense-form.ts'
import { Field } from '#platform/ui/forms/field.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { Select } from '#platform/ui/forms/select.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Disclosure } from '#platform/ui/frame/disclosure.tsx'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import { kindsOf } from './clearance-kinds.ts'
import { kindNames } from './clearance-names.ts'
import type { Needs } from './switch-need.ts'

type NeedsFormProps = { readonly needs: Needs; readonly site: Site; readonly answer?: FormAnswer }

/** Which papers customs want for every shipment of this site, as a broker says. */
export function NeedsForm({ needs, site, answer }: NeedsFormProps) {
  const mine = answerOf(answer, 'need')
  const { errors } = mine
  return (
    <Disclosure quiet summary={m.warehouse_needs()} open={Object.keys(errors).length > 0}>
      <PostForm answer={mine} className={`${denseForm} flex flex-wrap items-start gap-3`}>
        <input type="hidden" name="at" value="need" />
        <Select
          label={m.warehouse_paper()}
          id="need-kind"
          name="kind"
          options={kindsOf(site).map((kind) => ({
            value: kind,
            text: `${kindNames[kind]()} · ${needs[kind] ? m.warehouse_needed() : needNothing(kind)}`,
          }))}
        />
        <Select
          label={m.warehouse_needs_from_now()}
          id="need-needed"
          name="needed"
          options={[
            { value: 'on', text: m.warehouse_needed() },
            { value: 'off', text: m.warehouse_not_needed() },
          ]}
        />
        <Field
          label={m.warehouse_needs_reason()}
          id="need-reason"
          name="reason"
          autoComplete="off"
          className="w-72 max-w-full"
          error={errors.reason ?? errors.general}
        />
        <SubmitButton size="small" kind="secondary" name="do" value="need" className="sm:mt-6.5 sm:rtl:mt-8">
          {m.warehouse_save()}
        </SubmitButton>
      </PostForm>
    </Disclosure>
  )
}

// If the card is not needed from everybody, it is needed from those whom a reviewer asked for it.
function needNothing(kind: string): string {
  return kind === 'national_id' ? m.warehouse_needed_where_asked() : m.warehouse_not_needed()
}
