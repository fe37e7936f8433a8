import { FormProblems } from '#people/access/form-problems.tsx'
import { NameFields } from '#people/access/name-fields.tsx'
import type { FormAnswer } from '#platform/http/forms/answer-form.ts'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { Checkbox } from '#platform/ui/forms/checkbox.tsx'
import { Field } from '#platform/ui/forms/field.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import { AreaFields } from './area-fields.tsx'
import type { StatePlaces } from './geo.ts'
import type { Address } from './read-addresses.ts'

type AddressFieldsProps = {
  readonly site: Site
  readonly places: readonly StatePlaces[]
  readonly address: Address | null
  readonly answer: FormAnswer | undefined
  readonly home: string
}

/** All of an address; what was typed last stands before what is saved. */
export function AddressFields({ site, places, address, answer, home }: AddressFieldsProps) {
  const errors = answer?.errors ?? {}
  const value = (name: keyof Address) => answer?.typed[name] ?? String(address?.[name] ?? '')
  const isDefault = answer ? answer.typed.isDefault === 'on' : (address?.isDefault ?? false)
  const field = (name: keyof Address, label: string, more: { optional?: string; autoComplete?: string } = {}) => (
    <Field
      label={label}
      name={name}
      dir="auto"
      required={!more.optional}
      defaultValue={value(name)}
      error={errors[name]}
      {...more}
    />
  )
  const optional = m.people_optional()
  return (
    <>
      <FormProblems answer={answer} />
      <NameFields values={{ firstName: value('firstName'), lastName: value('lastName') }} errors={errors} />
      <Field
        label={m.people_phone()}
        name="phone"
        type="tel"
        autoComplete="tel"
        ltr
        required
        defaultValue={value('phone')}
        error={errors.phone}
      />
      <AreaFields site={site} places={places} state={value('state')} area={value('area')} errors={errors} />
      {field('city', m.people_address_city(), { autoComplete: 'address-level2' })}
      {field('street', m.people_address_street(), { autoComplete: 'address-line1' })}
      <div className="grid grid-cols-2 gap-x-3 gap-y-5 max-sm:*:first:col-span-2 sm:grid-cols-3 sm:gap-x-4">
        {field('building', m.people_address_building())}
        {field('floor', m.people_address_floor(), { optional })}
        {field('apartment', m.people_address_apartment(), { optional })}
      </div>
      <Field
        label={m.people_email()}
        name="email"
        type="email"
        autoComplete="email"
        ltr
        optional={optional}
        defaultValue={value('email')}
        error={errors.email}
      />
      <Checkbox label={m.people_address_is_default()} name="isDefault" defaultChecked={isDefault} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton busyLabel={m.people_busy()}>{m.people_address_save()}</SubmitButton>
        <ButtonLink to={home} kind="quiet">
          {m.people_cancel()}
        </ButtonLink>
      </div>
    </>
  )
}
