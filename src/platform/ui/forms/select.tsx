import type { SelectHTMLAttributes } from 'react'
import { Icon } from '#platform/ui/show/icon.tsx'
import { typedFirst } from '#platform/values/isolate.ts'
import type { FieldFrame } from './field-shell.tsx'
import { FieldShell } from './field-shell.tsx'
import { useDefaultValue } from './post-form.tsx'

export type Choice = { readonly value: string; readonly text: string; readonly disabled?: boolean }

type Native = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'name' | 'id' | 'className'>

export type SelectProps = FieldFrame & Native & { readonly options: readonly Choice[]; readonly placeholder?: string }

/** One of many: the device's own list. */
export function Select(props: SelectProps) {
  const { label, name, id, hint, error, optional, className, options, placeholder, ...native } = props
  const defaultValue = useDefaultValue(name, native)
  const chosen = native.value === undefined ? { defaultValue: defaultValue ?? '' } : {}
  return (
    <FieldShell label={label} name={name} id={id} hint={hint} error={error} optional={optional} className={className}>
      {(control) => (
        <span className="relative block">
          <select
            {...native}
            {...chosen}
            {...control}
            name={name}
            className="control w-full appearance-none truncate ps-3 pe-10"
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map(({ value, text, disabled }) => (
              <option key={value} value={value} disabled={disabled}>
                {typedFirst(text)}
              </option>
            ))}
          </select>
          <Icon name="down" className="pointer-events-none absolute end-3 top-1/2 -translate-y-1/2 text-soft" />
        </span>
      )}
    </FieldShell>
  )
}
