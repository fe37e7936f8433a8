import type { ReactNode } from 'react'
import { classes } from '#platform/ui/show/classes.ts'
import { FieldError } from './field-error.tsx'
import { useFormState } from './post-form.tsx'

/** The frame of every control: its label above, a hint, and its error. */
export type FieldFrame = {
  readonly label: ReactNode
  readonly name: string
  readonly id?: string
  readonly hint?: ReactNode
  /** In addition to the error of this name in the form's answer. */
  readonly error?: ReactNode
  readonly optional?: string
  readonly className?: string
}

export type ControlProps = { readonly id: string; readonly 'aria-describedby'?: string; readonly 'aria-invalid'?: true }

/** The id by which an error summary and the server find the control of this name. */
export function fieldId(name: string): string {
  return `field-${name}`
}

/** Connects a label, a hint and an error with one control of any kind. */
export function FieldShell(props: FieldFrame & { readonly children: (control: ControlProps) => ReactNode }) {
  const { label, name, id = fieldId(name), hint, optional, className, children } = props
  const answered = useFormState().errors[name]
  const error = props.error ?? answered
  const describedBy = classes(hint !== undefined && `${id}-hint`, Boolean(error) && `${id}-error`)
  return (
    <div className={classes('field', className)}>
      <label htmlFor={id}>
        {label}
        {optional && (
          <>
            {' '}
            <span className="ms-1 text-sm font-normal text-soft">{optional}</span>
          </>
        )}
      </label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="-mt-1 text-sm text-soft">
          {hint}
        </p>
      )}
      {children({ id, 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined })}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}
