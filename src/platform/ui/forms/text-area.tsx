import type { TextareaHTMLAttributes } from 'react'
import type { FieldFrame } from './field-shell.tsx'
import { FieldShell } from './field-shell.tsx'
import { useDefaultValue } from './post-form.tsx'

type Native = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'name' | 'id' | 'className'>

/** Several lines of text; grows with its content if the browser supports it. */
export function TextArea({
  label,
  name,
  id,
  hint,
  error,
  optional,
  className,
  rows = 4,
  ...native
}: FieldFrame & Native) {
  const defaultValue = useDefaultValue(name, native)
  return (
    <FieldShell label={label} name={name} id={id} hint={hint} error={error} optional={optional} className={className}>
      {(control) => (
        <textarea
          {...native}
          defaultValue={defaultValue}
          {...control}
          name={name}
          rows={rows}
          className="control field-sizing-content min-h-28 w-full px-3 py-2"
        />
      )}
    </FieldShell>
  )
}
