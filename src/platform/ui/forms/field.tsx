import type { InputHTMLAttributes, ReactNode } from 'react'
import type { FieldFrame } from './field-shell.tsx'
import { FieldShell } from './field-shell.tsx'
import { useDefaultValue } from './post-form.tsx'

type Native = Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'id' | 'className'>

export type FieldProps = FieldFrame &
  Native & {
    readonly ltr?: boolean
    readonly code?: boolean
    readonly before?: ReactNode
    readonly after?: ReactNode
  }

/** One line of text. Phones, codes, URLs and emails are `ltr` in both languages. */
export function Field(props: FieldProps) {
  const {
    label,
    name,
    id,
    hint,
    error,
    optional,
    className,
    ltr = false,
    code = false,
    before,
    after,
    ...native
  } = props
  const defaultValue = useDefaultValue(name, native)
  return (
    <FieldShell label={label} name={name} id={id} hint={hint} error={error} optional={optional} className={className}>
      {(control) => (
        <span dir={ltr || code ? 'ltr' : undefined} className="control holder">
          {before && <span className="flex shrink-0 items-center ps-3 text-soft">{before}</span>}
          <input
            {...native}
            defaultValue={defaultValue}
            {...control}
            name={name}
            className={code ? 'figures text-center text-xl font-semibold tracking-[0.3em]' : undefined}
          />
          {after && <span className="flex shrink-0 items-center pe-3 text-soft">{after}</span>}
        </span>
      )}
    </FieldShell>
  )
}
