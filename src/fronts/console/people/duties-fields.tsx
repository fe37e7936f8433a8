import { Checkbox } from '#platform/ui/forms/checkbox.tsx'
import { FieldError } from '#platform/ui/forms/field-error.tsx'
import { useFormState } from '#platform/ui/forms/post-form.tsx'
import { type Role, roles } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import type { Place } from './read-places.ts'
import { roleNames } from './role-names.ts'

type DutiesFieldsProps = {
  readonly duties: { readonly roles: readonly Role[]; readonly places: readonly string[] }
  readonly places: readonly Place[]
}

/** What a member does and where: a box for each role and place. */
export function DutiesFields({ duties, places }: DutiesFieldsProps) {
  return (
    <>
      <Boxes
        name="roles"
        legend={m.staff_roles()}
        chosen={duties.roles}
        options={roles.map((code) => ({ code, name: roleNames[code]() }))}
      />
      <Boxes
        name="places"
        legend={m.staff_places()}
        hint={m.staff_places_hint()}
        chosen={duties.places}
        options={places}
      />
    </>
  )
}

type BoxesProps = {
  readonly name: string
  readonly legend: string
  readonly hint?: string
  readonly chosen: readonly string[]
  readonly options: readonly Place[]
}

function Boxes({ name, legend, hint, chosen, options }: BoxesProps) {
  const { errors, typed } = useFormState()
  const wasSent = Object.keys(typed).length > 0
  const isOn = (code: string) => (wasSent ? typed[`${name}.${code}`] === 'on' : chosen.includes(code))
  return (
    <fieldset id={`field-${name}`} tabIndex={-1} className="min-w-0">
      <legend className="font-semibold">{legend}</legend>
      {hint && <p className="text-sm text-soft">{hint}</p>}
      <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
        {options.map((option) => (
          <Checkbox
            key={option.code}
            name={`${name}.${option.code}`}
            label={<bdi>{option.name}</bdi>}
            defaultChecked={isOn(option.code)}
          />
        ))}
      </div>
      <FieldError id={`field-${name}-error`}>{errors[name]}</FieldError>
    </fieldset>
  )
}
