import { useState } from 'react'
import type { FieldErrors } from '#platform/http/forms/parse-form.ts'
import { siteWords } from '#platform/http/site-words.ts'
import { Button } from '#platform/ui/forms/button.tsx'
import { Select } from '#platform/ui/forms/select.tsx'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import type { StatePlaces } from './geo.ts'

type AreaFieldsProps = {
  readonly site: Site
  readonly places: readonly StatePlaces[]
  readonly state: string
  readonly area: string
  readonly errors: FieldErrors
}

/** A state and one of its areas. Without JavaScript a button of the form shows the areas of the chosen state. */
export function AreaFields({ site, places, state: first, area, errors }: AreaFieldsProps) {
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
          error={errors.state}
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
        error={errors.area}
      />
    </div>
  )
}
