import type { InputHTMLAttributes, ReactNode } from 'react'
import { classes } from '#platform/ui/show/classes.ts'
import { Icon } from '#platform/ui/show/icon.tsx'
import { FieldError } from './field-error.tsx'
import { fieldId } from './field-shell.tsx'
import { useFormState } from './post-form.tsx'

type Native = Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'className' | 'type'>

export type CheckboxProps = Native & {
  readonly label: ReactNode
  readonly name: string
  readonly hint?: ReactNode
  readonly error?: ReactNode
  readonly look?: 'box' | 'switch'
  readonly className?: string
}

/** Yes or no. The switch look is for a setting that takes effect at once. */
export function Checkbox({
  label,
  name,
  id = fieldId(name),
  hint,
  error: own,
  look = 'box',
  className,
  ...native
}: CheckboxProps) {
  const answered = useFormState().errors[name]
  const error = own ?? answered
  const describedBy = classes(hint !== undefined && `${id}-hint`, Boolean(error) && `${id}-error`)
  const input = (
    <input
      {...native}
      type="checkbox"
      role={look === 'switch' ? 'switch' : undefined}
      id={id}
      name={name}
      aria-describedby={describedBy || undefined}
      aria-invalid={error ? true : undefined}
      className={look === 'box' ? boxClasses : switchClasses}
    />
  )
  return (
    <div className={classes('flex flex-col gap-1', className)}>
      <label
        htmlFor={id}
        className={classes(
          'flex min-h-11 items-start gap-3 py-2',
          look === 'switch' && 'flex-row-reverse justify-between',
        )}
      >
        <span className="relative mt-[0.15em] inline-flex shrink-0">
          {input}
          {look === 'box' && (
            <Icon
              name="check"
              className="pointer-events-none absolute inset-0 scale-90 text-surface opacity-0 peer-checked:opacity-100"
            />
          )}
          {look === 'switch' && <span className={knobClasses} />}
        </span>
        <span className="min-w-0">
          <span className="block">{label}</span>
          {hint !== undefined && (
            <span id={`${id}-hint`} className="block text-sm text-soft">
              {hint}
            </span>
          )}
        </span>
      </label>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}

// The tick, with its text, scrolls clear of a bar at the bottom, like a radio card.
const boxClasses =
  'max-lg:scroll-mb-28 peer size-5 appearance-none rounded-[4px] border border-edge bg-surface checked:border-sea checked:bg-sea focus-visible:rounded-[4px] aria-invalid:border-bad disabled:bg-sunken'
const switchClasses =
  'peer h-6 w-11 appearance-none rounded-full border border-edge bg-sunken transition-colors checked:border-sea checked:bg-sea focus-visible:rounded-full disabled:opacity-60'
const knobClasses =
  'pointer-events-none absolute start-1 top-1 size-4 rounded-full bg-edge transition-transform peer-checked:translate-x-5 peer-checked:bg-surface rtl:peer-checked:-translate-x-5'
