import { Form } from 'react-router'
import { FormProblems } from '#people/access/form-problems.tsx'
import { NameFields } from '#people/access/name-fields.tsx'
import { AreaFields } from '#people/addresses/area-fields.tsx'
import type { StatePlaces } from '#people/addresses/geo.ts'
import type { FormAnswer } from '#platform/http/forms/answer-form.ts'
import { Field } from '#platform/ui/forms/field.tsx'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'

type NewAddressProps = {
  readonly formId: string
  readonly site: Site
  readonly places: readonly StatePlaces[]
  readonly answer: FormAnswer | null
  readonly suggested: Readonly<Record<string, string>>
  readonly networkOf: string
}

/** A new address in the middle of checkout: no more than an order needs; it stays in the address book. */
export function NewAddress({ formId, site, places, answer, suggested, networkOf }: NewAddressProps) {
  const typed = answer?.typed ?? suggested
  const errors = answer?.errors ?? {}
  const at = (name: string) => ({ name, defaultValue: typed[name] ?? '', error: errors[name] })
  return (
    <Form method="post" noValidate id={formId} className="flex flex-col gap-5">
      <FormProblems answer={answer ?? undefined} />
      <input type="hidden" name="do" value="addAddress" />
      <input type="hidden" name="key" value={typed.key ?? networkOf} />
      <NameFields values={typed} errors={errors} />
      <Field label={m.people_phone()} {...at('phone')} ltr type="tel" autoComplete="tel" required />
      <AreaFields site={site} places={places} state={typed.state ?? ''} area={typed.area ?? ''} errors={errors} />
      <Field label={m.people_address_city()} {...at('city')} dir="auto" autoComplete="address-level2" required />
      <Field label={m.people_address_street()} {...at('street')} dir="auto" autoComplete="address-line1" required />
      <div className="grid grid-cols-2 gap-x-3 gap-y-5 max-sm:*:first:col-span-2 sm:grid-cols-3 sm:gap-x-4">
        <Field label={m.people_address_building()} {...at('building')} dir="auto" required />
        <Field label={m.people_address_floor()} {...at('floor')} dir="auto" optional={m.people_optional()} />
        <Field label={m.people_address_apartment()} {...at('apartment')} dir="auto" optional={m.people_optional()} />
      </div>
    </Form>
  )
}
