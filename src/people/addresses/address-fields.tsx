import { type ReactNode, useState } from 'react'
import { NameFields } from '#people/access/name-fields.tsx'
import { siteWords } from '#platform/http/site-words.ts'
import { Button } from '#platform/ui/forms/button.tsx'
import { Field } from '#platform/ui/forms/field.tsx'
import { Select } from '#platform/ui/forms/select.tsx'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import { type AddressFieldName, addressFieldList } from './address.ts'
import type { StatePlaces } from './geo.ts'

type AddressFieldsProps = {
  readonly site: Site
  readonly places: readonly StatePlaces[]
  /** The first value of each field. */
  readonly values: Readonly<Partial<Record<AddressFieldName, string>>>
}

/** The fields needed to send something: receiver and place. */
export function AddressFields({ site, places, values }: AddressFieldsProps) {
  return (
    <>
      <NameFields values={values} />
      <PhoneField value={values.phone ?? ''} />
      <PlaceFields site={site} places={places} values={values} />
    </>
  )
}

/** The phone at which the receiver is reached. */
export function PhoneField({ value }: { readonly value: string }) {
  return <Field label={m.people_phone()} name="phone" defaultValue={value} ltr type="tel" autoComplete="tel" required />
}

/** The place alone, from the state to the door. */
export function PlaceFields({ site, places, values }: AddressFieldsProps) {
  const at = (name: AddressFieldName) => ({ name, defaultValue: values[name] ?? '' })
  const lines = addressFieldList.map(({ name, label, autoComplete, isNeeded, line }) => ({
    isNarrow: line !== undefined,
    field: label && (
      <Field
        key={name}
        label={label()}
        {...at(name)}
        dir="auto"
        autoComplete={autoComplete}
        required={isNeeded}
        optional={isNeeded ? undefined : m.people_optional()}
      />
    ),
  }))
  const fieldsThat = (isNarrow: boolean): readonly ReactNode[] =>
    lines.filter((one) => one.isNarrow === isNarrow).map(({ field }) => field)
  return (
    <>
      <StateAndArea site={site} places={places} values={values} />
      {fieldsThat(false)}
      <div className="grid grid-cols-2 gap-x-3 gap-y-5 max-sm:*:first:col-span-2 sm:grid-cols-3 sm:gap-x-4">
        {fieldsThat(true)}
      </div>
    </>
  )
}

// A state and one of its areas. Without JavaScript a button of the form shows the areas of the chosen state.
function StateAndArea({ site, places, values }: AddressFieldsProps) {
  const { state: first = '', area = '' } = values
  const [state, setState] = useState(first)
  const areas = places.find((one) => one.code === state)?.areas ?? []
  return (
    <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
      <div>
        <Select
          label={siteWords(site).state}
          name="state"
          autoComplete="address-level1"
          required
          placeholder={m.people_address_choose()}
          options={places.map(({ code, name }) => ({ value: code, text: name }))}
          value={state}
          onChange={(event) => setState(event.currentTarget.value)}
        />
        <noscript>
          <Button type="submit" name="areas" value="1" size="small" className="mt-2" formNoValidate>
            {m.people_address_show_areas()}
          </Button>
        </noscript>
      </div>
      <Select
        key={state}
        label={m.people_address_area()}
        name="area"
        required
        placeholder={areas.length > 0 ? m.people_address_choose() : siteWords(site).stateFirst}
        options={areas.map(({ code, name }) => ({ value: code, text: name }))}
        defaultValue={state === first ? area : ''}
      />
    </div>
  )
}
